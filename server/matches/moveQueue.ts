import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import { UNDO } from '../../games/shared/undo';
import type { Log } from '../log';
import type { Match, MatchStore } from '../storage/matchStore';
import type { Clocks } from './clocks';
import type { LiveMatches } from './liveMatches';
import { clocksAfter } from './clockwork';
import { levelAt, markedAs } from './seating';
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
  /** Of the computer player that decides for the seat; nothing where a person does. */
  readonly level?: BotLevel;
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

/** Does a computer player of that level still decide for the seat? Its player may be back. */
const stillDecides = (match: Match, playerID: PlayerID, level: BotLevel, now: number): boolean =>
  match.seats.some((seat) => seat.playerID === playerID && levelAt(match, seat, now) === level);

/** How often a move is judged anew because what was remembered was no longer so: another process was faster. */
const ATTEMPTS = 8;

export const createMoveQueue = (
  store: Pick<MatchStore, 'commit'>,
  live: LiveMatches,
  log: Log,
  /** The time in ms that a server has been open. */
  now: () => number = () => 0,
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
  const commit = async (
    matchID: string,
    before: State,
    { state, entries }: Taken,
    clocks: Clocks | undefined,
  ): Promise<boolean> => {
    let isKept = false;
    try {
      isKept = await store.commit(matchID, stateIDOf(before), state, entries, clocks);
    } finally {
      // what is remembered is not what is kept, or may not be
      if (!isKept) live.forget(matchID);
    }
    return isKept;
  };

  const play = ({ served, matchID, level, ...request }: MoveRequest) =>
    inTurn(matchID, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const known = await live.at(matchID);
        if (!known) return refusalOf('unknownMatch');
        const { match, state } = known;
        if (!isOfTheseRules(served, match)) return refusalOf('oldRules');
        if (level && !stillDecides(match, request.playerID, level, now())) return refusalOf('stale');
        const judged = judge(served, state, request, match.table);
        if (!judged.taken) return judged.refusal;
        const ruling = markedAs(judged, match, request.playerID, level);
        const { playerID: mover, move } = request;
        const change = { before: state, after: ruling.state, mover, isUndo: move.move === UNDO };
        const clocks = clocksAfter(served, match, change, now());
        if (!(await commit(matchID, state, ruling, clocks))) continue;
        live.moved(matchID, ruling.state, clocks);
        announce({ served, matchID, state: ruling.state, entries: ruling.entries });
        return undefined;
      }
      return refusalOf('stale');
    });

  return { play, onPlayed: (listener) => void listeners.push(listener), between: inTurn, busy: size, idle };
};
