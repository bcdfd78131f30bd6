import type { Back } from '../shared/faceDown';
import { itemsOf } from '../shared/options';
import type { PerSeat } from '../shared/seats';
import type { CardId, CarId, SetUp, Value } from './cards';
import { circuitNumber, type Circuit } from './circuits';
import type { Settings } from './options';
import { trackOf, type Space, type Track } from './track';

export { BACK, isFaceUp, type Back } from '../shared/faceDown';
export { seatsOf } from '../shared/seats';

/**
 * How a car left the road: across the finish, without a pit stop, out of cards, by a standstill
 * (A-6.5).
 */
export type Ending = 'finished' | 'noStop' | 'noCards' | 'standstill';

/** A car of the current race. */
export type Car = {
  /** Where it stands; null once it has left the road. */
  space: Space | null;
  /** crossings of the line so far; the first begins lap 1, the fourth finishes. */
  crossed: number;
  /** has it stopped in the pit lane? */
  stopped: boolean;
  /** must it still miss a turn for its stop (option `pitStop`)? */
  resting: boolean;
  /** turns it has had. */
  turns: number;
  ending: Ending | null;
  /** the spaces left to the finish when it left the road. */
  short: number;
};

/** the result of a race. */
export type RaceResult = {
  readonly circuit: Circuit['id'];
  /** Cars in the order they finished. */
  readonly finished: readonly CarId[];
  /** cars that did not finish, the best placed for the next grid first. */
  readonly others: readonly CarId[];
  /** */
  readonly points: PerSeat<number>;
  /** points of the cards played, and of the ideal line. */
  readonly used: PerSeat<number>;
  readonly ideal: PerSeat<number>;
  readonly stopped: PerSeat<boolean>;
};

/** What the car whose turn it is has to decide. */
export type TurnStep =
  | 'drive'
  /** from which stack to draw. */
  | 'draw'
  /** which of two pit-stop cards comes to the hand, and where the other one goes. */
  | 'fetch'
  | 'stow';

/** The table; `Card` is what can be read of a card that may be face down. Piles run from bottom to top. */
type TableWith<Card> = {
  readonly options: Settings;
  /** The number of the current race, from 0. */
  race: number;
  stage: 'grid' | 'setUp' | 'driving' | 'over';
  /** cards turned up for the first grid, oldest first; players who tied for the highest turned up another. */
  readonly gridCards: PerSeat<readonly Value[]>;
  /** the cars by grid place, which is also the turn order. */
  grid: CarId[];
  cars: Record<CarId, Car>;
  /** */
  hands: PerSeat<Card[]>;
  /** face-down piles, also of nuisance cars; empty for players in the advanced game. */
  piles: Record<CarId, Card[]>;
  /** the four stacks; empty in the basic game. Others see of a stack only whether it is empty. */
  stacks: PerSeat<Card[][]>;
  /** cards still to be laid on stacks before the race; the whole deck before a set-up is chosen. */
  unsorted: PerSeat<Card[]>;
  /**
   * cards left out by the set-up, still to be laid aside. Others cannot see how many there are of either
   * kind.
   */
  leftOut: PerSeat<Card[]>;
  /** cards that are not used; hidden from the others in the advanced game. */
  aside: PerSeat<Card[]>;
  /** beside the pit lane. */
  pitCards: PerSeat<CardId[]>;
  /** played in this race, oldest first. */
  played: Record<CarId, CardId[]>;
  /** is the hand open because it was shown? */
  shown: PerSeat<boolean>;
  /** is the top card of the car's pile open, because a nuisance car waits with it for the pit entry? */
  turnedUp: Record<CarId, boolean>;
  /** hidden from the others. */
  setUps: PerSeat<SetUp | null>;
  /** Has the seat finished what all do at once: looking at the grid, setting up its car? */
  ready: PerSeat<boolean>;
  /** The car whose turn it is, and what it has to decide. */
  turn: { readonly car: CarId; readonly step: TurnStep };
  /** The current round, from 1. */
  round: number;
  /** has a car moved, or a card been turned up, in this round? */
  stirred: boolean;
  /** is the 6 free in this round because nothing happened in the last one? */
  sixFree: boolean;
  /** Cars that left the road in this race, in the order of leaving. */
  left: CarId[];
  results: RaceResult[];
};

/** The whole table, with all cards face up. */
export type State = TableWith<CardId>;

/** What one seat sees of it. Every State is a View. */
export type View = TableWith<CardId | Back>;

/** is it a car without a player? */
export const isNuisance = (view: Pick<View, 'hands'>, car: CarId): boolean => !Object.hasOwn(view.hands, car);

const circuitsByOptions = new WeakMap<Settings, readonly Circuit[]>();

/** the circuits of the match in driving order; computed once per match. */
export const circuitsOf = ({ options }: Pick<View, 'options'>): readonly Circuit[] => {
  const known = circuitsByOptions.get(options);
  if (known) return known;
  const circuits = itemsOf(options.circuits).map((number) => circuitNumber(Number(number)));
  circuitsByOptions.set(options, circuits);
  return circuits;
};

/** The road of the current race. */
export const roadOf = (view: Pick<View, 'options' | 'race'>): Track =>
  trackOf(circuitsOf(view)[view.race]!.id);

/** is the advanced game being played? */
export const isAdvanced = (view: Pick<View, 'options'>): boolean => view.options.game === 'advanced';

/** The cars still on the road. */
export const carsOnRoad = (view: View): CarId[] => view.grid.filter((car) => view.cars[car]!.space);

/** is that card of a pile open? Piles run from bottom to top. */
export const liesOpen = (
  view: Pick<View, 'turnedUp'>,
  car: CarId,
  pile: readonly unknown[],
  at: number,
): boolean => view.turnedUp[car]! && at === pile.length - 1;

/** has a car crossed the finish? */
export const somebodyFinished = (view: View): boolean =>
  view.left.some((car) => view.cars[car]!.ending === 'finished');
