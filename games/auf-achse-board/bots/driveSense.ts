import { best } from '../../shared/bots/choosing';
import { isCity, isEventSpace, type Space } from '../network';
import type { Way } from '../rules/movement';
import { taskOf, type View } from '../state';
import { callWorth } from './auctionSense';
import { planOf, visitOf, worthFromAfar, type Errand, type Journey, type Route, type Stop } from './plan';
import { errandOf, journeyFrom, spaceOf, type Situation } from './situation';
import { turnsTo } from './turns';

/** A route, and the turns to its first stop from any space. */
type Course = { readonly route: Route; readonly turnsFrom: (space: Space) => number };

/** Judges where to stand. */
type Judgement = {
  /** DM that the best route from there promises. */
  readonly promise: (at: Space) => number;
  /** The same plus what else a way brings: an auction, an event. */
  readonly ofWay: (way: Way) => number;
};

/** Contracts on offer, as errands with a reduced payment. */
const hopesOf = ({ view, errands, weights }: Situation): Errand[] =>
  errands.length > weights.fewErrands
    ? []
    : view.offer
        .filter((id) => id !== null)
        .map(errandOf)
        .map((errand) => ({ ...errand, pays: weights.hope * errand.pays }));

/** The possible first stops: one for every errand that can be started. */
const beginnings = (journey: Journey, errands: readonly Errand[]): Stop[] =>
  journey.first.length
    ? []
    : errands
        .filter(({ from, goods }) => from === null || goods + journey.load <= journey.capacity)
        .map(({ id, from, to }) => visitOf(id, from ?? to, 0));

/** The best route of all and, for each possible first stop, the best route from there. */
const coursesOf = (situation: Situation): { journey: Journey; courses: Course[] } => {
  const { view } = situation;
  const journey = journeyFrom(situation, spaceOf(situation));
  const errands = [...situation.errands, ...hopesOf(situation)];
  const routes = beginnings(journey, errands).map((stop) => {
    const led = planOf({ ...journey, first: [stop] }, errands);
    return led.length > 1 ? led.slice(1) : [];
  });
  const best = planOf(journey, errands);
  const courses = [best, ...routes].flatMap((route) => {
    const [head] = route;
    return head ? [{ route, turnsFrom: turnsTo(view, head.city) }] : [];
  });
  return { journey, courses };
};

/** B-9.1 — the table after the current drive: a player who rolled a 1 then moves the road works. */
export const onceDriven = <Table extends View>(view: Table): Table => {
  const task = taskOf(view);
  return task?.type === 'drive' && task.die === 1 ? { ...view, roadworks: null } : view;
};

/** How good it is to stand on each space, or to take a way. */
export const judgeOf = (situation: Situation): Judgement => {
  const { journey, courses } = coursesOf(situation);
  // computed only if a way ends exactly in a city
  let called: number | undefined;
  const call = (): number => (called ??= situation.weights.callNow * callWorth(situation));
  // a card is worth no detour once a turn brings nothing more
  const event = Math.min(situation.weights.event, situation.outlook.turnCost);
  const promise = (at: Space): number =>
    courses.reduce(
      (top, { route, turnsFrom }) => Math.max(top, worthFromAfar(journey, route, turnsFrom(at))),
      -Infinity,
    );
  const callAt = ({ target, exact }: Way): number => (exact && isCity(target) ? call() : 0);
  return {
    promise: (at) => (courses.length ? promise(at) : 0),
    ofWay: (way) =>
      (courses.length ? promise(way.target) : 0) +
      callAt(way) +
      (way.path.length && isEventSpace(way.target) ? event : 0),
  };
};

/** The best of the ways; of equals the first. */
export const bestWay = (situation: Situation, ways: readonly Way[]): Way =>
  best(ways, judgeOf(situation).ofWay);
