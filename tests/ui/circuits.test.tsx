/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import {
  CIRCUITS,
  readSide,
  SIDES,
  trackOf,
  type CircuitId,
  type Space,
  type Target,
} from '../../games/ausgebremst';
import { Car } from '../../ui/boards/ausgebremst/track/Car';
import { Circuit } from '../../ui/boards/ausgebremst/track/Circuit';
import { courseOf, outlineOf, type Course } from '../../ui/boards/ausgebremst/track/course';
import type { CarOnTrack } from '../../ui/boards/ausgebremst/track/DrivingCar';
import { drawnOf, lineOver, poseOn } from '../../ui/boards/ausgebremst/track/drawn';
import { MiniCircuit } from '../../ui/boards/ausgebremst/track/MiniCircuit';
import { meant, seen } from '../../ui/boards/ausgebremst/track/orientation';
import { frameOf, sceneryOf } from '../../ui/boards/ausgebremst/track/scenery';
import { START_LIGHTS, StartLights } from '../../ui/boards/ausgebremst/track/StartLights';
import type { CarTarget } from '../../ui/boards/ausgebremst/track/Targets';
import { distance, pointsAlong, type Point } from '../../ui/kit/drawing/curves';
import { isInside } from '../../ui/kit/drawing/scatter';
import { faultsOf } from './browser';

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
  return Math.min(...edgeOf(one).flatMap((a) => others.map((b) => distance(a, b))));
};

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
    for (const [space, { outline }] of spaces)
      for (const { x, y } of outline)
        expect([space, x > left && x < right && y > top && y < bottom]).toEqual([space, true]);
  });

  test('gives every space room for a car', () => {
    for (const [space, { pose, outline }] of spaces) {
      const heading = (pose.heading * Math.PI) / 180;
      for (const by of [-22, 22]) {
        const end = { x: pose.x + Math.cos(heading) * by, y: pose.y + Math.sin(heading) * by };
        expect([space, isInside(end, outline)]).toEqual([space, true]);
      }
    }
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
    for (const [from, steps] of track.steps)
      for (const { to } of steps) {
        const isByLane = isInPit(from) || isInPit(to);
        const gap = gapBetween(outlineOn(from), outlineOn(to));
        expect([from, to, gap < (isByLane ? 90 : 3)]).toEqual([from, to, true]);
      }
  });

  test('keeps the pit lane off the road', () => {
    const [, infield] = course.borders;
    for (const space of track.pit.lane)
      for (const corner of outlineOn(space))
        expect([space, isInside(corner, infield)]).toEqual([space, true]);
  });

  test('lets every car head where it drives', () => {
    for (const [from, steps] of track.steps)
      for (const { to, diagonal } of steps) {
        const [pose, next] = [poseOn(drawn, from), poseOn(drawn, to)];
        if (isInPit(from) !== isInPit(to)) continue;
        expect([from, to, angle(pose.heading, direction(pose, next)) < (diagonal ? 75 : 45)]).toEqual([
          from,
          to,
          true,
        ]);
      }
  });

  test('turns cars smoothly on the way round, through the pits as well', () => {
    for (const points of [round(id, false), round(id, true)])
      for (const [n, point] of points.slice(2).entries()) {
        const [before, middle] = [points[n]!, points[n + 1]!];
        expect(angle(direction(before, middle), direction(middle, point))).toBeLessThan(30);
      }
  });

  test('leaves the road free of trees and finds room for the sign', () => {
    for (const orientation of ['wide', 'tall'] as const) {
      const { trees, sign } = sceneryOf(id, orientation);
      expect(sign).not.toBeNull();
      expect(trees.length).toBeGreaterThan(80);
      const road = course.borders.flat();
      for (const { x, y, radius } of trees)
        expect(Math.min(...road.map((point) => distance(point, { x, y })))).toBeGreaterThan(radius + 20);
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
    for (const { x, y } of pointsOf(course)) {
      expect(Math.abs(x - 500)).toBeLessThan(1000);
      expect(Math.abs(y - 350)).toBeLessThan(1000);
    }
  });
});

test('what is seen turned is meant where it lies', () => {
  for (const orientation of ['wide', 'tall'] as const)
    expect(meant(seen({ x: 300, y: 40 }, orientation), orientation)).toEqual({ x: 300, y: 40 });
});

const WORDS = { circuit: 'circuit', targets: 'spaces', pits: 'pits' };
const RACE = 'nuerburg-ring';
const TRACK = trackOf(RACE);
const [OWN, , NEXT] = TRACK.grid.toReversed() as [Space, Space, Space];
const CARS: readonly CarOnTrack[] = [
  { id: 'lena', paint: 1, number: '1', at: OWN, own: true },
  { id: 'x', paint: 'nuisance', number: 'X', at: TRACK.grid[0]! },
];
const TARGETS: readonly CarTarget[] = [
  { target: NEXT, kind: 'open', points: 1, label: 'row 2, outside' },
  { target: TRACK.pit.lane[1]!, kind: 'open', points: 5, label: 'pit lane, middle' },
  { target: TRACK.grid[1]!, kind: 'ruinous', points: 2, label: 'row 1, outside: you would be out' },
  { target: TRACK.grid[0]!, kind: 'blocked', label: 'X stands there' },
  { target: 'finish', kind: 'open', points: 6, label: 'across the finish' },
];

const pressed = jest.fn();
beforeEach(() => pressed.mockReset());

const Played = ({ orientation = 'wide' }: { orientation?: 'wide' | 'tall' }) => {
  const [shown, show] = useState<Target | null>(null);
  return (
    <Circuit
      id={RACE}
      orientation={orientation}
      words={WORDS}
      sign={{ name: 'Nürburg-Ring', about: 'clockwise', lap: 'lap', laps: '2/3' }}
      cars={CARS}
      targets={TARGETS}
      shown={shown}
      route={shown ? [OWN, shown] : undefined}
      onShow={show}
      onPick={(target) => pressed('pick', target)}
      onWarn={(target) => pressed('warn', target)}
      onRefuse={(target) => pressed('refuse', target)}
    />
  );
};

const option = (name: string) => screen.getByRole('option', { name });
const chosen = () => screen.queryByRole('option', { selected: true });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the circuit in the hands of a player', () => {
  test('lists where the car may end up by name, as one tab stop; nothing else is told', async () => {
    const { container } = render(<Played />);
    expect(screen.getByRole('group', { name: 'circuit' })).toContainElement(
      screen.getByRole('listbox', { name: 'spaces' }),
    );
    expect(screen.getAllByRole('option')).toHaveLength(TARGETS.length);
    expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(await faultsOf(container)).toEqual([]);
  });

  test.each([
    ['wide', '{ArrowLeft}', '{ArrowUp}'],
    ['tall', '{ArrowUp}', '{ArrowRight}'],
  ] as const)(
    'arrows lead where they point on a %s circuit, Home back, Esc drops, Enter drives',
    async (orientation, on, aside) => {
      render(<Played orientation={orientation} />);
      await userEvent.tab();
      expect(focused()).toBe('row 2, outside');
      await userEvent.keyboard(on);
      expect(focused()).toBe('row 1, outside: you would be out');
      await userEvent.keyboard(aside);
      expect(focused()).toBe('X stands there');
      await userEvent.keyboard('{Home}');
      expect(chosen()).toHaveAccessibleName('row 2, outside');
      await userEvent.keyboard('{Escape}');
      expect(chosen()).toBeNull();
      await userEvent.keyboard('{Enter}{Enter}');
      expect(pressed.mock.calls).toEqual([['pick', NEXT]]);
    },
  );

  test('A-7.4: what would put the car out is chosen only by a second press in a row', async () => {
    render(<Played />);
    const out = option('row 1, outside: you would be out');
    await userEvent.click(out);
    await userEvent.click(option('row 2, outside'));
    await userEvent.click(out);
    expect(pressed.mock.calls.map(([what]) => what)).toEqual(['warn', 'pick', 'warn']);
    await userEvent.click(out);
    expect(pressed.mock.lastCall).toEqual(['pick', TRACK.grid[1]]);
  });

  test('an occupied space says why, and answers a press', async () => {
    render(<Played />);
    expect(option('X stands there')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option('X stands there'));
    expect(pressed.mock.calls).toEqual([['refuse', TRACK.grid[0]]]);
  });
});

/** jsdom knows no pointers and lays nothing out: a px of this browser is `scale` of a unit. */
const laidOut = (scale: number) => {
  class PointerOfTests extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, { pointerType = 'mouse', ...rest }: PointerEventInit = {}) {
      super(type, rest);
      this.pointerType = pointerType;
    }
  }
  class PointOfTests {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
    matrixTransform() {
      return { x: (this.x - 1000) / scale, y: (this.y - 1000) / scale };
    }
  }
  Object.assign(globalThis, { PointerEvent: PointerOfTests, DOMPoint: PointOfTests });
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: scale, inverse: () => ({}) }) });
  return (target: Target, orientation: 'wide' | 'tall' = 'wide') => {
    const { x, y } = seen(poseOn(drawnOf(RACE), target), orientation);
    return { clientX: x * scale + 1000, clientY: y * scale + 1000 };
  };
};

const tap = (place: { clientX: number; clientY: number }, pointerType: string) => {
  const circuit = screen.getByRole('group', { name: 'circuit' });
  fireEvent.pointerDown(circuit, { ...place, pointerType, button: 0 });
  fireEvent.pointerUp(circuit, { ...place, pointerType, button: 0 });
};

describe('a finger or a mouse on the circuit', () => {
  const at = laidOut(0.5);
  afterAll(() => Reflect.deleteProperty(SVGElement.prototype, 'getScreenCTM'));

  test('a first tap shows, a second one chooses; the nearest target is hit from 30 px away', () => {
    render(<Played orientation="tall" />);
    const { clientX, clientY } = at(TRACK.pit.lane[1]!, 'tall');
    const near = { clientX: clientX + 28, clientY: clientY + 8 };
    tap(near, 'touch');
    expect(chosen()).toHaveAccessibleName('pit lane, middle');
    expect(pressed).not.toHaveBeenCalled();
    tap(near, 'touch');
    expect(pressed.mock.calls).toEqual([['pick', TRACK.pit.lane[1]]]);
  });

  test('a mouse shows what it is over, and chooses with one press', () => {
    render(<Played />);
    fireEvent.pointerMove(screen.getByRole('group', { name: 'circuit' }), {
      ...at('finish'),
      pointerType: 'mouse',
    });
    expect(chosen()).toHaveAccessibleName('across the finish');
    tap(at('finish'), 'mouse');
    expect(pressed.mock.calls).toEqual([['pick', 'finish']]);
  });

  test('A-7.4: one press of the mouse is not enough to drive the car out', () => {
    render(<Played />);
    const circuit = screen.getByRole('group', { name: 'circuit' });
    fireEvent.pointerMove(circuit, { ...at(TRACK.grid[1]!), pointerType: 'mouse' });
    tap(at(TRACK.grid[1]!), 'mouse');
    tap(at(TRACK.grid[1]!), 'mouse');
    expect(pressed.mock.calls.map(([what]) => what)).toEqual(['warn', 'pick']);
  });

  test('A-7.4: a finger that shows what would put the car out has warned of it', () => {
    render(<Played />);
    tap(at(TRACK.grid[1]!), 'touch');
    tap(at(TRACK.grid[1]!), 'touch');
    expect(pressed.mock.calls.map(([what]) => what)).toEqual(['warn', 'pick']);
  });

  test('who drags does not choose', () => {
    render(<Played />);
    const circuit = screen.getByRole('group', { name: 'circuit' });
    const { clientX, clientY } = at(NEXT);
    fireEvent.pointerDown(circuit, { clientX: clientX - 30, clientY, pointerType: 'touch', button: 0 });
    fireEvent.pointerUp(circuit, { clientX, clientY, pointerType: 'touch', button: 0 });
    expect(chosen()).toBeNull();
  });

  test('a dead space answers, the grass does not', () => {
    render(<Played />);
    tap(at(TRACK.pit.exit), 'mouse');
    tap({ clientX: 1000, clientY: 1000 }, 'touch');
    expect(pressed.mock.calls).toEqual([['refuse', TRACK.pit.exit]]);
  });
});

describe('a car on the circuit', () => {
  const animate = jest.fn();
  const still = (matches: boolean) => {
    Object.assign(globalThis, { matchMedia: () => ({ matches }) });
    Object.assign(SVGElement.prototype, { animate });
  };
  const car: CarOnTrack = { id: 'jonas', paint: 2, number: '2', at: TRACK.pit.entry };
  const way: readonly Space[] = [TRACK.pit.entry, ...TRACK.pit.lane.slice(0, 2)];

  beforeEach(() => animate.mockReset());
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(SVGElement.prototype, 'animate');
  });

  const goes = (to: Partial<CarOnTrack>) => {
    const { rerender } = render(<Circuit id={RACE} words={WORDS} cars={[car]} />);
    rerender(<Circuit id={RACE} words={WORDS} cars={[{ ...car, ...to }]} />);
    return (then: Partial<CarOnTrack>) =>
      rerender(<Circuit id={RACE} words={WORDS} cars={[{ ...car, ...then }]} />);
  };

  test('drives the way it took, 140 ms a space, its nose ahead and its number upright', () => {
    still(false);
    goes({ at: way[2]!, way });
    const [places, noses, numbers] = animate.mock.calls.map(([frames]) =>
      frames.map(({ transform }: { transform: string }) => transform),
    );
    const { x, y } = poseOn(drawnOf(RACE), way[2]!);
    expect(places.at(-1)).toBe(`translate(${x}px, ${y}px)`);
    const degrees = noses.map((nose: string) => Number(/-?[\d.]+/.exec(nose)![0]));
    for (const [n, now] of degrees.slice(1).entries()) expect(Math.abs(now - degrees[n])).toBeLessThan(60);
    expect(numbers.map((number: string) => Number(/rotate\((-?[\d.e-]+)/.exec(number)![1]))).toEqual(
      degrees.map((nose: number) => expect.closeTo(-nose)),
    );
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([280, 280, 280]);
  });

  test('drops a drive that a new one overtakes', () => {
    still(false);
    const cancel = jest.fn();
    animate.mockReturnValue({ cancel });
    const then = goes({ at: way[2]!, way });
    then({ at: TRACK.pit.lane[2]! });
    expect(cancel).toHaveBeenCalledTimes(3);
    expect(animate).toHaveBeenCalledTimes(6);
  });

  test('put elsewhere it does not drive, nor for readers who prefer stillness: rings tell where', () => {
    still(false);
    goes({ at: TRACK.grid[5]! });
    still(true);
    goes({ at: way[2]!, way });
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([1000, 1000, 1000, 1000]);
  });

  test('tells its seat without colour, and cars of nobody from all others', () => {
    const paints = [1, 2, 3, 4, 5, 6, 'nuisance'] as const;
    const patterns = paints.map((paint) => {
      const { container } = render(<Car paint={paint} number="7" />);
      expect(container).toHaveTextContent('7');
      return container.querySelector('[clip-path]')!.innerHTML;
    });
    expect(new Set(patterns).size).toBe(paints.length);
  });
});

describe('small pieces', () => {
  test('every circuit has an outline of its own', () => {
    const outlines = CIRCUITS.map(({ id }) => render(<MiniCircuit id={id} />).container.innerHTML);
    expect(new Set(outlines).size).toBe(CIRCUITS.length);
  });

  test('the start lights burn one by one and say how many', () => {
    const { container, rerender } = render(<StartLights lit={START_LIGHTS} label="five lights" />);
    expect(container.querySelectorAll('.burning')).toHaveLength(5);
    rerender(<StartLights lit={2} label="two lights" />);
    expect(container.querySelectorAll('.burning')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'two lights' })).toBeInTheDocument();
  });
});
