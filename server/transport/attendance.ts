import type { PlayerID } from 'boardgame.io';
import type { Presence } from '../matches/payloads';
import type { Rooms } from './rooms';

/** What is known of connections to other processes. */
export type Elsewhere = {
  /** Is the page of that seat connected there? */
  readonly isPresent: Presence;
  /** And can its player see it? */
  readonly isLooking: Presence;
  /** How many watch the match there without a seat. */
  readonly spectatorsElsewhere: (matchID: string) => number;
};

/** Who is connected to this process at a match. */
export type Here = {
  readonly seats: readonly PlayerID[];
  /** Those of them whose players cannot see the page. */
  readonly hidden: readonly PlayerID[];
  readonly spectators: number;
};

/** Who is at a match. */
export type Attendance = {
  /** Is the page of that seat connected, here or elsewhere? */
  readonly isPresent: Presence;
  /** Is it connected, and out of its player's sight? */
  readonly looksAway: Presence;
  /** How many watch the match without a seat, here and elsewhere. */
  readonly spectatorsAt: (matchID: string) => number;
  readonly hereAt: (matchID: string) => Here;
};

/** Who is at a match, by the rooms of this process and what is known of others. */
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
