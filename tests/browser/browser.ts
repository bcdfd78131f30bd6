import { existsSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { later, PATIENCE } from '../server/harness';
import { startChromium } from './chromium';
import type { Language } from '../../ui/shell/languages';

const BUILT_PAGE = join(__dirname, '../../ui/dist/index.html');
export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** The size of a window, in px. */
export type Size = { readonly width: number; readonly height: number };

/**
 * What is visible in the lowest and in the narrowest of them is visible on all phones in landscape and at 200 %; then
 * a tablet in landscape, and a window large enough for tables to grow with it.
 */
export const WINDOWS: readonly Size[] = [
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 1180, height: 820 },
  { width: 2560, height: 1440 },
];

/** What a browser leaves of laptop screens. */
export const LAPTOPS: readonly Size[] = [
  { width: 1366, height: 657 },
  { width: 1280, height: 600 },
  { width: 1280, height: 720 },
  { width: 1440, height: 862 },
  { width: 1024, height: 700 },
];

/** What a browser leaves of a tablet held upright. */
export const TABLETS: readonly Size[] = [
  { width: 768, height: 1024 },
  { width: 820, height: 1106 },
];

export const SMALLEST: Size = { width: 360, height: 640 };

export type Wish = {
  readonly url: string;
  readonly path?: string;
  readonly size?: keyof typeof SIZES;
  readonly language?: Language;
  /** May the browser prefetch, and store the page for when the server is gone? */
  readonly keeps?: boolean;
  /** What an earlier visit has stored on the device, by key: present whenever a page of the device is loaded. */
  readonly left?: Readonly<Record<string, unknown>>;
};

let browser: Browser;

jest.setTimeout(6 * PATIENCE);

beforeAll(async () => {
  if (!existsSync(BUILT_PAGE)) throw new Error('The page is not built. Run `npm run build` first.');
  browser = await startChromium();
});

afterAll(() => browser?.close());

/** What every browser logs when a server, or a part of the page on it, is unavailable. */
const IS_OFFLINE =
  /net::ERR_|WebSocket|Failed to load resource|fetching the script|fetch dynamically imported module/;

/** What a browser that stores nothing logs: no push service can reach it, and the page works without. */
const HAS_NO_PUSH = /Push API in incognito mode/;

/** Waits for our fonts: earlier measurements would be of the device's fonts. */
const lettersAreThere = async (): Promise<void> => {
  while (document.fonts.status !== 'loaded' || document.documentElement.dataset.fonts !== 'ours')
    await new Promise(requestAnimationFrame);
};

/** Makes the browser save data, so that a test does not wait for parts it does not open. */
const spareData = () =>
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });

/** Opens a page as a new visitor, unless `left` says otherwise. Any error on it fails the test. */
export const visit = async ({
  url,
  path = '/',
  size = 'desk',
  language = 'en',
  keeps = false,
  left = {},
}: Wish): Promise<Page> => {
  const options: BrowserContextOptions = {
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: language,
    serviceWorkers: keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  };
  const context = await browser.newContext(options);
  // Neither reveals nor computer players make a test wait, and nobody is asked about sounds.
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(`auf-achse.${key}`, JSON.stringify(value));
    },
    { pace: 'instant', soundAsked: true, ...left },
  );
  if (!keeps) await context.addInitScript(spareData);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const broken: string[] = [];
  const note = (said: string) => {
    if (!IS_OFFLINE.test(said) && !HAS_NO_PUSH.test(said)) broken.push(said);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  later(async () => {
    await context.close();
    expect(broken).toEqual([]);
  });
  await page.goto(url + path);
  await page.evaluate(lettersAreThere);
  return page;
};

/** What axe checks: everything in the light theme; in the dark theme only colours, because nothing else changes. */
const LOOKS = {
  light: {},
  dark: { runOnly: ['color-contrast'] },
} satisfies Record<string, axe.RunOptions>;

/** What axe calls moderate: everything on a page is in a landmark, and its heading is there. */
const ALWAYS: ReadonlySet<string> = new Set(['region', 'page-has-heading-one']);

/** What axe finds seriously wrong on a page or a part of it, in both themes, one line each. */
export const faultsOn = async (page: Page, part = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [theme, look] of Object.entries(LOOKS)) {
    await page.emulateMedia({ colorScheme: theme as keyof typeof LOOKS });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    const { violations } = await page.evaluate(
      ([within, options]) => (window as unknown as { axe: typeof axe }).axe.run(within, options),
      [part, { resultTypes: ['violations'], ...look } satisfies axe.RunOptions] as const,
    );
    for (const { impact, id, nodes } of violations)
      if (impact === 'serious' || impact === 'critical' || ALWAYS.has(id))
        found.push(`${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  }
  return found;
};

/** Is the whole page visible in the window without scrolling? */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth <= window.innerWidth &&
      document.documentElement.scrollHeight <= window.innerHeight,
  );

/** Does the page need no horizontal scrolling? */
export const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Resizes the window, and gives the page time to lay itself out. */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
};

/** Which texts are cut off for lack of room. */
export const cutShort = (all: Locator): Promise<(string | null)[]> =>
  all.evaluateAll((elements) =>
    elements.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
  );

/** Which letters of drawings are too small to read: under 9 px. */
export const tooSmallToRead = (page: Page): Promise<string[]> =>
  page.locator('svg text:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const { b, d } = (one as SVGTextElement).getScreenCTM()!;
      const size = Math.round(Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(b, d) * 10) / 10;
      return size < 9 ? [`${one.textContent}: ${size} px`] : [];
    }),
  );

/** Which of them are not fully visible without scrolling: outside, covered, or with text cut off. */
export const outOfSight = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) => {
    if (!elements.length) return ['nothing of the kind'];
    return elements.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const name = element.textContent || element.tagName;
      if (right - left < 1 || bottom - top < 1) return [`${name}: no room`];
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return [`${name}: ${[left, top, right, bottom].map(Math.round).join(' ')}`];
      // as far inside as rounded corners reach
      const inset = Math.min(right - left, bottom - top) * 0.2;
      const corners = [
        [left + inset, top + inset],
        [right - inset, bottom - inset],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      const covers = corners
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((found) => found && !element.contains(found) && !found.contains(element));
      if (covers.length) return [`${name}: under ${covers[0]!.className || covers[0]!.tagName}`];
      const isCut = element.matches('button, span') && element.scrollWidth > element.clientWidth + 1;
      return isCut ? [`${name}: cut`] : [];
    });
  });

/** Which of them overlap. */
export const overlaps = async (all: readonly Locator[]): Promise<string[]> => {
  const boxes = await Promise.all(
    all.map(async (one) => ({
      one: String(one),
      box: (await one.count()) ? await one.first().boundingBox() : null,
    })),
  );
  return boxes.flatMap(({ one, box }, at) =>
    boxes.slice(at + 1).flatMap(({ one: other, box: second }) => {
      if (!box || !second) return [];
      const wide = Math.min(box.x + box.width, second.x + second.width) - Math.max(box.x, second.x);
      const high = Math.min(box.y + box.height, second.y + second.height) - Math.max(box.y, second.y);
      return wide > 1 && high > 1 ? [`${one} over ${other}`] : [];
    }),
  );
};
