import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { HappeningsOf } from '../shared/telling';
import type { CardId, CarId, SetUp, Value } from './cards';
import type { CircuitId } from './circuits';
import type { Pile } from './piles';
import type { Back, Ending, RaceResult, TurnStep } from './state';
import type { Space } from './track';

/** A card as it can be read by whoever is told of it. */
type Card = CardId | Back;

type Cards = Readonly<Record<CarId, readonly Card[]>>;

/** How all cards lie as a race begins. */
export type Dealt = {
  readonly hands: Cards;
  readonly piles: Cards;
  readonly stacks: PerSeat<readonly (readonly Card[])[]>;
  readonly pitCards: PerSeat<readonly CardId[]>;
  readonly aside: Cards;
};

type BySeat = { seat: PlayerID };
type ByCar = { car: CarId };

/** A car, and a card of it that all can see. */
type ByCard = ByCar & { value: Value; card: CardId };

/** Why a car did not move: nothing fits, it leads with sixes only, the pit entry is blocked, it stops a turn, it cannot move at all. */
export type Waiting = 'blocked' | 'sixes' | 'pitBlocked' | 'pitStop' | 'stuck';

/** Why a nuisance car's card was spent: it cannot be driven in full, or it leads and turned a 6. */
export type Spent = 'tooFar' | 'leader';

/** What happens because of a move, in order: all that ever changes the table. Everybody is told, cards as they may be read (`seenBy`). */
export type RaceHappening = HappeningsOf<{
  /** Before a race: the grid, and by which cards it came about. */
  grid: { race: number; circuit: CircuitId; grid: readonly CarId[] };
  ready: BySeat;
  /** everybody has seen the grid: now all set up their cars, with their decks before them. */
  settingUp: { decks: Cards; piles: Cards };
  /** to the others that it was done, and nothing else. */
  choseSetUp: BySeat & {
    setUp: SetUp | null;
    pitCards: readonly CardId[];
    unsorted: readonly Card[];
    leftOut: readonly Card[];
  };
  /** — a card was laid on a pile; `stacks`: how they lie from now on, once all is laid out. */
  laid: BySeat & { card: Card; pile: Pile | null; stacks: readonly (readonly Card[])[] | null };
  /** — a starting card was taken. */
  took: BySeat & { card: Card; stack: number | null };
  /** Everybody is ready: the lights go out. */
  start: { race: number; circuit: CircuitId; dealt: Dealt };
  /** whose turn it is, and what that car has to decide. */
  turn: ByCar & { step: TurnStep };
  round: { round: number; sixFree: boolean };
  /** `path` leaves out where it began; `lap`: the lap begun, where the line was crossed; `stop`: a pit stop was made. */
  drove: ByCard & {
    /** What is left in hand; none for a nuisance car, which turned the card up. */
    hand: readonly Card[] | null;
    from: Space;
    path: readonly Space[];
    lap: number | null;
    stop: boolean;
  };
  /** the hand was filled up from the pile. */
  filled: ByCar & { cards: readonly Card[] };
  /** */
  spent: ByCard & { why: Spent };
  /** `hand`: the values that were shown to all; of a nuisance car its top card. */
  waited: ByCar & { why: Waiting; hand: readonly Value[] | null; cards: readonly CardId[] };
  /** A-6.3 (b) — both hands are shown. */
  showed: ByCar & { hand: readonly Value[]; cards: readonly CardId[] };
  /** drew from the stack (0–3); `empty`: it was the last card. */
  drew: ByCar & { stack: number; empty: boolean; card: Card };
  /** pit-stop cards came in; `held`: as the card can be read in the hand. */
  fetched: ByCard & { held: Card };
  /** `lying`: how it lies there; `onTop`: of cards that can be counted. */
  stowed: ByCard & { stack: number; lying: { readonly card: Card; readonly onTop: boolean } };
  /** `place`: 1–6 for a car that finished; `short`: spaces it still had to go. */
  left: ByCar & { ending: Ending; place: number | null; short: number };
  raceEnd: { race: number; result: RaceResult };
  /** all points of all races. */
  end: { winners: readonly PlayerID[]; totals: PerSeat<number> };
}>;
