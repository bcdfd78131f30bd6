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

/** Somebody who watches a match: from a seat that was proved, or as a spectator (null). */
export type Watcher = {
  readonly socket: GameSocket;
  readonly matchID: string;
  readonly playerID: PlayerID | null;
  /** Does a spectator see the match some time after it was played? */
  readonly isLate: boolean;
  /** By what the seat was proved; when the seat changes hands, it no longer is. */
  readonly credentialHash: string | undefined;
};

/** All who watch a match with the same eyes: they are sent the same, so it is made and encoded once. */
export type Room = {
  readonly playerID: PlayerID | null;
  /** What its watchers see lies some time back. */
  isLate: boolean;
  /** Its name among the rooms of socket.io. */
  readonly name: string;
  readonly watchers: Set<Watcher>;
  /** The position they were last sent; nothing before the first. */
  shown: State | undefined;
  /** Who sits at the match, as they were last told. */
  seats: FilteredMetadata | undefined;
  /** What they were last told of how the table stands beside the game, as it changes. */
  told: unknown;
  /** How many spectators they were last told there are. */
  counted: number | undefined;
};

/** Whom a packet for all in a room of a match of that game goes to, in this process. */
export type ToRoom = (game: string, room: Room) => Pick<ReturnType<GameServer['to']>, 'emit'>;

/** Who watches which match. A socket watches one at a time; a match nobody watches is not remembered. */
export type Rooms = {
  /** Answers the room the watcher is in now. */
  readonly enter: (watcher: Watcher) => Room;
  /** Answers which match the socket watched. */
  readonly leave: (socket: GameSocket) => Watcher | undefined;
  readonly of: (socket: GameSocket) => Watcher | undefined;
  /** The room somebody watches from, unless they have left it. */
  readonly roomOf: (watcher: Watcher) => Room | undefined;
  /** The rooms of a match somebody is in who sees it as it is now. Those who see it late are in none of them. */
  readonly at: (matchID: string) => readonly Room[];
  /** All rooms of a match, whenever they see it. */
  readonly everyRoomAt: (matchID: string) => readonly Room[];
  /** The room of those who see the match late, if there are any. */
  readonly lateAt: (matchID: string) => Room | undefined;
  readonly spectators: (matchID: string) => number;
  readonly isPresent: Presence;
  /** Is a page of that seat connected that its player can see? */
  readonly isLooking: Presence;
  /** Whoever has the page can see it, or it is out of their sight; answers at whose seat that is, if it is news. */
  readonly look: (socket: GameSocket, isLooking: boolean) => Watcher | undefined;
  /** The ids of the matches that are watched. */
  readonly matches: () => readonly string[];
};

/** The eyes of those who see a match late. */
const LATE = Symbol('late');

/** With what eyes they watch. */
const eyesOf = ({ playerID, isLate }: Watcher) => (isLate ? LATE : playerID);

/** A room for those who watch with the same eyes as somebody. */
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
  /** Whose page is out of sight, whatever it watches. */
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
