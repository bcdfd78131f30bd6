import { best } from '../../shared/bots/choosing';
import { isCity, isEventSpace, type Space } from '../network';
import type { Way } from '../rules/movement';
import { taskOf, type View } from '../state';
import { callWorth } from './auctionSense';
import { planOf, visitOf, worthFromAfar, type Errand, type Journey, type Route, type Stop } from './plan';
import { errandOf, journeyFrom, spaceOf, type Situation } from './situation';
import { turnsTo } from './turns';

/** A route, and how many turns it is to its first stop from everywhere. */
type Course = { readonly route: Route; readonly turnsFrom: (space: Space) => number };

/** Weighs where to stand. */
type Judgement = {
  /** DM that the best route promises from there. */
  readonly promise: (at: Space) => number;
  /** The same with what else a way brings: an auction, an event. */
  readonly ofWay: (way: Way) => number;
};

/** Contracts on offer, as something one could drive towards. */
const hopesOf = ({ view, errands, weights }: Situation): Errand[] =>
  errands.length > weights.fewErrands
    ? []
    : view.offer
        .filter((id) => id !== null)
        .map(errandOf)
        .map((errand) => ({ ...errand, pays: weights.hope * errand.pays }));

/** Where one could begin: with any errand that can be begun. */
const beginnings = (journey: Journey, errands: readonly Errand[]): Stop[] =>
  journey.first.length
    ? []
    : errands
        .filter(({ from, goods }) => from === null || goods + journey.load <= journey.capacity)
        .map(({ id, from, to }) => visitOf(id, from ?? to, 0));

/** The best route of all and, for every way to begin, the best that begins so. */
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

/** B-9.1 — the table as it is once the drive under way has ended: whoever has rolled a 1 moves the road works then. */
export const onceDriven = <Table extends View>(view: Table): Table => {
  const task = taskOf(view);
  return task?.type === 'drive' && task.die === 1 ? { ...view, roadworks: null } : view;
};

/** How good it is to stand anywhere. */
export const judgeOf = (situation: Situation): Judgement => {
  const { journey, courses } = coursesOf(situation);
  // asked for only where a way ends exactly in a city
  let called: number | undefined;
  const call = (): number => (called ??= situation.weights.callNow * callWorth(situation));
  // no card is worth going out of one's way for once a turn brings nothing more
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

/** The best of the ways; the first of equals. */
export const bestWay = (situation: Situation, ways: readonly Way[]): Way =>
  best(ways, judgeOf(situation).ofWay);
