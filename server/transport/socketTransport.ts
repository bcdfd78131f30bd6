import type { Server as HttpServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { PlayerID } from 'boardgame.io';
import { Server } from 'socket.io';
import { LOCAL_ORIGIN } from '../http/callers';
import type { Limits } from '../http/limits';
import { requestIdOf } from '../http/requestId';
import type { Log } from '../log';
import type { MoveQueue, Played } from '../matches/moveQueue';
import type { LiveMatches } from '../matches/liveMatches';
import { changeOf, publicLog, publicSeats, stateFor, type Presence } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import type { ServedGame, ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { Settings } from '../settings';
import type { ChatLine, Match, MatchStore } from '../storage/matchStore';
import { createGate } from './gate';
import { MAX_FRAME } from './packets';
import { createRooms, type GameServer, type Watcher } from './rooms';
import { chatMessage, openSession } from './session';

/** The sockets of a server: what the pages of players receive of their matches. */
export type Transport = {
  /** Takes connections on this HTTP server. */
  readonly attach: (httpServer: HttpServer) => void;
  /** Sends everybody at the match who sits there now, and disconnects those whose seat is no longer theirs. */
  readonly matchChanged: (matchID: string) => void;
  /** Shows everybody at the match the moves up to this position, which another process has kept. */
  readonly movedElsewhere: (matchID: string, stateID: number) => void;
  /** Sends everybody at the match lines of its chat, which another process has kept: that of an id, or all. */
  readonly toldElsewhere: (matchID: string, lineID?: string) => void;
  /** How many connections there are. */
  readonly connections: () => number;
  /** The ids of the matches somebody watches here. */
  readonly watched: () => readonly string[];
  /** The seats of a match whose pages are connected here. */
  readonly presentHere: (matchID: string) => readonly PlayerID[];
  /** Is the page of that seat connected, here or elsewhere? */
  readonly isPresent: Presence;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly games: ServedGames;
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly moves: MoveQueue;
  readonly settings: Pick<Settings, 'origins' | 'trustProxy'>;
  readonly limits: Limits;
  readonly log: Log;
  /** Is the page of that seat connected to another process? */
  readonly isPresentElsewhere: Presence;
  /** Called with the reason of every packet that is refused. */
  readonly onRefused: (reason: string) => void;
  /** Called when somebody has begun to watch the match. */
  readonly onWatched: (matchID: string) => void;
  /** Called when a page of the match has connected here or disconnected. */
  readonly onPresence: (matchID: string) => void;
  /** Called when a line has been added here to the chat of the match. */
  readonly onLine: (matchID: string, lineID: string) => void;
};

/** Is the seat the watcher watches from still theirs? */
const isStillTheirs = ({ seats }: Match, { playerID, credentialHash }: Watcher): boolean =>
  playerID === null ||
  seats.some((seat) => seat.playerID === playerID && seat.credentialHash === credentialHash);

const disconnect = ({ socket, matchID }: Watcher, reason: 'unknownMatch' | 'notYourSeat') => {
  socket.emit('refused', matchID, refusalOf(reason));
  socket.disconnect(true);
};

/**
 * Speaks boardgame.io's wire protocol over socket.io, so that its own client works: a namespace per game, and `sync`,
 * `update`, `matchData` and `chat`. Adds `refused`.
 */
export const createSocketTransport = ({
  games,
  store,
  live,
  moves,
  settings,
  limits,
  log,
  isPresentElsewhere,
  onRefused,
  onWatched,
  onPresence,
  onLine,
}: Parts): Transport => {
  const gate = createGate({ settings, limits });
  const io: GameServer = new Server({
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: 10_000,
    cors: { origin: [LOCAL_ORIGIN, ...settings.origins] },
    allowRequest: gate.allowRequest,
  });
  const rooms = createRooms();

  const namespaceOf = ({ id }: ServedGame) => io.of(`/${id}`);

  const isPresent: Presence = (...seat) => rooms.isPresent(...seat) || isPresentElsewhere(...seat);

  const between = (matchID: string, job: () => Promise<unknown>) => {
    moves
      .between(matchID, job)
      .catch((error: unknown) => log.error({ matchID, error }, 'news of a match could not be sent'));
  };

  /** What moves have changed is found and encoded once for each pair of eyes, however many watch with them. */
  const show = ({ served, matchID, state, entries }: Played) => {
    const log = publicLog(entries);
    for (const room of rooms.at(matchID)) {
      const before = room.shown;
      // whoever has not been sent a position yet is about to be
      if (!before) continue;
      const since = stateIDOf(before);
      room.shown = stateFor(served, state, room.playerID);
      const patch = changeOf(before, room.shown);
      const news = log.filter((entry) => stateIDOf(entry) >= since);
      namespaceOf(served).local.to(room.name).emit('patch', matchID, since, stateIDOf(state), patch, news);
    }
  };

  /** The earliest position that somebody at the match was shown last. */
  const shownTo = (matchID: string): number =>
    Math.min(...rooms.at(matchID).flatMap(({ shown }) => (shown ? [stateIDOf(shown)] : [])));

  const showNews = async (matchID: string) => {
    const found = await live.at(matchID);
    if (!found) return undefined;
    const { match, state } = found;
    const [since, present] = [shownTo(matchID), stateIDOf(state)];
    if (since >= present) return found;
    const entries = await store.log(matchID, { before: present, moves: present - since });
    show({ served: games.get(match.game)!, matchID, state, entries });
    return found;
  };

  moves.onPlayed((played) => {
    const { matchID, state } = played;
    if (shownTo(matchID) >= stateIDOf(state) - 1) show(played);
    // another process has moved in between
    else between(matchID, () => showNews(matchID));
  });

  const movedElsewhere: Transport['movedElsewhere'] = (matchID, stateID) => {
    const isWatched = rooms.at(matchID).length > 0;
    if (isWatched && shownTo(matchID) >= stateID) return;
    live.forget(matchID);
    if (isWatched) between(matchID, () => showNews(matchID));
  };

  const sendLine = (matchID: string, line: ChatLine) => {
    for (const { socket } of rooms.watchers(matchID)) socket.emit('chat', matchID, chatMessage(line));
  };

  const toldElsewhere: Transport['toldElsewhere'] = (matchID, lineID) => {
    if (!rooms.at(matchID).length) return;
    between(matchID, async () => {
      for (const line of await store.chat(matchID))
        if (lineID === undefined || line.id === lineID) sendLine(matchID, line);
    });
  };

  const sendSeats = async (matchID: string) => {
    if (!rooms.watchers(matchID).length) return;
    const found = await live.at(matchID);
    for (const watcher of rooms.watchers(matchID))
      if (!found) disconnect(watcher, 'unknownMatch');
      else if (!isStillTheirs(found.match, watcher)) disconnect(watcher, 'notYourSeat');
    if (!found) return;
    const seats = publicSeats(found.match, isPresent);
    for (const room of rooms.at(matchID)) {
      if (isDeepStrictEqual(room.seats, seats)) continue;
      room.seats = seats;
      namespaceOf(games.get(found.match.game)!).local.to(room.name).emit('matchData', matchID, seats);
    }
  };

  const matchChanged = (matchID: string) => between(matchID, () => sendSeats(matchID));

  const presenceChanged = (matchID: string) => {
    matchChanged(matchID);
    onPresence(matchID);
    if (rooms.watchers(matchID).length) onWatched(matchID);
  };

  const lineAdded = (matchID: string, line: ChatLine) => {
    sendLine(matchID, line);
    onLine(matchID, line.id);
  };

  const services = {
    store,
    live,
    moves,
    rooms,
    log,
    gate,
    showNews,
    isPresent,
    onRefused,
    presenceChanged,
    lineAdded,
  };
  for (const served of games.values())
    io.of(`/${served.id}`).on('connection', (socket) => {
      const ownLog = log.child({ connection: requestIdOf(socket.request, settings) });
      ownLog.debug({ game: served.id }, 'connected');
      openSession(socket, served, { ...services, log: ownLog });
    });

  return {
    attach: (httpServer) => {
      io.attach(httpServer);
      gate.watch(io.engine);
    },
    matchChanged,
    movedElsewhere,
    toldElsewhere,
    connections: () => io.engine?.clientsCount ?? 0,
    watched: rooms.matches,
    presentHere: (matchID) => rooms.at(matchID).flatMap(({ playerID }) => playerID ?? []),
    isPresent,
    close: () => io.close(),
  };
};
