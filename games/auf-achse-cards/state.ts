import type { PlayerID } from 'boardgame.io';
import { isFaceUp, type Back } from '../shared/faceDown';
import { clockwiseFrom, seatsOf, type PerSeat } from '../shared/seats';
import type { CardId, Face } from './cards';
import type { Settings } from './options';

export { BACK, isFaceUp, type Back } from '../shared/faceDown';
export { seatsOf } from '../shared/seats';

/**
 * The table; `Card` is what can be read of a card that may be face down, `Open` of one that is open. Piles run from
 * bottom to top.
 */
type TableWith<Card, Open> = {
  readonly options: Settings;
  /** The current stage, from 1; the last one once the match is over. */
  stage: number;
  /** The current round of the stage, from 1. */
  round: number;
  /** K-2.3 — the holder of the start player card. */
  startPlayer: PlayerID;
  hands: PerSeat<Card[]>;
  /** K-4 — from left to right. */
  races: PerSeat<Card[]>;
  /** K-3.1 — has the seat laid its card of this round to its race? */
  raceLaid: PerSeat<boolean>;
  /** K-3.2 — has the seat laid its card of this round for the counter, whether turned up or not? */
  counterLaid: PerSeat<boolean>;
  /** K-3.2 — the card laid for the counter, until it is turned up. */
  sealed: PerSeat<Card | null>;
  /** K-5 — the cards lying on the counter, oldest first, all face up. */
  counter: Open[];
  /** K-6.5 — extra cards that each seat must still lay before revealing goes on. */
  extra: PerSeat<number>;
  deck: Card[];
  /** K-5.6 — how often the discards have become a new draw pile in this stage. */
  reshuffles: number;
  /** K-6.7 — face down. */
  discard: Card[];
  /** K-7.1 — km of each finished stage. */
  scores: PerSeat<number[]>;
};

/** The whole table, with all cards face up. */
export type State = TableWith<CardId, CardId>;

/** What one seat sees of it: of a card that others laid, only its face, not its id. Every State is a View. */
export type View = TableWith<CardId | Back, CardId | Face>;

/** The hand cards of a seat that can be read: all of one's own, none of another's. */
export const handOf = (view: View, seat: PlayerID): CardId[] => view.hands[seat]!.filter(isFaceUp);

/** K-3.3, K-3.7 — all seats in turn order, the start player first. */
export const inTurnOrder = (view: View): PlayerID[] => clockwiseFrom(seatsOf(view), view.startPlayer);
