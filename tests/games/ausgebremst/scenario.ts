import type { PlayerID } from 'boardgame.io';
import { seededChance, type Chance } from '../../../games/shared/chance';
import type { LegalMove } from '../../../games/shared/legality';
import { perSeat } from '../../../games/shared/seats';
import { tableOf } from '../../../games/shared/table';
import { racingGame } from '../../../games/ausgebremst';
import { deckOf, type CarId, type CardId, type Value } from '../../../games/ausgebremst/cards';
import { evolve } from '../../../games/ausgebremst/evolve';
import type { RaceHappening } from '../../../games/ausgebremst/happenings';
import { options, type Settings } from '../../../games/ausgebremst/options';
import { nuisanceCars } from '../../../games/ausgebremst/rules/grid';
import { playOn } from '../../../games/ausgebremst/rules/race';
import { ASIDE } from '../../../games/ausgebremst/piles';
import { lineUp } from '../../../games/ausgebremst/rules/lineUp';
import { seatsOf, type Car, type State } from '../../../games/ausgebremst/state';
import type { Space } from '../../../games/ausgebremst/track';

/** Happenings that only update the table: no sentence tells them, a law compares them with the table. */
export const QUIET: ReadonlySet<string> = new Set([
  'settingUp',
  'choseSetUp',
  'laid',
  'took',
  'turn',
  'filled',
]);

/** Fields that only name the cards. */
const WHICH: ReadonlySet<string> = new Set(['card', 'held', 'cards', 'lying', 'dealt']);

/** What happened, as the log tells it. */
const inWords = (told: readonly RaceHappening[]): RaceHappening[] =>
  told
    .filter(({ type }) => !QUIET.has(type))
    .map((one) => {
      const words = Object.entries(one).filter(
        ([key]) => !WHICH.has(key) && !(one.type === 'drove' && key === 'hand'),
      );
      return Object.fromEntries(words) as unknown as RaceHappening;
    });

/** The moves by name. */
export type MoveName = 'ready' | 'chooseSetUp' | 'lay' | 'draw' | 'drive' | 'wait' | 'fetch' | 'stow';

/** Options for an advanced race. */
export const ADVANCED = { game: 'advanced' } as const;

/** Cards of these values from a car's deck, each copy once. */
export const cards = (car: CarId, ...values: readonly Value[]): CardId[] => {
  const deck = deckOf(car);
  return values.map(
    (value) =>
      deck.splice(
        deck.findIndex((card) => card.startsWith(`${value}-`)),
        1,
      )[0]!,
  );
};

/** The given facts of a car, apart from its space. */
export type More = Partial<Omit<Car, 'space'>>;

type About = {
  /** 3 to 6; the rest are nuisance cars. */
  readonly players?: number;
  readonly options?: Partial<Settings>;
  /** The cars of a test; the others are off the road. A car has had its first turn and is in its first lap. */
  readonly cars: Readonly<Record<CarId, More & { readonly space: Space }>>;
  /** Values in hand; the rest of the deck is each car's pile, top card last. */
  readonly hands?: Readonly<Record<PlayerID, readonly Value[]>>;
  /** Values of the pile from top to bottom, where it matters; by default the remaining cards. */
  readonly piles?: Readonly<Record<CarId, readonly Value[]>>;
  readonly turn?: State['turn'];
  readonly table?: Partial<State>;
};

/** Takes cards of these values out of a deck. */
const dealt = (car: CarId, values: readonly Value[], from: CardId[]): CardId[] =>
  values.map((value) => {
    const at = from.findIndex((card) => card.startsWith(`${value}-`));
    return from.splice(at, 1)[0] ?? cards(car, value)[0]!;
  });

/** A race in full swing, with only what the test needs: it is seat 0's turn to drive. */
export const scenario = ({
  players = 3,
  options: chosen,
  cars,
  hands = {},
  piles = {},
  turn,
  table,
}: About): State => {
  const seats = Array.from({ length: players }, (_, seat) => String(seat));
  const grid = [...nuisanceCars(players), ...seats];
  const G = {
    options: { ...options.defaults, circuits: '1', ...chosen },
    race: 0,
    gridCards: perSeat(seats, () => []),
    hands: perSeat(seats, () => []),
    results: [],
  } as unknown as State;
  lineUp(G, grid);
  G.stage = 'driving';
  for (const car of grid) {
    const about = cars[car];
    const base = { ...G.cars[car]!, turns: 1, crossed: 1 };
    G.cars[car] = about ? { ...base, ...about } : { ...base, space: null, ending: 'noCards' };
    if (!about) G.left.push(car);
  }
  for (const car of grid) {
    const rest = deckOf(car);
    if (seats.includes(car)) G.hands[car] = dealt(car, hands[car] ?? [], rest);
    const told = piles[car];
    G.piles[car] = told ? dealt(car, told, rest).toReversed() : rest.splice(0);
    G.played[car] = rest;
  }
  G.turn = turn ?? { car: '0', step: 'drive' };
  return Object.assign(G, table);
};

/**
 * Makes a legal move as the game does, and returns the visible happenings; throws with the refusal of any other move.
 */
export const play = (
  G: State,
  seat: PlayerID,
  [name, ...args]: readonly [MoveName, ...unknown[]],
  random: Chance = seededChance('race'),
): RaceHappening[] => {
  const ruling = racingGame.judge(G, seat, { move: name, args });
  if ('refusal' in ruling)
    throw new Error(`${seat} ${name} ${args.join(' ')}: ${JSON.stringify(ruling.refusal)}`);
  return inWords(ruling.carryOut(G, random) as RaceHappening[]);
};

/** Nuisance cars and missed turns: all that happens automatically from here on, as it is seen. */
export const letRun = (G: State, random: Chance = seededChance('race')): RaceHappening[] => {
  const seen: RaceHappening[] = [];
  const tell = (happening: RaceHappening) => {
    evolve(G, happening);
    seen.push(happening);
  };
  playOn({ G, random, tell });
  return inWords(seen);
};

/** A match before its first race, or at a later `stage` that all seats have reached. */
export const opening = (
  chosen: Partial<Settings> = {},
  players = 3,
  stage: 'grid' | 'setUp' | 'driving' = 'grid',
): State => {
  const { start } = tableOf(racingGame, { seed: 'lights out', numPlayers: players, options: chosen });
  const G = structuredClone(start.G);
  const random = seededChance('lights out');
  if (stage !== 'grid') for (const seat of seatsOf(G)) play(G, seat, ['ready'], random);
  if (stage === 'driving' && chosen.game === 'advanced') for (const seat of seatsOf(G)) setUpCar(G, seat);
  return G;
};

/** The card of that value in the seat's hand. */
export const held = (G: State, seat: PlayerID, value: Value): CardId =>
  G.hands[seat]!.find((card) => card.startsWith(`${value}-`))!;

/** Plays the card of that value to that target. */
export const driveTo = (G: State, seat: PlayerID, value: Value, target: string): RaceHappening[] =>
  play(G, seat, ['drive', held(G, seat, value), target]);

/** All legal moves of a seat, or only those with that name. */
export const open = (G: State, seat: PlayerID, name?: MoveName): readonly LegalMove[] =>
  racingGame.legalMoves(G, seat).filter(({ move }) => !name || move === name);

/** Where the seat can drive with a card of that value. */
export const targets = (G: State, seat: PlayerID, value: Value): string[] => [
  ...new Set(
    open(G, seat, 'drive').flatMap(({ args: [card, target] }) =>
      (card as string).startsWith(`${value}-`) ? [target as string] : [],
    ),
  ),
];

/** Why a move is refused, as `reason rule`; undefined if it is legal. */
export const refused = (
  G: State,
  seat: PlayerID,
  [move, ...args]: readonly unknown[],
): string | undefined => {
  const why = racingGame.whyNot(G, seat, { move: move as string, args });
  return why && `${why.reason} ${why.rule}`;
};

/** Lays aside all cards that the set-up leaves out. */
export const layAside = (G: State, seat: PlayerID): void => {
  for (const card of G.leftOut[seat]!) play(G, seat, ['lay', card, ASIDE]);
};

/** A complete advanced set-up: every card laid on a stack by its value, two starting cards drawn. */
export const setUpCar = (G: State, seat: PlayerID, setUp: 'fast' | 'medium' | 'slow' = 'slow'): void => {
  play(G, seat, ['chooseSetUp', setUp]);
  for (const card of G.unsorted[seat]!) play(G, seat, ['lay', card, Math.floor((Number(card[0]) - 1) / 2)]);
  layAside(G, seat);
  for (const _ of [1, 2]) play(G, seat, ['draw', G.stacks[seat]!.findIndex((stack) => stack.length > 0)]);
};

/** Everybody at the table. */
export const seats = (G: State): readonly PlayerID[] => seatsOf(G);

export type Cars = Readonly<Record<CarId, More & { readonly space: Space }>>;

/** A hand for which the rule of the six makes exceptions. */
export const SIXES: readonly Value[] = [6, 6, 6];

/** Seat 0 to move with these cards, the others where they stand. */
export const race = (
  cars: Cars,
  hands: Readonly<Record<string, readonly Value[]>>,
  more: Partial<State> = {},
): State => scenario({ cars, hands, table: more });

/** May seat 0 play its 6? */
export const mayPlaySix = (G: State): boolean => targets(G, '0', 6).length > 0;

/**
 * Two of three lanes are occupied by joint leaders with only sixes: neither may move, and together they do not block.
 */
export const standstill = (): State =>
  race({ 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3b1' } }, { 0: SIXES, 1: SIXES });
