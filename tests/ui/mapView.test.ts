import { CITIES, SPACES, neighboursOf, type CityId, type Space } from '../../games/auf-achse-board';
import { placeTip } from '../../ui/boards/auf-achse-board/map/MapTip';
import { driveTime } from '../../ui/kit/drawing/motion';
import { doMeet, isWithin, type Box } from '../../ui/kit/drawing/boxes';
import { PLANE, SHEET } from '../../ui/boards/auf-achse-board/map/plane';
import { towards } from '../../ui/kit/drawing/pointing';
import { lineOver, pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
import { SIGNS, growthAt, signsGrown } from '../../ui/boards/auf-achse-board/map/townSigns';
import { overlays } from '../../ui/boards/auf-achse-board/map/overlays';
import {
  boxOnScreen,
  frameOf,
  isWhole,
  kept,
  pushed,
  toPlane,
  toScreen,
  viewOf,
  wholeView,
  zoomed,
} from '../../ui/boards/auf-achse-board/map/viewport';

describe('a view of some places', () => {
  const size = { width: 390, height: 378 };
  const [left, top] = [PLANE.x + 150, PLANE.y + 150];

  test('is all of the map where it would hardly be closer, and nothing covers it', () => {
    const far = [
      { x: left, y: top },
      { x: PLANE.x + PLANE.width - 150, y: PLANE.y + PLANE.height - 150 },
    ];
    const hardlyNearer = [
      { x: left, y: top },
      { x: left + 500, y: top + 920 },
    ];
    expect(viewOf(far, size, 1)).toEqual(wholeView(size));
    expect(viewOf(hardlyNearer, size, 1)).toEqual(wholeView(size));
    const near = [
      { x: left, y: top },
      { x: left + 300, y: top + 300 },
    ];
    expect(isWhole(viewOf(near, size, 1), size)).toBe(false);
  });
});

describe('the names of towns', () => {
  const scales = [0.15, 0.18, 0.2, 0.28, 0.35, 0.42];

  test.each(scales)('are read however far one looks from, %s px to a unit', (scale) => {
    const signs = signsGrown(growthAt(scale), []);
    expect(signs.length).toBeGreaterThan(5);
    expect(22 * growthAt(scale) * scale).toBeGreaterThanOrEqual(9.5);
    for (const [at, { box }] of signs.entries()) {
      expect(signs.slice(at + 1).filter((other) => doMeet(box, other.box))).toEqual([]);
      expect(
        [box, { x: box.x + box.width, y: box.y + box.height }].every((one) => isWithin(one, PLANE)),
      ).toBe(true);
    }
  });

  test.each(scales)('are not left out where a contract begins or ends, %s px to a unit', (scale) => {
    const namedFirst = (...first: readonly CityId[]) =>
      signsGrown(growthAt(scale), first).filter(({ city }) => first.includes(city));
    expect(namedFirst('dortmund', 'kassel')).toHaveLength(2);
    expect(CITIES.filter(({ id }) => !namedFirst(id).length)).toEqual([]);
  });

  test.each([
    { width: 340, height: 200 },
    { width: 360, height: 180 },
    { width: 390, height: 378 },
    { width: 724, height: 828 },
  ])('lie under no button of the whole map, $width × $height', (size) => {
    const view = wholeView(size);
    const [buttons] = overlays(view, size);
    const under = signsGrown(growthAt(view.scale), []).filter(({ box }) =>
      doMeet(buttons!, boxOnScreen(box, view, size)),
    );
    expect(under.map(({ name }) => name)).toEqual([]);
  });

  test('stand as ever, all of them, where they can be read', () =>
    expect(signsGrown(growthAt(0.45), [])).toBe(SIGNS));
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
  const box = placeTip({ width: 220, height: 60 }, { ...given, way, spaces: [], things, overlays: [] });
  expect(way.some((point) => isWithin(point, box))).toBe(false);
  expect(doMeet(box, things[0]!)).toBe(false);
  expect(box.x + box.width).toBeLessThanOrEqual(724);
});

test('a tip covers a name rather than the small map', () => {
  const given = { anchor: { x: 240, y: 60 }, window: { width: 467, height: 346 } };
  const way = [0, 1, 2, 3].map((n) => ({ x: 240, y: 60 + n * 35 }));
  const names = [{ x: 262, y: 0, width: 205, height: 346 }];
  const map = { x: 0, y: 0, width: 120, height: 136 };
  const place = (overlays: readonly Box[]) =>
    placeTip({ width: 150, height: 60 }, { ...given, way, spaces: [], things: names, overlays });
  expect(doMeet(place([]), map)).toBe(true);
  expect(doMeet(place([map]), map)).toBe(false);
});
