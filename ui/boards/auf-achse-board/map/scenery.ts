import { distance, type Point } from '../../../kit/drawing/curves';
import { evenly, isInside } from '../../../kit/drawing/scatter';
import { ALPS, COUNTRIES } from './geography';
import { isWithin, nearestIn } from '../../../kit/drawing/boxes';
import { PLANE, onEarth } from './plane';
import { ROAD_POINTS } from './lanes';
import { SIGNS } from './townSigns';

/** A mountain: its base point, and its size in the drawing. */
export type Peak = Point & { readonly size: number };

const GRID = { top: 1010, bottom: 1330, left: 160, right: 1060, across: 40, down: 25 };
const ROAD_ROOM = 27;
const NAME_ROOM = 16;

const gridOfPeaks = (): readonly Peak[] => {
  const next = evenly(7);
  const peaks: Peak[] = [];
  for (let y = GRID.top; y < GRID.bottom; y += GRID.down)
    for (let x = GRID.left; x < GRID.right; x += GRID.across)
      peaks.push({
        x: x + (y % (2 * GRID.down) ? GRID.across / 2 : 0) + (next() - 0.5) * 14,
        y: y + (next() - 0.5) * 10,
        size: 0.75 + next() * 0.5,
      });
  return peaks;
};

const placePeaks = (): readonly Peak[] => {
  const alps = ALPS.map(onEarth);
  return gridOfPeaks().filter((peak) => {
    const body = { x: peak.x, y: peak.y - 6 };
    return (
      isInside(peak, alps) &&
      !SIGNS.some(({ box }) => isWithin(body, box, NAME_ROOM)) &&
      !ROAD_POINTS.some((point) => distance(point, body) < ROAD_ROOM)
    );
  });
};

/** The mountains; none of them is on a road or behind a name. */
export const PEAKS: readonly Peak[] = placePeaks();

const OVAL_ROOM = 36;
const FARTHEST = 90;
const [RINGS, TURNS] = [15, 12];

/**
 * What an oval near a point must keep away from, each as a function that gives the free space around another point.
 */
const obstaclesNear = (start: Point) => {
  const isNear = (point: Point) => distance(point, start) < FARTHEST + OVAL_ROOM;
  const roads = ROAD_POINTS.filter(isNear);
  const signs = SIGNS.filter(({ box }) => isNear(nearestIn(box, start)));
  return (at: Point): number =>
    Math.min(
      Infinity,
      ...roads.map((point) => distance(point, at)),
      ...signs.map(({ box }) => distance(nearestIn(box, at), at) + 12),
    );
};

/** The ovals stay on the map itself, even where a window shows more. */
const OVAL_RIM = { x: PLANE.x + 30, y: PLANE.y + 22, width: PLANE.width - 60, height: PLANE.height - 44 };

/** The nearest point with room for a country's oval; if there is none, the point with the most room. */
const freePlaceNear = (start: Point): Point => {
  const roomAround = obstaclesNear(start);
  let best = { at: start, room: -1 };
  for (let ring = 0; ring < RINGS; ring += 1)
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [far, angle] = [(ring * FARTHEST) / RINGS, (turn * 2 * Math.PI) / TURNS];
      const at = { x: start.x + far * Math.cos(angle), y: start.y + far * Math.sin(angle) };
      const room = isWithin(at, OVAL_RIM) || !isWithin(start, PLANE) ? roomAround(at) : -1;
      if (room > OVAL_ROOM) return at;
      if (room > best.room) best = { at, room };
    }
  return best.at;
};

/** The country ovals at their final places. */
export const OVALS: readonly (Point & { readonly letters: string })[] = COUNTRIES.map(({ letters, at }) => ({
  letters,
  ...freePlaceNear(onEarth(at)),
}));
