import type { PlayerID } from 'boardgame.io';
import { seatsOf, type View } from '../state';
import type { Weights } from './weights';

/** How long the match will last, estimated from the open cards, and what a turn is worth until then. */
export type Outlook = {
  /** DM that a free turn is worth: in it one could call and carry further contracts. */
  readonly turnCost: number;
  /** The chance that the match still runs after a number of turns, in steps of a quarter turn. */
  readonly running: ArrayLike<number>;
};

/** Public contracts called per turn: most turns do not end exactly in a city. */
const CALLS_A_TURN = 0.4;

/** The least error of an estimated end, in turns. */
const LEAST_DOUBT = 1;

/** DM that a good player earns per turn while there are enough contracts. */
const EARNED_A_TURN = 260;

/** Steps per turn, and how many turns ahead are computed. */
const PARTS = 4;
const HORIZON = 60;

/** The number of public contracts left, on offer and in the pile. */
export const publicLeft = ({ offer, pile }: View): number => offer.filter(Boolean).length + pile.length;

/** The number of contracts of a seat, in hand and aboard. */
const contractsOf = (view: View, seat: PlayerID): number =>
  view.hands[seat]!.length + view.aboard[seat]!.length;

/** B-13.1 — turns until no public contract is left and one of the others has carried out all of theirs. */
const turnsLeft = (view: View, seat: PlayerID, { turns }: Weights): number => {
  const seats = seatsOf(view);
  const left = publicLeft(view);
  const calling = left / (CALLS_A_TURN * seats.length);
  const rivals = seats.filter((other) => other !== seat);
  const fewest = Math.min(...rivals.map((other) => contractsOf(view, other)));
  return Math.max(calling, turns.held * fewest + (turns.toCome * left) / seats.length + turns.beside);
};

/**
 * The chance that a match still runs after each number of turns; it ends after about `end` turns, usually `doubt`
 * earlier or later.
 */
export const runningUntil = (end: number, doubt: number): Float64Array =>
  Float64Array.from(
    { length: HORIZON * PARTS },
    (_, part) => 1 / (1 + Math.exp((part / PARTS - end) / doubt)),
  );

/** What a seat can expect of the rest of the match. */
export const outlookOf = (view: View, seat: PlayerID, weights: Weights): Outlook => {
  const end = turnsLeft(view, seat, weights);
  const doubt = LEAST_DOUBT + weights.doubt * end;
  const left = publicLeft(view);
  return {
    turnCost: (EARNED_A_TURN * left) / (left + seatsOf(view).length),
    running: runningUntil(end, doubt),
  };
};

/** The outlook without a time limit. */
export const PATIENCE: Outlook = { turnCost: 1, running: Float64Array.of(1) };

/** The chance that the match still runs after this many turns. */
export const stillRunning = ({ running }: Pick<Outlook, 'running'>, turns: number): number =>
  running[Math.min(running.length - 1, Math.round(turns * PARTS))]!;
