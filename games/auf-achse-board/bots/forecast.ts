import type { PlayerID } from 'boardgame.io';
import { doneTo } from '../../shared/foresee';
import { clockwiseFrom, perSeat, type PerSeat } from '../../shared/seats';
import { evolve } from '../evolve';
import { binding, unloadGoods } from '../rules/cargo';
import { arrive } from '../rules/driving';
import { seatsOf, type State } from '../state';
import { atHand, chancesWith } from './chances';
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

/** B-3.3 — the table once a drive that has ended brings what being there does: a sign is put before that. */
const landed = (G: State): State => {
  const landing = G.tasks.find(({ type }) => type === 'land');
  return landing ? doneTo(G, evolve, (play) => arrive(play, landing.seat)).G : G;
};

/** B-5.3 — the table when all goods are unloaded that can be here and now: while there are contracts to come everybody would do so. */
const unloaded = (G: State): State => {
  const { seat } = G.turn;
  const { unloads } = publicLeft(G) ? atHand(G, seat) : { unloads: [] };
  if (!unloads.length) return G;
  return doneTo(G, evolve, (play) => {
    for (const contract of unloads) unloadGoods(play, seat, contract);
  }).G;
};

/** The table once all is done that nothing can change any more: nobody is told to be better off then by what could be seen coming. */
export const settled = (G: State): State => unloaded(landed(G));

/**
 * How likely each seat wins, together 1, when all cards lie open and each goes on as it plans; asked with the DM that
 * seats lose of what they plan.
 */
export const forecastOf = (G: State): ((loses?: PerSeat<number>) => PerSeat<number>) => {
  const chances = chancesWith(G);
  const worths = perSeat(seatsOf(G), (seat) => plannedBy(G, seat));
  return (loses = {}) => chances(perSeat(seatsOf(G), (seat) => worths[seat]! - (loses[seat] ?? 0)));
};
