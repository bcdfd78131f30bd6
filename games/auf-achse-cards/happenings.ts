import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { Face } from './cards';

/** K-5.5, K-3.5, K-5.6 — why a stage is over. */
export type StageEndReason = 'limit' | 'noCards' | 'reshuffled';

/**
 * What everybody sees happen because of a move, in order. Cards are told by their faces, never by their ids: which of
 * two alike cards it was is nobody's knowledge.
 */
export type CardHappening =
  /** K-5, K-6 — a counter card is turned up; `counter` and `total` (km) are as they stand after it. */
  | {
      readonly type: 'counted';
      readonly seat: PlayerID;
      readonly card: Face;
      readonly total: number;
      readonly counter: readonly Face[];
      /** K-6.1 — the −50s that could leave, each with its set of kilometre cards. */
      readonly left: readonly (readonly Face[])[];
    }
  /** K-6.2 — these seats took the last card off their races. */
  | { readonly type: 'crossing'; readonly seats: readonly PlayerID[] }
  /** K-6.5 — revealing pauses; so many cards each seat must lay now. */
  | { readonly type: 'extra'; readonly cards: PerSeat<number> }
  /** K-3.3, K-3.4 — so many cards each seat drew. */
  | {
      readonly type: 'drawn';
      readonly cards: PerSeat<number>;
      /** So many cards each hand is still short of being full. */
      readonly short: PerSeat<number>;
      /** K-5.6 — for which time in the stage the discards became a new pile; 0 when they did not. */
      readonly reshuffled: number;
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
      readonly races: PerSeat<readonly Face[]>;
      readonly scores: PerSeat<number>;
    }
  /** K-7.2, K-7.3 — the next stage begins. */
  | { readonly type: 'stageBegin'; readonly stage: number; readonly startPlayer: PlayerID };
