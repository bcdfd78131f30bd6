import type { ChatMessage, FilteredMetadata, LogEntry, PlayerID, State, SyncInfo } from 'boardgame.io';
import type { Server, Socket } from 'socket.io';
import type { SocketRefusal } from '../../games/shared/protocol';
import type { Presence } from '../matches/payloads';

/** The packets a client sends. */
export type ClientEvent = 'sync' | 'update' | 'chat';

type FromClient = Record<ClientEvent, (...args: unknown[]) => void>;

type ToClient = {
  sync: (matchID: string, info: SyncInfo) => void;
  update: (matchID: string, state: State, entries: readonly LogEntry[]) => void;
  matchData: (matchID: string, seats: FilteredMetadata) => void;
  chat: (matchID: string, line: ChatMessage) => void;
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

/** Who watches which match. A socket watches one at a time; a match nobody watches is not remembered. */
export type Rooms = {
  readonly enter: (watcher: Watcher) => void;
  /** Answers which match the socket watched. */
  readonly leave: (socket: GameSocket) => Watcher | undefined;
  readonly of: (socket: GameSocket) => Watcher | undefined;
  readonly watchers: (matchID: string) => readonly Watcher[];
  readonly isPresent: Presence;
  /** How many matches are watched. */
  readonly size: () => number;
};

export const createRooms = (): Rooms => {
  const bySocket = new Map<GameSocket, Watcher>();
  const byMatch = new Map<string, Set<Watcher>>();

  const leave = (socket: GameSocket) => {
    const watcher = bySocket.get(socket);
    if (!watcher) return undefined;
    bySocket.delete(socket);
    const room = byMatch.get(watcher.matchID)!;
    room.delete(watcher);
    if (!room.size) byMatch.delete(watcher.matchID);
    return watcher;
  };

  const enter = (watcher: Watcher) => {
    leave(watcher.socket);
    bySocket.set(watcher.socket, watcher);
    const room = byMatch.get(watcher.matchID) ?? new Set();
    byMatch.set(watcher.matchID, room.add(watcher));
  };

  const watchers = (matchID: string) => [...(byMatch.get(matchID) ?? [])];

  return {
    enter,
    leave,
    of: (socket) => bySocket.get(socket),
    watchers,
    isPresent: (matchID, playerID) => watchers(matchID).some((watcher) => watcher.playerID === playerID),
    size: () => byMatch.size,
  };
};
