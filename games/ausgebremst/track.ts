import { circuitOf, type Circuit, type CircuitId } from './circuits';
import { CROSSINGS, mayEnterLane } from './laps';
import { readSide, ROWS, type Segment } from './notation';
import { SIDES, type SideId } from './sides';

/**
 * A space of the road, as in `drom-3a2`: third segment, lane a (the infield), second space clockwise; or `drom-pit1`.
 */
export type Space = `${SideId}-${string}`;

/** A-5 — a possible step of a car. */
export type RoadStep = {
  readonly to: Space;
  /** it changes the lane. */
  readonly diagonal: boolean;
  /** it crosses the finish line. */
  readonly crosses: boolean;
  /** it enters or leaves the pit lane. */
  readonly pit: 'in' | 'out' | null;
};

/** The properties of a space, without its steps. */
export type Place = {
  readonly id: Space;
  readonly side: SideId;
  /** Index of the segment on its side, clockwise. */
  readonly segment: number;
  /** 0 for the infield. */
  readonly lane: number;
  /** Index in its lane, clockwise. */
  readonly at: number;
  readonly kind: Segment['kind'] | 'pit';
  /** The number of lanes of the road here. */
  readonly lanes: number;
  /** The number of its stretch in driving order from the line on; null for the pit lane. */
  readonly section: number | null;
  /** spaces to the line: to the end of the section in its own lane, then on the ideal line. */
  readonly toGo: number;
};

/** A circuit prepared for driving. */
export type Track = {
  readonly circuit: Circuit;
  readonly places: ReadonlyMap<Space, Place>;
  readonly steps: ReadonlyMap<Space, readonly RoadStep[]>;
  /** the steps as if there were no solid lines: to find out whether a line blocks the way. */
  readonly unlined: ReadonlyMap<Space, readonly RoadStep[]>;
  /** the six places of the grid: row 1 infield, row 1 outfield, row 2 … */
  readonly grid: readonly Space[];
  /** the lane in driving order, and its entry and exit on the road. */
  readonly pit: { readonly entry: Space; readonly lane: readonly Space[]; readonly exit: Space };
  /** Spaces of a lap on the ideal line. */
  readonly lap: number;
  /** the spaces from which the pit lane can still be reached before the line. */
  readonly beforePit: ReadonlySet<Space>;
};

type Edge = { readonly from: Space; readonly to: Space; readonly diagonal: boolean };

/** A segment of a side, with its position. */
type Laid = { readonly side: SideId; readonly index: number; readonly segment: Segment };

const sideOf = (side: SideId): Laid[] =>
  readSide(SIDES[side].spec).map((segment, index) => ({ side, index, segment }));

/** `column` counts from the left lane, `at` from the clockwise beginning, both from 0. */
const spaceOf = ({ side, index, segment }: Laid, column: number, at: number): Space => {
  const lane = String.fromCharCode('a'.charCodeAt(0) + segment.lanes.length - 1 - column);
  return `${side}-${index + 1}${lane}${at + 1}`;
};

/** The distance of a lane to the right of the middle of the road, in lane widths. */
const offset = (column: number, lanes: number): number => column - (lanes - 1) / 2;

/** The tolerance for fractions of a lane. */
const HAIR = 1e-9;

/**
 * within a segment: ahead in the same lane, or to a touching space of the next lane that starts and ends
 * further on.
 */
const edgesWithin = (laid: Laid): Edge[] => {
  const { lanes, solid } = laid.segment;
  return lanes.flatMap((spaces, column) =>
    Array.from({ length: spaces }, (_, at) => {
      const from = spaceOf(laid, column, at);
      const on = at + 1 < spaces ? [{ from, to: spaceOf(laid, column, at + 1), diagonal: false }] : [];
      const beside = solid ? [] : [column - 1, column + 1].filter((other) => lanes[other]);
      const across = beside.flatMap((other) => {
        const others = lanes[other]!;
        const [begin, end] = [at / spaces, (at + 1) / spaces];
        return Array.from({ length: others }, (_, next) => next)
          .filter((next) => next / others > begin + HAIR && (next + 1) / others > end + HAIR)
          .filter((next) => next / others <= end + HAIR)
          .map((next) => ({ from, to: spaceOf(laid, other, next), diagonal: true }));
      });
      return [...on, ...across];
    }).flat(),
  );
};

/** between segments: to every touching first space; along solid lines only in the same lane. */
const edgesBetween = (before: Laid, after: Laid): Edge[] => {
  const [a, b] = [before.segment, after.segment];
  return a.lanes.flatMap((spaces, column) =>
    b.lanes.flatMap((_, other) => {
      const shift = Math.abs(offset(column, a.lanes.length) - offset(other, b.lanes.length));
      const solid = a.solid && b.solid && a.lanes.length === b.lanes.length;
      if (shift > 1 + HAIR || (solid && shift > HAIR)) return [];
      // a shift of half a lane counts as straight on: the road narrows or widens there
      return [
        { from: spaceOf(before, column, spaces - 1), to: spaceOf(after, other, 0), diagonal: shift > 0.75 },
      ];
    }),
  );
};

/** All steps between the spaces of a closed road, clockwise; without the pit lane. */
const edgesOf = (ring: readonly Laid[]): Edge[] => [
  ...ring.flatMap(edgesWithin),
  ...ring.flatMap((laid, at) => edgesBetween(laid, ring[(at + 1) % ring.length]!)),
];

const withoutLine = (laid: Laid): Laid => ({ ...laid, segment: { ...laid.segment, solid: false } });

const idealOf = ({ kind, lanes }: Segment): number => (kind === 'start' ? 2 * ROWS : Math.min(...lanes));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The two sides of a circuit joined to a ring, and the spaces near the line. */
type Plan = Pick<Track, 'circuit' | 'grid' | 'pit' | 'lap'> & {
  readonly clockwise: boolean;
  /** Clockwise. */
  readonly ring: readonly Laid[];
  /** The segment with the line and the pit lane. */
  readonly straight: Laid;
  /** The last spaces before the line and the first after it. */
  readonly before: readonly Space[];
  readonly after: readonly Space[];
};

/** counter-clockwise it is the same road, driven in the other direction. */
const inOrder = <T>(clockwise: boolean, items: readonly T[]): readonly T[] =>
  clockwise ? items : items.toReversed();

const planOf = (circuit: Circuit): Plan => {
  const clockwise = circuit.direction === 'clockwise';
  const ring = [...sideOf(circuit.start), ...sideOf(circuit.far)];
  const straight = ring.find(({ segment }) => segment.pit)!;
  const { spaces, row } = straight.segment.pit!;
  const infield = straight.segment.lanes.length - 1;
  const onRow = (at: number): Space[] => [spaceOf(straight, infield, at), spaceOf(straight, infield - 1, at)];
  const lane = inOrder(
    clockwise,
    Array.from({ length: spaces }, (_, n): Space => `${straight.side}-pit${n + 1}`),
  );
  const [entry, exit] = inOrder(clockwise, [onRow(ROWS - row)[0]!, onRow(ROWS - 1 + row)[0]!]) as [
    Space,
    Space,
  ];
  const [before, after] = inOrder(clockwise, [onRow(ROWS - 1), onRow(ROWS)]) as [Space[], Space[]];
  const grid = [0, 1, 2].flatMap((back) => onRow(clockwise ? ROWS - 1 - back : ROWS + back));
  const lap = sum(ring.map(({ segment }) => idealOf(segment)));
  return { circuit, clockwise, ring, straight, before, after, grid, lap, pit: { entry, lane, exit } };
};

/** the line crosses the pit lane at its middle space. */
const middleOf = ({ pit: { lane } }: Plan): number => Math.floor(lane.length / 2);

/** into the pit lane, along it and out of it. */
const pitEdgesOf = ({ pit: { entry, lane, exit } }: Plan): Edge[] => {
  const way = [entry, ...lane, exit];
  return way
    .slice(1)
    .map((to, at): Edge => ({ from: way[at]!, to, diagonal: to === lane[0] || to === exit }));
};

/** A space of the road, with its position in the order of a lap. */
const placeOn = (
  { side, index, segment: { kind, lanes } }: Laid,
  id: Space,
  { column, at, ...rank }: Pick<Place, 'at' | 'section' | 'toGo'> & { readonly column: number },
): Place => ({
  id,
  side,
  segment: index,
  lane: lanes.length - 1 - column,
  at,
  kind,
  lanes: lanes.length,
  ...rank,
});

/** the spaces of the road except the start straight, section by section from the line on. */
const placesRound = ({ clockwise, ring, straight }: Plan): Place[] => {
  const order = inOrder(clockwise, ring);
  const first = order.indexOf(straight);
  const driven = [...order.slice(first + 1), ...order.slice(0, first)];
  /** The rest of the lap after this stretch. */
  const restAfter = (position: number): number =>
    sum(driven.slice(position + 1).map(({ segment }) => idealOf(segment))) + ROWS;
  return driven.flatMap((laid, position) =>
    laid.segment.lanes.flatMap((spaces, column) =>
      Array.from({ length: spaces }, (_, at) => {
        const left = clockwise ? spaces - at : at + 1;
        const rank = { section: position + 1, toGo: left + restAfter(position) };
        return placeOn(laid, spaceOf(laid, column, at), { column, at, ...rank });
      }),
    ),
  );
};

/** the spaces of the start straight: after the line a lap begins, before it one ends. */
const placesOnStraight = ({ clockwise, ring, straight, lap }: Plan): Place[] =>
  straight.segment.lanes.flatMap((spaces, column) =>
    Array.from({ length: spaces }, (_, at) => {
      const left = (clockwise ? spaces - at : at + 1) - ROWS;
      const rank = left <= 0 ? { section: 0, toGo: lap + left } : { section: ring.length, toGo: left };
      return placeOn(straight, spaceOf(straight, column, at), { column, at, ...rank });
    }),
  );

/** the spaces of the pit lane; `exitToGo`: the rest of the lap from its exit. */
const placesInLane = (plan: Plan, exitToGo: number): Place[] => {
  const { clockwise, straight, lap, pit } = plan;
  return pit.lane.map((id, at) => ({
    id,
    side: straight.side,
    segment: straight.index,
    lane: 0,
    at: clockwise ? at : pit.lane.length - 1 - at,
    kind: 'pit',
    lanes: 1,
    section: null,
    toGo: pit.lane.length - at + exitToGo - (at < middleOf(plan) ? lap : 0),
  }));
};

const placesOf = (plan: Plan): ReadonlyMap<Space, Place> => {
  const road = [...placesRound(plan), ...placesOnStraight(plan)];
  const exit = road.find(({ id }) => id === plan.pit.exit)!;
  return new Map([...road, ...placesInLane(plan, exit.toGo)].map((place) => [place.id, place]));
};

/** Every step in driving direction; `ring` may be one without lines. */
const stepsOn = (
  plan: Plan,
  spaces: Iterable<Space>,
  ring: readonly Laid[],
): ReadonlyMap<Space, RoadStep[]> => {
  const { clockwise, before, after, pit } = plan;
  const middle = pit.lane[middleOf(plan)];
  const turned = (edge: Edge): Edge => (clockwise ? edge : { ...edge, from: edge.to, to: edge.from });
  const crosses = ({ from, to }: Edge): boolean =>
    (before.includes(from) && after.includes(to)) || to === middle;
  const passes = ({ from, to }: Edge): RoadStep['pit'] => {
    const [leaves, enters] = [from, to].map((space) => pit.lane.includes(space));
    return leaves === enters ? null : enters ? 'in' : 'out';
  };
  const steps = new Map<Space, RoadStep[]>([...spaces].map((id) => [id, []]));
  for (const edge of [...edgesOf(ring).map(turned), ...pitEdgesOf(plan)])
    steps
      .get(edge.from)!
      .push({ to: edge.to, diagonal: edge.diagonal, crosses: crosses(edge), pit: passes(edge) });
  return steps;
};

/** the spaces from which the entry of the pit lane can be reached on this lap. */
const spacesBeforePit = (
  steps: ReadonlyMap<Space, readonly RoadStep[]>,
  entry: Space,
): ReadonlySet<Space> => {
  const reached = new Set<Space>([entry]);
  for (const space of reached)
    for (const [from, next] of steps)
      if (next.some(({ to, crosses }) => to === space && !crosses)) reached.add(from);
  return reached;
};

/** Builds the road of a circuit from its two sides. */
const draw = (circuit: Circuit): Track => {
  const plan = planOf(circuit);
  const { ring, grid, pit, lap } = plan;
  const places = placesOf(plan);
  const steps = stepsOn(plan, places.keys(), ring);
  return {
    circuit,
    places,
    steps,
    unlined: stepsOn(plan, places.keys(), ring.map(withoutLine)),
    grid,
    pit,
    lap,
    beforePit: spacesBeforePit(steps, pit.entry),
  };
};

const drawn = new Map<CircuitId, Track>();

/** The road of a circuit. */
export const trackOf = (id: CircuitId): Track => {
  const known = drawn.get(id);
  if (known) return known;
  const track = draw(circuitOf(id));
  drawn.set(id, track);
  return track;
};

/** counts the spaces by a breadth-first search. */
const countShortest = (track: Track, start: Space, stops: 0 | 1): number => {
  type Runner = { space: Space; crossed: number; stopped: boolean };
  const told = ({ space, crossed, stopped }: Runner) => `${space} ${crossed} ${stopped}`;
  let runners: Runner[] = [{ space: start, crossed: 0, stopped: false }];
  const seen = new Set(runners.map(told));
  for (let spaces = 1; runners.length; spaces++) {
    const next: Runner[] = [];
    for (const { space, crossed, stopped } of runners)
      for (const { to, crosses, pit } of track.steps.get(space)!) {
        const enters = pit === 'in';
        if (enters && (!stops || !mayEnterLane({ crossed, stopped }))) continue;
        const runner = { space: to, crossed: crossed + Number(crosses), stopped: stopped || enters };
        if (runner.crossed === CROSSINGS) {
          if (runner.stopped || !stops) return spaces;
          continue;
        }
        if (seen.has(told(runner))) continue;
        seen.add(told(runner));
        next.push(runner);
      }
    runners = next;
  }
  return Infinity;
};

const shortest = new WeakMap<Track, Map<string, number>>();

/** the length of the shortest way from a grid space to the finish, with or without a pit stop. */
export const shortestRace = (track: Track, start: Space, stops: 0 | 1): number => {
  const known = shortest.get(track) ?? new Map<string, number>();
  shortest.set(track, known);
  const race = `${start} ${stops}`;
  const spaces = known.get(race) ?? countShortest(track, start, stops);
  known.set(race, spaces);
  return spaces;
};

/** additional spaces of a race with a pit stop. */
export const detourOf = (track: Track): number => {
  const [start] = track.grid;
  return shortestRace(track, start!, 1) - shortestRace(track, start!, 0);
};
