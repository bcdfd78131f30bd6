import type { Room, Rooms } from './rooms';

/** Changes are collected for this long, in ms: pages are told at most that often. */
const GATHERED = 1000;

type Parts = {
  readonly rooms: Pick<Rooms, 'everyRoomAt'>;
  /** How many spectators watch the match, here and elsewhere. */
  readonly spectatorsAt: (matchID: string) => number;
  readonly send: (room: Room, matchID: string, count: number) => void;
};

/** Tells the pages at a match how many spectators it has. */
export type Headcounts = {
  /** A spectator may have come or gone. */
  readonly changed: (matchID: string) => void;
  readonly close: () => void;
};

/** Tells how many spectators there are, for all matches of a server. */
export const createHeadcounts = ({ rooms, spectatorsAt, send }: Parts): Headcounts => {
  const gathering = new Map<string, ReturnType<typeof setTimeout>>();

  const tell = (matchID: string) => {
    gathering.delete(matchID);
    const count = spectatorsAt(matchID);
    for (const room of rooms.everyRoomAt(matchID)) {
      if (room.counted !== count) send(room, matchID, count);
      room.counted = count;
    }
  };

  return {
    changed: (matchID) => {
      if (gathering.has(matchID) || !rooms.everyRoomAt(matchID).length) return;
      gathering.set(matchID, setTimeout(tell, GATHERED, matchID).unref());
    },
    close: () => {
      for (const timer of gathering.values()) clearTimeout(timer);
    },
  };
};
