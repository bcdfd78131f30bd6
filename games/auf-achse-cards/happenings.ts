import type { PlayerID } from 'boardgame.io';
import type { PerSeat } from '../shared/seats';
import type { HappeningsOf } from '../shared/telling';
import type { CardId, Face } from './cards';
import type { Back } from './state';

/** K-5.5, K-3.5, K-5.6 — why a stage is over. */
export type StageEndReason = 'limit' | 'noCards' | 'reshuffled';

/** A card as it can be read at its new place: its id, or a back for players who may not read it. */
type Card = CardId | Back;

/** The cards on the counter, as they can be read there. */
type Counter = readonly (CardId | Face)[];

/**
 * What a move makes happen, in order: the only thing that ever changes the table. Everybody learns of everything,
 * with cards as they may read them (`seenBy`). A card that all can see is given by its face, not by its id: nobody
 * knows which of several equal cards it is.
 */
export type CardHappening = HappeningsOf<{
  /**
   * K-3.1, K-3.2, K-6.5 — a card is laid face down: `card` leaves the hand, `lying` is how it can be read on the
   * table.
   */
  laid: { seat: PlayerID; place: 'race' | 'extra' | 'counter'; card: Card; lying: Card };
  /** K-5, K-6 — a counter card is turned up; `counter` and `total` (km) are the state after it. */
  counted: {
    seat: PlayerID;
    card: Face;
    total: number;
    counter: Counter;
    /** K-6.1 — is it a −50 that finds no set to leave with? */
    waits: boolean;
    /** K-5.3, K-5.4 — the cards that are discarded. */
    discarded: readonly Card[];
  };
  /** K-6.1 — these −50s leave the counter, each with its set of kilometre cards; `counter` is what remains. */
  left: { sets: readonly (readonly Face[])[]; counter: Counter; discarded: readonly Card[] };
  /** K-6.2 — these seats took the last card off their races; the cards are shuffled and discarded. */
  crossing: { seats: readonly PlayerID[]; discarded: readonly Card[] };
  /** K-6.5 — revealing pauses; each seat must now lay this many cards. */
  extra: { cards: PerSeat<number> };
  /** K-3.3, K-3.4 — the cards each seat drew. */
  drawn: {
    cards: PerSeat<readonly Card[]>;
    /** The number of cards that each hand is still short. */
    short: PerSeat<number>;
    /**
     * K-5.6 — the number of times in this stage that the discards have become a new pile, if they just did; otherwise
     * 0.
     */
    reshuffled: number;
    /** The rest of that new pile. */
    deck: readonly Card[];
  };
  /** K-3.3 — the start player card passes to the left, a new round begins. */
  round: { round: number; startPlayer: PlayerID };
  /** K-7.1 — the stage is over; all races are open, `scores` in km. `startPlayer` turned theirs up first. */
  stageEnd: {
    stage: number;
    why: StageEndReason;
    /** The counter at the end, in km. */
    total: number;
    startPlayer: PlayerID;
    /** K-7.3 — the next holder of the start player card. */
    next: PlayerID;
    races: PerSeat<readonly Face[]>;
    scores: PerSeat<number>;
  };
  /** K-7.1 — the races of the last stage stay in place, turned up. */
  lieOpen: { races: PerSeat<readonly CardId[]> };
  /** K-7.2, K-7.3 — the next stage begins, with these hands and this draw pile. */
  stageBegin: {
    stage: number;
    startPlayer: PlayerID;
    hands: PerSeat<readonly Card[]>;
    deck: readonly Card[];
  };
}>;
