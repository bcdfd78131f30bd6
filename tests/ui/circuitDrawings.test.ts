import {
  CIRCUITS,
  readSide,
  SIDES,
  trackOf,
  type CircuitId,
  type Space,
  type Track,
} from '../../games/ausgebremst';
import { courseOf, outlineOf, type Course } from '../../ui/boards/ausgebremst/track/course';
import { drawnOf, lineOver, poseOn } from '../../ui/boards/ausgebremst/track/drawn';
import { meant, seen } from '../../ui/boards/ausgebremst/track/orientation';
import { frameOf, sceneryOf } from '../../ui/boards/ausgebremst/track/scenery';
import { distance, pointsAlong, type Point } from '../../ui/kit/drawing/curves';
import { isInside } from '../../ui/kit/drawing/scatter';

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The outline drawn in towards its middle. */
const shrunk = (outline: readonly Point[], by: number): readonly Point[] => {
  const middle = middleOf(outline);
  return outline.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * by,
    y: middle.y + (y - middle.y) * by,
  }));
};

/** Points all along an outline. */
const edgeOf = (outline: readonly Point[]): readonly Point[] =>
  outline.flatMap((point, n) => {
    const next = outline[(n + 1) % outline.length]!;
    return Array.from({ length: 8 }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / 8,
      y: point.y + ((next.y - point.y) * step) / 8,
    }));
  });

const gapBetween = (one: readonly Point[], other: readonly Point[]): number => {
  const others = edgeOf(other);
  let gap = Infinity;
  for (const a of edgeOf(one)) for (const b of others) gap = Math.min(gap, distance(a, b));
  return gap;
};

/** Every step that is possible on a track. */
const stepsOf = ({ steps }: Track) =>
  [...steps].flatMap(([from, onward]) => onward.map((step) => ({ from, ...step })));

/** Between two directions, in degrees. */
const angle = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

const direction = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Points of a drive of two laps, through the pits whenever one comes by or never. */
const round = (id: CircuitId, stops: boolean): readonly Point[] => {
  const track = trackOf(id);
  const way: Space[] = [track.grid[0]!];
  for (let n = 0; n < 2 * track.lap; n += 1) {
    const steps = track.steps.get(way.at(-1)!)!;
    way.push((stops && steps.find(({ to }) => to === track.pit.lane[0])?.to) || steps[0]!.to);
  }
  return pointsAlong(lineOver(drawnOf(id), way), 24);
};

describe.each(CIRCUITS.map(({ id }) => id))('the drawing of %s', (id) => {
  const track = trackOf(id);
  const drawn = drawnOf(id);
  const { spaces, course } = drawn;
  const isInPit = (space: Space) => track.pit.lane.includes(space);
  const outlineOn = (space: Space) => spaces.get(space)!.outline;

  test('has every space of the track and no other, inside what is seen', () => {
    expect([...spaces.keys()].toSorted()).toEqual([...track.places.keys()].toSorted());
    const { left, right, top, bottom } = frameOf(id);
    const outside = [...spaces].filter(
      ([, { outline }]) => !outline.every(({ x, y }) => x > left && x < right && y > top && y < bottom),
    );
    expect(outside.map(([space]) => space)).toEqual([]);
  });

  test('gives every space room for a car', () => {
    const cramped = [...spaces].filter(([, { pose, outline }]) => {
      const heading = (pose.heading * Math.PI) / 180;
      return [-22, 22].some(
        (by) =>
          !isInside({ x: pose.x + Math.cos(heading) * by, y: pose.y + Math.sin(heading) * by }, outline),
      );
    });
    expect(cramped.map(([space]) => space)).toEqual([]);
  });

  test('lays no space over another', () => {
    const all = [...spaces];
    const over = all.flatMap(([one, { outline }], n) =>
      all
        .slice(n + 1)
        .filter(([, other]) =>
          [
            ...shrunk(outline, 0.9).map((point) => isInside(point, other.outline)),
            ...shrunk(other.outline, 0.9).map((point) => isInside(point, outline)),
          ].some(Boolean),
        )
        .map(([other]) => `${one} ${other}`),
    );
    expect(over).toEqual([]);
  });

  test('lets every step lead to a space that touches; only ramps join the pit lane', () => {
    const apart = stepsOf(track).filter(({ from, to }) => {
      const isByLane = isInPit(from) || isInPit(to);
      return !(gapBetween(outlineOn(from), outlineOn(to)) < (isByLane ? 90 : 3));
    });
    expect(apart).toEqual([]);
  });

  test('keeps the pit lane off the road', () => {
    const [, infield] = course.borders;
    expect(
      track.pit.lane.filter((space) => !outlineOn(space).every((corner) => isInside(corner, infield))),
    ).toEqual([]);
  });

  test('lets every car head where it drives', () => {
    const astray = stepsOf(track).filter(({ from, to, diagonal }) => {
      const [pose, next] = [poseOn(drawn, from), poseOn(drawn, to)];
      const isAhead = angle(pose.heading, direction(pose, next)) < (diagonal ? 75 : 45);
      return isInPit(from) === isInPit(to) && !isAhead;
    });
    expect(astray).toEqual([]);
  });

  test('turns cars smoothly on the way round, through the pits as well', () => {
    for (const points of [round(id, false), round(id, true)]) {
      const bends = points.slice(2).map((point, n) => {
        const [before, middle] = [points[n]!, points[n + 1]!];
        return angle(direction(before, middle), direction(middle, point));
      });
      expect(Math.max(...bends)).toBeLessThan(30);
    }
  });

  test('paints its trees tier by tier as if one by one: whatever hides another lies in a higher tier', () => {
    for (const orientation of ['wide', 'tall'] as const) {
      const { trees, tiers } = sceneryOf(id, orientation);
      expect(new Set(tiers.flat())).toEqual(new Set(trees));
      expect(tiers.flat()).toHaveLength(trees.length);
      expect(tiers.length).toBeLessThan(20);
      const tierOf = new Map(tiers.flatMap((tier, n) => tier.map((tree) => [tree, n] as const)));
      const wrong = trees.flatMap((tree, at) =>
        trees
          .slice(0, at)
          .filter((below) => distance(tree, below) < tree.radius + below.radius)
          .filter((below) => tierOf.get(below)! >= tierOf.get(tree)!),
      );
      expect(wrong).toEqual([]);
    }
  });

  test('leaves the road free of trees and finds room for the sign', () => {
    for (const orientation of ['wide', 'tall'] as const) {
      const { trees, sign } = sceneryOf(id, orientation);
      expect(sign).not.toBeNull();
      expect(trees.length).toBeGreaterThan(80);
      const road = course.borders.flat();
      const clear = trees.filter((tree) => road.every((point) => distance(point, tree) > tree.radius + 20));
      expect(clear).toEqual(trees);
    }
  });
});

const side = (half: 'start' | 'far') => Object.values(SIDES).find((one) => one.half === half)!.spec;

/** Where the road is torn between two stretches, in units. */
const tears = ({ ring }: Course): readonly number[] =>
  ring.map((stretch, n) => distance(stretch.at(1, 0), ring[(n + 1) % ring.length]!.at(0, 0)));

/** All points that are drawn of a course. */
const pointsOf = ({ borders, pit, ring }: Course): readonly Point[] => [
  ...borders.flat(),
  ...pit.boxes,
  ...ring.flatMap((stretch) =>
    stretch.segment.lanes.flatMap((spaces, column) =>
      Array.from({ length: spaces }, (_, at) => outlineOf(stretch, column, at)).flat(),
    ),
  ),
];

const isOnTable = ({ x, y }: Point): boolean => Math.abs(x - 500) < 1000 && Math.abs(y - 350) < 1000;

describe('a side somebody drew', () => {
  test('is laid as its notation says', () => {
    const far = 'S1 R90:4,3 S1 C2 L45:1,2 R90:3,2 S1/3 R45:1,1 S2=';
    const course = courseOf(readSide(side('start')), readSide(far));
    const turns = course.ring.slice(-9).map(({ turn }) => Math.round(turn));
    expect(turns).toEqual([0, 90, 0, 0, -45, 90, 0, 45, 0]);
    expect(Math.max(...tears(course))).toBeLessThan(1);
  });

  test.each([
    ['nothing but a straight', side('start'), 'S1'],
    ['only left-hand curves', side('start'), 'L90:2,3 S2 L90:2,3'],
    ['a curve of no degrees', side('start'), 'S1 R0:1,1 S1'],
    ['curves that turn too far', side('start'), 'R90:3,2 R90:3,2 R90:3,2 S1 R90:3,2 R90:3,2'],
    ['a start straight alone', 'G5@3', side('far')],
    ['five lanes', side('start'), 'S1/5 R90:5,4,3 C1 R90:2,2'],
  ])('is drawn whatever it says: %s', (_, start, far) => {
    const course = courseOf(readSide(start), readSide(far));
    expect(Math.max(...tears(course))).toBeLessThan(1);
    expect(pointsOf(course).filter((point) => !isOnTable(point))).toEqual([]);
  });
});

test('what is seen turned is meant where it lies', () => {
  for (const orientation of ['wide', 'tall'] as const)
    expect(meant(seen({ x: 300, y: 40 }, orientation), orientation)).toEqual({ x: 300, y: 40 });
});
