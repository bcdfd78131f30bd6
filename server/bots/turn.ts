import type { PlayerID } from 'boardgame.io';
import type { LegalMove } from '../../games/shared/legality';
import { isHidden } from '../../games/shared/table';
import type { MoveQueue } from '../matches/moveQueue';
import { stateIDOf } from '../matches/stateID';
import type { ServerSettings } from '../settings';
import type { Pause } from './errands';
import { hasSameChoices, type Running } from './running';
import type { Thoughts } from './thoughts';

type Parts = {
  /** The current position of a match in which computer players decide. */
  readonly look: (matchID: string) => Promise<Running | undefined>;
  readonly thoughts: Pick<Thoughts, 'decide'>;
  readonly moves: Pick<MoveQueue, 'play'>;
  readonly delay: ServerSettings['botDelay'];
  readonly pause: Pause;
  readonly stopped: AbortSignal;
};

/**
 * How long a seat pauses before a move, in ms, as if it were thinking. Of hidden moves, others only see that they
 * happen: each one after the first in a turn halves the pause, so that all of them together take no longer than two
 * pauses. The pause depends only on what the public log shows, so it reveals nothing else.
 */
const pauseBefore = (
  { served, state: { ctx } }: Running,
  playerID: PlayerID,
  { move }: LegalMove,
  { min, max }: ServerSettings['botDelay'],
): number => {
  const whole = min + Math.random() * (max - min);
  const { _activePlayersNumMoves: made } = ctx;
  return isHidden(served.module, ctx, move) ? whole / 2 ** (made?.[playerID] ?? 0) : whole;
};

/** Returns a job that plays for a seat as long as the match waits for it. */
export const turnOf = (parts: Parts, matchID: string, playerID: PlayerID): (() => Promise<void>) => {
  const { look, thoughts, moves, delay, pause, stopped } = parts;
  let waitingSince = performance.now();

  /** Is the match still at this position? */
  const isAt = async (state: Running['state']): Promise<boolean> => {
    const now = await look(matchID);
    return now !== undefined && stateIDOf(now.state) === stateIDOf(state);
  };

  /**
   * Plays one move if the match waits for one; returns whether it may still be waiting. The seat thinks while it
   * pauses.
   */
  const playOne = async (): Promise<boolean> => {
    const asked = await look(matchID);
    const seat = asked?.awaited.find((seat) => seat.playerID === playerID);
    const move = asked && seat && (await thoughts.decide(matchID, asked, seat));
    if (!asked || !move) return seat !== undefined;
    const left = pauseBefore(asked, playerID, move, delay) - (performance.now() - waitingSince);
    if (left > 0) await pause(left, stopped);
    const now = await look(matchID);
    if (!now || !hasSameChoices(asked, now, playerID)) return true;
    const { served, state } = now;
    const request = { served, matchID, playerID, move, stateID: stateIDOf(state) };
    const refusal = await moves.play({ ...request, level: seat.level });
    // another process may have played for the seat in the meantime
    if (refusal && refusal.reason !== 'stale' && (await isAt(state)))
      throw new Error(`a move was refused: ${refusal.reason}`);
    if (!refusal) waitingSince = performance.now();
    return true;
  };

  return async () => {
    do {
      // between two moves of this match, other matches get their turn
      await pause(0, stopped);
    } while (await playOne());
  };
};
