import type { PlayerID } from 'boardgame.io';
import { isContract } from '../contracts';
import { othersOf, seatsOf, type State } from '../state';
import { PATIENCE, runningUntil, stillRunning, type Outlook } from './outlook';
import { planOf } from './plan';
import { journeyFrom, pastSigns, situationOf, spaceOf } from './situation';
import { hardAt } from './weights';

/**
 * Turns by which guesses at the end are out when no public contract is left: always, and for every turn until then;
 * hardly at all where it can come at once.
 */
const DOUBT = { usual: 0.7, aTurn: 0.25, atOnce: 0.1 } as const;

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

/** Turns that a contract takes for which there are no goods yet. */
const WAITING = 5;

/** B-5.3 — rounds until a seat can unload where it stands: at any time in its turn, before it rolls too. */
const roundsToUnload = (G: State, seat: PlayerID): number =>
  G.turn.seat === seat ? 0 : roundsToDrive(G, seat);

/** Rounds until a seat has carried out all its contracts, if it does nothing else; 0 where that may be in this turn. */
const roundsToFinish = (G: State, seat: PlayerID): number => {
  const situation = situationOf(G, seat, hardAt(G));
  const errands = situation.errands.flatMap((one) => (isContract(one.id) ? { ...one, must: true } : []));
  const journey = {
    ...pastSigns(journeyFrom({ ...situation, inMind: ALL }, spaceOf(situation))),
    outlook: PATIENCE,
  };
  let turns = WAITING * (G.hands[seat]!.length + G.aboard[seat]!.length - errands.length);
  let legs = journey.near;
  for (const { row } of planOf(journey, errands)) {
    turns += legs[row]!;
    legs = journey.between[row]!;
  }
  return turns ? roundsToDrive(G, seat) + turns - 1 : roundsToUnload(G, seat);
};

/** B-13.1 — rounds until the match can end when no public contract is left, whoever ends it. */
export const roundsToEnd = (G: State): number =>
  Math.min(...seatsOf(G).map((seat) => roundsToFinish(G, seat)));

/**
 * B-13.1 — what a seat may expect when no public contract is left and all cards lie open: the match ends as soon as one
 * of the others has carried out all its contracts.
 */
export const lastOutlook = (G: State, seat: PlayerID): Outlook => {
  const end = Math.min(...othersOf(G, seat).map((other) => roundsToFinish(G, other)));
  const doubt = end ? DOUBT.usual + DOUBT.aTurn * end : DOUBT.atOnce;
  const running = runningUntil(end + 1 - roundsToDrive(G, seat), doubt);
  // where one stands already one unloads at the beginning of one's turn
  running[0] = roundsToUnload(G, seat) ? stillRunning({ running }, 1) : 1;
  return { turnCost: 0, running };
};
