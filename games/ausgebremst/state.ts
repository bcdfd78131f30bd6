import type { Back } from '../shared/faceDown';
import { itemsOf } from '../shared/options';
import type { PerSeat } from '../shared/seats';
import type { CardId, CarId, SetUp, Value } from './cards';
import { circuitNumber, type Circuit } from './circuits';
import type { Settings } from './options';
import { trackOf, type Space, type Track } from './track';

export { BACK, isFaceUp, type Back } from '../shared/faceDown';
export { seatsOf } from '../shared/seats';

/** How a car left the road: across the finish, without a pit stop, out of cards, by a standstill. */
export type Ending = 'finished' | 'noStop' | 'noCards' | 'standstill';

/** A car of the race being driven. */
export type Car = {
  /** Where it stands; nowhere once it has left the road. */
  space: Space | null;
  /** crossings of the line so far; the first begins lap 1, the fourth finishes. */
  crossed: number;
  /** has it stopped in the pit lane? */
  stopped: boolean;
  /** has it still to miss a turn for its stop (option `pitStop`)? */
  resting: boolean;
  /** turns it has had. */
  turns: number;
  ending: Ending | null;
  /** spaces it still had to go when it left the road. */
  short: number;
};

/** what a race came to. */
export type RaceResult = {
  readonly circuit: Circuit['id'];
  /** Cars in the order they finished. */
  readonly finished: readonly CarId[];
  /** cars that did not, the best placed for the next grid first. */
  readonly others: readonly CarId[];
  /** */
  readonly points: PerSeat<number>;
  /** points of the cards played, against the ideal line. */
  readonly used: PerSeat<number>;
  readonly ideal: PerSeat<number>;
  readonly stopped: PerSeat<boolean>;
};

/** What the car whose turn it is has to decide. */
export type TurnStep =
  | 'drive'
  /** from which stack to draw. */
  | 'draw'
  /** which of two pit-stop cards comes to hand, and where the other one goes. */
  | 'fetch'
  | 'stow';

/** The table; `Card` is what can be read on a card that may lie face down. Piles run from bottom to top. */
type TableWith<Card> = {
  readonly options: Settings;
  /** Which race, from 0. */
  race: number;
  stage: 'grid' | 'setUp' | 'driving' | 'over';
  /** cards turned for the first grid, oldest first; those that tied for the highest turned again. */
  readonly gridCards: PerSeat<readonly Value[]>;
  /** the cars by grid place; that is the turn order as well. */
  grid: CarId[];
  cars: Record<CarId, Car>;
  /** */
  hands: PerSeat<Card[]>;
  /** face-down piles, of nuisance cars too; empty for players of the advanced game. */
  piles: Record<CarId, Card[]>;
  /** the four stacks; without cards in the basic game. Others see of one only whether it is empty. */
  stacks: PerSeat<Card[][]>;
  /** cards still to be laid on stacks before the race; before a set-up is chosen the whole deck. */
  unsorted: PerSeat<Card[]>;
  /** cards the set-up leaves out, still to be laid aside. Nobody else sees how many of either there are. */
  leftOut: PerSeat<Card[]>;
  /** cards that take no part; hidden from the others in the advanced game. */
  aside: PerSeat<Card[]>;
  /** beside the pit lane. */
  pitCards: PerSeat<CardId[]>;
  /** played in this race, oldest first. */
  played: Record<CarId, CardId[]>;
  /** does the hand lie open since it was shown? */
  shown: PerSeat<boolean>;
  /** does the top card of the car's pile lie open, because a nuisance car waits for the pit entry with it? */
  turnedUp: Record<CarId, boolean>;
  /** hidden from the others. */
  setUps: PerSeat<SetUp | null>;
  /** Has the seat done what everybody does at once: looked at the grid, set up its car? */
  ready: PerSeat<boolean>;
  /** Whose turn it is, and what that car has to decide. */
  turn: { readonly car: CarId; readonly step: TurnStep };
  /** From 1. */
  round: number;
  /** has a car moved or a card been turned in this round? */
  stirred: boolean;
  /** is the 6 free in this round, because nothing happened in the last one? */
  sixFree: boolean;
  /** Cars that left the road in this race, in that order. */
  left: CarId[];
  results: RaceResult[];
};

/** The whole table, everything face up. */
export type State = TableWith<CardId>;

/** What one seat sees of it. Every State is a View. */
export type View = TableWith<CardId | Back>;

/** is the car nobody's? */
export const isNuisance = (view: Pick<View, 'hands'>, car: CarId): boolean => !Object.hasOwn(view.hands, car);

const circuitsByOptions = new WeakMap<Settings, readonly Circuit[]>();

/** the circuits of the match in the order they are driven; read once for all the questions of a match. */
export const circuitsOf = ({ options }: Pick<View, 'options'>): readonly Circuit[] => {
  const known = circuitsByOptions.get(options);
  if (known) return known;
  const circuits = itemsOf(options.circuits).map((number) => circuitNumber(Number(number)));
  circuitsByOptions.set(options, circuits);
  return circuits;
};

/** The road of the race being driven. */
export const roadOf = (view: Pick<View, 'options' | 'race'>): Track =>
  trackOf(circuitsOf(view)[view.race]!.id);

/** is the advanced game being played? */
export const isAdvanced = (view: Pick<View, 'options'>): boolean => view.options.game === 'advanced';

/** The cars still on the road. */
export const carsOnRoad = (view: View): CarId[] => view.grid.filter((car) => view.cars[car]!.space);

/** does that card of a pile lie open? Piles run from bottom to top. */
export const liesOpen = (
  view: Pick<View, 'turnedUp'>,
  car: CarId,
  pile: readonly unknown[],
  at: number,
): boolean => view.turnedUp[car]! && at === pile.length - 1;

/** has a car crossed the finish? */
export const somebodyFinished = (view: View): boolean =>
  view.left.some((car) => view.cars[car]!.ending === 'finished');
