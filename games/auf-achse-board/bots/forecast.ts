import type { PlayerID } from 'boardgame.io';
import { clockwiseFrom, perSeat, type PerSeat } from '../../shared/seats';
import { binding } from '../rules/cargo';
import { winners } from '../rules/end';
import { seatsOf, type State } from '../state';
import { chancesWith } from './chances';
import { lastOutlook, nextWin, type NextWin } from './lastTurns';
import { publicLeft } from './outlook';
import { visitOf, type Route } from './plan';
import { journeyFrom, pastSigns, planned, situationOf, spaceOf } from './situation';
import { hardAt } from './weights';

/**
 * B-11.8 — the weight of an Inspektion that binds a seat, for that seat and for the seat it passes to next: it goes
 * round and sooner or later binds everybody. In 150 matches of four, the bound seat won 22 % of the time; with the
 * full cost to its plan the forecast was 15 %, with this weight 20 %.
 */
const BAN = 0.3;

/** DM that the plan of a seat for its contracts will earn. */
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

/** The chances, where a seat has at least that one; those of the others shrink in proportion. */
const atLeast = (chances: PerSeat<number>, least: NextWin | undefined): PerSeat<number> => {
  if (!least || chances[least.seat]! >= least.chance) return chances;
  const share = (1 - least.chance) / (1 - chances[least.seat]!);
  return perSeat(Object.keys(chances), (seat) =>
    seat === least.seat ? least.chance : share * chances[seat]!,
  );
};

/** The probability that each seat wins, together 1; takes the DM by which each seat's plan is to be reduced. */
export type Forecast = (loses?: PerSeat<number>) => PerSeat<number>;

/** The forecast when all cards are open and each seat follows its plan. */
export const forecastOf = (G: State): Forecast => {
  if (G.over) return () => sharedBy(G);
  const chances = chancesWith(G);
  const worths = perSeat(seatsOf(G), (seat) => plannedBy(G, seat));
  const wins = publicLeft(G) ? undefined : nextWin(G);
  return (loses = {}) =>
    atLeast(chances(perSeat(seatsOf(G), (seat) => worths[seat]! - (loses[seat] ?? 0))), wins);
};
