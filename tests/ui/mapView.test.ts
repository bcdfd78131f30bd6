import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CITIES,
  CONTRACT_IDS,
  SPACES,
  contractOf,
  neighboursOf,
  shortestWay,
  type CityId,
  type Space,
} from '../../games/auf-achse-board';
import { placeTip } from '../../ui/boards/auf-achse-board/map/MapTip';
import { driveTime } from '../../ui/kit/drawing/motion';
import { doMeet, isWithin, type Box } from '../../ui/kit/drawing/boxes';
import { PLANE, SHEET } from '../../ui/boards/auf-achse-board/map/plane';
import { towards } from '../../ui/kit/drawing/pointing';
import { lineOver, pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
import { SIGNS, growthAt, signsGrown } from '../../ui/boards/auf-achse-board/map/townSigns';
import type { Size } from '../../ui/pieces/boxSize';
import {
  closeTo,
  cornerBeside,
  movedTo,
  overlays,
  sparing,
  uncovering,
} from '../../ui/boards/auf-achse-board/map/overlays';
import { truckBox } from '../../ui/boards/auf-achse-board/map/truckBoxes';
import {
  CLOSE,
  boxOnScreen,
  frameOf,
  isSmall,
  isWhole,
  kept,
  pushed,
  toPlane,
  toScreen,
  viewOf,
  wholeView,
  zoomed,
  type Viewport,
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

/** What the map of a phone has, upright and sideways. */
const WINDOWS = [
  { width: 390, height: 380 },
  { width: 358, height: 215 },
  { width: 467, height: 346 },
  { width: 364, height: 317 },
];

/** Does a part of a condition like `width < 600px` or `aspect-ratio < 9 / 10` hold for a window? */
const isLess = (part: string, size: Size) => {
  const [, side, bound, over = '1'] = /^(width|height|aspect-ratio) < (\d+)(?:px| \/ (\d+))$/.exec(part)!;
  const value = side === 'aspect-ratio' ? size.width / size.height : size[side as keyof Size];
  return value < Number(bound) / Number(over);
};

/** When a style sheet of the map lays something out otherwise: for each `@container map`, whether it holds for a window. */
const conditionsIn = (sheet: string) => {
  const css = readFileSync(join(__dirname, '../../ui/boards/auf-achse-board/map', sheet), 'utf8');
  return Array.from(css.matchAll(/@container map (.*) \{/g), ([, condition]) => {
    const parts = condition!.replaceAll(/[()]/g, '').split(' or ');
    return (size: Size) => parts.some((part) => part.split(' and ').every((one) => isLess(one, size)));
  });
};

test('what lies over the map lies where the style sheets put it', () => {
  const [areAbove, areLow, ...noMore] = conditionsIn('ZoomButtons.module.css');
  const [isMiniMapHidden, ...none] = conditionsIn('MiniMap.module.css');
  expect([...noMore, ...none]).toEqual([]);
  const sizes = [359, 360, 439, 440, 599, 600, 719, 720, 1400].flatMap((width) =>
    [209, 210, 339, 340, 679, 680, 800, 1400].map((height) => ({ width, height })),
  );
  for (const size of sizes) {
    const [buttons, miniMap] = overlays({ middle: pointOf('wuerzburg'), scale: 5 }, size);
    expect({ size, isOnTop: buttons!.y === 0 }).toEqual({ size, isOnTop: areAbove!(size) || isSmall(size) });
    expect({ size, isLow: buttons!.height < 200 }).toEqual({ size, isLow: areLow!(size) });
    expect({ size, isHidden: miniMap === undefined }).toEqual({ size, isHidden: isMiniMapHidden!(size) });
  }
});

/** Does something lie over a truck there? */
const hidden = (space: Space, view: Viewport, size: Size) => {
  const truck = boxOnScreen(truckBox(pointOf(space)), view, size);
  return overlays(view, size).some((box) => doMeet(box, truck));
};

describe('a truck on a small map', () => {
  test.each(WINDOWS)('stands under no button where one looks at it, $width × $height', (size) => {
    const whole = wholeView(size);
    expect(SPACES.filter((space) => hidden(space, closeTo(pointOf(space), whole, size), size))).toEqual([]);
  });

  test.each([...WINDOWS, { width: 360, height: 300 }])(
    'stands under no button where all of the map is seen, $width × $height',
    (size) => {
      const whole = wholeView(size);
      expect(kept(whole, size)).toEqual(whole);
      expect(SPACES.filter((space) => hidden(space, whole, size))).toEqual([]);
    },
  );

  test.each(WINDOWS)(
    'is looked at closely, and no closer than one looks already, $width × $height',
    (size) => {
      const at = pointOf('wuerzburg');
      expect(closeTo(at, wholeView(size), size).scale).toBeGreaterThanOrEqual(CLOSE);
      expect(closeTo(at, kept({ middle: at, scale: 1.2 }, size), size).scale).toBe(1.2);
    },
  );

  test.each(WINDOWS)(
    'is looked at with fewer names under a control than in the middle of the window, $width × $height',
    (size) => {
      const under = (view: Viewport) =>
        SIGNS.filter(({ box }) =>
          overlays(view, size).some((one) => doMeet(one, boxOnScreen(box, view, size))),
        ).length;
      let [centred, aside] = [0, 0];
      for (const middle of SPACES.map(pointOf)) {
        centred += under(kept({ middle, scale: CLOSE }, size));
        aside += under(closeTo(middle, wholeView(size), size));
      }
      expect([centred > 100, aside / centred < 0.75]).toEqual([true, true]);
    },
  );

  test('may lie under the little map, where there is one', () => {
    const size = { width: 467, height: 346 };
    const close = kept({ middle: pointOf('wuerzburg'), scale: CLOSE }, size);
    const corner: Box = { x: 0, y: 0, width: 100, height: 100 };
    expect(overlays(close, size).some((box) => doMeet(box, corner))).toBe(true);
    expect(overlays(wholeView(size), size).some((box) => doMeet(box, corner))).toBe(false);
  });

  test.each(WINDOWS)('comes out from under the buttons after a drive, $width × $height', (size) => {
    const seen = kept({ middle: pointOf('wuerzburg'), scale: 0.75 }, size);
    expect(SPACES.some((space) => hidden(space, seen, size))).toBe(true);
    expect(SPACES.filter((space) => hidden(space, movedTo(pointOf(space), 0.12, seen, size), size))).toEqual(
      [],
    );
  });
});

/** A close look at a space and those beside it, and what it is there to show. */
const lookFrom = (space: Space, size: Size) => {
  const shown = [space, ...neighboursOf(space)].map(pointOf);
  const view = viewOf(shown, size, CLOSE);
  return { shown, view };
};

/** Is a truck there seen whole? */
const inSight = (point: { x: number; y: number }, view: Viewport, size: Size) => {
  const { x, y, width, height } = boxOnScreen(truckBox(point), view, size);
  const isInside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
  return isInside && !overlays(view, size).some((box) => doMeet(box, { x, y, width, height }));
};

describe('a look at some places of a small map', () => {
  test.each(WINDOWS)(
    'brings most trucks out from under the buttons, and loses nothing, $width × $height',
    (size) => {
      let covered = 0;
      let freed = 0;
      for (const space of SPACES) {
        const { shown, view } = lookFrom(space, size);
        for (const other of SPACES.filter((one) => hidden(one, view, size))) {
          const after = sparing([truckBox(pointOf(other))], view, shown, size);
          covered += 1;
          if (!hidden(other, after, size)) freed += 1;
          const lost = shown.filter((point) => inSight(point, view, size) && !inSight(point, after, size));
          expect([space, other, lost]).toEqual([space, other, []]);
        }
      }
      expect([covered > 100, freed / covered > 0.5]).toEqual([true, true]);
    },
  );

  test.each(WINDOWS)('stays as it is where nothing is covered, $width × $height', (size) => {
    const { shown, view } = lookFrom('wuerzburg', size);
    expect(
      sparing(
        shown.map((one) => truckBox(one)),
        view,
        shown,
        size,
      ),
    ).toBe(view);
    const whole = wholeView(size);
    expect(
      sparing(
        SPACES.map((space) => truckBox(pointOf(space))),
        whole,
        [],
        size,
      ),
    ).toBe(whole);
  });
});

/** The names at the ends of contracts that the small map covers, in the usual corner or in the one beside the way. */
const namesCovered = (size: Size, isBeside: boolean) =>
  CONTRACT_IDS.flatMap((id) => {
    const { from, to } = contractOf(id);
    const way = shortestWay(from, to).map(pointOf);
    const view = viewOf(way, size, CLOSE);
    const [, miniMap] = overlays(view, {
      ...size,
      ...(isBeside && { corner: cornerBeside(way, view, size) }),
    });
    return signsGrown(growthAt(view.scale), [from, to])
      .filter(({ city }) => city === from || city === to)
      .filter(({ box }) => miniMap && doMeet(miniMap, boxOnScreen(box, view, size)))
      .map(({ city }) => `${id}: ${city}`);
  });

test.each([
  { width: 804, height: 457 },
  { width: 752, height: 420 },
  { width: 804, height: 490 },
])('the small map covers the name of no town where a contract begins or ends, $width × $height', (size) => {
  expect(namesCovered(size, true)).toEqual([]);
  expect(namesCovered(size, false)).not.toEqual([]);
});

describe('a place that a hint has chosen', () => {
  test.each(WINDOWS)(
    'comes out from under the small map and the buttons, and the own truck stays in sight, $width × $height',
    (size) => {
      let covered = 0;
      let together = 0;
      for (const space of SPACES) {
        const { shown, view } = lookFrom(space, size);
        for (const place of SPACES.filter((one) => hidden(one, view, size))) {
          covered += 1;
          const own = shown.filter((point) => inSight(point, view, size)).slice(0, 1);
          const after = uncovering(pointOf(place), own, view, size);
          expect([space, place, hidden(place, after, size)]).toEqual([space, place, false]);
          if (own.every((point) => inSight(point, after, size))) together += 1;
        }
      }
      expect([covered > 100, together / covered > 0.5]).toEqual([true, true]);
    },
  );

  test.each(WINDOWS)('moves no map on which it is in sight, $width × $height', (size) => {
    const { view } = lookFrom('wuerzburg', size);
    expect(uncovering(pointOf('wuerzburg'), [], view, size)).toEqual(view);
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
