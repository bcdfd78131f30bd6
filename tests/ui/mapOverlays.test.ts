import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTRACT_IDS,
  SPACES,
  contractOf,
  neighboursOf,
  shortestWay,
  type Space,
} from '../../games/auf-achse-board';
import { doMeet, type Box } from '../../ui/kit/drawing/boxes';
import { pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
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
  isSmall,
  kept,
  viewOf,
  wholeView,
  type Viewport,
} from '../../ui/boards/auf-achse-board/map/viewport';

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
