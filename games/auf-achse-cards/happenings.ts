import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { HappeningsOf } from '../shared/telling';
import type { CardId, Face } from './cards';
import type { Back } from './state';

/** K-5.5, K-3.5, K-5.6 — why a stage is over. */
export type StageEndReason = 'limit' | 'noCards' | 'reshuffled';

/** A card as it is to be read where it goes: which one it is, or a back for those who may not know. */
type Card = CardId | Back;

/** What lies on the counter, as it is to be read there. */
type Counter = readonly (CardId | Face)[];

/**
 * What happens because of a move, in order: all that ever changes the table. Everybody is told everything, cards as
 * they may be read (`seenBy`). A card that all can see is told by its face, not by its id: which of two alike cards it
 * was is nobody's knowledge.
 */
export type CardHappening = HappeningsOf<{
  /** K-3.1, K-3.2, K-6.5 — a card is laid face down: `card` leaves the hand, `lying` is how it lies there. */
  laid: { seat: PlayerID; place: 'race' | 'extra' | 'counter'; card: Card; lying: Card };
  /** K-5, K-6 — a counter card is turned up; `counter` and `total` (km) are as they stand after it. */
  counted: {
    seat: PlayerID;
    card: Face;
    total: number;
    counter: Counter;
    /** K-6.1 — is it a −50 that finds no set to leave with? */
    waits: boolean;
    /** K-5.3, K-5.4 — what goes onto the discards. */
    discarded: readonly Card[];
  };
  /** K-6.1 — these −50s leave the counter, each with its set of kilometre cards; `counter` is what stays. */
  left: { sets: readonly (readonly Face[])[]; counter: Counter; discarded: readonly Card[] };
  /** K-6.2 — these seats took the last card off their races; shuffled they are discarded. */
  crossing: { seats: readonly PlayerID[]; discarded: readonly Card[] };
  /** K-6.5 — revealing pauses; so many cards each seat must lay now. */
  extra: { cards: PerSeat<number> };
  /** K-3.3, K-3.4 — the cards each seat drew. */
  drawn: {
    cards: PerSeat<readonly Card[]>;
    /** So many cards each hand is still short of being full. */
    short: PerSeat<number>;
    /** K-5.6 — for which time in the stage the discards became a new pile; 0 when they did not. */
    reshuffled: number;
    /** What is left of that new pile. */
    deck: readonly Card[];
  };
  /** K-3.3 — the start player card passes to the left, a new round begins. */
  round: { round: number; startPlayer: PlayerID };
  /** K-7.1 — the stage is over; all races lie open, `scores` in km. `startPlayer` turned theirs up first. */
  stageEnd: {
    stage: number;
    why: StageEndReason;
    /** The counter at the end, in km. */
    total: number;
    startPlayer: PlayerID;
    /** K-7.3 — to whom the start player card passes. */
    next: PlayerID;
    races: PerSeat<readonly Face[]>;
    scores: PerSeat<number>;
  };
  /** K-7.1 — the races of the last stage stay where they are, turned up. */
  lieOpen: { races: PerSeat<readonly CardId[]> };
  /** K-7.2, K-7.3 — the next stage begins, with these hands and this draw pile. */
  stageBegin: {
    stage: number;
    startPlayer: PlayerID;
    hands: PerSeat<readonly Card[]>;
    deck: readonly Card[];
  };
}>;
