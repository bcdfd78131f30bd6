import { distance, type Point } from './curves';

/** A finger or mouse on a drawing: its position, the px per unit there, and whether it is a mouse. */
export type Touch = { readonly at: Point; readonly scale: number; readonly isMouse: boolean };

/** The place nearest to a point of the drawing, if there is one within that many units. */
export const nearestTo = <Place>(
  at: Point,
  places: Iterable<Place>,
  pointOf: (place: Place) => Point,
  within = Infinity,
): Place | undefined => {
  let best: { readonly place: Place; readonly far: number } | undefined;
  for (const place of places) {
    const far = distance(at, pointOf(place));
    if (far <= (best?.far ?? within)) best = { place, far };
  }
  return best?.place;
};

/** The arrow keys and their directions. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Is this the name of an arrow key? */
export const isArrow = (key: string): boolean => Object.hasOwn(ARROWS, key);

/**
 * The place an arrow key leads to: the nearest one in its direction; one far off to the side only if there is no
 * other.
 */
export const towards = <Place>(
  key: string,
  from: Place,
  places: readonly Place[],
  pointOf: (place: Place) => Point,
): Place | undefined => {
  const arrow = ARROWS[key]!;
  const start = pointOf(from);
  const ways = places.flatMap((place) => {
    const { x, y } = pointOf(place);
    const ahead = (x - start.x) * arrow.x + (y - start.y) * arrow.y;
    const aside = Math.abs((x - start.x) * arrow.y) + Math.abs((y - start.y) * arrow.x);
    return ahead > 1 ? [{ place, isAside: aside > ahead, length: ahead + aside }] : [];
  });
  const [first] = ways.toSorted(
    (one, other) => Number(one.isAside) - Number(other.isAside) || one.length - other.length,
  );
  return first?.place;
};
