import { isKilometres, type Action, type Face, type Kilometres } from '../cards';
import { extraCards } from '../rules/actionCards';
import { counterValue } from '../rules/counter';
import type { Knowledge } from './knowledge';
import type { Plan } from './normal';
import { EMPTY, fitting, laidTo, standingOf, type Standing } from './raceStanding';

/** A reason for a card, or its consequence. In km, and cards of the reader's own hand. */
export type CardReason =
  /** K-4.1 — the trip grows to this many km. */
  | { readonly because: 'grows'; readonly card: Kilometres; readonly km: number }
  /**
   * K-4.2, K-4.4 — this many km are lost, although a card could have continued the trip ('breaks'), or because none
   * could.
   */
  | { readonly because: 'breaks' | 'mustBreak'; readonly lost: number }
  /** The trip is worth nothing, as before, whatever lies there now. */
  | { readonly because: 'stillNothing' }
  /** K-4.3, K-6.2 — a rest keeps the km, and so does a crossing that takes the card laid with it. */
  | { readonly because: 'holds'; readonly km: number }
  /** K-3.6 — one may not look at one's own trip. */
  | { readonly because: 'unseen'; readonly card: Face }
  /** K-4.4 — an action card breaks the trip, whatever lies there. */
  | { readonly because: 'cuts'; readonly card: Face }
  /** The cards in hand that still continue the trip afterwards, lowest first; or none. */
  | { readonly because: 'keeps'; readonly cards: readonly Kilometres[] }
  | { readonly because: 'lastFitting' }
  /**
   * K-5.5 — why to start anew although a card would continue the trip: the counter still lacks this many km after
   * this plan, and these cards continue the new trip.
   */
  | { readonly because: 'anew'; readonly missing: number; readonly cards: readonly Kilometres[] }
  /** K-6.4 — this many more extra cards are to be laid after this one, each a separate decision. */
  | { readonly because: 'layMore'; readonly count: number }
  /** K-5.2 — the counter would reach this many km. */
  | {
      readonly because: 'counts' | 'fills';
      readonly card: Face;
      readonly total: number;
      readonly limit: number;
    }
  /** K-5.3 — nothing is added. */
  | { readonly because: 'addsNothing' }
  /** K-6.1 */
  | { readonly because: 'lostFreight' }
  /** K-6.2 — everybody loses the last card: this one, or null where nobody knows which. */
  | { readonly because: 'levelCrossing'; readonly card: Face | null }
  /**
   * K-6.3, K-6.4 — everybody lays this many more; of one's own cards this many fit, null where it is unknown what
   * they must beat.
   */
  | {
      readonly because: 'clears';
      readonly card: Action;
      readonly extra: number;
      readonly fits: number | null;
    };

/** Could one of these cards continue the trip, or keep it with a rest? */
const canGoOn = (hand: readonly Face[], trip: Standing): boolean =>
  fitting(hand, trip).length > 0 || (!trip.rested && hand.includes('rest'));

/** The effect on the trip, also compared with the rest of the hand; `isTaken`: the card does not stay there. */
const onTrip = (before: Standing, card: Face, isTaken: boolean, hand: readonly Face[]): CardReason => {
  const { km } = before;
  if (!isTaken && isKilometres(card) && card > before.highest)
    return { because: 'grows', card, km: laidTo(before, card).km };
  if (!km) return { because: 'stillNothing' };
  if (isTaken || (card === 'rest' && !before.rested)) return { because: 'holds', km };
  return { because: canGoOn(hand, before) ? 'breaks' : 'mustBreak', lost: km };
};

/** K-3.6 — the same for a trip that may not be looked at. */
const onUnseen = (card: Face, isTaken: boolean): CardReason =>
  isTaken || isKilometres(card) || card === 'rest' ? { because: 'unseen', card } : { because: 'cuts', card };

/** The cards left in hand for the new trip. A trip broken by choice starts anew for what is still to come. */
const afterwards = (hand: readonly Face[], trip: Standing, breaksFor: number | undefined): CardReason => {
  const cards = fitting(hand, trip);
  if (!cards.length) return { because: 'lastFitting' };
  return breaksFor ? { because: 'anew', missing: breaksFor, cards } : { because: 'keeps', cards };
};

const onCounter = (
  card: Face,
  known: Knowledge,
  hand: readonly Face[],
  trip: Standing | undefined,
  last: Face | null,
): CardReason => {
  if (card === 'rest') return { because: 'addsNothing' };
  if (card === 'lostFreight') return { because: 'lostFreight' };
  if (card === 'levelCrossing') return { because: 'levelCrossing', card: last };
  if (!isKilometres(card))
    return {
      because: 'clears',
      card,
      extra: extraCards(card),
      fits: trip ? fitting(hand, trip).length : null,
    };
  const total = known.total + counterValue(card);
  return { because: total >= known.limit ? 'fills' : 'counts', card, total, limit: known.limit };
};

/** The hand without one card of each face. */
const less = (hand: readonly Face[], faces: readonly (Face | undefined)[]): Face[] =>
  faces.reduce<Face[]>(
    (left, face) => {
      const at = face === undefined ? -1 : left.indexOf(face);
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    [...hand],
  );

/** K-3.6 — the trip with this card; of an unseen trip, any card but a rest tells what the next must beat. */
const tripWith = (before: Standing | undefined, card: Face): Standing | undefined =>
  before || card !== 'rest' ? laidTo(before ?? EMPTY, card) : undefined;

/** The consequences of a plan, in at most three facts. */
export const reasonsFor = (known: Knowledge, { race, counter }: Plan): CardReason[] => {
  const hand = less(known.hand, [race, counter]);
  // K-3.6 — what lies there is unknown; only the new card is known
  const isSeen = !known.byLadder || !known.race.length;
  const before = isSeen ? standingOf(known.race) : undefined;
  // K-6.2 — the crossing takes what is laid now
  const isTaken = counter === 'levelCrossing';
  const lies = isTaken && race === undefined ? before && standingOf(known.race.slice(0, -1)) : before;
  const trip = race === undefined || isTaken ? lies : tripWith(before, race);
  const first =
    race === undefined
      ? undefined
      : before
        ? onTrip(before, race, isTaken, known.hand)
        : onUnseen(race, isTaken);
  const last = race ?? (isSeen ? (known.race.at(-1) ?? null) : null);
  // K-5.2 — the effect of the plan's counter card is a reason of its own
  const missing = known.missing - (counter === undefined ? 0 : counterValue(counter));
  const breaksFor = first?.because === 'breaks' && missing > 0 ? missing : undefined;
  const left = trip ? [afterwards(hand, trip, breaksFor)] : [];
  const second = counter === undefined ? undefined : onCounter(counter, known, hand, trip, last);
  // with a cleared road, that reason says how many fit
  if (!first) return second?.because === 'clears' ? [second] : [...(second ? [second] : []), ...left];
  const count = Math.min(known.extra - 1, hand.length);
  return [
    first,
    ...left,
    ...(second ? [second] : []),
    ...(count > 0 ? [{ because: 'layMore', count } as const] : []),
  ];
};
