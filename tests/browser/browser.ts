import { existsSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { later, PATIENCE } from '../server/harness';
import type { Language } from '../../ui/shell/languages';

const BUILT_PAGE = join(__dirname, '../../ui/dist/index.html');
export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

export type Wish = {
  readonly url: string;
  readonly path?: string;
  readonly size?: keyof typeof SIZES;
  readonly language?: Language;
  /** May the browser keep the page for when the server has gone? */
  readonly keeps?: boolean;
};

let browser: Browser;

jest.setTimeout(6 * PATIENCE);

beforeAll(async () => {
  if (!existsSync(BUILT_PAGE)) throw new Error('The page is not built. Run `npm run build` first.');
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
});

afterAll(() => browser?.close());

/** What a server that is not there makes every browser say. */
const IS_OFFLINE = /net::ERR_|WebSocket|Failed to load resource|fetching the script/;

/** What a browser says that keeps nothing for later: no push service gets a way to it, and the page does without. */
const HAS_NO_PUSH = /Push API in incognito mode/;

/** Opens a page as somebody new would: nothing is kept yet. Whatever breaks on it fails the test. */
export const visit = async ({
  url,
  path = '/',
  size = 'desk',
  language = 'en',
  keeps = false,
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
  // Neither reveals nor computer players keep a test waiting.
  await context.addInitScript(() => localStorage.setItem('auf-achse.pace', '"instant"'));
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
  return page;
};

/** What axe looks at: everything by day; by night the colours, which is all that changes. */
const LOOKS = {
  light: {},
  dark: { runOnly: ['color-contrast'] },
} satisfies Record<string, axe.RunOptions>;

/** What axe finds seriously wrong on a page, by day and by night, one line each. */
export const faultsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [theme, look] of Object.entries(LOOKS)) {
    await page.emulateMedia({ colorScheme: theme as keyof typeof LOOKS });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    const { violations } = await page.evaluate(
      (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
      { resultTypes: ['violations'], ...look } satisfies axe.RunOptions,
    );
    for (const { impact, id, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(`${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  }
  return found;
};

/** Does all of the page stand in the window, without scrolling? */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth <= window.innerWidth &&
      document.documentElement.scrollHeight <= window.innerHeight,
  );

/** Does the page need no scrolling from side to side? */
export const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
