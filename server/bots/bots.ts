import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import type { Log } from '../log';
import type { MoveQueue } from '../matches/moveQueue';
import type { ServedGames } from '../matches/servedGames';
import type { ServerSettings } from '../settings';
import type { Match, MatchStore } from '../storage/matchStore';
import { createErrands, type Pause } from './errands';
import { botsAt, runningOf, hasSameChoices } from './running';
import type { Thinking } from './thinking';
import { createThoughts } from './thoughts';
import { turnOf } from './turn';

/** The computer players of all matches. All they need is in the store, so a restart loses nothing. */
export type Bots = {
  /** Checks whether a match waits for computer players, and makes them play if so. */
  readonly wake: (matchID: string) => void;
  /** Wakes all running matches. Call it at the start, and when this process becomes responsible for other matches. */
  readonly wakeAll: () => void;
  /** Stops all of them. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly store: Pick<MatchStore, 'botMatches'>;
  /** A match and its current position. */
  readonly at: (matchID: string) => Promise<{ readonly match: Match; readonly state: State } | undefined>;
  readonly games: ServedGames;
  readonly moves: Pick<MoveQueue, 'play' | 'onPlayed'>;
  readonly thinking: Pick<Thinking, 'decide' | 'close'>;
  readonly delay: ServerSettings['botDelay'];
  readonly log: Log;
  /** Does this process drive the computer players of that match? */
  readonly isMine: (matchID: string) => boolean;
  readonly pause?: Pause;
  /** The total time a server has been open, in ms. */
  readonly openTime: () => number;
};

/** The computer players of all matches of a server; each match is driven by one process. */
export const createBots = ({
  store,
  at,
  games,
  moves,
  thinking,
  delay,
  log,
  isMine,
  pause = (ms, signal) => sleep(ms, undefined, { signal }),
  openTime,
}: Parts): Bots => {
  const stopped = new AbortController();
  // every pausing seat adds a listener to it
  setMaxListeners(0, stopped.signal);
  const errands = createErrands(pause, stopped.signal, log);
  const look = runningOf({ at, games, isMine, openTime });
  const thoughts = createThoughts(thinking, stopped.signal);
  const turns = { look, thoughts, moves, delay, pause, stopped: stopped.signal };

  /** Makes the computer players that the match waits for think, and stops those it no longer waits for. */
  const attend = async (matchID: string): Promise<void> => {
    const now = await look(matchID);
    thoughts.stop(
      (thought) => thought.matchID === matchID && !hasSameChoices(thought.asked, now, thought.playerID),
    );
    for (const { playerID } of now?.awaited ?? [])
      errands.run(`${matchID}/${playerID}`, turnOf(turns, matchID, playerID));
  };

  const wake = (matchID: string) => errands.run(matchID, () => attend(matchID));

  const reconsider = async (): Promise<void> => {
    thoughts.stop(({ matchID }) => !isMine(matchID));
    for (const matchID of await store.botMatches()) {
      wake(matchID);
      // others that play at the same time need not wait for all of them
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
