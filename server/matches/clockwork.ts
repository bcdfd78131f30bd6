import type { PlayerID, State } from 'boardgame.io';
import type { Log } from '../log';
import type { Match, MatchStore } from '../storage/matchStore';
import {
  afterMove,
  calledAt,
  newClocks,
  runningFor,
  untilNextOut,
  type Clocks,
  type MoveKind,
} from './clocks';
import type { LiveMatches } from './liveMatches';
import { hasBegun, runningAt } from './seating';
import { awaitedAt, type ServedGame, type ServedGames } from './servedGames';

/** Runs the clocks of matches; one server is responsible for each match. */
export type Clockwork = {
  /** Call it when another clock may have to run, or this server may have become responsible for the match. */
  readonly attend: (matchID: string) => void;
  readonly attendAll: () => void;
  readonly close: () => void;
};

type Parts = {
  readonly store: Pick<MatchStore, 'setClocks' | 'takeOver' | 'botMatches'>;
  readonly live: Pick<LiveMatches, 'at' | 'forget'>;
  readonly games: ServedGames;
  readonly isMine: (matchID: string) => boolean;
  /** The total time a server has been open, in ms. */
  readonly now: () => number;
  /** Something has changed that the people at the table see. */
  readonly announce: (matchID: string) => void;
  /** Somebody's time is up: a computer player may decide. */
  readonly onOut: (matchID: string) => void;
  readonly log: Log;
};

/** The longest a timer waits, in ms; then it checks again. */
const LONGEST = 3_600_000;

type MoveMade = {
  readonly before: State;
  readonly after: State;
  readonly mover: PlayerID;
  readonly kind: MoveKind;
};

/** The clocks after a move, to be stored with it; undefined in a match without clocks. */
export const clocksAfter = (
  served: ServedGame,
  match: Match,
  { before, after, mover, kind }: MoveMade,
  now: number,
): Clocks | undefined => {
  const { table, clocks } = match;
  if (!table.clock || !clocks) return clocks;
  const awaited = after.ctx.gameover === undefined ? awaitedAt(served, after) : [];
  const running = runningAt(match, awaited);
  const passed = { mover, kind, before: awaitedAt(served, before), after: awaited, running };
  return afterMove(clocks, table.clock, passed, now);
};

const isSame = (one: readonly PlayerID[], other: readonly PlayerID[]) =>
  one.length === other.length && one.every((seat) => other.includes(seat));

/** Runs the clocks of the matches this process is responsible for. */
export const createClockwork = (parts: Parts): Clockwork => {
  const { store, live, games, isMine, now, announce, onOut, log } = parts;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isClosed = false;

  /** The clocks as they should be; undefined if they are right. */
  const corrected = (served: ServedGame, match: Match, state: State): Clocks | undefined => {
    const running = runningAt(match, awaitedAt(served, state));
    const takenOver = match.seats.filter(({ standIn }) => standIn).map(({ playerID }) => playerID);
    if (match.clocks)
      return isSame(match.clocks.running, running)
        ? undefined
        : runningFor(match.clocks, { running, takenOver }, now());
    const seats = match.seats.filter(({ bot }) => !bot).map(({ playerID }) => playerID);
    return newClocks(match.table.clock!, seats, running, now());
  };

  /** When time is up: what the table has agreed on happens. */
  const callTime = async ({ matchID, table, clocks }: Match): Promise<void> => {
    const { once, over } = calledAt(clocks!, table.timeUp, now());
    if (once.length) onOut(matchID);
    for (const seat of over) if (await store.takeOver(matchID, seat, table.standIn)) announce(matchID);
  };

  const look = async (matchID: string): Promise<void> => {
    clearTimeout(timers.get(matchID));
    timers.delete(matchID);
    const found = isMine(matchID) ? await live.at(matchID) : undefined;
    const served = found && games.get(found.match.game);
    if (isClosed || !found || !served) return;
    const { match, state } = found;
    if (!match.table.clock || match.gameover !== undefined || !hasBegun(match)) return;
    const right = corrected(served, match, state);
    if (right) {
      // if another process was faster, it has announced this or will
      if (await store.setClocks(matchID, match.clocks, right)) announce(matchID);
      else live.forget(matchID);
      return;
    }
    await callTime(match);
    const next = untilNextOut(match.clocks!, now());
    if (next === undefined || next <= 0 || isClosed) return;
    clearTimeout(timers.get(matchID));
    timers.set(matchID, setTimeout(attend, Math.min(next, LONGEST) + 1, matchID));
  };

  const attend = (matchID: string): void =>
    void look(matchID).catch((error: unknown) =>
      log.error({ matchID, error }, 'the clocks of a match could not be updated'),
    );

  return {
    attend,
    attendAll: () =>
      void store.botMatches().then(
        (matchIDs) => matchIDs.forEach(attend),
        (error: unknown) => log.error({ error }, 'the list of running matches could not be read'),
      ),
    close: () => {
      isClosed = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
};
