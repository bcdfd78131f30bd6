import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { Log } from '../log';
import type { MatchStore } from '../storage/matchStore';
import type { LiveMatches } from './liveMatches';
import { judge, refusalOf, type Ruling } from './referee';
import { serialQueue, type SerialQueue } from './serialQueue';
import { isOfTheseRules, type ServedGame } from './servedGames';
import { stateIDOf } from './stateID';

/** A move that has been played and stored. */
export type Played = {
  readonly served: ServedGame;
  readonly matchID: string;
  readonly state: State;
  readonly entries: readonly LogEntry[];
};

/** A move a seat asks to play; `stateID` is the position it was looking at. */
export type MoveRequest = {
  readonly served: ServedGame;
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly move: LegalMove;
  readonly stateID: number;
};

/** Every move of every match goes through here, whoever plays it; the moves of one match one after the other. */
export type MoveQueue = {
  /** Plays a move of a seat that has proved to be itself; answers why not, or nothing once the move is stored. */
  readonly play: (request: MoveRequest) => Promise<Refusal | undefined>;
  /** The listener is called with every move, in the order of a match, after it has been stored. */
  readonly onPlayed: (listener: (played: Played) => void) => void;
  /** Runs a job of a match between two of its moves. */
  readonly between: SerialQueue['inTurn'];
  /** How many matches have moves or jobs that are not done yet. */
  readonly busy: () => number;
  /** Resolves when nothing is being played. */
  readonly idle: () => Promise<void>;
};

type Taken = Extract<Ruling, { taken: true }>;

/** How often a move is judged anew because what was remembered was no longer so: another process was faster. */
const ATTEMPTS = 8;

export const createMoveQueue = (
  store: Pick<MatchStore, 'commit'>,
  live: LiveMatches,
  log: Log,
): MoveQueue => {
  const { inTurn, idle, size } = serialQueue();
  const listeners: ((played: Played) => void)[] = [];

  /** The move is stored: a listener that throws changes nothing about that. */
  const announce = (played: Played) => {
    for (const listener of listeners)
      try {
        listener(played);
      } catch (error) {
        log.error({ error, matchID: played.matchID }, 'a move could not be announced');
      }
  };

  /** Stores a move; answers whether the match still was where the move went on from. */
  const commit = async (matchID: string, before: State, { state, entries }: Taken): Promise<boolean> => {
    let isKept = false;
    try {
      isKept = await store.commit(matchID, stateIDOf(before), state, entries);
    } finally {
      // what is remembered is not what is kept, or may not be
      if (!isKept) live.forget(matchID);
    }
    return isKept;
  };

  const play = ({ served, matchID, ...request }: MoveRequest) =>
    inTurn(matchID, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const known = await live.at(matchID);
        if (!known) return refusalOf('unknownMatch');
        const { match, state } = known;
        if (!isOfTheseRules(served, match)) return refusalOf('oldRules');
        const ruling = judge(served, state, request);
        if (!ruling.taken) return ruling.refusal;
        if (!(await commit(matchID, state, ruling))) continue;
        live.moved(matchID, ruling.state);
        announce({ served, matchID, state: ruling.state, entries: ruling.entries });
        return undefined;
      }
      return refusalOf('stale');
    });

  return { play, onPlayed: (listener) => void listeners.push(listener), between: inTurn, busy: size, idle };
};
