import { likelihood } from '../../shared/bots/search';
import { valueOf, VALUES, type CarId } from '../cards';
import { isPastStops } from '../laps';
import { isAdvanced, isNuisance, roadOf, type View } from '../state';
import { valuesInHand } from './appraise';
import { spacesToGo } from './road';
import { cardsFor, plus, pointsIn, undrawn, type Supply } from './supply';

/**
 * When a car reaches the finish, and its chance of doing so. The constants were fitted to some 1,000 races among
 * `normal` players, basic and advanced, of three and five players: which car came before which, and which never
 * arrived, from every round. `npm run bench:arrivals` shows how accurate they are.
 */
export type Arrival = {
  /** Turns until then; the place in the turn order, which decides between equals, counts as a fraction of a turn. */
  readonly turns: number;
  /** The chance of getting there at all, 0 to 1. */
  readonly chance: number;
};

/** Average spaces that a nuisance car drives with the card it turns up. */
const TURNED_UP = 3.1;

/** The chance that a nuisance car reaches the finish before the last player does. */
const NUISANCE_CHANCE = 0.67;

/** Turns that a pit stop still to come costs. */
const STOP = 0.5;

/** Spaces in which traffic costs a point, and the usual error, in points, of the estimated need. */
const SPACES_A_POINT = 27;
const MISJUDGED = 1.36;

/** Turns that finishing is worth when two ways are compared. */
const FINISH_WORTH = 40;

/** turns of a car that cannot reach the finish. */
const NEVER = 1000;

/** The estimated turns for this many spaces: closer to the average card than to driving the largest first. */
const turnsFor = (spaces: number, supply: Supply): number => {
  const cards = VALUES.reduce((sum: number, value) => sum + supply[value], 0);
  const usual = spaces / (pointsIn(supply) / cards || 1);
  return (2 * usual + (cardsFor(supply, spaces) ?? usual)) / 3;
};

/** The arrival over this many spaces with these cards. */
const drivenWith = (spaces: number, supply: Supply): Arrival => {
  if (spaces === Infinity) return { turns: NEVER, chance: 0 };
  const spare = pointsIn(supply) - spaces - spaces / SPACES_A_POINT;
  return { turns: turnsFor(spaces, supply), chance: likelihood(1 + spare / MISJUDGED) };
};

/** by the shortest way; in the advanced game with or without a stop, whichever is better. */
const ofPlayer = (view: View, car: CarId): Arrival => {
  const { space, crossed, stopped } = view.cars[car]!;
  const at = { space: space!, crossed, stopped };
  const track = roadOf(view);
  const supply = plus(undrawn(view, car), valuesInHand(view, car));
  const direct = drivenWith(spacesToGo(track, at, !isAdvanced(view)), supply);
  if (stopped) return direct;
  if (!isAdvanced(view)) return { ...direct, turns: direct.turns + STOP };
  if (isPastStops(crossed)) return direct;
  const stopping = drivenWith(spacesToGo(track, at, true), plus(supply, view.pitCards[car]!.map(valueOf)));
  const worth = ({ turns, chance }: Arrival) => FINISH_WORTH * chance - turns;
  return worth(stopping) > worth(direct) ? { ...stopping, turns: stopping.turns + STOP } : direct;
};

/** When a car on the road reaches the finish, as estimated at the start of a round. */
export const arrivalOf = (view: View, car: CarId): Arrival => {
  const { space, crossed, stopped } = view.cars[car]!;
  const before = view.grid.indexOf(car) / view.grid.length;
  if (!isNuisance(view, car)) {
    const { turns, chance } = ofPlayer(view, car);
    return { turns: turns + before, chance };
  }
  const spaces = spacesToGo(roadOf(view), { space: space!, crossed, stopped }, !isAdvanced(view));
  return { turns: spaces / TURNED_UP + before, chance: NUISANCE_CHANCE };
};

/** The usual error, in turns, of a comparison of two arrivals right before the finish. */
const DOUBT = 0.5;

/** The chance that one car reaches the finish before the other, if both do: the longer the way, the less certain. */
export const isBefore = (one: Arrival, other: Arrival): number =>
  likelihood((other.turns - one.turns) / (DOUBT * Math.sqrt(1 + (one.turns + other.turns) / 2)));
