import type { PlayerID } from 'boardgame.io';
import { best } from '../../shared/bots/choosing';
import { contractOf, isContract } from '../contracts';
import type { CityId } from '../map';
import { binding } from '../rules/cargo';
import { settledMoney } from '../rules/money';
import { othersOf, seatsOf, type State } from '../state';
import { PATIENCE, runningUntil, stillRunning, type Outlook } from './outlook';
import { planOf } from './plan';
import { journeyFrom, pastSigns, situationOf, spaceOf } from './situation';
import { FACES, stepsTo } from './turns';
import { hardAt } from './weights';

/**
 * The usual error, in turns, of the estimated end when no public contract is left: a constant plus a part for each
 * turn until then; almost none where the end can come at once.
 */
const DOUBT = { usual: 0.7, aTurn: 0.25, atOnce: 0.1 } as const;

/** All contracts of a player are planned together. */
const ALL = Infinity;

/**
 * Rounds until a seat drives next: 0 while a drive in its own turn is still to come, one more for each missed turn
 * (B-3.4).
 */
export const roundsToDrive = (G: State, seat: PlayerID): number => {
  const seats = seatsOf(G);
  const { rolled, rollsWith, seat: driver } = G.turn;
  const hasDriven = rolled && !rollsWith.length && !G.tasks.some(({ type }) => type === 'drive');
  const waits = (seats.indexOf(seat) - seats.indexOf(driver) + seats.length) % seats.length;
  return (waits || !hasDriven ? waits / seats.length : 1) + G.missed[seat]!;
};

/** Turns assumed for a contract whose goods are not in stock. */
const WAITING = 5;

/** B-5.3 — rounds until a seat can unload where it stands: at any time in its turn, even before it rolls. */
const roundsToUnload = (G: State, seat: PlayerID): number =>
  G.turn.seat === seat ? 0 : roundsToDrive(G, seat);

/**
 * Rounds until a seat has carried out all its contracts, if it does nothing else; 0 if that is possible in this turn.
 */
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

/** B-13.1 — rounds until the match can end, by any seat, when no public contract is left. */
export const roundsToEnd = (G: State): number =>
  Math.min(...seatsOf(G).map((seat) => roundsToFinish(G, seat)));

/**
 * B-13.1 — the outlook of a seat when no public contract is left and all cards are open: the match ends as soon as
 * one of the others has carried out all its contracts.
 */
export const lastOutlook = (G: State, seat: PlayerID): Outlook => {
  const end = Math.min(...othersOf(G, seat).map((other) => roundsToFinish(G, other)));
  const doubt = end ? DOUBT.usual + DOUBT.aTurn * end : DOUBT.atOnce;
  const running = runningUntil(end + 1 - roundsToDrive(G, seat), doubt);
  // goods for the city where a truck stands are unloaded at the start of the turn
  running[0] = roundsToUnload(G, seat) ? stillRunning({ running }, 1) : 1;
  return { turnCost: 0, running };
};

/** B-13.2 — would the seat win with what it has aboard, even if the others still avoided what their cards cost? */
const wouldWin = (G: State, seat: PlayerID): boolean => {
  const then = G.aboard[seat]!.reduce((sum, id) => sum + contractOf(id).revenue, settledMoney(G, seat));
  return othersOf(G, seat).every((other) => G.money[other]! < then);
};

/** The only city where a seat still has to unload, and can; undefined if it has more to do. */
const lastCity = (G: State, seat: PlayerID): CityId | undefined => {
  const [city, ...others] = new Set(G.aboard[seat]!.map((id) => contractOf(id).to));
  if (!city || others.length || G.hands[seat]!.length || binding(G, seat)) return undefined;
  // B-4.3 — where another truck stands there is no room
  return othersOf(G, seat).some((other) => G.trucks[other] === city) ? undefined : city;
};

/** A seat that may win with its next drive, and the chance that it does. */
export type NextWin = { readonly seat: PlayerID; readonly chance: number };

/**
 * B-13.1 — when no public contract is left: the seat that drives next, if it has only one city left and wins there;
 * B-4.4 — every roll that is large enough leads there, as it may stop early.
 */
export const nextWin = (G: State): NextWin | undefined => {
  const seat = best(seatsOf(G), (one) => -roundsToDrive(G, one));
  const [at, city] = [G.trucks[seat], lastCity(G, seat)];
  if (!at || !city || !wouldWin(G, seat)) return undefined;
  const spaces = stepsTo(G, city)(at);
  return { seat, chance: FACES.filter((die) => die >= spaces).length / FACES.length };
};
