import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { GAMES } from '../../games';
import { GAME, startServer, temporaryFolder } from '../server/harness';
import { keptRecord } from '../keptRecords';
import { fits, resize, SIZES, visit, WINDOWS } from './browser';
import { keepMatch } from './keepMatch';
import { region } from './moments';
import profile from '../../ui/words/de/profile.json';
import unreachable from '../../ui/words/de/unreachable.json';
import { drawPreviews } from './previews';
import { isThere, playerAt, playOut, sentence, WORDS } from './table';

const { lobby, cards, replay, table } = WORDS.de;

/** Lisa, Kemal and one computer player on one device, for one stage. */
const driveOff = async (page: Page) => {
  await page.getByRole('tab', { name: lobby.newMatch.device }).click();
  const seat = (key: 'name' | 'menu', number: number, who = '') =>
    sentence(lobby.seat[key].replace('{{number}}', String(number)).replace('{{who}}', who));
  await page.getByRole('textbox', { name: seat('name', 1) }).fill('Lisa');
  await page.getByRole('textbox', { name: seat('name', 2) }).fill('Kemal');
  await page.getByRole('button', { name: seat('menu', 3, lobby.seat.human) }).click();
  await page.getByRole('menuitem', { name: lobby.seat.remove }).click();
  await page
    .getByRole('radiogroup', { name: cards.options.stages.name })
    .getByRole('radio', { name: '1' })
    .check();
  await page.getByRole('button', { name: lobby.newMatch.start }).click();
  await page.waitForURL(/\/local\//);
};

test('a match on one device needs no server once the page is loaded, and can be replayed', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', keeps: true });
  const player = playerAt(page, 'de');
  const handedTo = new Set<string>();
  const takeOver = async () => {
    // While the sign is shown, nobody's cards are on the page.
    expect(await page.locator('[data-card]').count()).toBe(0);
    handedTo.add(await player.sign.innerText());
    await player.sign.click();
  };
  await driveOff(page);
  await player.sign.waitFor();
  expect(await fits(page)).toBe(true);

  // A reload in the middle of a turn, after which the cards are covered.
  await takeOver();
  const hand = await player.hand.ariaSnapshot();
  await page.reload();
  await player.sign.waitFor();
  expect(await isThere(player.hand)).toBe(false);
  await takeOver();
  expect(await player.hand.ariaSnapshot()).toBe(hand);
  expect(await fits(page)).toBe(true);

  // In idle time, the browser has stored everything the page consists of.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  await server.close();
  await page.reload();
  await player.sign.waitFor();

  // While a computer player thinks, its move may replace the sign by the table.
  const thinking = page.getByText(table.handOver.thinking, { exact: true });
  await playOut(player.isOver, async () => {
    const isWaiting = await isThere(thinking);
    if (await isThere(player.passOn)) {
      expect(await isThere(player.hand)).toBe(false);
      await player.passOn.click();
    } else if (await isThere(player.sign)) {
      if (!isWaiting) await takeOver();
    } else if (await player.isAsked()) await player.layByKeys();
  });
  expect(handedTo.size).toBe(2);

  await page.getByRole('link', { name: WORDS.de.table.afterwards.replay }).click();
  await page.getByRole('slider', { name: replay.timeline }).waitFor();
  await page.keyboard.press('End');
  expect(await page.locator('[aria-current="step"]').count()).toBeGreaterThan(0);
});

test('while everybody looks, the sign waits for nobody, and the table takes the room of the hand that is covered', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const player = playerAt(page, 'de');
  await page.goto(await keepMatch(page, keptRecord(GAME, 'three-players'), 0, ['0', '1', '2']));
  for (let turn = 0; turn < 3; turn++) {
    await player.sign.click();
    await player.layByKeys();
  }
  await player.passOn.waitFor();
  const sign = region(page, cards.board.turn.label);
  await sign.getByRole('heading', { name: cards.board.turn.roundOver.replace('{{round}}', '1') }).waitFor();
  // K-3.6 — apart from what was turned up there are only backs.
  expect(await isThere(player.hand)).toBe(false);
  expect(await page.locator('[data-face]:not([data-face="back"])').count()).toBe(3);

  const counter = region(page, cards.board.counter.title);
  for (const size of [SIZES.desk, WINDOWS[3]!, { width: 1280, height: 740 }]) {
    await resize(page, size);
    const [below, above] = [(await player.passOn.boundingBox())!, (await counter.boundingBox())!];
    const free = below.y - above.y - above.height;
    expect([size, free > 0, free < size.height / 5, await fits(page)]).toEqual([size, true, true, true]);
  }
});

test('an open page that needs a part which a newer build no longer has is loaded anew', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const isOld = () => page.evaluate(() => 'isOld' in window);
  await page.route(/\/assets\/(ProfilePage|profile)-/, async (route) =>
    (await isOld()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // the server was rebuilt meanwhile
  await page.route(`${server.url}/`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const html = await (await route.fetch()).text();
    return route.fulfill({ body: html.replace(/index-[^.]+\.js/, 'index-newer.js') });
  });
  await page.locator('a[href="/me"]').first().click();
  await page.getByRole('heading', { level: 1, name: profile.title, exact: true }).waitFor();
  expect(await isOld()).toBe(false);
});

/** What a lost network keeps from a visitor, and the main heading of what comes once it is back. */
const LOST = [
  { what: 'the words of the next screen', files: /\/assets\/profile-.*\.js/, heading: profile.title },
  { what: 'the next screen', files: /\/assets\/ProfilePage-.*\.js/, heading: profile.title },
  { what: 'the words of every screen', files: /\/assets\/shell-.*\.js/, heading: unreachable.title },
] as const;

test.each(LOST)('without a network, a page that lacks $what says so, and tries again', async (lost) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  let isLost = true;
  await page.route(lost.files, (route) => (isLost ? route.abort('internetdisconnected') : route.continue()));
  const sign = page.getByRole('heading', { level: 1, name: unreachable.title });
  const retry = page.getByRole('button', { name: unreachable.retry });
  const isFirst = lost.heading === unreachable.title;
  if (isFirst) await page.reload();
  else await page.locator('a[href="/me"]').first().click();
  await sign.waitFor();
  isLost = false;
  await retry.click();
  await (
    isFirst
      ? page.getByRole('tablist').first()
      : page.getByRole('heading', { level: 1, name: lost.heading, exact: true })
  ).waitFor();
  expect(await isThere(sign)).toBe(false);
});

test('every game on the shelf has a picture beside its links, and the page its icons', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const into = temporaryFolder();
  await drawPreviews(page, server.url, into);
  const pictures = ['lobby', ...GAMES.map(({ id }) => id)].map((name) => `preview-${name}.jpg`);
  expect(readdirSync(into)).toEqual(expect.arrayContaining([...pictures, 'icon-180.png', 'icon-512.png']));
});
