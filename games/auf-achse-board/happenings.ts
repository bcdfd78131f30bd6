import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { ContractId } from './contracts';
import type { EventId } from './events';
import type { Space } from './network';
import type { TrailerId } from './trailers';

type BySeat = { readonly seat: PlayerID };

/** For what money changes hands, or what something is due to. */
export type Cause = EventId | 'contract' | 'auction' | 'trailer';

/** What everybody sees happen because of a move, in order. Contracts are named only once they lie open. */
export type BoardHappening =
  | (BySeat & { readonly type: 'placed'; readonly space: Space })
  /** B-2.4, B-2.5 — hands are dealt; these lie face up. */
  | { readonly type: 'dealt'; readonly offer: readonly ContractId[]; readonly pile: number }
  /** B-3.2 */
  | (BySeat & { readonly type: 'turn' })
  /** B-3.4 */
  | (BySeat & { readonly type: 'missed' })
  /** B-3.1 — `card`: what granted the roll, if it was not the turn's own. */
  | (BySeat & { readonly type: 'rolled'; readonly die: number; readonly card?: EventId })
  /** B-4 — driven space by space; `path` leaves out where it began. `why` names who moved it by which card. */
  | (BySeat & {
      readonly type: 'drove';
      readonly from: Space;
      readonly path: readonly Space[];
      readonly exact: boolean;
      readonly by?: PlayerID;
    })
  /** B-4.4, B-4.6, B-12 — did not move. */
  | (BySeat & { readonly type: 'stayed' })
  /** B-11.7 — set down somewhere by a card. */
  | (BySeat & { readonly type: 'went'; readonly from: Space; readonly to: Space; readonly card: EventId })
  | (BySeat & { readonly type: 'roadworks'; readonly space: Space | null })
  | (BySeat & { readonly type: 'jam'; readonly space: Space; readonly card: EventId })
  /** B-10.1, B-10.4 */
  | (BySeat & { readonly type: 'jamEnd'; readonly space: Space })
  /** B-4.5 */
  | (BySeat & { readonly type: 'drew'; readonly card: EventId })
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
  | (BySeat & { readonly type: 'unloaded'; readonly contract: ContractId; readonly by?: EventId })
  /** B-12 Hilfe, Diebe! */
  | (BySeat & { readonly type: 'robbed'; readonly contracts: readonly ContractId[] })
  | (BySeat & { readonly type: 'trailer'; readonly trailer: TrailerId })
  | (BySeat & { readonly type: 'called'; readonly contract: ContractId })
  /** `line` 1–5, `price` in DM. */
  | (BySeat & { readonly type: 'bid'; readonly line: number; readonly price: number })
  /** B-7.5 — `forced`: could not afford a higher line. */
  | (BySeat & { readonly type: 'passed'; readonly forced: boolean })
  /** B-7.3, B-14.2 — `price` 0: for nothing. */
  | (BySeat & { readonly type: 'won'; readonly contract: ContractId; readonly price: number })
  | { readonly type: 'turnedUp'; readonly contract: ContractId }
  /** B-12 — a contract from a face-down pile. */
  | (BySeat & { readonly type: 'drewContract'; readonly card: EventId })
  | (BySeat & { readonly type: 'gave'; readonly to: PlayerID; readonly card: EventId })
  | (BySeat & { readonly type: 'partner'; readonly with: PlayerID; readonly card: EventId })
  /** B-13 — `totals` in DM, all settled. */
  | { readonly type: 'end'; readonly totals: PerSeat<number> };
