/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { CITIES, ROADS, SPACES, isCity, neighboursOf, type Space } from '../../games/auf-achse-board';
import { BORDERS, COUNTRIES } from '../../ui/boards/auf-achse-board/map/geography';
import { placeTip } from '../../ui/boards/auf-achse-board/map/MapTip';
import { RoadMap } from '../../ui/boards/auf-achse-board/map/RoadMap';
import { SEAT_LETTERS, Truck, TruckShape } from '../../ui/boards/auf-achse-board/map/Truck';
import { distance, pointsAlong } from '../../ui/kit/drawing/curves';
import { driveTime } from '../../ui/kit/drawing/motion';
import {
  PLANE,
  SHEET,
  doMeet,
  isWithin,
  nearestIn,
  sharedArea,
} from '../../ui/boards/auf-achse-board/map/plane';
import { towards } from '../../ui/kit/drawing/pointing';
import { LANES, ROAD_POINTS, lineOver, pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
import { OVALS, PEAKS } from '../../ui/boards/auf-achse-board/map/scenery';
import { SIGNS } from '../../ui/boards/auf-achse-board/map/townSigns';
import {
  frameOf,
  isWhole,
  kept,
  pushed,
  toPlane,
  toScreen,
  wholeView,
  zoomed,
} from '../../ui/boards/auf-achse-board/map/viewport';
import { CITY_PLACES, PINNED_SIGNS, ROAD_BOWS } from '../../ui/boards/auf-achse-board/places';
import type { Seat } from '../../ui/pieces/Seal';

/** How wide a space is drawn, its outline included. */
const SPACE_WIDTH = 33;

describe('the places of the map', () => {
  test('every city and every space has one inside the map', () => {
    for (const space of SPACES) expect([space, isWithin(pointOf(space), PLANE, -16)]).toEqual([space, true]);
    expect(Object.keys(CITY_PLACES).toSorted()).toEqual(CITIES.map(({ id }) => id).toSorted());
  });

  test('every bow belongs to a road, every pinned sign to a city', () => {
    const roads = new Set(ROADS.map(({ from, to }) => `${from}-${to}`));
    expect(Object.keys(ROAD_BOWS).filter((id) => !roads.has(id))).toEqual([]);
    expect(Object.keys(PINNED_SIGNS).filter((id) => !(id in CITY_PLACES))).toEqual([]);
  });

  test('no two spaces are closer than their size', () => {
    const near = SPACES.flatMap((one, n) =>
      SPACES.slice(n + 1)
        .filter((other) => distance(pointOf(one), pointOf(other)) < SPACE_WIDTH)
        .map((other) => `${one} ${other}`),
    );
    expect(near).toEqual([]);
  });

  test('a road divides evenly into its spaces: a straight one is driven in equal steps', () => {
    const { spaces } = LANES.find(({ id }) => id === 'hannover-berlin')!;
    const steps = spaces.slice(1).map((space, n) => distance(pointOf(spaces[n]!), pointOf(space)));
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 6);
  });

  test('a road with a bow leaves the straight line to the side its sign says', () => {
    const middle = pointOf('passau-wien.2');
    expect(middle.y).toBeLessThan((pointOf('passau').y + pointOf('wien').y) / 2 - 30);
  });

  test('no road runs through a space that is not its own', () => {
    const through = LANES.flatMap(({ id, spaces, line }) =>
      SPACES.filter(
        (space) =>
          !spaces.includes(space) && pointsAlong(line).some((point) => distance(point, pointOf(space)) < 22),
      ).map((space) => `${id} ${space}`),
    );
    expect(through).toEqual([]);
  });
});

describe('the town signs', () => {
  test('every town has one, inside the map', () => {
    expect(SIGNS.map(({ city }) => city)).toEqual(CITIES.map(({ id }) => id));
    for (const { box } of SIGNS) {
      expect(isWithin(box, PLANE)).toBe(true);
      expect(isWithin({ x: box.x + box.width, y: box.y + box.height }, PLANE)).toBe(true);
    }
  });

  test('no two of them overlap', () => {
    const overlapping = SIGNS.flatMap(({ city, box }, n) =>
      SIGNS.slice(n + 1)
        .filter((other) => doMeet(box, other.box))
        .map((other) => [city, other.city]),
    );
    expect(overlapping).toEqual([]);
  });

  test('none hides a space', () => {
    const hidden = SIGNS.flatMap(({ city, box }) =>
      SPACES.filter((space) => isWithin(pointOf(space), box, isCity(space) ? 8 : 6)).map((space) => [
        city,
        space,
      ]),
    );
    expect(hidden).toEqual([]);
  });

  test('no sign hides more of a truck than the edge of its roof', () => {
    const hidden = SPACES.flatMap((space) => {
      const { x, y } = pointOf(space);
      const truck = { x: x - 32, y: y - 34, width: 62, height: 36 };
      return SIGNS.filter(({ box }) => sharedArea(box, truck) > (truck.width * truck.height) / 5).map(
        ({ city }) => `${city} over a truck on ${space}`,
      );
    });
    expect(hidden).toEqual([]);
  });

  test('no sign stands nearer to another town than to its own', () => {
    const lost = SIGNS.filter(({ city, box }) => {
      const far = (town: Space) => distance(nearestIn(box, pointOf(town)), pointOf(town));
      return CITIES.some(({ id }) => far(id) < far(city));
    });
    expect(lost).toEqual([]);
  });
});

test('mountains and ovals leave the roads free', () => {
  expect(PEAKS.length).toBeGreaterThan(20);
  for (const at of [...PEAKS, ...OVALS])
    expect(Math.min(...ROAD_POINTS.map((point) => distance(point, at)))).toBeGreaterThan(15);
});

describe('the countries', () => {
  const letters = COUNTRIES.map(({ letters }) => letters);

  test('are those of 1987, on the ovals and along the borders', () => {
    const small = ['L', 'AL', 'BG', 'E'];
    const of1987 = new Set<string>([...letters, ...small]);
    expect(letters).toEqual(expect.arrayContaining(['D', 'DDR', 'CS', 'YU']));
    expect(BORDERS.flatMap(({ between }) => between.split(' ')).filter((one) => !of1987.has(one))).toEqual(
      [],
    );
    for (const later of ['CZ', 'SK', 'SLO', 'HR', 'UA', 'RUS']) expect(of1987).not.toContain(later);
  });

  test('each of a city of the map, but the smallest, has an oval', () =>
    expect(CITIES.filter(({ country }) => country !== 'L' && !letters.includes(country))).toEqual([]));

  test('count as attested if a source names one of their cities', () => {
    for (const { letters, status, source } of COUNTRIES) {
      const isNamed = CITIES.some((city) => city.country === letters && city.status === 'attested');
      expect([letters, status]).toEqual([letters, isNamed ? 'attested' : 'reconstructed']);
      expect([letters, source !== '']).toEqual([letters, isNamed]);
    }
  });
});

describe('driving', () => {
  const way: readonly Space[] = ['wuerzburg', 'wuerzburg-nuernberg.1', 'nuernberg', 'nuernberg-passau.1'];

  test('follows the roads from space to space, in either direction', () => {
    expect(lineOver(way).map(([start]) => start)).toEqual(way.slice(0, -1).map(pointOf));
    const back = lineOver(way.toReversed());
    expect(back.map(([, , , end]) => end)).toEqual(way.slice(0, -1).toReversed().map(pointOf));
  });

  test('takes 140 ms a space and 900 ms at most', () => {
    expect(driveTime(3)).toBe(420);
    expect(driveTime(12)).toBe(900);
  });
});

describe('the arrow keys', () => {
  const targets: readonly Space[] = ['muenchen', 'stuttgart', 'passau', 'innsbruck', 'berlin'];

  test.each([
    ['ArrowLeft', 'stuttgart'],
    ['ArrowRight', 'passau'],
    ['ArrowDown', 'innsbruck'],
    ['ArrowUp', 'berlin'],
  ])('%s leads from München to %s', (key, to) => expect(towards(key, 'muenchen', targets, pointOf)).toBe(to));

  test('reach every target from every other, whatever may be chosen', () => {
    for (const start of SPACES) {
      const targets = [start, ...neighboursOf(start), ...neighboursOf(start).flatMap(neighboursOf)];
      const met = new Set<Space>([start]);
      for (const at of met)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = towards(key, at, targets, pointOf);
          if (next) met.add(next);
        }
      expect(met).toEqual(new Set(targets));
    }
  });
});

describe('what of the map is in view', () => {
  const phone = { width: 390, height: 430 };
  const close = kept({ middle: pointOf('wuerzburg'), scale: 0.75 }, phone);

  test('all of it fits', () => {
    const { x, y, width, height } = frameOf(wholeView(phone), phone);
    expect(Math.max(width / PLANE.width, height / PLANE.height)).toBeGreaterThanOrEqual(1);
    expect(isWithin(PLANE, { x, y, width, height }, 0.01)).toBe(true);
    expect(isWhole(wholeView(phone), phone)).toBe(true);
  });

  test.each([
    [2100, 960],
    [844, 390],
    [1258, 1378],
    [360, 640],
  ])('land and sea run on to the edge of a window of %d × %d', (width, height) => {
    const { x, y, ...seen } = frameOf(wholeView({ width, height }), { width, height });
    expect(isWithin({ x, y }, SHEET)).toBe(true);
    expect(isWithin({ x: x + seen.width, y: y + seen.height }, SHEET)).toBe(true);
  });

  test('never more than the map has: pushed far, it stops at the edge', () => {
    const { x, y } = frameOf(pushed(close, phone, { x: 9000, y: 9000 }), phone);
    expect([x, y]).toEqual([expect.closeTo(PLANE.x), expect.closeTo(PLANE.y)]);
  });

  test('what lies under the fingers stays there while the map comes closer', () => {
    const about = { x: 120, y: 300 };
    const before = toPlane(about, close, phone);
    const after = toScreen(before, zoomed(close, phone, 1.5, about), phone);
    expect(after).toEqual({ x: expect.closeTo(about.x), y: expect.closeTo(about.y) });
  });

  test('it comes no closer than can be used', () =>
    expect(zoomed(close, phone, 100, { x: 0, y: 0 }).scale).toBe(1.5));
});

test('a tip goes where it covers neither the way nor the buttons', () => {
  const given = { anchor: { x: 400, y: 300 }, window: { width: 724, height: 836 } };
  const way = [0, 1, 2, 3].map((n) => ({ x: 400 - n * 40, y: 300 - n * 20 }));
  const things = [{ x: 300, y: 310, width: 300, height: 200 }];
  const box = placeTip({ width: 220, height: 60 }, { ...given, way, spaces: [], things });
  expect(way.some((point) => isWithin(point, box))).toBe(false);
  expect(doMeet(box, things[0]!)).toBe(false);
  expect(box.x + box.width).toBeLessThanOrEqual(724);
});

const WORDS = {
  map: 'map',
  targets: 'spaces',
  zoomIn: 'closer',
  zoomOut: 'farther',
  whole: 'all',
  own: 'my truck',
};

const pressed = jest.fn();
beforeEach(() => pressed.mockReset());

const Played = () => {
  const [shown, show] = useState<Space | null>(null);
  return (
    <RoadMap
      words={WORDS}
      trucks={[
        { number: 1, space: 'wuerzburg', aboard: 4, capacity: [6, 4], own: true },
        { number: 3, space: 'basel', aboard: 0, capacity: [6] },
      ]}
      targets={[
        { space: 'stuttgart', points: 2, label: 'Stuttgart, 2 spaces' },
        { space: 'nuernberg', points: 2, label: 'Nürnberg, 2 spaces' },
        { space: 'frankfurt', points: 1, isShort: true, label: 'Frankfurt, 1 space' },
      ]}
      forbidden={new Map([['flensburg-hamburg.1', 'No road works here, B-9.2']])}
      shown={shown}
      onShow={show}
      onPick={(space) => pressed('pick', space)}
      onRefuse={(space) => pressed('refuse', space)}
    />
  );
};

const chosen = () => screen.queryByRole('option', { selected: true });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the map in the hands of a player', () => {
  test('lists what may be chosen by name, as one tab stop', async () => {
    render(<Played />);
    expect(screen.getByRole('group', { name: 'map' })).toContainElement(
      screen.getByRole('listbox', { name: 'spaces' }),
    );
    expect(screen.getAllByRole('option').filter((option) => option.tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    expect(focused()).toBe('Frankfurt, 1 space');
    await userEvent.tab();
    expect(focused()).toBe('closer');
  });

  test('arrows show, Home returns to the own truck, Esc drops the choice, Enter drives', async () => {
    render(<Played />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Stuttgart, 2 spaces');
    expect(chosen()).toHaveAccessibleName('Stuttgart, 2 spaces');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Nürnberg, 2 spaces');
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Frankfurt, 1 space');
    expect(pressed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(pressed.mock.calls).toEqual([['pick', 'frankfurt']]);
  });

  test('what may not be chosen says why, and answers a press', async () => {
    render(<Played />);
    const forbidden = screen.getByRole('option', { name: 'No road works here, B-9.2' });
    expect(forbidden).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(forbidden);
    expect(pressed.mock.calls).toEqual([['refuse', 'flensburg-hamburg.1']]);
  });

  test('nothing can be chosen where nothing is offered', () => {
    render(<RoadMap words={WORDS} trucks={[]} />);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'my truck' })).toBeNull();
  });
});

/** jsdom knows no pointers. */
class PointerOfTests extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, { pointerId = 1, pointerType = 'mouse', ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

/** A browser that lays things out: a window of 724 × 836 px, as on a desk. */
const laidOut = (desk = { width: 724, height: 836 }) => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(desk.width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(desk.height);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 724, 836));
  Object.assign(globalThis, {
    PointerEvent: PointerOfTests,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  return (space: Space) => {
    const { x, y } = toScreen(pointOf(space), wholeView(desk), desk);
    return { clientX: x, clientY: y };
  };
};

/** Does the map's window show the space? */
const isSeen = (space: Space) => {
  const frame = screen.getByRole('group', { name: 'map' }).getAttribute('viewBox')!.split(' ').map(Number);
  const [x, y, width, height] = frame as [number, number, number, number];
  return isWithin(pointOf(space), { x, y, width, height });
};

const tap = (place: { clientX: number; clientY: number }, pointerType: string) => {
  const map = screen.getByRole('group', { name: 'map' });
  const event = { ...place, pointerType, pointerId: 1, button: 0 };
  fireEvent.pointerDown(map, event);
  fireEvent.pointerUp(map, event);
};

/** Draws it, and waits for the frame with which its window is measured. */
const shown = async (map: ReactElement) => {
  const drawn = render(map);
  await act(() => new Promise(requestAnimationFrame));
  return drawn;
};

describe('a finger or a mouse on the map', () => {
  let at: ReturnType<typeof laidOut>;
  beforeEach(() => {
    at = laidOut();
  });
  afterEach(() => jest.restoreAllMocks());

  test('a small window shows all of a stretch for as long as it is asked to', async () => {
    laidOut({ width: 390, height: 376 });
    const truck = { number: 1, space: 'wien', aboard: 0, capacity: [6], own: true } as const;
    const ends = ['hamburg', 'frankfurt'] as const;
    const { rerender } = await shown(<RoadMap words={WORDS} trucks={[truck]} />);
    expect(ends.map(isSeen)).toEqual([false, false]);
    rerender(<RoadMap words={WORDS} trucks={[truck]} stretch={ends} />);
    expect([...ends, 'wien' as const].map(isSeen)).toEqual([true, true, false]);
    rerender(<RoadMap words={WORDS} trucks={[truck]} />);
    expect(isSeen('wien')).toBe(true);
  });

  test('a small window comes closer to the own truck once it has been put on the map', async () => {
    laidOut({ width: 390, height: 376 });
    const truck = { number: 1, space: 'wien', aboard: 0, capacity: [6], own: true } as const;
    const { rerender } = await shown(<RoadMap words={WORDS} trucks={[]} />);
    expect(isSeen('hamburg')).toBe(true);
    rerender(<RoadMap words={WORDS} trucks={[truck]} />);
    expect([isSeen('wien'), isSeen('hamburg')]).toEqual([true, false]);
  });

  test('a first tap shows, a second one chooses; a target is hit from 30 px away', async () => {
    await shown(<Played />);
    const { clientX, clientY } = at('stuttgart');
    const near = { clientX: clientX - 20, clientY: clientY + 20 };
    tap(near, 'touch');
    expect(chosen()).toHaveAccessibleName('Stuttgart, 2 spaces');
    expect(pressed).not.toHaveBeenCalled();
    tap(near, 'touch');
    expect(pressed.mock.calls).toEqual([['pick', 'stuttgart']]);
  });

  test('a mouse shows what it is over, and chooses with one press', async () => {
    await shown(<Played />);
    const map = screen.getByRole('group', { name: 'map' });
    fireEvent.pointerMove(map, { ...at('stuttgart'), pointerType: 'mouse' });
    expect(chosen()).toHaveAccessibleName('Stuttgart, 2 spaces');
    tap(at('stuttgart'), 'mouse');
    expect(pressed.mock.calls).toEqual([['pick', 'stuttgart']]);
    fireEvent.pointerLeave(map, { pointerType: 'mouse' });
    expect(chosen()).toBeNull();
  });

  test('a dead space answers', async () => {
    await shown(<Played />);
    tap(at('wien'), 'mouse');
    tap(at('milano'), 'touch');
    expect(pressed.mock.calls).toEqual([
      ['refuse', 'wien'],
      ['refuse', 'milano'],
    ]);
  });

  test('who pushes the map does not choose', async () => {
    await shown(<Played />);
    const map = screen.getByRole('group', { name: 'map' });
    const { clientX, clientY } = at('wien');
    const event = { pointerType: 'touch', pointerId: 1, button: 0 };
    fireEvent.pointerDown(map, { ...event, clientX, clientY });
    fireEvent.pointerMove(map, { ...event, clientX: clientX + 30, clientY });
    fireEvent.pointerUp(map, { ...event, clientX: clientX + 30, clientY });
    expect(pressed).not.toHaveBeenCalled();
  });
});

/** The squares under a truck. */
const loadOf = (aboard: number, capacity: readonly number[]) => {
  const { container } = render(
    <svg>
      <TruckShape seat={1} aboard={aboard} capacity={capacity} />
    </svg>,
  );
  const [places, full] = ['.place', '.full'].map((name) => container.querySelectorAll(name).length);
  return { places, full, height: Number(container.querySelector('.loadBox')!.getAttribute('height')) };
};

describe('a truck on the map', () => {
  const animate = jest.fn();
  const still = (matches: boolean) => {
    Object.assign(globalThis, { matchMedia: () => ({ matches }) });
    Object.assign(SVGElement.prototype, { animate });
  };
  const truck = { number: 2, aboard: 0, capacity: [6] } as const;
  const way: readonly Space[] = ['kassel', 'kassel-wuerzburg.1', 'kassel-wuerzburg.2', 'wuerzburg'];

  beforeEach(() => animate.mockReset());
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(SVGElement.prototype, 'animate');
  });

  const goes = (to: { space: Space; way?: readonly Space[] }) => {
    const { rerender } = render(<RoadMap words={WORDS} trucks={[{ ...truck, space: 'kassel' }]} />);
    rerender(<RoadMap words={WORDS} trucks={[{ ...truck, ...to }]} />);
  };

  test('drives the way it took', () => {
    still(false);
    goes({ space: 'wuerzburg', way });
    expect(animate).toHaveBeenCalledTimes(1);
    const [frames, { duration }] = animate.mock.calls[0];
    const { x, y } = pointOf('wuerzburg');
    expect(frames.at(-1)).toEqual({ transform: `translate(${x}px, ${y}px)` });
    expect(duration).toBe(420);
  });

  test('put elsewhere it does not drive: rings tell from where to where', () => {
    still(false);
    goes({ space: 'wien' });
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([1000, 1000]);
  });

  test('jumps for readers who prefer stillness', () => {
    still(true);
    goes({ space: 'wuerzburg', way });
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([1000, 1000]);
  });

  test('shows every place for goods, with eight trailers no taller than with three', () => {
    const some = loadOf(7, [6, 4, 6, 6]);
    expect(some).toMatchObject({ places: 22, full: 7 });
    const all = loadOf(46, [6, 6, 6, 6, 6, 4, 4, 4, 4]);
    expect(all).toMatchObject({ places: 46, full: 46, height: some.height });
  });

  test.each(Object.entries(SEAT_LETTERS))('of seat %s bears the letter %s', (seat, letter) => {
    const { container } = render(<Truck seat={Number(seat) as Seat} width={46} />);
    expect(container).toHaveTextContent(new RegExp(`^${letter}$`));
  });
});
