import type { PlayerID } from 'boardgame.io';
import type { Presence } from '../matches/payloads';
import type { Rooms } from './rooms';

/** What is known about connections to other processes. */
export type Elsewhere = {
  /** Is the page of that seat connected there? */
  readonly isPresent: Presence;
  /** Is that page also visible to its player? */
  readonly isLooking: Presence;
  /** How many spectators watch the match there. */
  readonly spectatorsElsewhere: (matchID: string) => number;
};

/** Who is connected to this process at a match. */
export type Here = {
  readonly seats: readonly PlayerID[];
  /** The seats among them whose players cannot see the page. */
  readonly hidden: readonly PlayerID[];
  readonly spectators: number;
};

/** Who is at a match. */
export type Attendance = {
  /** Is the page of that seat connected, here or elsewhere? */
  readonly isPresent: Presence;
  /** Is it connected, but not visible to its player? */
  readonly looksAway: Presence;
  /** How many spectators watch the match, here and elsewhere. */
  readonly spectatorsAt: (matchID: string) => number;
  readonly hereAt: (matchID: string) => Here;
};

/** Who is at a match, from the rooms of this process and what is known about the others. */
export const attendanceOf = (rooms: Rooms, elsewhere: Elsewhere): Attendance => {
  const isPresent: Presence = (...seat) => rooms.isPresent(...seat) || elsewhere.isPresent(...seat);
  return {
    isPresent,
    looksAway: (...seat) => isPresent(...seat) && !rooms.isLooking(...seat) && !elsewhere.isLooking(...seat),
    spectatorsAt: (matchID) => rooms.spectators(matchID) + elsewhere.spectatorsElsewhere(matchID),
    hereAt: (matchID) => {
      const seats = rooms.at(matchID).flatMap(({ playerID }) => playerID ?? []);
      const hidden = seats.filter((seat) => !rooms.isLooking(matchID, seat));
      return { seats, hidden, spectators: rooms.spectators(matchID) };
    },
  };
};
