import type { PlayerID } from 'boardgame.io';
import { isContract } from '../contracts';
import { seatsOf, type State } from '../state';
import { PATIENCE, runningUntil, type Outlook } from './outlook';
import { planOf } from './plan';
import { journeyFrom, situationOf, spaceOf } from './situation';
import { TURNS_BETWEEN } from './turns';
import { hardAt } from './weights';

/** Turns by which guesses at the end are out when no public contract is left: always, and for every turn until then. */
const DOUBT = { least: 0.7, aTurn: 0.25 } as const;

/** All contracts of a player are thought about together. */
const ALL = Infinity;

/** Rounds until a seat drives next: 0 while a drive of its own turn is to come, more for every turn it misses (B-3.4). */
export const roundsToDrive = (G: State, seat: PlayerID): number => {
  const seats = seatsOf(G);
  const { rolled, rollsWith, seat: driver } = G.turn;
  const hasDriven = rolled && !rollsWith.length && !G.tasks.some(({ type }) => type === 'drive');
  const waits = (seats.indexOf(seat) - seats.indexOf(driver) + seats.length) % seats.length;
  return (waits || !hasDriven ? waits / seats.length : 1) + G.missed[seat]!;
};

/** Rounds until a seat has carried out all its contracts, if it does nothing else; 0 where it only has to unload. */
const roundsToFinish = (G: State, seat: PlayerID): number => {
  const situation = situationOf(G, seat, hardAt(G));
  const errands = situation.errands.flatMap((one) => (isContract(one.id) ? { ...one, must: true } : []));
  const journey = { ...journeyFrom({ ...situation, inMind: ALL }, spaceOf(situation)), outlook: PATIENCE };
  let turns = 0;
  let legs = journey.near;
  for (const { place } of planOf(journey, errands)) {
    turns += legs[place]!;
    legs = TURNS_BETWEEN[place]!;
  }
  return turns && roundsToDrive(G, seat) + turns - 1;
};

/** B-13.1 — rounds until the match can end when no public contract is left, whoever ends it. */
export const roundsToEnd = (G: State): number =>
  Math.min(...seatsOf(G).map((seat) => roundsToFinish(G, seat)));

/**
 * B-13.1 — what a seat may expect when no public contract is left and all cards lie open: the match ends as soon as one
 * of the others has carried out all its contracts.
 */
export const lastOutlook = (G: State, seat: PlayerID): Outlook => {
  const others = seatsOf(G).filter((other) => other !== seat);
  const end = Math.min(...others.map((other) => roundsToFinish(G, other)));
  const running = runningUntil(end + 1 - roundsToDrive(G, seat), DOUBT.least + DOUBT.aTurn * end);
  // what can be done where one stands is done while it runs
  running[0] = 1;
  return { turnCost: 0, running };
};
