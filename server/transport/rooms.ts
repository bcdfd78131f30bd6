import type { ChatMessage, FilteredMetadata, LogEntry, PlayerID, State, SyncInfo } from 'boardgame.io';
import type { Server, Socket } from 'socket.io';
import type { Conduct } from '../../games/shared/conduct';
import type { SocketRefusal } from '../../games/shared/protocol';
import type { Operation } from '../matches/patch';
import type { Presence } from '../matches/payloads';

/** The packets a client sends. */
export type ClientEvent = 'sync' | 'update' | 'chat' | 'log' | 'looks';

type FromClient = Record<ClientEvent, (...args: unknown[]) => void>;

type ToClient = {
  sync: (matchID: string, info: SyncInfo) => void;
  patch: (
    matchID: string,
    before: number,
    stateID: number,
    patch: readonly Operation[],
    entries: readonly LogEntry[],
  ) => void;
  matchData: (matchID: string, seats: FilteredMetadata) => void;
  conduct: (matchID: string, conduct: Conduct) => void;
  chat: (matchID: string, line: ChatMessage) => void;
  log: (matchID: string, entries: readonly LogEntry[]) => void;
  spectators: (matchID: string, count: number) => void;
  later: (matchID: string, ms: number) => void;
  refused: (matchID: string, refusal: SocketRefusal) => void;
  beat: () => void;
};

export type GameServer = Server<FromClient, ToClient>;
export type GameSocket = Socket<FromClient, ToClient>;

/** Somebody who watches a match: with a proved seat, or as a spectator (null). */
export type Watcher = {
  readonly socket: GameSocket;
  readonly matchID: string;
  readonly playerID: PlayerID | null;
  /** Does this spectator see the match with a delay? */
  readonly isLate: boolean;
  /** The hash that proved the seat; once the seat changes hands, it differs. */
  readonly credentialHash: string | undefined;
};

/** All who watch a match with the same view: they are sent the same data, so it is built and encoded once. */
export type Room = {
  readonly playerID: PlayerID | null;
  /** Do its watchers see the match with a delay? */
  isLate: boolean;
  /** Its name among the rooms of socket.io. */
  readonly name: string;
  readonly watchers: Set<Watcher>;
  /** The position they were last sent; undefined before the first. */
  shown: State | undefined;
  /** Who sits at the match, as they were last told. */
  seats: FilteredMetadata | undefined;
  /** The state of the table apart from the game, as they were last told it; only what changes. */
  told: unknown;
  /** The number of spectators they were last told. */
  counted: number | undefined;
};

/** Where a packet for everybody in a room of a match of that game is sent, in this process. */
export type ToRoom = (game: string, room: Room) => Pick<ReturnType<GameServer['to']>, 'emit'>;

/** Who watches which match. A socket watches one match at a time; a match nobody watches is not remembered. */
export type Rooms = {
  /** Returns the room the watcher is in now. */
  readonly enter: (watcher: Watcher) => Room;
  /** Returns the watcher the socket was, if it watched a match. */
  readonly leave: (socket: GameSocket) => Watcher | undefined;
  readonly of: (socket: GameSocket) => Watcher | undefined;
  /** The room a watcher is in, unless they have left it. */
  readonly roomOf: (watcher: Watcher) => Room | undefined;
  /** The rooms of a match whose watchers see it without delay. */
  readonly at: (matchID: string) => readonly Room[];
  /** All rooms of a match, with and without delay. */
  readonly everyRoomAt: (matchID: string) => readonly Room[];
  /** The room of the delayed spectators, if there are any. */
  readonly lateAt: (matchID: string) => Room | undefined;
  readonly spectators: (matchID: string) => number;
  readonly isPresent: Presence;
  /** Is a page of that seat connected that is visible to its player? */
  readonly isLooking: Presence;
  /** The page has become visible to its player, or hidden; returns its watcher if that is a change. */
  readonly look: (socket: GameSocket, isLooking: boolean) => Watcher | undefined;
  /** The ids of the matches that are watched. */
  readonly matches: () => readonly string[];
};

/** The view of delayed spectators. */
const LATE = Symbol('late');

/** With which view they watch. */
const eyesOf = ({ playerID, isLate }: Watcher) => (isLate ? LATE : playerID);

/** A new room for those who share the view of a watcher. */
const emptyRoom = ({ matchID, playerID, isLate }: Watcher): Room => ({
  playerID,
  isLate,
  name: `${matchID}/${isLate ? 'late' : (playerID ?? '')}`,
  watchers: new Set(),
  shown: undefined,
  seats: undefined,
  told: undefined,
  counted: undefined,
});

/** The rooms of one process. */
export const createRooms = (): Rooms => {
  const bySocket = new Map<GameSocket, Watcher>();
  const byMatch = new Map<string, Map<PlayerID | typeof LATE | null, Room>>();
  /** The sockets whose pages are hidden, whatever they watch. */
  const outOfSight = new WeakSet<GameSocket>();

  const leave = (socket: GameSocket) => {
    const watcher = bySocket.get(socket);
    if (!watcher) return undefined;
    const { matchID } = watcher;
    const eyes = eyesOf(watcher);
    bySocket.delete(socket);
    const rooms = byMatch.get(matchID)!;
    const room = rooms.get(eyes)!;
    room.watchers.delete(watcher);
    void socket.leave(room.name);
    if (!room.watchers.size) rooms.delete(eyes);
    if (!rooms.size) byMatch.delete(matchID);
    return watcher;
  };

  const enter = (watcher: Watcher) => {
    leave(watcher.socket);
    const { socket, matchID } = watcher;
    const eyes = eyesOf(watcher);
    bySocket.set(socket, watcher);
    const rooms = byMatch.get(matchID) ?? new Map<PlayerID | typeof LATE | null, Room>();
    byMatch.set(matchID, rooms);
    const room = rooms.get(eyes) ?? emptyRoom(watcher);
    rooms.set(eyes, room);
    room.watchers.add(watcher);
    void socket.join(room.name);
    return room;
  };

  const look = (socket: GameSocket, isLooking: boolean) => {
    if (outOfSight.has(socket) !== isLooking) return undefined;
    if (isLooking) outOfSight.delete(socket);
    else outOfSight.add(socket);
    const watcher = bySocket.get(socket);
    return watcher?.playerID === null ? undefined : watcher;
  };

  const everyRoomAt = (matchID: string) => [...(byMatch.get(matchID)?.values() ?? [])];
  const at = (matchID: string) => everyRoomAt(matchID).filter(({ isLate }) => !isLate);

  return {
    enter,
    leave,
    of: (socket) => bySocket.get(socket),
    roomOf: (watcher) => {
      const room = byMatch.get(watcher.matchID)?.get(eyesOf(watcher));
      return room?.watchers.has(watcher) ? room : undefined;
    },
    at,
    everyRoomAt,
    lateAt: (matchID) => everyRoomAt(matchID).find(({ isLate }) => isLate),
    spectators: (matchID) =>
      everyRoomAt(matchID).reduce(
        (sum, { playerID, watchers }) => sum + (playerID === null ? watchers.size : 0),
        0,
      ),
    isPresent: (matchID, playerID) => byMatch.get(matchID)?.has(playerID) ?? false,
    isLooking: (matchID, playerID) =>
      [...(byMatch.get(matchID)?.get(playerID)?.watchers ?? [])].some(
        ({ socket }) => !outOfSight.has(socket),
      ),
    look,
    matches: () => [...byMatch.keys()],
  };
};
