import type { PlayerID } from 'boardgame.io';
import { clockwiseFrom, perSeat, type PerSeat } from '../../shared/seats';
import { binding } from '../rules/cargo';
import { winners } from '../rules/end';
import { seatsOf, type State } from '../state';
import { chancesWith } from './chances';
import { lastOutlook } from './lastTurns';
import { publicLeft } from './outlook';
import { visitOf, type Route } from './plan';
import { journeyFrom, pastSigns, planned, situationOf, spaceOf } from './situation';
import { hardAt } from './weights';

/**
 * B-11.8 — how far an Inspektion is reckoned with that binds a seat, and by the seat it goes to next: it goes round, and
 * sooner or later binds everybody. In 150 matches of four whoever it bound won 22 times in a hundred; with all that their
 * plans said it cost they were told to win 15 times, with this 20.
 */
const BAN = 0.3;

/** DM that what a seat plans with the contracts it has will earn. */
const plannedBy = (G: State, seat: PlayerID): number => {
  const situation = situationOf(G, seat, hardAt(G));
  const outlook = publicLeft(G) ? situation.outlook : lastOutlook(G, seat);
  const journey = pastSigns(journeyFrom({ ...situation, outlook }, spaceOf(situation)));
  const worthAfter = (first: Route) => planned({ ...journey, first }, situation.errands).worth;
  const own = binding(G, seat);
  const card = own ?? binding(G, clockwiseFrom(seatsOf(G), seat).at(-1)!);
  if (!card) return worthAfter([]);
  const penalty = own ? card.penalty : 0;
  return BAN * worthAfter([visitOf(card.id, card.city, penalty)]) + (1 - BAN) * (worthAfter([]) + penalty);
};

/** B-13.2 — the chances of a match that is over. */
const sharedBy = (G: State): PerSeat<number> => {
  const first = winners(G);
  return perSeat(seatsOf(G), (seat) => (first.includes(seat) ? 1 / first.length : 0));
};

/**
 * How likely each seat wins, together 1, when all cards lie open and each goes on as it plans; asked with the DM that
 * seats lose of what they plan.
 */
export const forecastOf = (G: State): ((loses?: PerSeat<number>) => PerSeat<number>) => {
  if (G.over) return () => sharedBy(G);
  const chances = chancesWith(G);
  const worths = perSeat(seatsOf(G), (seat) => plannedBy(G, seat));
  return (loses = {}) => chances(perSeat(seatsOf(G), (seat) => worths[seat]! - (loses[seat] ?? 0)));
};
