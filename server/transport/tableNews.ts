import { isDeepStrictEqual } from 'node:util';
import type { FilteredMetadata } from 'boardgame.io';
import type { Conduct } from '../../games/shared/conduct';
import type { LiveMatches } from '../matches/liveMatches';
import { publicSeats } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import type { Match } from '../storage/matchStore';
import type { Room, Rooms, ToRoom, Watcher } from './rooms';
import { conductFor, type Showing } from './showing';

/**
 * The state of a table apart from the game, as sent to those who watch: who sits there, who is away, clocks, pauses.
 */
export type TableNews = {
  /** Sends all watchers what has changed, and disconnects those whose seat or match no longer exists. */
  readonly send: (matchID: string) => Promise<void>;
  /** The same for a match with clocks, after a move: every move changes them. */
  readonly sendTimes: (matchID: string) => Promise<void>;
};

type Parts = {
  readonly live: Pick<LiveMatches, 'at'>;
  readonly rooms: Pick<Rooms, 'at' | 'everyRoomAt'>;
  readonly toRoom: ToRoom;
  readonly showing: Pick<Showing, 'isPresent' | 'looksAway' | 'conductOf' | 'clock'>;
};

/** Does the watcher still have the seat they watch from? */
const isStillTheirs = ({ seats }: Match, { playerID, credentialHash }: Watcher): boolean =>
  playerID === null ||
  seats.some((seat) => seat.playerID === playerID && seat.credentialHash === credentialHash);

const disconnect = ({ socket, matchID }: Watcher, reason: 'unknownMatch' | 'notYourSeat') => {
  socket.emit('refused', matchID, refusalOf(reason));
  socket.disconnect(true);
};

const disconnectStrangers = (match: Match | undefined, watchers: readonly Watcher[]) => {
  for (const watcher of watchers)
    if (!match) disconnect(watcher, 'unknownMatch');
    else if (!isStillTheirs(match, watcher)) disconnect(watcher, 'notYourSeat');
};

/** What is sent again when it changes: clocks and pauses, without time that passes by itself. */
const changing = ({ seats, clocks, pause }: Match, conduct: Conduct) => [
  seats,
  conduct.events,
  'clocks' in conduct && clocks,
  'pause' in conduct && pause,
  conduct.wish,
];

/** The news of all tables of a server. */
export const createTableNews = ({ live, rooms, toRoom, showing }: Parts): TableNews => {
  const sendIn = (room: Room, match: Match, seats: FilteredMetadata, now: Conduct) => {
    const { matchID } = match;
    const all = toRoom(match.game, room);
    const conduct = conductFor(room, now);
    const told = changing(match, conduct);
    if (!isDeepStrictEqual(room.seats, seats)) all.emit('matchData', matchID, seats);
    if (!isDeepStrictEqual(room.told, told)) all.emit('conduct', matchID, conduct);
    room.seats = seats;
    room.told = told;
  };

  const send = async (matchID: string) => {
    const all = rooms.everyRoomAt(matchID);
    if (!all.length) return;
    const found = await live.at(matchID);
    disconnectStrangers(
      found?.match,
      all.flatMap(({ watchers }) => [...watchers]),
    );
    if (!found) return;
    const seats = publicSeats(found.match, showing.clock(), showing.isPresent, showing.looksAway);
    const now = await showing.conductOf(found.match);
    for (const room of rooms.everyRoomAt(matchID)) sendIn(room, found.match, seats, now);
  };

  return {
    send,
    sendTimes: async (matchID) => {
      const found = rooms.at(matchID).length ? await live.at(matchID) : undefined;
      if (found?.match.clocks) await send(matchID);
    },
  };
};
