import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { CarId, CardId, SetUp, Value } from './cards';
import type { CircuitId } from './circuits';
import type { Pile } from './piles';
import type { Back, Ending, RaceResult, Step } from './state';
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

type ByCar = { readonly car: CarId };

/** Why a car did not move: nothing fits, it leads with sixes only, the pit entry is blocked, it stops a turn, it cannot move at all. */
export type Waiting = 'blocked' | 'sixes' | 'pitBlocked' | 'pitStop' | 'stuck';

/** Why a nuisance car's card was spent: it cannot be driven in full, or it leads and turned a 6. */
export type Spent = 'tooFar' | 'leader';

/** What everybody sees happen because of a move, in order. Cards are told by their values. */
export type RaceHappening =
  /** Before a race: the grid, and by which cards it came about. */
  | {
      readonly type: 'grid';
      readonly race: number;
      readonly circuit: CircuitId;
      readonly grid: readonly CarId[];
    }
  | { readonly type: 'ready'; readonly seat: PlayerID }
  /** everybody has seen the grid: now all set up their cars, with their decks before them. */
  | { readonly type: 'settingUp'; readonly decks: Cards; readonly piles: Cards }
  /** to the others that it was done, and nothing else. */
  | {
      readonly type: 'choseSetUp';
      readonly seat: PlayerID;
      readonly setUp: SetUp | null;
      readonly pitCards: readonly CardId[];
      readonly unsorted: readonly Card[];
      readonly leftOut: readonly Card[];
    }
  /** — a card was laid on a pile; `stacks`: how they lie from now on, once all is laid out. */
  | {
      readonly type: 'laid';
      readonly seat: PlayerID;
      readonly card: Card;
      readonly pile: Pile | null;
      readonly stacks: readonly (readonly Card[])[] | null;
    }
  /** — a starting card was taken. */
  | {
      readonly type: 'took';
      readonly seat: PlayerID;
      readonly card: Card;
      readonly stack: number | null;
    }
  /** Everybody is ready: the lights go out. */
  | {
      readonly type: 'start';
      readonly race: number;
      readonly circuit: CircuitId;
      readonly dealt: Dealt;
    }
  /** whose turn it is, and what that car has to decide. */
  | (ByCar & { readonly type: 'turn'; readonly step: Step })
  | { readonly type: 'round'; readonly round: number; readonly sixFree: boolean }
  /** `path` leaves out where it began; `lap`: the lap begun, where the line was crossed; `stop`: a pit stop was made. */
  | (ByCar & {
      readonly type: 'drove';
      readonly value: Value;
      readonly card: CardId;
      /** What is left in hand; none for a nuisance car, which turned the card up. */
      readonly hand: readonly Card[] | null;
      readonly from: Space;
      readonly path: readonly Space[];
      readonly lap: number | null;
      readonly stop: boolean;
    })
  /** the hand was filled up from the pile. */
  | (ByCar & { readonly type: 'filled'; readonly cards: readonly Card[] })
  /** */
  | (ByCar & {
      readonly type: 'spent';
      readonly value: Value;
      readonly card: CardId;
      readonly why: Spent;
    })
  /** `hand`: the values that were shown to all; of a nuisance car its top card. */
  | (ByCar & {
      readonly type: 'waited';
      readonly why: Waiting;
      readonly hand: readonly Value[] | null;
      readonly cards: readonly CardId[];
    })
  /** A-6.3 (b) — both hands are shown. */
  | (ByCar & { readonly type: 'showed'; readonly hand: readonly Value[]; readonly cards: readonly CardId[] })
  /** drew from the stack (0–3); `empty`: it was the last card. */
  | (ByCar & { readonly type: 'drew'; readonly stack: number; readonly empty: boolean; readonly card: Card })
  /** pit-stop cards came in. */
  | (ByCar & {
      readonly type: 'fetched';
      readonly value: Value;
      readonly card: CardId;
      /** The same as it can be read in the hand. */
      readonly held: Card;
    })
  | (ByCar & {
      readonly type: 'stowed';
      readonly value: Value;
      readonly stack: number;
      readonly card: CardId;
      /** How it lies there; `onTop`: of cards that can be counted. */
      readonly lying: { readonly card: Card; readonly onTop: boolean };
    })
  /** `place`: 1–6 for a car that finished; `short`: spaces it still had to go. */
  | (ByCar & {
      readonly type: 'left';
      readonly ending: Ending;
      readonly place: number | null;
      readonly short: number;
    })
  | { readonly type: 'raceEnd'; readonly race: number; readonly result: RaceResult }
  /** all points of all races. */
  | { readonly type: 'end'; readonly winners: readonly PlayerID[]; readonly totals: PerSeat<number> };
