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
import { createPast } from '../matches/past';
import { changeOf, publicLog, publicSeats, stateFor, type Presence } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import type { ServedGame, ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { Settings } from '../settings';
import type { ChatLine, Match, MatchStore } from '../storage/matchStore';
import { startBeats } from './beats';
import { createGate } from './gate';
import { MAX_FRAME } from './packets';
import { createHeadcounts } from './headcounts';
import { createLate } from './late';
import { createRooms, type GameServer, type Room, type Watcher } from './rooms';
import { openSession, type Services } from './session';
import { chatMessage, conductFor, sendMatch } from './showing';

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
  /** The seats of a match whose pages are connected here, and how many watch it here without a seat. */
  readonly hereAt: (matchID: string) => {
    readonly seats: readonly PlayerID[];
    /** Those of them whose players cannot see the page. */
    readonly hidden: readonly PlayerID[];
    readonly spectators: number;
  };
  /** How many connections each caller holds here. */
  readonly heldHere: () => ReadonlyMap<string, number>;
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
  /** And can its player see it there? */
  readonly isLookingElsewhere: Presence;
  /** How many watch the match at other processes without a seat. */
  readonly spectatorsElsewhere: (matchID: string) => number;
  /** The time in ms since 1970. */
  readonly clock: () => number;
  /** How many connections a caller holds to other processes. */
  readonly heldElsewhere: (caller: string) => number;
  /** Called with how many a caller holds here, when that has changed. */
  readonly onHeld: (caller: string, connections: number) => void;
  /** How the table of a match stands beside the game, and the same without what changes by itself. */
  readonly conductOf: Services['conductOf'];
  readonly takeBack: Services['takeBack'];
  /** Called with the reason of every packet that is refused. */
  readonly onRefused: (reason: string) => void;
  /** Called when somebody has begun to watch the match. */
  readonly onWatched: (matchID: string) => void;
  /** Called when a page of the match has not been heard for so long that its player may have missed what happened. */
  readonly onSilent: (matchID: string) => void;
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
  isLookingElsewhere,
  spectatorsElsewhere,
  clock,
  heldElsewhere,
  onHeld,
  conductOf,
  takeBack,
  onRefused,
  onWatched,
  onSilent,
  onPresence,
  onLine,
}: Parts): Transport => {
  const gate = createGate({ settings, limits, heldElsewhere, onHeld });
  const io: GameServer = new Server({
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: 10_000,
    cors: { origin: [LOCAL_ORIGIN, ...settings.origins] },
    allowRequest: gate.allowRequest,
  });
  const rooms = createRooms();
  const past = createPast(clock);
  const beats = startBeats(io, [...games.keys()]);

  const namespaceOf = ({ id }: ServedGame) => io.of(`/${id}`);

  const spectatorsAt = (matchID: string) => rooms.spectators(matchID) + spectatorsElsewhere(matchID);

  const isPresent: Presence = (...seat) => rooms.isPresent(...seat) || isPresentElsewhere(...seat);

  const looksAway: Presence = (...seat) =>
    isPresent(...seat) && !rooms.isLooking(...seat) && !isLookingElsewhere(...seat);

  const between = (matchID: string, job: () => Promise<unknown>) => {
    moves
      .between(matchID, job)
      .catch((error: unknown) => log.error({ matchID, error }, 'news of a match could not be sent'));
  };

  const toRoom = (served: ServedGame, room: Room) => namespaceOf(served).local.to(room.name);

  /** What moves have changed is found and encoded once for each pair of eyes, however many watch with them. */
  const showIn = (shownTo: readonly Room[], { served, matchID, state, entries }: Omit<Played, 'match'>) => {
    const log = publicLog(entries);
    for (const room of shownTo) {
      const before = room.shown;
      // whoever has not been sent a position yet is about to be
      if (!before) continue;
      const since = stateIDOf(before);
      room.shown = stateFor(served, state, room.playerID);
      const patch = changeOf(before, room.shown);
      const news = log.filter((entry) => stateIDOf(entry) >= since);
      toRoom(served, room).emit('patch', matchID, since, stateIDOf(state), patch, news);
    }
  };
  const show = (played: Omit<Played, 'match'>) => showIn(rooms.at(played.matchID), played);

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

  /** Where there are clocks, every move changes them. */
  const tellTimes = (matchID: string) =>
    between(matchID, async () => {
      const found = rooms.at(matchID).length ? await live.at(matchID) : undefined;
      if (found?.match.clocks) await sendSeats(matchID);
    });

  moves.onPlayed((played) => {
    const { matchID, match, state } = played;
    if (shownTo(matchID) >= stateIDOf(state) - 1) show(played);
    // another process has moved in between
    else between(matchID, () => showNews(matchID));
    if (!match || match.table.spectators === 'delayed') between(matchID, () => late.look(matchID));
    if (!match || match.clocks) tellTimes(matchID);
  });

  const movedElsewhere: Transport['movedElsewhere'] = (matchID, stateID) => {
    const isWatched = rooms.at(matchID).length > 0;
    const isLate = rooms.lateAt(matchID) && !past.knows(matchID, stateID);
    if (isWatched && shownTo(matchID) >= stateID && !isLate) return;
    live.forget(matchID);
    if (isWatched) between(matchID, () => showNews(matchID));
    if (isLate) between(matchID, () => late.look(matchID));
    if (isWatched) tellTimes(matchID);
  };

  const sendLine = (matchID: string, line: ChatLine) => {
    for (const { socket } of rooms.watchers(matchID)) socket.emit('chat', matchID, chatMessage(line));
    if (rooms.lateAt(matchID)) past.heard(matchID, [line]);
  };

  const toldElsewhere: Transport['toldElsewhere'] = (matchID, lineID) => {
    if (!rooms.everyRoomAt(matchID).length) return;
    between(matchID, async () => {
      for (const line of await store.chat(matchID))
        if (lineID === undefined || line.id === lineID) sendLine(matchID, line);
    });
  };

  const sendSeats = async (matchID: string) => {
    const all = rooms.everyRoomAt(matchID);
    if (!all.length) return;
    const found = await live.at(matchID);
    for (const watcher of all.flatMap(({ watchers }) => [...watchers]))
      if (!found) disconnect(watcher, 'unknownMatch');
      else if (!isStillTheirs(found.match, watcher)) disconnect(watcher, 'notYourSeat');
    if (!found) return;
    const seats = publicSeats(found.match, isPresent, looksAway);
    const now = await conductOf(found.match);
    const { seats: sitting, clocks, pause } = found.match;
    for (const room of rooms.everyRoomAt(matchID)) {
      const all = toRoom(games.get(found.match.game)!, room);
      const conduct = conductFor(room, now);
      const told = [
        sitting,
        conduct.events.length,
        'clocks' in conduct && clocks,
        'pause' in conduct && pause,
        conduct.wish,
      ];
      if (!isDeepStrictEqual(room.seats, seats)) all.emit('matchData', matchID, seats);
      if (!isDeepStrictEqual(room.told, told)) all.emit('conduct', matchID, conduct);
      room.seats = seats;
      room.told = told;
    }
  };

  const late = createLate({
    rooms,
    live,
    past,
    store,
    between,
    open: async (room, found) => {
      const served = games.get(found.match.game)!;
      for (const { socket } of room.watchers) await sendMatch({ ...services, served, socket }, room, found);
    },
    show: async (room, { match, state }) => {
      const [since, until] = [stateIDOf(room.shown!), stateIDOf(state)];
      if (since >= until) return;
      const entries = await store.log(match.matchID, { before: until, moves: until - since });
      showIn([room], { served: games.get(match.game)!, matchID: match.matchID, state, entries });
    },
    sendLine: ({ watchers }, matchID, line) => {
      for (const { socket } of watchers) socket.emit('chat', matchID, chatMessage(line));
    },
    sendSeats,
  });

  const headcounts = createHeadcounts({
    rooms,
    spectatorsAt,
    send: ({ watchers }, matchID, count) => {
      for (const { socket } of watchers) socket.emit('spectators', matchID, count);
    },
  });

  const matchChanged = (matchID: string) => {
    between(matchID, () => sendSeats(matchID));
    headcounts.changed(matchID);
  };

  const presenceChanged = (matchID: string) => {
    matchChanged(matchID);
    onPresence(matchID);
    if (rooms.everyRoomAt(matchID).length) onWatched(matchID);
  };

  const lineAdded = (matchID: string, line: ChatLine) => {
    sendLine(matchID, line);
    onLine(matchID, line.id);
  };

  const services: Services = {
    store,
    live,
    moves,
    rooms,
    log,
    gate,
    showNews,
    past,
    late,
    isPresent,
    looksAway,
    spectatorsAt,
    conductOf,
    takeBack,
    onRefused,
    presenceChanged,
    onSilent,
    lineAdded,
  };
  for (const served of games.values())
    io.of(`/${served.id}`).on('connection', (socket) => {
      const ownLog = log.child({ connection: requestIdOf(socket.request, settings) });
      ownLog.debug({ game: served.id }, 'connected');
      beats.add(socket);
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
    hereAt: (matchID) => {
      const seats = rooms.at(matchID).flatMap(({ playerID }) => playerID ?? []);
      const hidden = seats.filter((seat) => !rooms.isLooking(matchID, seat));
      return { seats, hidden, spectators: rooms.spectators(matchID) };
    },
    heldHere: () => gate.held,
    isPresent,
    close: () => {
      beats.stop();
      late.close();
      headcounts.close();
      return io.close();
    },
  };
};
