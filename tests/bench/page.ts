import type { Browser, Page } from 'playwright-core';
import lobby from '../../ui/words/en/lobby.json';
import cards from '../../ui/words/en/auf-achse-cards.json';
import { inBrowser } from './inBrowser';
import { measureInputs } from './inputs';
import { median } from './median';
import { SLOWER } from './slow';

/**
 * How long until one can play? `npm run bench:page` opens the built page as a new visitor on a slow phone - Fast 3G
 * (562 ms one way, 1.44 Mb/s) and a quarter of this machine's speed - and as one on this machine, alternately, and
 * prints the medians: when something is painted and when it can be used (ms), what was loaded by then (requests, kB),
 * and the longest period in which nothing could be pressed (ms). Then how long inputs on the tables take (inputs.ts).
 */

const SLOW = { offline: false, latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };
const PHONE = { width: 390, height: 844 };

type Visit = { readonly path: () => Promise<string>; readonly isUsable: (page: Page) => Promise<void> };
const FIGURES = ['painted', 'usable', 'requests', 'kB', 'longest'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

/** Opens a page with nothing stored, and measures until it can be used. */
const visited = async (browser: Browser, url: string, isSlow: boolean, visit: Visit): Promise<Figures> => {
  const path = await visit.path();
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  let [requests, bytes] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const { longTasks } = Object.assign(window, { longTasks: [0] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const begun = performance.now();
  await page.goto(url + path, { waitUntil: 'commit' });
  await visit.isUsable(page);
  const usable = performance.now() - begun;
  const { painted, longest } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    longest: Math.max(...(window as unknown as { longTasks: number[] }).longTasks),
  }));
  const figures = { painted, usable, requests, kB: bytes / 1000, longest };
  await context.close();
  return figures;
};

/** Somebody is at the table already and has shared its link. */
const invitation = async (url: string): Promise<string> => {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}/games/auf-achse-cards/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { matchID } = await post('create', { numPlayers: 2 });
  await post(`${matchID}/join`, { playerName: 'Kemal', playerID: '0' });
  return `/match/auf-achse-cards/${matchID}`;
};

const visitsTo = (url: string): Readonly<Record<string, Visit>> => ({
  lobby: {
    path: async () => '/',
    isUsable: (page) => page.getByRole('button', { name: lobby.newMatch.open }).waitFor(),
  },
  'the table of a link': {
    path: () => invitation(url),
    isUsable: async (page) => {
      await page.getByLabel(lobby.name.label).fill('Lisa');
      await page.getByRole('button', { name: lobby.join.sit }).click();
      await page.getByRole('group', { name: cards.board.yourHand }).waitFor();
    },
  },
});

await inBrowser(async (browser, url, count) => {
  const rows: (Figures & { readonly visit: string })[] = [];
  for (let round = 0; round < count; round++)
    for (const [name, visit] of Object.entries(visitsTo(url)))
      for (const isSlow of [true, false])
        rows.push({
          visit: `${name}, ${isSlow ? 'slow' : 'as fast as here'}`,
          ...(await visited(browser, url, isSlow, visit)),
        });
  const names = new Set(rows.map(({ visit }) => visit));
  const mediansOf = (name: string) => {
    const all = rows.filter(({ visit }) => visit === name);
    return Object.fromEntries(
      FIGURES.map((figure) => [figure, Math.round(median(all.map((one) => one[figure])))]),
    );
  };
  console.table(Object.fromEntries([...names].map((name) => [name, mediansOf(name)])));
  await measureInputs(browser, url, count);
});
