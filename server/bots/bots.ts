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
  readonly delay: ServerSettings['botDelay'];
  readonly log: Log;
  /** Does this process drive the computer players of that match? */
  readonly isMine: (matchID: string) => boolean;
  readonly pause?: Pause;
  /** The time in ms that a server has been open. */
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
  // every seat that pauses listens to it
  setMaxListeners(0, stopped.signal);
  const errands = createErrands(pause, stopped.signal, log);
  const look = runningOf({ at, games, isMine, openTime });
  const thoughts = createThoughts(thinking, stopped.signal);
  const turns = { look, thoughts, moves, delay, pause, stopped: stopped.signal };

  /** Has the computer players of a match think that it waits for, and those that it does not wait for stop. */
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
