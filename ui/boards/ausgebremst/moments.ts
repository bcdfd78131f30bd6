import {
  BACK,
  CROSSINGS,
  isNuisance,
  racingGame,
  valueOf,
  type Back,
  type CarId,
  type CardId,
  type RaceHappening,
  type Value,
  type View,
} from '../../../games/ausgebremst';
import { perSeat } from '../../../games/shared/seats';
import type { Snapshot } from '../../kit/match';
import { happeningsOf, type Told } from './story';

type Kind = RaceHappening['type'];

/** What is worth a look of its own; everything else is seen together with what it belongs to. */
const WORTH_A_LOOK: ReadonlySet<Kind> = new Set<Kind>(['start', 'drove', 'spent', 'waited']);

/** What is not seen together with what was before. */
const BEGINS: ReadonlySet<Kind> = new Set<Kind>([...WORTH_A_LOOK, 'round', 'showed', 'raceEnd']);

type Look = readonly RaceHappening[];

/** What was seen, cut into looks. */
const looksAt = (told: readonly RaceHappening[]): readonly Look[] => {
  const looks: RaceHappening[][] = [];
  for (const one of told) {
    const look = looks.at(-1);
    const isFull = look?.some(({ type }) => WORTH_A_LOOK.has(type));
    if (look && !(isFull && BEGINS.has(one.type))) look.push(one);
    else looks.push([one]);
  }
  return looks;
};

/** What belongs to one car, changed. */
const at = <Share>(all: Readonly<Record<string, Share>>, car: CarId, share: NoInfer<Share>) => ({
  ...all,
  [car]: share,
});

/** A car, changed. */
const withCar = (view: View, car: CarId, change: Partial<View['cars'][string]>): View => ({
  ...view,
  cars: at(view.cars, car, { ...view.cars[car]!, ...change }),
});

/** A car that has had its turn. */
const moved = (view: View, car: CarId, change: Partial<View['cars'][string]> = {}): View =>
  withCar({ ...view, turn: { car, step: 'drive' } }, car, { ...change, turns: view.cars[car]!.turns + 1 });

/** Is the table at the end of the step still that of the same race? */
const isSameRace = (view: View, end: View): boolean => view.race === end.race && end.stage !== 'grid';

/** The card that was played or turned up next; where that is no longer to be seen, one of its likes. */
const cardOf = (view: View, car: CarId, value: Value, end: View): CardId => {
  const played = view.played[car]!;
  const next = isSameRace(view, end) ? end.played[car]![played.length] : undefined;
  if (next) return next;
  const alike = played.filter((card) => valueOf(card) === value).length;
  return `${value}-${alike + 1}@${car}`;
};

/** What a seat has before it once it is done: its cards as they lie at the end of the step. */
const cornerOf = (view: View, seat: CarId, end: View): View =>
  isNuisance(view, seat) || !isSameRace(view, end)
    ? view
    : {
        ...view,
        hands: at(view.hands, seat, end.hands[seat]!),
        piles: at(view.piles, seat, end.piles[seat]!),
        stacks: at(view.stacks, seat, end.stacks[seat]!),
        pitCards: at(view.pitCards, seat, end.pitCards[seat]!),
        shown: at(view.shown, seat, end.shown[seat]!),
      };

/** — a card leaves the hand or the pile and lies open. */
const playing = (view: View, { car, value }: Told<'drove' | 'spent'>, end: View): View => {
  const card = cardOf(view, car, value, end);
  const played = {
    ...view,
    played: at(view.played, car, [...view.played[car]!, card]),
    turnedUp: at(view.turnedUp, car, false),
  };
  if (isNuisance(view, car)) return { ...played, piles: at(view.piles, car, view.piles[car]!.slice(0, -1)) };
  const hand = view.hands[car]!;
  const gone = hand.includes(card) ? hand.indexOf(card) : hand.length - 1;
  const without = {
    ...played,
    hands: at(
      view.hands,
      car,
      hand.filter((_, index) => index !== gone),
    ),
  };
  return cornerOf(without, car, end);
};

const drove = (view: View, told: Told<'drove'>, end: View): View => {
  const { car, from, path, lap, stop } = told;
  const { crossed, stopped } = view.cars[car]!;
  return moved(playing(view, told, end), car, {
    space: path.at(-1) ?? from,
    crossed: lap ?? crossed,
    stopped: stopped || stop,
  });
};

/** — a nuisance car that shows a card has turned up the top one of its pile. */
const waited = (view: View, { car, hand }: Told<'waited'>, end: View): View => {
  const after = cornerOf(moved(view, car, { resting: false }), car, end);
  if (!hand || !isNuisance(view, car)) return after;
  const top = isSameRace(view, end) && end.turnedUp[car] ? end.piles[car]!.at(-1)! : BACK;
  const card = top === BACK ? cardOf(view, car, hand[0]!, end) : top;
  return {
    ...after,
    piles: at(view.piles, car, [...view.piles[car]!.slice(0, -1), card]),
    turnedUp: at(view.turnedUp, car, true),
  };
};

const left = (view: View, { car, ending, short }: Told<'left'>): View => ({
  ...withCar(view, car, {
    space: null,
    ending,
    short,
    ...(ending === 'finished' && { crossed: CROSSINGS }),
  }),
  left: [...view.left, car],
});

/** The lights are out: everybody has cards, nobody has driven. */
const started = (view: View, end: View): View => ({
  ...end,
  cars: view.cars,
  played: view.played,
  left: view.left,
  piles: perSeat(view.grid, (car) => [...end.piles[car]!, ...end.played[car]!.map((): Back => BACK)]),
  turn: view.turn,
  round: 1,
  sixFree: false,
});

/** The table right after one thing was seen; `end` is how it stands once all is done. */
const seenAfter = (view: View, told: RaceHappening, end: View): View => {
  switch (told.type) {
    case 'ready':
      return { ...view, ready: at(view.ready, told.seat, true) };
    case 'start':
      return started(view, end);
    case 'round':
      return { ...view, round: told.round, sixFree: told.sixFree };
    case 'drove':
      return drove(view, told, end);
    case 'spent':
      return moved(playing(view, told, end), told.car);
    case 'waited':
      return waited(view, told, end);
    case 'drew':
    case 'fetched':
    case 'stowed':
      return cornerOf(view, told.car, end);
    case 'left':
      return left(view, told);
    // What these change is seen with the drive that follows, or at the end of the step.
    case 'showed':
    case 'raceEnd':
    case 'grid':
    case 'end':
      return view;
  }
};

/** The table as everybody may see it. */
const covered = ({ view }: Pick<Snapshot<View>, 'view' | 'ctx'>): View =>
  racingGame.playerView(view as never, null);

/**
 * The moments of a step worth stopping at: the lights going out, each car's drive one after the other, before the race
 * is counted. The last one is the position after the step. Where the eyes change with the step, nobody's cards are
 * shown but at the end.
 */
export const moments = (before: Snapshot<View>, after: Snapshot<View>): readonly Snapshot<View>[] => {
  const [entry, ...more] = after.log.slice(before.log.length);
  // Of steps that came in together the tables between them are not known.
  if (!entry || more.length) return [after];
  const earlier = after.log.slice(0, -1);
  const looks = looksAt(happeningsOf(entry));
  const isMine = before.playerID === after.playerID;
  const end = isMine ? after.view : covered(after);
  let view = isMine ? before.view : covered(before);
  const shown = looks.slice(0, -1).map((look, last): Snapshot<View> => {
    view = look.reduce((table, told) => seenAfter(table, told, end), view);
    return {
      ...after,
      ctx: before.ctx,
      view,
      log: [...earlier, { ...entry, happenings: looks.slice(0, last + 1).flat() }],
    };
  });
  return [...shown, after];
};
