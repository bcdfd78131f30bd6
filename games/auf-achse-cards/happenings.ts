import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { CardId, Face } from './cards';
import type { Back } from './state';

/** K-5.5, K-3.5, K-5.6 — why a stage is over. */
export type StageEndReason = 'limit' | 'noCards' | 'reshuffled';

/** A card as it is to be read where it goes: which one it is, or a back for those who may not know. */
type Card = CardId | Back;

/**
 * What happens because of a move, in order: all that ever changes the table. Everybody is told everything, cards as
 * they may be read (`seenBy`). A card that all can see is told by its face, not by its id: which of two alike cards it
 * was is nobody's knowledge.
 */
export type CardHappening =
  /** K-3.1, K-3.2, K-6.5 — a card is laid face down: `card` leaves the hand, `lying` is how it lies there. */
  | {
      readonly type: 'laid';
      readonly seat: PlayerID;
      readonly place: 'race' | 'extra' | 'counter';
      readonly card: Card;
      readonly lying: Card;
    }
  /** K-5, K-6 — a counter card is turned up; `counter` and `total` (km) are as they stand after it. */
  | {
      readonly type: 'counted';
      readonly seat: PlayerID;
      readonly card: Face;
      readonly total: number;
      readonly counter: readonly (CardId | Face)[];
      /** K-6.1 — is it a −50 that finds no set to leave with? */
      readonly waits: boolean;
      /** K-5.3, K-5.4 — what goes onto the discards. */
      readonly discarded: readonly Card[];
    }
  /** K-6.1 — these −50s leave the counter, each with its set of kilometre cards; `counter` is what stays. */
  | {
      readonly type: 'left';
      readonly sets: readonly (readonly Face[])[];
      readonly counter: readonly (CardId | Face)[];
      readonly discarded: readonly Card[];
    }
  /** K-6.2 — these seats took the last card off their races; shuffled they are discarded. */
  | { readonly type: 'crossing'; readonly seats: readonly PlayerID[]; readonly discarded: readonly Card[] }
  /** K-6.5 — revealing pauses; so many cards each seat must lay now. */
  | { readonly type: 'extra'; readonly cards: PerSeat<number> }
  /** K-3.3, K-3.4 — the cards each seat drew. */
  | {
      readonly type: 'drawn';
      readonly cards: PerSeat<readonly Card[]>;
      /** So many cards each hand is still short of being full. */
      readonly short: PerSeat<number>;
      /** K-5.6 — for which time in the stage the discards became a new pile; 0 when they did not. */
      readonly reshuffled: number;
      /** What is left of that new pile. */
      readonly deck: readonly Card[];
    }
  /** K-3.3 — the start player card passes to the left, a new round begins. */
  | { readonly type: 'round'; readonly round: number; readonly startPlayer: PlayerID }
  /** K-7.1 — the stage is over; all races lie open, `scores` in km. `startPlayer` turned theirs up first. */
  | {
      readonly type: 'stageEnd';
      readonly stage: number;
      readonly why: StageEndReason;
      /** The counter at the end, in km. */
      readonly total: number;
      readonly startPlayer: PlayerID;
      /** K-7.3 — to whom the start player card passes. */
      readonly next: PlayerID;
      readonly races: PerSeat<readonly Face[]>;
      readonly scores: PerSeat<number>;
    }
  /** K-7.1 — the races of the last stage stay where they are, turned up. */
  | { readonly type: 'lieOpen'; readonly races: PerSeat<readonly CardId[]> }
  /** K-7.2, K-7.3 — the next stage begins, with these hands and this draw pile. */
  | {
      readonly type: 'stageBegin';
      readonly stage: number;
      readonly startPlayer: PlayerID;
      readonly hands: PerSeat<readonly Card[]>;
      readonly deck: readonly Card[];
    };
