import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { HappeningsOf } from '../shared/telling';
import type { CardId, CarId, SetUp, Value } from './cards';
import type { CircuitId } from './circuits';
import type { Pile } from './piles';
import type { Back, Ending, RaceResult, TurnStep } from './state';
import type { Space } from './track';

/** A card as its reader may see it. */
type Card = CardId | Back;

type Cards = Readonly<Record<CarId, readonly Card[]>>;

/** The position of all cards when a race begins. */
export type Dealt = {
  readonly hands: Cards;
  readonly piles: Cards;
  readonly stacks: PerSeat<readonly (readonly Card[])[]>;
  readonly pitCards: PerSeat<readonly CardId[]>;
  readonly aside: Cards;
};

type BySeat = { seat: PlayerID };
type ByCar = { car: CarId };

/** A car, and one of its cards that all can see. */
type ByCard = ByCar & { value: Value; card: CardId };

/**
 * Why a car did not move: no card fits, it leads with only sixes, the pit entry is blocked,
 * it rests for a pit stop, it cannot move at all.
 */
export type Waiting = 'blocked' | 'sixes' | 'pitBlocked' | 'pitStop' | 'stuck';

/**
 * Why a nuisance car's card was used without driving: it cannot be driven in full, or the car leads and
 * turned up a 6.
 */
export type Spent = 'tooFar' | 'leader';

/**
 * What a move makes happen, in order: the only thing that ever changes the table. Everybody learns of it, with cards
 * as they may read them (`seenBy`).
 */
export type RaceHappening = HappeningsOf<{
  /** The grid before a race. */
  grid: { race: number; circuit: CircuitId; grid: readonly CarId[] };
  ready: BySeat;
  /** everybody has seen the grid: now all set up their cars, each from a whole deck. */
  settingUp: { decks: Cards; piles: Cards };
  /** the others learn only that it was done. */
  choseSetUp: BySeat & {
    setUp: SetUp | null;
    pitCards: readonly CardId[];
    unsorted: readonly Card[];
    leftOut: readonly Card[];
  };
  /** — a card was laid on a pile; `stacks`: how they can be read from now on, once all cards are laid out. */
  laid: BySeat & { card: Card; pile: Pile | null; stacks: readonly (readonly Card[])[] | null };
  /** — a starting card was taken. */
  took: BySeat & { card: Card; stack: number | null };
  /** Everybody is ready: the race starts. */
  start: { race: number; circuit: CircuitId; dealt: Dealt };
  /** the car whose turn it is, and its next decision. */
  turn: ByCar & { step: TurnStep };
  round: { round: number; sixFree: boolean };
  /**
   * `path` does not include the start; `lap`: the lap begun, if the line was crossed; `stop`: a pit stop was made.
   */
  drove: ByCard & {
    /** The rest of the hand; null for a nuisance car, which turned the card up. */
    hand: readonly Card[] | null;
    from: Space;
    path: readonly Space[];
    lap: number | null;
    stop: boolean;
  };
  /** the hand was filled from the pile. */
  filled: ByCar & { cards: readonly Card[] };
  /** */
  spent: ByCard & { why: Spent };
  /** `hand`: the values shown to all; for a nuisance car its top card. */
  waited: ByCar & { why: Waiting; hand: readonly Value[] | null; cards: readonly CardId[] };
  /** A-6.3 (b) — both hands are shown. */
  showed: ByCar & { hand: readonly Value[]; cards: readonly CardId[] };
  /** drew from the stack (0–3); `empty`: it was the last card. */
  drew: ByCar & { stack: number; empty: boolean; card: Card };
  /** — a pit-stop card came to the hand; `held`: as it can be read there. */
  fetched: ByCard & { held: Card };
  /** `lying`: how the card can be read there; `onTop`: for viewers who can count the stack. */
  stowed: ByCard & { stack: number; lying: { readonly card: Card; readonly onTop: boolean } };
  /** `place`: 1–6 for a car that finished; `short`: the spaces left to the finish. */
  left: ByCar & { ending: Ending; place: number | null; short: number };
  raceEnd: { race: number; result: RaceResult };
  /** the points of all races. */
  end: { winners: readonly PlayerID[]; totals: PerSeat<number> };
}>;
