import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerID, State } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';
import { isHidden } from '../../games/shared/table';
import type { Log } from '../log';
import type { MoveQueue } from '../matches/moveQueue';
import { isOfTheseRules, type ServedGame, type ServedGames } from '../matches/servedGames';
import { hasBegun, levelAt } from '../matches/seating';
import { stateIDOf } from '../matches/stateID';
import type { Settings } from '../settings';
import type { Match, MatchStore } from '../storage/matchStore';
import { createErrands, type Pause } from './errands';
import type { Thinking } from './thinking';

/** The computer players of all matches. They need nothing that is not in the store: a restart loses nothing. */
export type Bots = {
  /** Looks whether a match waits for computer players, and has them play if it does. */
  readonly wake: (matchID: string) => void;
  /** Wakes all running matches: to be called at the start, and whenever other matches are this process's to drive. */
  readonly wakeAll: () => void;
  /** Stops all of them. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly store: Pick<MatchStore, 'botMatches'>;
  /** A match as it stands. */
  readonly at: (matchID: string) => Promise<{ readonly match: Match; readonly state: State } | undefined>;
  readonly games: ServedGames;
  readonly moves: Pick<MoveQueue, 'play' | 'onPlayed'>;
  readonly thinking: Pick<Thinking, 'decide' | 'close'>;
  readonly delay: Settings['botDelay'];
  readonly log: Log;
  /** Does this process drive the computer players of that match? */
  readonly isMine?: (matchID: string) => boolean;
  readonly pause?: Pause;
  /** The time in ms that a server has been open. */
  readonly openTime?: () => number;
};

type BotSeat = { readonly playerID: PlayerID; readonly level: BotLevel };

/** A running match in which computer players decide. */
type Running = {
  readonly served: ServedGame;
  readonly state: State;
  /** Those whose decision the table waits for. */
  readonly awaited: readonly BotSeat[];
};

const botsAt = (match: Match, now: number): readonly BotSeat[] =>
  match.seats.flatMap((seat) => {
    const level = levelAt(match, seat, now);
    return level ? [{ playerID: seat.playerID, level }] : [];
  });

const viewOf = ({ served: { module }, state: { G } }: Running, playerID: PlayerID): unknown =>
  module.playerView(G, playerID);

const choicesOf = (running: Running, playerID: PlayerID): readonly LegalMove[] =>
  running.served.module.legalMoves(viewOf(running, playerID), playerID);

/** Is the seat still awaited, and with the same choices? Where all act at once, most moves of others change nothing. */
const stillDecides = (asked: Running, now: Running | undefined, playerID: PlayerID): boolean =>
  now !== undefined &&
  now.awaited.some((seat) => seat.playerID === playerID) &&
  (stateIDOf(now.state) === stateIDOf(asked.state) ||
    JSON.stringify(choicesOf(now, playerID)) === JSON.stringify(choicesOf(asked, playerID)));

/**
 * How long a seat pauses before a move, in ms, as if it thought. Of moves that are hidden others see no more than that
 * they happen: each one after the first in a turn of the table halves the pause, so that all of them together take no
 * longer than two pauses. This follows from what the log shows to everybody, and gives nothing else away.
 */
const pauseBefore = (
  { served, state: { ctx } }: Running,
  playerID: PlayerID,
  { move }: LegalMove,
  { min, max }: Settings['botDelay'],
): number => {
  const whole = min + Math.random() * (max - min);
  const { _activePlayersNumMoves: made } = ctx;
  return isHidden(served.module, ctx, move) ? whole / 2 ** (made?.[playerID] ?? 0) : whole;
};

/** What a seat is thinking about, and how to tell it to stop. */
type Thought = {
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly asked: Running;
  readonly stop: AbortController;
};

export const createBots = ({
  store,
  at,
  games,
  moves,
  thinking,
  delay,
  log,
  isMine = () => true,
  pause = (ms, signal) => sleep(ms, undefined, { signal }),
  openTime = () => 0,
}: Parts): Bots => {
  const stopped = new AbortController();
  // every seat that pauses listens to it
  setMaxListeners(0, stopped.signal);
  const errands = createErrands(pause, stopped.signal, log);
  /** By match and seat. */
  const thoughts = new Map<string, Thought>();

  const look = async (matchID: string): Promise<Running | undefined> => {
    const found = isMine(matchID) ? await at(matchID) : undefined;
    if (!found || found.match.gameover !== undefined || !hasBegun(found.match)) return undefined;
    const { match, state } = found;
    const served = games.get(match.game);
    const seated = botsAt(match, openTime());
    if (!served || !isOfTheseRules(served, match) || !seated.length) return undefined;
    const awaited = served.module.awaited(served.module.playerView(state.G, null));
    return { served, state, awaited: seated.filter(({ playerID }) => awaited.includes(playerID)) };
  };

  /** Does the match still stand there? */
  const isAt = async (matchID: string, state: State): Promise<boolean> => {
    const now = await look(matchID);
    return now !== undefined && stateIDOf(now.state) === stateIDOf(state);
  };

  /** What the seat decides; nothing if the match goes on without it meanwhile. */
  const decide = async (matchID: string, asked: Running, { playerID, level }: BotSeat) => {
    const key = `${matchID}/${playerID}`;
    const stop = new AbortController();
    thoughts.set(key, { matchID, playerID, asked, stop });
    const thinker = { module: asked.served.module, view: viewOf(asked, playerID), playerID, level };
    try {
      return await thinking.decide(thinker, AbortSignal.any([stop.signal, stopped.signal]));
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      throw error;
    } finally {
      thoughts.delete(key);
    }
  };

  /** Plays for a seat as long as the match waits for it. */
  const turnOf = (matchID: string, playerID: PlayerID) => {
    let waitingSince = performance.now();

    /** Plays a move, if the match waits for one; answers whether it may go on waiting. The seat thinks while it pauses. */
    const playOne = async (): Promise<boolean> => {
      const asked = await look(matchID);
      const seat = asked?.awaited.find((seat) => seat.playerID === playerID);
      const move = asked && seat && (await decide(matchID, asked, seat));
      if (!asked || !move) return seat !== undefined;
      const left = pauseBefore(asked, playerID, move, delay) - (performance.now() - waitingSince);
      if (left > 0) await pause(left, stopped.signal);
      const now = await look(matchID);
      if (!now || !stillDecides(asked, now, playerID)) return true;
      const { served, state } = now;
      const request = { served, matchID, playerID, move, stateID: stateIDOf(state) };
      const refusal = await moves.play({ ...request, level: seat.level });
      // another process may have played for the seat meanwhile
      if (refusal && refusal.reason !== 'stale' && (await isAt(matchID, state)))
        throw new Error(`a move was refused: ${refusal.reason}`);
      if (!refusal) waitingSince = performance.now();
      return true;
    };

    return async () => {
      do {
        // other matches get their turn between two moves of this one
        await pause(0, stopped.signal);
      } while (await playOne());
    };
  };

  /** Has the computer players of a match think that it waits for, and those that it does not wait for stop. */
  const attend = async (matchID: string): Promise<void> => {
    const now = await look(matchID);
    for (const thought of thoughts.values())
      if (thought.matchID === matchID && !stillDecides(thought.asked, now, thought.playerID))
        thought.stop.abort();
    for (const { playerID } of now?.awaited ?? [])
      errands.run(`${matchID}/${playerID}`, turnOf(matchID, playerID));
  };

  const wake = (matchID: string) => errands.run(matchID, () => attend(matchID));

  const reconsider = async (): Promise<void> => {
    for (const { matchID, stop } of thoughts.values()) if (!isMine(matchID)) stop.abort();
    for (const matchID of await store.botMatches()) {
      wake(matchID);
      // whoever plays meanwhile need not wait for all of them
      await pause(0, stopped.signal);
    }
  };

  moves.onPlayed(({ matchID, match }) => {
    if (!match || botsAt(match, openTime()).length) wake(matchID);
  });

  return {
    wake,
    wakeAll: () => errands.run('all matches', reconsider),
    close: async () => {
      stopped.abort();
      await thinking.close();
    },
  };
};
