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
  /** The match after the move, if it is in memory: listeners that do not need it do not make it be read. */
  readonly match: Match | undefined;
  readonly state: State;
  readonly entries: readonly LogEntry[];
};

/** A move that a seat asks to play; `stateID` is the position the seat was looking at. */
export type MoveRequest = {
  readonly served: ServedGame;
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly move: LegalMove;
  readonly stateID: number;
  /** The level of the computer player that decides for the seat; undefined for a person. */
  readonly level?: BotLevel;
};

/** Every move of every match goes through here, whoever plays it; the moves of one match run one after the other. */
export type MoveQueue = {
  /** Plays a move of a seat that has proved its identity; returns why not, or undefined once the move is stored. */
  readonly play: (request: MoveRequest) => Promise<Refusal | undefined>;
  /**
   * Takes back what the table has agreed to take back, if that is still the last decision of the seat; returns why
   * not.
   */
  readonly goBack: (
    request: Pick<MoveRequest, 'served' | 'matchID' | 'playerID'> & { readonly wish: Wish },
  ) => Promise<Refusal | undefined>;
  /** The listener is called for every move after it is stored, in the order of the match. */
  readonly onPlayed: (listener: (played: Played) => void) => void;
  /** Runs a job of a match between two of its moves. */
  readonly between: SerialQueue['inTurn'];
  /** How many matches have unfinished moves or jobs. */
  readonly busy: () => number;
  /** Resolves when no move is being played. */
  readonly idle: () => Promise<void>;
};

type Kind = { readonly kind: MoveKind };

type Taken = Extract<Ruling, { taken: true }>;

/** Does a computer player of that level still decide for the seat? Its player may be back. */
const isDecidedBy = (match: Match, playerID: PlayerID, level: BotLevel, now: number): boolean =>
  match.seats.some((seat) => seat.playerID === playerID && levelAt(match, seat, now) === level);

/** How often a move is judged again because the match in memory was out of date: another process was faster. */
const ATTEMPTS = 8;

type Listener = (played: Played) => void;

/** Tells every listener about stored moves: a listener that throws does not change that. */
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

/** The result of going back to the agreed place: the match is replayed up to there. */
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
  /** The total time a server has been open, in ms. */
  now: () => number,
): MoveQueue => {
  const { inTurn, idle, size } = serialQueue();
  const { onPlayed, announce } = createAnnouncer(log);

  /** Stores a move; returns whether the match was still at the position the move continues from. */
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
      // the match in memory is, or may be, out of date
      if (!isKept) live.forget(matchID);
    }
    return isKept;
  };

  /**
   * Carries out a decision of a seat on the current match; returns why it was refused, or undefined once it is
   * stored.
   */
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
