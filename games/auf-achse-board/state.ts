import type { PlayerID } from 'boardgame.io';
import type { Back } from '../shared/faceDown';
import { seatsOf, type PerSeat } from '../shared/seats';
import type { ContractId } from './contracts';
import type { EventId } from './events';
import type { CityId } from './map';
import type { Space } from './network';
import type { Settings } from './options';
import type { TrailerId } from './trailers';

export { BACK, type Back } from '../shared/faceDown';
export { leftOf, othersOf, rightOf, seatsOf } from '../shared/seats';

/** B-8.1, B-12 — an event card that lies in front of a player. */
export type Held = {
  readonly card: EventId;
  /** DM that the card demanded and the player could not pay; 0 for a card that is kept for another reason. */
  readonly owes: number;
};

/** B-4.1 — how far a truck may be moved, in spaces; every number in this range counts as exact. */
export type Points = { readonly least: number; readonly most: number };

/** B-7 — an auction under way. */
export type Auction = {
  readonly type: 'auction';
  /** The seat that decides now. */
  readonly seat: PlayerID;
  readonly caller: PlayerID;
  readonly contract: ContractId;
  /** The highest bid so far; lines count from 1. */
  readonly highest: { readonly seat: PlayerID; readonly line: number } | null;
  readonly passed: readonly PlayerID[];
};

/** B-4 — a truck that its owner is to move. */
export type Drive = Points & {
  readonly type: 'drive';
  readonly seat: PlayerID;
  /** The die rolled; null for points granted by a card. */
  readonly die: number | null;
  /** B-12 — may the seat decline? */
  readonly optional: boolean;
};

/** A decision that is needed before the turn goes on. */
export type Task =
  | { readonly type: 'place'; readonly seat: PlayerID }
  /** B-12 — a card grants the roll. */
  | { readonly type: 'roll'; readonly seat: PlayerID; readonly card: EventId }
  | Drive
  | { readonly type: 'roadworks'; readonly seat: PlayerID }
  /** B-3.3 — a move has ended; needs no decision. `moved`: the truck is not where it began. */
  | { readonly type: 'land'; readonly seat: PlayerID; readonly moved: boolean }
  | { readonly type: 'event'; readonly seat: PlayerID; readonly card: EventId }
  /** B-11.6 — the trucks of `left` may still be moved. */
  | (Points & { readonly type: 'snow'; readonly seat: PlayerID; readonly left: readonly PlayerID[] })
  | Auction
  /** B-7.7 — the winner may load at once. */
  | { readonly type: 'loadWon'; readonly seat: PlayerID; readonly contract: ContractId };

/** What the table waits for: the task on top, or the free part of a turn. */
export type Moment = Task | { readonly type: 'turn' };

/** B-4.4 (a), B-10.3 — the obligation from an early stop or a way into a jam. */
export type Due = 'cargo' | 'unload';

/** B-3 — the current turn. */
export type Turn = {
  readonly seat: PlayerID;
  /** B-3.1 — has the die of this turn been rolled? */
  rolled: boolean;
  /** B-3.1 — the city reached in this turn in which the truck now stands. */
  reached: CityId | null;
  /** B-7.1 — was it reached with exactly the points available? */
  exact: boolean;
  /** B-4.4 (a), B-10.3 — what must be done there before anything else. */
  due: Due | null;
  /** B-5.4 — has the seat loaded or unloaded in a city reached in this turn? */
  handled: boolean;
  /** B-3.1 — has the turn's one auction been held, or its one contract been taken (B-14.2)? */
  dealt: boolean;
  /** B-12 — cards that grant a roll now. */
  rollsWith: EventId[];
};

/**
 * The table; `Card` is what can be read of a hidden contract, `Event` of a hidden event card. Piles run from bottom
 * to top.
 */
type TableWith<Card, Event> = {
  readonly options: Settings;
  readonly startPlayer: PlayerID;
  /** B-2.3 — the dice thrown for the start, oldest first; players who tied rolled again. */
  readonly startRolls: PerSeat<readonly number[]>;
  /** B-2.2 — where the trucks stand; null before they are placed. */
  trucks: PerSeat<Space | null>;
  /** B-12 Dokumente — the cities each truck has driven through or stood in, the latest last. */
  visited: PerSeat<CityId[]>;
  /** DM. */
  money: PerSeat<number>;
  /** DM paid to the bank, minus DM paid by it. */
  bank: number;
  /** B-5.1 — contracts not yet carried out, hidden from the others. */
  hands: PerSeat<Card[]>;
  /** B-5.1 — contracts laid open with their goods aboard, the latest last. */
  aboard: PerSeat<ContractId[]>;
  /** B-1.1 — goods not aboard any truck. */
  stock: number;
  trailers: PerSeat<TrailerId[]>;
  /** B-6.1 — trailers still for sale. */
  supply: Record<TrailerId, number>;
  /** B-2.5 — the four places for public contracts. */
  offer: (ContractId | null)[];
  pile: Card[];
  /** B-2.5 — the contracts left over; before the deal all contracts. */
  reserve: Card[];
  delivered: ContractId[];
  events: Event[];
  /** B-15 — used event cards set aside, face up; empty when they go under the pile. */
  usedEvents: EventId[];
  /** B-12 — event cards in front of players, oldest first. */
  held: PerSeat<Held[]>;
  /** B-3.4 — turns each seat still has to miss. */
  missed: PerSeat<number>;
  /** B-9 — where the road-works sign stands. */
  roadworks: Space | null;
  /** B-10 — the space of the jam sign, and the seat and card that put it there. */
  jam: { readonly space: Space; readonly seat: PlayerID; readonly card: EventId } | null;
  turn: Turn;
  /** Decisions needed before the turn goes on; the last one comes first. */
  tasks: Task[];
  over: boolean;
};

/** The whole table, with all cards face up. */
export type State = TableWith<ContractId, EventId>;

/** What one seat sees of it. Every State is a View. */
export type View = TableWith<ContractId | Back, EventId | Back>;

/** Is this one of the seats? */
export const isSeat = (seat: unknown, view: Pick<View, 'hands'>): seat is PlayerID =>
  seatsOf(view).includes(seat as PlayerID);

/** The decision needed now; undefined in the free part of a turn. */
export const taskOf = (view: View): Task | undefined => view.tasks.at(-1);

/** What the table waits for. */
export const momentOf = (view: View): Moment => taskOf(view) ?? { type: 'turn' };

/** The seat that the table waits for. */
export const deciderOf = (view: View): PlayerID => taskOf(view)?.seat ?? view.turn.seat;

/** B-12 — the pile from which event cards let a player draw contracts (option `serviceDraw`). */
export const servicePileOf = <Card>({
  options,
  pile,
  reserve,
}: Pick<TableWith<Card, unknown>, 'options' | 'pile' | 'reserve'>): Card[] =>
  options.serviceDraw === 'public' ? pile : reserve;

/** B-3.1 — a turn in which nothing has been done yet. */
export const newTurn = (seat: PlayerID): Turn => ({
  seat,
  rolled: false,
  reached: null,
  exact: false,
  due: null,
  handled: false,
  dealt: false,
  rollsWith: [],
});
