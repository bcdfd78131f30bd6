import { distance, type Point } from './curves';
import { pointOf } from './roads';
import type { Space } from '../../../../games/auf-achse-board';

/** The space nearest to a point of the plane, if one lies within so many units. */
export const nearestSpace = (at: Point, spaces: Iterable<Space>, within: number): Space | undefined => {
  let best: { readonly space: Space; readonly far: number } | undefined;
  for (const space of spaces) {
    const far = distance(at, pointOf(space));
    if (far <= (best?.far ?? within)) best = { space, far };
  }
  return best?.space;
};

/** The arrow keys and where they lead. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Is this the name of an arrow key? */
export const isArrow = (key: string): boolean => Object.hasOwn(ARROWS, key);

/** The space an arrow key leads to: the nearest one in its direction; one that lies more aside only if there is no other. */
export const spaceTowards = (key: string, from: Space, spaces: readonly Space[]): Space | undefined => {
  const arrow = ARROWS[key]!;
  const start = pointOf(from);
  const ways = spaces.flatMap((space) => {
    const { x, y } = pointOf(space);
    const ahead = (x - start.x) * arrow.x + (y - start.y) * arrow.y;
    const aside = Math.abs((x - start.x) * arrow.y) + Math.abs((y - start.y) * arrow.x);
    return ahead > 1 ? [{ space, isAside: aside > ahead, length: ahead + aside }] : [];
  });
  const [first] = ways.toSorted(
    (one, other) => Number(one.isAside) - Number(other.isAside) || one.length - other.length,
  );
  return first?.space;
};
