import type { Conduct } from '../../games/shared/conduct';
import type { KeptEvent, Match } from '../storage/matchStore';

/** For how long computer players have been deciding for players who were away by now, in ms. */
export const standingIn = (
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

/** What happened at a table as everybody may know it: not at what time. */
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
