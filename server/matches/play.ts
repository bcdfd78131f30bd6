import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { Log } from '../log';
import type { MatchStore } from '../storage/matchStore';
import { judge, refusalOf } from './referee';
import { serialQueue, type SerialQueue } from './serialQueue';
import type { ServedGame } from './shelf';
import { stateIDOf } from './stateID';

/** A move that has been played and kept. */
export type Played = {
  readonly served: ServedGame;
  readonly matchID: string;
  readonly state: State;
  readonly entries: readonly LogEntry[];
};

/** A seat's wish to play a move on a position it saw. */
export type Wish = {
  readonly served: ServedGame;
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly move: LegalMove;
  readonly stateID: number;
};

/** The one way moves are played, whoever plays them. */
export type Play = {
  /** Plays a move of a seat that has proved to be itself; answers why not, or nothing once the move is kept. */
  readonly play: (wish: Wish) => Promise<Refusal | undefined>;
  /** Hears of every move, in the order of a match, after it has been kept. */
  readonly onPlayed: (listener: (played: Played) => void) => void;
  /** A job of a match, between two of its moves. */
  readonly between: SerialQueue['inTurn'];
  /** Resolves when nothing is being played. */
  readonly idle: () => Promise<void>;
};

/** How often a move is judged anew because another process was faster. */
const ATTEMPTS = 8;

export const createPlay = (store: MatchStore, log: Log): Play => {
  const { inTurn, idle } = serialQueue();
  const listeners: ((played: Played) => void)[] = [];

  /** A move that is kept has been played, whoever cannot bear to hear of it. */
  const tell = (played: Played) => {
    for (const listener of listeners)
      try {
        listener(played);
      } catch (error) {
        log.error({ error, matchID: played.matchID }, 'a move could not be told');
      }
  };

  const play = ({ served, matchID, ...wish }: Wish) =>
    inTurn(matchID, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const state = await store.state(matchID);
        if (!state) return refusalOf('unknownMatch');
        const ruling = judge(served, state, wish);
        if (!ruling.taken) return ruling.refusal;
        if (!(await store.commit(matchID, stateIDOf(state), ruling.state, ruling.entries))) continue;
        tell({ served, matchID, state: ruling.state, entries: ruling.entries });
        return undefined;
      }
      return refusalOf('stale');
    });

  return { play, onPlayed: (listener) => void listeners.push(listener), between: inTurn, idle };
};
