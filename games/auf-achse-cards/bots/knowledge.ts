import type { PlayerID } from 'boardgame.io';
import { faceOf, type CardId, type Face, type Kilometres } from '../cards';
import { counterTotal, counterValue, limitOf } from '../rules/counter';
import { totals } from '../rules/stageEnd';
import { BACK, inTurnOrder, seatsOf, type View } from '../state';
import { expectedAdd } from './outlook';
import { hopeAfter, normalAt, wearinessAfter, type Weights } from './weights';

/** What a player makes of the view of a seat: the same whoever the others are and whatever they hold. */
export type Knowledge = {
  readonly players: number;
  readonly hand: readonly Face[];
  /** The own race, by sight or as the ladder says. */
  readonly race: readonly Face[];
  /** K-3.6 — may the own race not be looked at? */
  readonly byLadder: boolean;
  /** The own card for the counter that is not turned up yet. */
  readonly sealed: Face | undefined;
  readonly raceLaid: boolean;
  readonly counterLaid: boolean;
  /** K-6.5 — extra cards to lay now; 0 while no +1 or +2 holds up the revealing. */
  readonly extra: number;
  /** Km that end the stage, the own sealed card counted already. */
  readonly missing: number;
  /** K-5 — km on the counter, and those that end the stage. */
  readonly total: number;
  readonly limit: number;
  /** Km that a counter card of somebody else is expected to add. */
  readonly add: number;
  /** Counter cards of the others that are still to come in this round. */
  readonly toCome: number;
  /** K-3.7 — how many of the others have theirs turned up before the own one. */
  readonly before: number;
  readonly lastStage: boolean;
  /** In the last stage, km that the best of the others is behind, this stage not counted; nobody asks for it before. */
  readonly lead: number;
  /** The longest race of the others, in cards. */
  readonly longest: number;
  /** What the player weighs cards by. */
  readonly weights: Weights;
  /** How far km still to come are counted on in this round. */
  readonly hope: number;
  /** Km that every further round of the stage is thought to cost in this round. */
  readonly weariness: number;
};

/**
 * K-3.6 — who may not look at their own race must not have to: they keep to a ladder, on which every place has its
 * highest card and the next place lies above it. After the last rung it begins anew.
 */
const LADDER: readonly Kilometres[] = [50, 80, 100, 110, 120];

/** The highest card for a place of the race, places counted from 0. */
export const rungAt = (place: number): Kilometres => LADDER[place % LADDER.length]!;

/** Km that the best of the others is behind, this stage not counted. */
const leadOf = (view: View, seat: PlayerID, others: readonly PlayerID[]): number => {
  const km = totals(view);
  return km[seat]! - Math.max(...others.map((other) => km[other]!));
};

/** What a seat knows from its view, and the weights it plays by. */
export const knowledgeOf = (
  view: View,
  seat: PlayerID,
  weightsAt: (players: number) => Weights = normalAt,
): Knowledge => {
  const seats = seatsOf(view);
  const weights = weightsAt(seats.length);
  const others = seats.filter((other) => other !== seat);
  const card = view.sealed[seat] as CardId | null;
  const sealed = card === null ? undefined : faceOf(card);
  const lastStage = view.stage === view.options.stages;
  const limit = limitOf(view);
  const total = counterTotal(view.counter);
  const driven = view.round - 1;
  const counting = others.filter((other) => view.sealed[other] !== null || !view.counterLaid[other]);
  return {
    players: seats.length,
    hand: (view.hands[seat] as CardId[]).map(faceOf),
    race: view.races[seat]!.map((laid, place) => (laid === BACK ? rungAt(place) : faceOf(laid))),
    byLadder: view.options.ownRace === 'memory',
    sealed,
    raceLaid: view.raceLaid[seat]!,
    counterLaid: view.counterLaid[seat]!,
    extra: view.extra[seat]!,
    total,
    limit,
    add: expectedAdd(weights.add, seats.length, total, driven),
    missing: limit - total - (sealed ? counterValue(sealed) : 0),
    toCome: counting.length,
    before: inTurnOrder(view).indexOf(seat),
    lastStage,
    lead: lastStage ? leadOf(view, seat, others) : 0,
    longest: Math.max(...others.map((other) => view.races[other]!.length)),
    weights,
    hope: hopeAfter(weights, driven),
    weariness: wearinessAfter(driven),
  };
};

/** The card of the seat's hand that shows the face; of likes, the first. The hand must hold one. */
export const holding = (view: View, seat: PlayerID, face: Face): CardId =>
  (view.hands[seat] as CardId[]).find((card) => faceOf(card) === face)!;
