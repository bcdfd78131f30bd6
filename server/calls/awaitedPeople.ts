import type { PlayerID } from 'boardgame.io';
import { namesOf } from '../../games/shared/seatNames';
import type { LiveMatch } from '../matches/liveMatches';
import type { Presence } from '../matches/payloads';
import { hasBegun, levelOf } from '../matches/seating';
import { awaitedAt, isOfTheseRules, type ServedGames } from '../matches/servedGames';
import type { Seat } from '../storage/matchStore';

/** The people whom matches wait for. */
export type AwaitedPeople = {
  /** The people a match waits for, as far as this is public, and whose pages are not connected. */
  readonly missedAt: (live: LiveMatch) => readonly PlayerID[];
  /** The people who wait for others, by the names they have at the table: no two alike. */
  readonly waitingAt: (live: LiveMatch) => readonly string[];
};

/** Is a person sitting there, with no computer player deciding for them? */
const isPerson = (seat: Seat): boolean => seat.name !== undefined && levelOf(seat) === undefined;

/** Asks the games which seats they wait for. */
export const awaitedPeople = (games: ServedGames, isPresent: Presence): AwaitedPeople => ({
  missedAt: (live) => {
    const { match } = live;
    const served = games.get(match.game);
    if (!served || match.gameover !== undefined || !isOfTheseRules(served, match) || !hasBegun(match))
      return [];
    const awaited = awaitedAt(served, live.state);
    return match.seats
      .filter((seat) => isPerson(seat) && awaited.includes(seat.playerID))
      .map(({ playerID }) => playerID)
      .filter((playerID) => !isPresent(match.matchID, playerID));
  },

  waitingAt: (live) => {
    const awaited = awaitedAt(games.get(live.match.game)!, live.state);
    const names = namesOf(live.match.seats);
    return live.match.seats.flatMap((seat, at) =>
      isPerson(seat) && !awaited.includes(seat.playerID) ? [names.get(at)!] : [],
    );
  },
});
