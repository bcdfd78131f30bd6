import type { ChatMessage, FilteredMetadata, LogEntry, PlayerID, State, SyncInfo } from 'boardgame.io';
import type { Server, Socket } from 'socket.io';
import type { SocketRefusal } from '../../games/shared/protocol';
import type { Operation } from '../matches/patch';
import type { Presence } from '../matches/payloads';

/** The packets a client sends. */
export type ClientEvent = 'sync' | 'update' | 'chat' | 'log';

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
  chat: (matchID: string, line: ChatMessage) => void;
  log: (matchID: string, entries: readonly LogEntry[]) => void;
  refused: (matchID: string, refusal: SocketRefusal) => void;
};

export type GameServer = Server<FromClient, ToClient>;
export type GameSocket = Socket<FromClient, ToClient>;

/** Somebody who watches a match: from a seat that was proved, or as a spectator (null). */
export type Watcher = {
  readonly socket: GameSocket;
  readonly matchID: string;
  readonly playerID: PlayerID | null;
  /** By what the seat was proved; when the seat changes hands, it no longer is. */
  readonly credentialHash: string | undefined;
};

/** All who watch a match with the same eyes: they are sent the same, so it is made and encoded once. */
export type Room = {
  readonly playerID: PlayerID | null;
  /** Its name among the rooms of socket.io. */
  readonly name: string;
  readonly watchers: Set<Watcher>;
  /** The position they were last sent; nothing before the first. */
  shown: State | undefined;
  /** Who sits at the match, as they were last told. */
  seats: FilteredMetadata | undefined;
};

/** Who watches which match. A socket watches one at a time; a match nobody watches is not remembered. */
export type Rooms = {
  /** Answers the room the watcher is in now. */
  readonly enter: (watcher: Watcher) => Room;
  /** Answers which match the socket watched. */
  readonly leave: (socket: GameSocket) => Watcher | undefined;
  readonly of: (socket: GameSocket) => Watcher | undefined;
  /** The room somebody watches from, unless they have left it. */
  readonly roomOf: (watcher: Watcher) => Room | undefined;
  /** The rooms of a match somebody is in. */
  readonly at: (matchID: string) => readonly Room[];
  readonly watchers: (matchID: string) => readonly Watcher[];
  readonly spectators: (matchID: string) => number;
  readonly isPresent: Presence;
  /** The ids of the matches that are watched. */
  readonly matches: () => readonly string[];
};

export const createRooms = (): Rooms => {
  const bySocket = new Map<GameSocket, Watcher>();
  const byMatch = new Map<string, Map<PlayerID | null, Room>>();

  const leave = (socket: GameSocket) => {
    const watcher = bySocket.get(socket);
    if (!watcher) return undefined;
    const { matchID, playerID } = watcher;
    bySocket.delete(socket);
    const rooms = byMatch.get(matchID)!;
    const room = rooms.get(playerID)!;
    room.watchers.delete(watcher);
    void socket.leave(room.name);
    if (!room.watchers.size) rooms.delete(playerID);
    if (!rooms.size) byMatch.delete(matchID);
    return watcher;
  };

  const enter = (watcher: Watcher) => {
    leave(watcher.socket);
    const { socket, matchID, playerID } = watcher;
    bySocket.set(socket, watcher);
    const rooms = byMatch.get(matchID) ?? new Map<PlayerID | null, Room>();
    byMatch.set(matchID, rooms);
    const room = rooms.get(playerID) ?? {
      playerID,
      name: `${matchID}/${playerID ?? ''}`,
      watchers: new Set(),
      shown: undefined,
      seats: undefined,
    };
    rooms.set(playerID, room);
    room.watchers.add(watcher);
    void socket.join(room.name);
    return room;
  };

  const at = (matchID: string) => [...(byMatch.get(matchID)?.values() ?? [])];

  return {
    enter,
    leave,
    of: (socket) => bySocket.get(socket),
    roomOf: (watcher) => {
      const room = byMatch.get(watcher.matchID)?.get(watcher.playerID);
      return room?.watchers.has(watcher) ? room : undefined;
    },
    at,
    spectators: (matchID) => byMatch.get(matchID)?.get(null)?.watchers.size ?? 0,
    watchers: (matchID) => at(matchID).flatMap(({ watchers }) => [...watchers]),
    isPresent: (matchID, playerID) => byMatch.get(matchID)?.has(playerID) ?? false,
    matches: () => [...byMatch.keys()],
  };
};
