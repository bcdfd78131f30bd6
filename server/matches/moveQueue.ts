import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { Wish } from '../../games/shared/conduct';
import { goBack, GO_BACK } from '../../games/shared/goingBack';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import { UNDO } from '../../games/shared/undo';
import type { Log } from '../log';
import type { Match, MatchStore } from '../storage/matchStore';
import type { Clocks, MoveKind } from './clocks';
import { pastOf } from './earlier';
import type { LiveMatch, LiveMatches } from './liveMatches';
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
  /** The match after it, as far as that is known: to whom a move is nothing, it need not be read. */
  readonly match: Match | undefined;
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
  /** Takes back what the table has agreed to take back, if that still is the last decision of the seat; answers why not. */
  readonly goBack: (
    request: Pick<MoveRequest, 'served' | 'matchID' | 'playerID'> & { readonly wish: Wish },
  ) => Promise<Refusal | undefined>;
  /** The listener is called with every move, in the order of a match, after it has been stored. */
  readonly onPlayed: (listener: (played: Played) => void) => void;
  /** Runs a job of a match between two of its moves. */
  readonly between: SerialQueue['inTurn'];
  /** How many matches have moves or jobs that are not done yet. */
  readonly busy: () => number;
  /** Resolves when nothing is being played. */
  readonly idle: () => Promise<void>;
};

type Kind = { readonly kind: MoveKind };

type Taken = Extract<Ruling, { taken: true }>;

/** Does a computer player of that level still decide for the seat? Its player may be back. */
const isDecidedBy = (match: Match, playerID: PlayerID, level: BotLevel, now: number): boolean =>
  match.seats.some((seat) => seat.playerID === playerID && levelAt(match, seat, now) === level);

/** How often a move is judged anew because what was remembered was no longer so: another process was faster. */
const ATTEMPTS = 8;

type Listener = (played: Played) => void;

/** Tells every listener of moves that are stored: one that throws changes nothing about that. */
const createAnnouncer = (log: Log) => {
  const listeners: Listener[] = [];
  return {
    onPlayed: (listener: Listener) => void listeners.push(listener),
    announce: (played: Played): void => {
      for (const listener of listeners)
        try {
          listener(played);
        } catch (error) {
          log.error({ error, matchID: played.matchID }, 'a move could not be announced');
        }
    },
  };
};

/** What comes of going back to where the table has agreed to: the match is played again up to there. */
const judgeGoingBack = async (
  store: Pick<MatchStore, 'log' | 'seed'>,
  { served, playerID, wish: { to, asked } }: Parameters<MoveQueue['goBack']>[0],
  known: LiveMatch,
): Promise<Ruling> => {
  const agreed = asked.filter((seat) => seat !== playerID);
  const past = await pastOf(store, served, known);
  const gone = goBack(served.module, past, playerID, { move: GO_BACK, args: [to, ...agreed] });
  if ('refusal' in gone) return { taken: false, refusal: gone.refusal };
  const { deltalog: entries = [], ...state } = gone.position;
  return { taken: true, state, entries };
};

/** The moves of all matches of a server. */
export const createMoveQueue = (
  store: Pick<MatchStore, 'commit' | 'log' | 'seed'>,
  live: LiveMatches,
  log: Log,
  /** The time in ms that a server has been open. */
  now: () => number,
): MoveQueue => {
  const { inTurn, idle, size } = serialQueue();
  const { onPlayed, announce } = createAnnouncer(log);

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

  /** Has a seat decide, on the match as it stands; answers why that was not taken, or nothing once it is stored. */
  const carryOut = (
    { served, matchID, playerID: mover, kind }: Pick<MoveRequest, 'served' | 'matchID' | 'playerID'> & Kind,
    decide: (known: LiveMatch) => Ruling | Promise<Ruling>,
  ) =>
    inTurn(matchID, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const known = await live.at(matchID);
        if (!known) return refusalOf('unknownMatch');
        const { match, state } = known;
        if (!isOfTheseRules(served, match)) return refusalOf('oldRules');
        const ruling = await decide(known);
        if (!ruling.taken) return ruling.refusal;
        const clocks = clocksAfter(served, match, { before: state, after: ruling.state, mover, kind }, now());
        if (!(await commit(matchID, state, ruling, clocks))) continue;
        live.moved(matchID, ruling.state, clocks);
        const { match: after } = live.known(matchID) ?? {};
        announce({ served, matchID, match: after, state: ruling.state, entries: ruling.entries });
        return undefined;
      }
      return refusalOf('stale');
    });

  const play: MoveQueue['play'] = ({ level, ...request }) => {
    const { served, playerID, move } = request;
    const kind = move.move === UNDO ? 'undo' : 'move';
    return carryOut({ ...request, kind }, ({ match, state }) => {
      if (level && !isDecidedBy(match, playerID, level, now()))
        return { taken: false, refusal: refusalOf('stale') };
      const judged = judge(served, state, request, match.table);
      return judged.taken ? markedAs(judged, match, playerID, level) : judged;
    });
  };

  return {
    play,
    goBack: (request) =>
      carryOut({ ...request, kind: 'goBack' }, (known) => judgeGoingBack(store, request, known)),
    onPlayed,
    between: inTurn,
    busy: size,
    idle,
  };
};
