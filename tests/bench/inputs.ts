import type { Browser, Page } from 'playwright-core';
import { keepMatch } from '../browser/keepMatch';
import { keptRecord, stepWith } from '../keptRecords';
import { median } from './median';
import { SLOWER } from './slow';

/**
 * How long does it take from an input until its result is painted, at a quarter of this machine's speed? At moments
 * of kept matches, everything that can be pressed on the table and in its bar, on a desktop and on a phone, is
 * pointed at and pressed, one after the other, as measured by the browser (Event Timing, in steps of 8 ms). Slow work
 * is done after the press has been painted: the browser also tells the duration of the longest frame after a release
 * (Long Animation Frames, from 50 ms; 0 below).
 */

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

/** The position before the first move of this kind from this step on. */
type Moment = {
  readonly match: string;
  readonly move: string;
  readonly from: number;
};

const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  'auf-achse-cards': [
    { match: 'four-players', move: 'layRace', from: 36 },
    { match: 'five-players', move: 'layRace', from: 100 },
  ],
  'auf-achse-board': [
    { match: 'four-players', move: 'roll', from: 60 },
    { match: 'four-players', move: 'drive', from: 60 },
    { match: 'most-contracts', move: 'bid', from: 0 },
  ],
  ausgebremst: [
    { match: 'nuerburg-drom-basic', move: 'drive', from: 30 },
    { match: 'plattfuss-circuit-advanced', move: 'lay', from: 0 },
    { match: 'plattfuss-circuit-advanced', move: 'chooseSetUp', from: 0 },
  ],
};

/** The most things pressed at a moment. */
const PRESSES = 12;

const PRESSABLE = ':is(button, [role=button], [tabindex="0"]):not([disabled])';
/** The table, then its bar. */
const PARTS = ['main', 'header'] as const;

/** The events of each kind of input. A pointer that rests is told of what moves under it: that is no input. */
const EVENTS = {
  point: ['pointerover', 'pointerenter', 'pointerout', 'pointerleave'],
  press: ['pointerdown', 'mousedown'],
  release: ['pointerup', 'mouseup', 'click'],
  key: ['keydown', 'keyup'],
} as const;
type Input = keyof typeof EVENTS;

declare const window: Window & { slowest: number; longest: number; counted: readonly string[] };

/** Inputs up to this count as fast, in ms: the browser reports nothing faster. */
const LEAST = 16;

/** From now on, records how long every input and every frame takes. */
const listen = (page: Page) =>
  page.addInitScript((least) => {
    Object.assign(window, { slowest: least, longest: 0, counted: [] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'long-animation-frame' });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (window.counted.includes(name)) window.slowest = Math.max(window.slowest, duration);
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  }, LEAST);

/** Does something with the mouse or a key; returns how long it took until that was painted. */
const timed = async (page: Page, input: Input, deed: () => Promise<void>): Promise<number> => {
  await page.evaluate(
    ([least, counted]) => {
      Object.assign(window, { slowest: least, longest: 0, counted });
    },
    [LEAST, EVENTS[input]] as const,
  );
  await deed();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(window.slowest), 100)),
        ),
      ),
  );
};

const FIGURES = ['point', 'press', 'release', 'frame'] as const;
type Timed = Readonly<Record<(typeof FIGURES)[number], number[]>> & {
  /** What was released, by its first words, in the order of `release`. */
  readonly released: string[];
};

/** Presses everything in a part of the page; whatever opens over the page is closed again. */
const pressEverything = async (page: Page, part: (typeof PARTS)[number], took: Timed): Promise<void> => {
  for (let at = 0; at < PRESSES; at++) {
    const places = await page.locator(`${part} ${PRESSABLE}`).evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const found = document.elementFromPoint(x, y);
        const words = (one.ariaLabel ?? one.textContent).slice(0, 24);
        return found && (one.contains(found) || found.contains(one)) ? [{ x, y, words }] : [];
      }),
    );
    const place = places[at];
    if (!place) break;
    took.point.push(await timed(page, 'point', () => page.mouse.move(place.x, place.y)));
    took.press.push(await timed(page, 'press', () => page.mouse.down()));
    took.release.push(await timed(page, 'release', () => page.mouse.up()));
    took.released.push(place.words);
    took.frame.push(Math.round(await page.evaluate(() => window.longest)));
    // work that at first only shows the press is not finished yet
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    if (!(await page.locator('dialog[open], [role=menu]').count())) continue;
    took.release.push(await timed(page, 'key', () => page.keyboard.press('Escape')));
    took.released.push('Escape');
    await page.locator('dialog[open], [role=menu]').waitFor({ state: 'detached' });
  }
};

type Place = { readonly game: string; readonly moment: Moment; readonly size: Size };

const at = async (browser: Browser, url: string, { game, moment, size }: Place): Promise<Timed> => {
  const record = keptRecord(game, moment.match);
  const step = stepWith(record, moment.move, moment.from);
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-GB' });
  const page = await context.newPage();
  await listen(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(await keepMatch(page, record, step, [record.steps[step]![0]]), {
    waitUntil: 'networkidle',
  });
  await page.locator(`main ${PRESSABLE}`).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const took: Timed = { point: [], press: [], release: [], frame: [], released: [] };
  for (const part of PARTS) await pressEverything(page, part, took);
  await context.close();
  return took;
};

/** Prints how long the inputs of every table take. */
export const measureInputs = async (browser: Browser, url: string, rounds: number): Promise<void> => {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const [game, moments] of Object.entries(MOMENTS)) {
    for (const moment of moments)
      for (const size of Object.keys(SIZES) as Size[]) {
        const all: Timed[] = [];
        for (let round = 0; round < rounds; round++) all.push(await at(browser, url, { game, moment, size }));
        // the rounds agree on which input is slowest, but not on how busy the machine was
        const usually = (figure: (typeof FIGURES)[number]) =>
          all[0]![figure].map((_, one) => median(all.map((took) => took[figure][one] ?? 0)));
        const releases = usually('release');
        rows[`${game}, ${moment.match}, ${moment.move}, ${size}`] = {
          ...Object.fromEntries(
            FIGURES.flatMap((figure) => [
              [figure, median(all.flatMap((took) => took[figure]))],
              [`${figure}, slowest`, Math.max(...usually(figure))],
            ]),
          ),
          'slowest to let go': all[0]!.released[releases.indexOf(Math.max(...releases))]!,
        };
      }
  }
  console.table(rows);
};
