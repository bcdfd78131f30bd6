import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { HappeningsOf } from '../shared/telling';
import type { ContractId } from './contracts';
import type { EventId } from './events';
import type { Space } from './network';
import type { Back, Due, Task } from './state';
import type { TrailerId } from './trailers';

type BySeat = { seat: PlayerID };

/** A seat, and the event card that causes it. */
type ByCard = BySeat & { card: EventId };

/** The reason for a payment. */
export type Cause = EventId | 'contract' | 'auction';

/** A contract, or its back for players who may not read it (B-1.3). */
export type Card = ContractId | Back;

/** What a move makes happen, in order: the only thing that ever changes the table. `evolve.ts` defines how. */
export type BoardHappening = HappeningsOf<{
  /** A decision is needed before the turn goes on. */
  asked: { task: Task };
  /** That decision has been made. */
  answered: object;
  /** B-2.2 — this seat places its truck next. */
  toPlace: BySeat;
  placed: BySeat & { space: Space };
  /** B-2.4, B-2.5 — the hands, the face-up contracts, and the number of cards face down. */
  dealt: { hands: PerSeat<readonly Card[]>; offer: readonly ContractId[]; pile: number };
  /** B-3.2 */
  turn: BySeat;
  /** B-3.4 */
  missed: BySeat;
  /** B-3.1 — `card`: the card that granted the roll, unless it was the turn's own roll. */
  rolled: BySeat & { die: number; card?: EventId };
  /** B-11.8, B-11.9 — the card grants a roll from now on, until it is used or lapses. */
  granted: { card: EventId };
  lapsed: { card: EventId };
  /**
   * B-4 — driven space by space; `path` does not include the start. `due`: what must be done there at once. `by`: the
   * seat that moved it.
   */
  drove: BySeat & { from: Space; path: readonly Space[]; exact: boolean; due?: Due; by?: PlayerID };
  /** B-4.4, B-4.6, B-12 — did not move. */
  stayed: BySeat;
  /**
   * B-11.7 — sent by a card; `path`: the spaces driven over, or only the new space if the truck was set down there.
   */
  went: ByCard & { from: Space; to: Space; path: readonly Space[] };
  /** B-11.8 — is no longer obliged to load or unload after an early stop. */
  excused: BySeat;
  roadworks: BySeat & { space: Space | null };
  jam: ByCard & { space: Space };
  /** B-10.1, B-10.4 */
  jamEnd: BySeat & { space: Space };
  /** B-4.5 */
  drew: ByCard;
  /** B-15 — the event cards set aside form the pile again. */
  reshuffled: { events: readonly (EventId | Back)[] };
  /** B-4.5 — goes under the pile, or aside; `under`: as it can be read there. */
  putAway: ByCard & { under: EventId | Back };
  /** B-11.3 */
  noEffect: ByCard;
  /** B-12 — lies in front of the seat from now on. */
  kept: ByCard;
  /** B-12 — a card in front of the seat is used up. */
  used: ByCard;
  mustMiss: ByCard;
  /** DM from the bank. */
  earned: BySeat & { amount: number; cause: Cause };
  /** DM to the bank. */
  paid: BySeat & { amount: number; cause: Cause };
  /** B-8.1 — cannot pay what the card demands. */
  owes: ByCard & { amount: number };
  loaded: BySeat & { contract: ContractId };
  /** B-5.4, B-4.4 (a) — the seat whose turn it is has loaded or unloaded by its own move, or by Familiennachwuchs. */
  handled: BySeat;
  unloaded: BySeat & { contract: ContractId; by?: EventId };
  /** B-12 Hilfe, Diebe! — `cards`: the same contracts as they can be read in the hand. */
  robbed: BySeat & { contracts: readonly ContractId[]; cards: readonly Card[] };
  trailer: BySeat & { trailer: TrailerId };
  called: BySeat & { contract: ContractId };
  /** B-7.5 — this seat bids or passes next. */
  mayBid: BySeat;
  /** `line` 1–5, `price` in DM. */
  bid: BySeat & { line: number; price: number };
  /** B-7.5 — `forced`: could not afford a higher line. */
  passed: BySeat & { forced: boolean };
  /**
   * B-7.3, B-14.2 — `price` 0: free. `card`: as it can be read in the hand; open while it may be loaded at once
   * (B-7.7).
   */
  won: BySeat & { contract: ContractId; price: number; card: Card; mayLoad: boolean };
  /** B-7.7 — does not load the contract just won. */
  notLoaded: BySeat & { contract: ContractId; card: Card };
  /** B-7.8 — `slot`: counted from 0. */
  turnedUp: { slot: number; contract: ContractId };
  /** B-12 — a contract from a face-down pile. */
  drewContract: ByCard & { contract: Card };
  /** B-12 Inspektion */
  passedOn: ByCard & { to: PlayerID };
  /** B-12 Fracht Dumping — a contract, as it can be read in each of the two hands. */
  gave: ByCard & { to: PlayerID; left: Card; came: Card };
  partner: ByCard & { with: PlayerID };
  /** B-13 — `totals` in DM, after all payments. */
  end: { totals: PerSeat<number> };
}>;
