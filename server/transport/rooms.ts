import type { ChatMessage, FilteredMetadata, LogEntry, PlayerID, State, SyncInfo } from 'boardgame.io';
import type { Server, Socket } from 'socket.io';
import type { SocketRefusal } from '../../games/shared/protocol';
import type { Presence } from '../matches/sight';

type FromClient = Record<'sync' | 'update' | 'chat', (...args: unknown[]) => void>;

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
export type Listener = {
  readonly socket: GameSocket;
  readonly matchID: string;
  readonly playerID: PlayerID | null;
  /** By what the seat was proved; when the seat changes hands, it no longer is. */
  readonly credentialHash: string | undefined;
};

/** Who watches which match. A socket watches one at a time; a match nobody watches is not remembered. */
export type Rooms = {
  readonly enter: (listener: Listener) => void;
  /** Answers where the socket was. */
  readonly leave: (socket: GameSocket) => Listener | undefined;
  readonly of: (socket: GameSocket) => Listener | undefined;
  readonly listeners: (matchID: string) => readonly Listener[];
  readonly isPresent: Presence;
  /** How many matches are watched. */
  readonly size: () => number;
};

export const createRooms = (): Rooms => {
  const bySocket = new Map<GameSocket, Listener>();
  const byMatch = new Map<string, Set<Listener>>();

  const leave = (socket: GameSocket) => {
    const listener = bySocket.get(socket);
    if (!listener) return undefined;
    bySocket.delete(socket);
    const room = byMatch.get(listener.matchID)!;
    room.delete(listener);
    if (!room.size) byMatch.delete(listener.matchID);
    return listener;
  };

  const enter = (listener: Listener) => {
    leave(listener.socket);
    bySocket.set(listener.socket, listener);
    const room = byMatch.get(listener.matchID) ?? new Set();
    byMatch.set(listener.matchID, room.add(listener));
  };

  const listeners = (matchID: string) => [...(byMatch.get(matchID) ?? [])];

  return {
    enter,
    leave,
    of: (socket) => bySocket.get(socket),
    listeners,
    isPresent: (matchID, playerID) => listeners(matchID).some((listener) => listener.playerID === playerID),
    size: () => byMatch.size,
  };
};
