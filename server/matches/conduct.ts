import type { Conduct } from '../../games/shared/conduct';
import type { Wishes } from '../lobby/wishes';
import type { KeptEvent, Match } from '../storage/matchStore';
import type { Absence } from './absence';
import { timesFor } from './clocks';
import type { LiveMatches } from './liveMatches';

/** How many of the latest table events a page is sent. */
const EVENTS_SENT = 50;

/** For how long computer players have been deciding for players who are away, in ms. */
const standingIn = (
  { seats }: Pick<Match, 'seats'>,
  events: readonly KeptEvent[],
  now: number,
): Conduct['standIns'] =>
  Object.fromEntries(
    seats.flatMap(({ playerID, name, standIn }) => {
      if (name === undefined || !standIn) return [];
      const since = events.findLast(
        ({ kind, seat }) => seat === playerID && (kind === 'handedOver' || kind === 'timeUp'),
      );
      return since ? [[playerID, Math.max(0, now - since.at)]] : [];
    }),
  );

/** Table events as everybody may know them: without the time. */
export const toldEvents = (events: readonly KeptEvent[]): Conduct['events'] =>
  events.map(({ place, kind, seat, name, by, byName, level }) => ({
    place,
    kind,
    seat,
    name,
    by,
    byName,
    level,
  }));

type Parts = {
  readonly live: LiveMatches;
  readonly absence: Absence;
  readonly wishes: Wishes;
  /** The time in ms since 1970, and the total time a server has been open, in ms. */
  readonly clock: () => number;
  readonly openTime: () => number;
};

/** The state of a table apart from the game: who is away, who decides for them, clocks, wishes. */
export const conductFrom =
  ({ live, absence, wishes, clock, openTime }: Parts) =>
  async (match: Match): Promise<Conduct> => {
    const events = await live.eventsAt(match.matchID);
    return {
      options: match.table,
      away: absence.awayFrom(match),
      standIns: standingIn(match, events, clock()),
      events: toldEvents(events.slice(-EVENTS_SENT)),
      ...timesFor(match, openTime()),
      ...wishes.wishAt(match),
    };
  };
