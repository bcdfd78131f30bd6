import type { PlayerID } from 'boardgame.io';
import { averageOf, compared, toldWith, type Analyst } from '../../shared/analyst';
import { seededChance, type Chance } from '../../shared/chance';
import { sameMove } from '../../shared/legality';
import { searched, type Tried } from '../../shared/search';
import { perSeat, type PerSeat } from '../../shared/seats';
import { deckOf, valueOf, type CarId } from '../cards';
import type { RaceHappening } from '../happenings';
import type { RaceMove } from '../moves';
import { playerView } from '../playerView';
import { isNuisance, liesOpen, type State, type View } from '../state';
import { broughtBy, choicesOf } from './choices';
import { DOUBT, drivenOn, drivenOut, imaginedRace } from './hard';
import { chancesOfTitle, standingWorth } from './standing';

/** Races that are driven on for the chances at one place, and for comparing two decisions. */
const RACES = 32;
const COMPARED = 48;

/** Happenings that are imagined for finding the best decision. */
const IMAGINED = 4000;

/** How surely a race that is driven on tells who wins: measured by `npm run bench:chances`. */
const CONFIDENCE = 0.8;

/** What is told when something is drawn. */
const DRAWN: ReadonlySet<RaceHappening['type']> = new Set<RaceHappening['type']>([
  'grid',
  'settingUp',
  'start',
  'filled',
]);

/** the nuisance car that turned a card up and drove it, spent it, or waits with it. */
const turnedUpBy = (told: RaceHappening): CarId | undefined => {
  switch (told.type) {
    case 'drove':
      return told.hand ? undefined : told.car;
    case 'spent':
      return told.car;
    case 'waited':
      return told.why === 'pitBlocked' && told.cards.length ? told.car : undefined;
    default:
      return undefined;
  }
};

/** Was something drawn, or turned up that did not lie open before? */
const isByChance = (told: RaceHappening, before: State): boolean => {
  // who may look through the stacks draws what is wanted
  if (told.type === 'drew') return before.options.stacks !== 'open';
  const car = turnedUpBy(told);
  return DRAWN.has(told.type) || (car !== undefined && !before.turnedUp[car]);
};

const told = (chances: PerSeat<number>): PerSeat<number> => toldWith(chances, CONFIDENCE);

/**
 * the table with its piles in another order; what lies open stays on top. The same luck has cards lie in the same
 * order before one is drawn and after.
 */
const dealtAnew = (G: State, random: Chance): State => ({
  ...G,
  piles: perSeat(Object.keys(G.piles), (car) => {
    const pile = G.piles[car]!;
    const open = pile.filter((_, at) => liesOpen(G, car, pile, at));
    const down = new Set(pile.slice(0, pile.length - open.length));
    return [...random.Shuffle(deckOf(car)).filter((card) => down.has(card)), ...open];
  }),
});

/** Do two decisions come to the same? Cards of a value are alike. */
const isAlike = (view: View, seat: PlayerID, one: RaceMove, other: RaceMove): boolean => {
  if (sameMove(one, other)) return true;
  if (one.move !== other.move) return false;
  const [value, another] = [one, other].map((move) => broughtBy(view, seat, move));
  if (value !== undefined) return value === another;
  return (
    one.move === 'drive' &&
    other.move === 'drive' &&
    one.args[1] === other.args[1] &&
    valueOf(one.args[0]) === valueOf(other.args[0])
  );
};

const bestOf = (view: View, seat: PlayerID, random: Chance, choices: readonly Tried<RaceMove>[]) =>
  searched(choices, { work: IMAGINED, doubt: DOUBT }, (count) => {
    const raced = imaginedRace(view, seat, random, count);
    return (choice) => standingWorth(raced(choice), seat, view.race);
  });

/** How a race stands after some rounds is told by guesses, how it ends by drivers who do not look ahead: both together err least. */
const chancesFrom = (soon: State, luck: string): PerSeat<number> =>
  averageOf(2, (at) => chancesOfTitle(at ? drivenOut(soon, luck) : soon));

/** What the seat that has to decide would best do, as far as it can know: then chances fall where a decision is worse. */
const nextBest = (G: State, random: Chance): readonly [PlayerID, RaceMove] | undefined => {
  const { car } = G.turn;
  if (G.stage !== 'driving' || isNuisance(G, car)) return undefined;
  const view = playerView(G, car);
  const choices = choicesOf(view, car);
  return choices.length > 1 ? [car, bestOf(view, car, random, choices)] : undefined;
};

/**
 * Looks back: from every place the race is driven on to its end, and every decision is held against the best. Only
 * of laying out cards nothing is said: from memory nobody sees what lies where, and in the open a card is worth
 * what its driver makes of it turns later, which imagined drivers, who look for the next turn only, do not.
 */
export const analyst: Analyst<State, View, RaceMove, RaceHappening> = {
  isByChance,
  /** — a car is ahead only when the others have driven as well. */
  stretch: ({ race, stage, round }) => `${race} ${stage} ${round}`,
  chances: (G, random) => {
    // what everybody sets up with is shown to nobody
    if (G.stage === 'setUp') return undefined;
    const luck = Array.from({ length: RACES }, () => `${random.Number()}`);
    const first = nextBest(G, random);
    return told(
      averageOf(RACES, (at) => {
        const dealt = dealtAnew(G, seededChance(luck[at]!));
        return chancesFrom(drivenOn(dealt, luck[at]!, first), luck[at]!);
      }),
    );
  },
  verdict: (view, seat, move, random) => {
    const choices = choicesOf(view, seat);
    const made = choices.find(({ choice }) => isAlike(view, seat, choice, move));
    const [first] = choices;
    if (!first || (choices.length === 1 && made)) return undefined;
    // while cards are laid out there is something else to be done than what is tried
    if (!made && !['drive', 'wait'].includes(move.move)) return undefined;
    const preferred = bestOf(view, seat, random, choices);
    const isSame = isAlike(view, seat, preferred, move);
    return {
      preferred: [preferred],
      worth: compared(
        isSame ? preferred : move,
        preferred,
        isSame ? 1 : COMPARED,
        seat,
        () => {
          const raced = imaginedRace(view, seat, random);
          const luck = `${random.Number()}`;
          return (choice) => chancesFrom(raced(choice), luck);
        },
        told,
      ),
    };
  },
};
