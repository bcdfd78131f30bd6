import type { PlayerID } from 'boardgame.io';
import { seatsOf, totals, type View } from '../../../games/ausgebremst';

/** How somebody came out of a race: the place, none for whoever did not finish. */
export const placeIn = (result: View['results'][number], seat: PlayerID): number | undefined => {
  const at = result.finished.indexOf(seat);
  return at < 0 ? undefined : at + 1;
};

/** What settles the championship, in order: points, wins, second places and so on, then the last race. */
const figuresOf = (view: Pick<View, 'results' | 'hands' | 'grid'>, seat: PlayerID): readonly number[] => {
  const places = view.results.map((result) => placeIn(result, seat));
  const often = view.grid.map((_, n) => places.filter((place) => place === n + 1).length);
  return [totals(view)[seat]!, ...often, -(places.at(-1) ?? view.grid.length + 1)];
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, n) => figure !== b[n]);
  return at < 0 ? 0 : b[at]! - a[at]!;
};

/** the players, the best first, each with the rank it has; equal ones share theirs. */
export const standingsOf = (view: Pick<View, 'results' | 'hands' | 'grid'>) => {
  const rows = seatsOf(view).map((seat) => ({ seat, figures: figuresOf(view, seat) }));
  const sorted = rows.toSorted((a, b) => compare(a.figures, b.figures));
  return sorted.map(({ seat, figures }) => ({
    seat,
    rank: sorted.findIndex((other) => compare(other.figures, figures) === 0) + 1,
    wins: figures[1]!,
    points: figures[0]!,
  }));
};
