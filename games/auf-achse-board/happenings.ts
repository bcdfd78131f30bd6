import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { ContractId } from './contracts';
import type { EventId } from './events';
import type { Space } from './network';
import type { Back, Due, Task } from './state';
import type { TrailerId } from './trailers';

type BySeat = { readonly seat: PlayerID };

/** For what money changes hands, or what something is due to. */
export type Cause = EventId | 'contract' | 'auction' | 'trailer';

/** A contract, or its back to those who may not read it (B-1.3). */
type Card = ContractId | Back;

/** What happens because of a move, in order: all that ever changes the table. `evolve.ts` says how. */
export type BoardHappening =
  /** Something has to be decided before the turn goes on. */
  | { readonly type: 'asked'; readonly task: Task }
  /** What was to be decided is. */
  | { readonly type: 'answered' }
  /** B-2.2 — puts a truck on the map next. */
  | (BySeat & { readonly type: 'toPlace' })
  | (BySeat & { readonly type: 'placed'; readonly space: Space })
  /** B-2.4, B-2.5 — the hands, what lies face up, and how many cards lie face down. */
  | {
      readonly type: 'dealt';
      readonly hands: PerSeat<readonly Card[]>;
      readonly offer: readonly ContractId[];
      readonly pile: number;
    }
  /** B-3.2 */
  | (BySeat & { readonly type: 'turn' })
  /** B-3.4 */
  | (BySeat & { readonly type: 'missed' })
  /** B-3.1 — `card`: what granted the roll, if it was not the turn's own. */
  | (BySeat & { readonly type: 'rolled'; readonly die: number; readonly card?: EventId })
  /** B-11.8, B-11.9 — the card grants a roll from now on, until it is taken or lapses. */
  | { readonly type: 'granted'; readonly card: EventId }
  | { readonly type: 'lapsed'; readonly card: EventId }
  /** B-4 — driven space by space; `path` leaves out where it began. `due`: what has to be done there at once. `by`: who moved it. */
  | (BySeat & {
      readonly type: 'drove';
      readonly from: Space;
      readonly path: readonly Space[];
      readonly exact: boolean;
      readonly due?: Due;
      readonly by?: PlayerID;
    })
  /** B-4.4, B-4.6, B-12 — did not move. */
  | (BySeat & { readonly type: 'stayed' })
  /** B-11.7 — sent somewhere by a card; `path`: the spaces driven over, or only where it was set down. */
  | (BySeat & {
      readonly type: 'went';
      readonly from: Space;
      readonly to: Space;
      readonly path: readonly Space[];
      readonly card: EventId;
    })
  /** B-11.8 — need not handle goods any more for which it stopped early. */
  | (BySeat & { readonly type: 'excused' })
  | (BySeat & { readonly type: 'roadworks'; readonly space: Space | null })
  | (BySeat & { readonly type: 'jam'; readonly space: Space; readonly card: EventId })
  /** B-10.1, B-10.4 */
  | (BySeat & { readonly type: 'jamEnd'; readonly space: Space })
  /** B-4.5 */
  | (BySeat & { readonly type: 'drew'; readonly card: EventId })
  /** B-15 — the event cards set aside are the pile again. */
  | { readonly type: 'reshuffled'; readonly events: readonly (EventId | Back)[] }
  /** B-4.5 — goes under the pile, or aside; `under`: as it is to be read there. */
  | (BySeat & { readonly type: 'putAway'; readonly card: EventId; readonly under: EventId | Back })
  /** B-11.3 */
  | (BySeat & { readonly type: 'noEffect'; readonly card: EventId })
  /** B-12 — lies in front of the seat from now on. */
  | (BySeat & { readonly type: 'kept'; readonly card: EventId })
  /** B-12 — a card in front of the seat is used up. */
  | (BySeat & { readonly type: 'used'; readonly card: EventId })
  | (BySeat & { readonly type: 'mustMiss'; readonly card: EventId })
  /** DM from the bank. */
  | (BySeat & { readonly type: 'earned'; readonly amount: number; readonly cause: Cause })
  /** DM to the bank. */
  | (BySeat & { readonly type: 'paid'; readonly amount: number; readonly cause: Cause })
  /** B-8.1 — cannot pay what the card demands. */
  | (BySeat & { readonly type: 'owes'; readonly amount: number; readonly card: EventId })
  | (BySeat & { readonly type: 'loaded'; readonly contract: ContractId })
  /** B-5.4, B-4.4 (a) — the seat whose turn it is has loaded or unloaded of its own will, or by Familiennachwuchs. */
  | (BySeat & { readonly type: 'handled' })
  | (BySeat & { readonly type: 'unloaded'; readonly contract: ContractId; readonly by?: EventId })
  /** B-12 Hilfe, Diebe! — `cards`: the same as they are to be read in the hand. */
  | (BySeat & {
      readonly type: 'robbed';
      readonly contracts: readonly ContractId[];
      readonly cards: readonly Card[];
    })
  | (BySeat & { readonly type: 'trailer'; readonly trailer: TrailerId })
  | (BySeat & { readonly type: 'called'; readonly contract: ContractId })
  /** B-7.5 — names a line or passes next. */
  | (BySeat & { readonly type: 'mayBid' })
  /** `line` 1–5, `price` in DM. */
  | (BySeat & { readonly type: 'bid'; readonly line: number; readonly price: number })
  /** B-7.5 — `forced`: could not afford a higher line. */
  | (BySeat & { readonly type: 'passed'; readonly forced: boolean })
  /** B-7.3, B-14.2 — `price` 0: for nothing. `card`: as it is to be read in the hand; open while it may be loaded at once (B-7.7). */
  | (BySeat & {
      readonly type: 'won';
      readonly contract: ContractId;
      readonly price: number;
      readonly card: Card;
      readonly mayLoad: boolean;
    })
  /** B-7.7 — does not load at once what it has won. */
  | (BySeat & { readonly type: 'notLoaded'; readonly contract: ContractId; readonly card: Card })
  /** B-7.8 — in that place, counted from 0. */
  | { readonly type: 'turnedUp'; readonly slot: number; readonly contract: ContractId }
  /** B-12 — a contract from a face-down pile. */
  | (BySeat & { readonly type: 'drewContract'; readonly card: EventId; readonly contract: Card })
  /** B-12 Inspektion */
  | (BySeat & { readonly type: 'passedOn'; readonly to: PlayerID; readonly card: EventId })
  /** B-12 Fracht Dumping — a contract, as it is to be read in the one hand and in the other. */
  | (BySeat & {
      readonly type: 'gave';
      readonly to: PlayerID;
      readonly card: EventId;
      readonly left: Card;
      readonly came: Card;
    })
  | (BySeat & { readonly type: 'partner'; readonly with: PlayerID; readonly card: EventId })
  /** B-13 — `totals` in DM, all settled. */
  | { readonly type: 'end'; readonly totals: PerSeat<number> };
