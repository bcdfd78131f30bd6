import type { PlayerID } from 'boardgame.io';
import { faceOf, isCard, type CardId, type Face, type Kilometres } from '../cards';
import { counterTotal, counterValue, limitOf } from '../rules/counter';
import { totals } from '../rules/stageEnd';
import { BACK, handOf, inTurnOrder, seatsOf, type View } from '../state';
import { expectedAdd } from './outlook';
import { hopeAfter, normalAt, wearinessAfter, type Weights } from './weights';

/** What a player concludes from the view of a seat: independent of who the others are and what they hold. */
export type Knowledge = {
  readonly players: number;
  readonly hand: readonly Face[];
  /** The own race, as seen or as the ladder predicts it. */
  readonly race: readonly Face[];
  /** K-3.6 — may the own race not be looked at? */
  readonly byLadder: boolean;
  /** The own counter card that is not turned up yet. */
  readonly sealed: Face | undefined;
  readonly raceLaid: boolean;
  readonly counterLaid: boolean;
  /** K-6.5 — extra cards to lay now; 0 unless a +1 or +2 interrupts the revealing. */
  readonly extra: number;
  /** Km that are still missing to end the stage, after the own sealed card. */
  readonly missing: number;
  /** K-5 — km on the counter, and the km that end the stage. */
  readonly total: number;
  readonly limit: number;
  /** Km that another player's counter card is expected to add. */
  readonly add: number;
  /** Counter cards of the others still to come in this round. */
  readonly toCome: number;
  /** K-3.7 — how many others have their card turned up before the own. */
  readonly before: number;
  readonly lastStage: boolean;
  /** In the last stage: km by which the best of the others is behind, without this stage; 0 in earlier stages. */
  readonly lead: number;
  /** The number of cards in the longest race of the others. */
  readonly longest: number;
  /** The weights that the player plays by. */
  readonly weights: Weights;
  /** How much expected km count in this round. */
  readonly hope: number;
  /** Km that each further round of the stage is assumed to cost. */
  readonly weariness: number;
};

/**
 * K-3.6 — players who may not look at their own race must not need to: they keep to a ladder, with a highest card for
 * each place and a higher one for the next place. After the last rung it starts again.
 */
const LADDER: readonly Kilometres[] = [50, 80, 100, 110, 120];

/** The highest card for a place of the race, counted from 0. */
export const rungAt = (place: number): Kilometres => LADDER[place % LADDER.length]!;

/** Km by which the best of the others is behind, without this stage. */
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
  const card = view.sealed[seat];
  const sealed = isCard(card) ? faceOf(card) : undefined;
  const lastStage = view.stage === view.options.stages;
  const limit = limitOf(view);
  const total = counterTotal(view.counter);
  const driven = view.round - 1;
  const counting = others.filter((other) => view.sealed[other] !== null || !view.counterLaid[other]);
  return {
    players: seats.length,
    hand: handOf(view, seat).map(faceOf),
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

/** The first card of the seat's hand with this face. The hand must hold one. */
export const holding = (view: View, seat: PlayerID, face: Face): CardId =>
  handOf(view, seat).find((card) => faceOf(card) === face)!;
