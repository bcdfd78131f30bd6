import type { PlayerID } from 'boardgame.io';
import { seatsOf, type View } from '../state';
import type { Weights } from './weights';

/** How long the match will last, as far as anybody can guess from what lies open, and what a turn is worth meanwhile. */
export type Outlook = {
  /** DM that a turn is worth which is needed for nothing else: one could call and carry further contracts. */
  readonly turnCost: number;
  /** The chance that the match still runs after so many turns, in steps of a quarter of a turn. */
  readonly running: ArrayLike<number>;
};

/** Public contracts that are called a turn: most turns do not end exactly in a city. */
const CALLS_A_TURN = 0.4;

/** Guesses at the end are never less out than this, in turns. */
const LEAST_DOUBT = 1;

/** DM that a good player earns in a turn while there are contracts enough. */
const EARNED_A_TURN = 260;

/** Parts of a turn that are told apart, and how many turns ahead anything is looked at. */
const PARTS = 4;
const HORIZON = 60;

/** Public contracts that are still to be had. */
export const publicLeft = ({ offer, pile }: View): number => offer.filter(Boolean).length + pile.length;

/** Contracts a seat has, in hand or aboard. */
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

/** The chance that a match still runs after so many turns which lasts about `end` of them, usually `doubt` more or fewer. */
export const runningUntil = (end: number, doubt: number): Float64Array =>
  Float64Array.from(
    { length: HORIZON * PARTS },
    (_, part) => 1 / (1 + Math.exp((part / PARTS - end) / doubt)),
  );

/** What a seat may expect of the rest of the match. */
export const outlookOf = (view: View, seat: PlayerID, weights: Weights): Outlook => {
  const end = turnsLeft(view, seat, weights);
  const doubt = LEAST_DOUBT + weights.doubt * end;
  const left = publicLeft(view);
  return {
    turnCost: (EARNED_A_TURN * left) / (left + seatsOf(view).length),
    running: runningUntil(end, doubt),
  };
};

/** One who has all the time in the world. */
export const PATIENCE: Outlook = { turnCost: 1, running: Float64Array.of(1) };

/** The chance that the match still runs after so many turns. */
export const stillRunning = ({ running }: Pick<Outlook, 'running'>, turns: number): number =>
  running[Math.min(running.length - 1, Math.round(turns * PARTS))]!;
