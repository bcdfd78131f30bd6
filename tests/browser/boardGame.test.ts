import type { Page } from 'playwright-core';
import { startServer, type TestServer } from '../server/harness';
import { faultsOn, fits, fitsAcross, resize, SMALLEST, visit } from './browser';
import { chooseForTwo, driveOffAlone, driverAt, type Driver } from './driver';
import { goBefore, keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { filmOf, isThere, playOut, until, WORDS, type Spoken } from './table';

const { lobby, table, replay } = WORDS.de;

/** Lisa on a desktop and Kemal on a phone, each in a language, at a table for two. */
const sitDown = async ({ url }: TestServer): Promise<readonly [Page, Page]> => {
  const lisa = await visit({ url, language: 'de' });
  await lisa.getByLabel(lobby.name.label).fill('Lisa');
  await chooseForTwo(lisa, 'de');
  await lisa.getByRole('button', { name: lobby.newMatch.open }).click();
  await lisa.getByRole('heading', { name: lobby.waiting.title }).waitFor();
  const { pathname } = new URL(lisa.url());
  const kemal = await visit({ url, path: pathname, language: 'en', size: 'phone' });
  await kemal.getByLabel(WORDS.en.lobby.name.label).fill('Kemal');
  await kemal.getByRole('button', { name: WORDS.en.lobby.join.sit }).click();
  return [lisa, kemal];
};

/** What a page reveals about contracts that are somebody else's secret. */
const secretsOn = async (page: Page, contracts: ReadonlyMap<string, string>): Promise<readonly string[]> => {
  const written = await page.content();
  return [...contracts]
    .filter(([id, route]) => new RegExp(String.raw`\b${id}\b`).test(written) || written.includes(route))
    .map(([id]) => id);
};

/** Leaves the seat and lets the computer play on. */
const handOverToComputer = async (page: Page, language: Spoken) => {
  const { shell, table } = WORDS[language];
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page.getByRole('menuitem', { name: table.menu.leave }).click();
  await page.getByRole('radio', { name: table.leave.easy }).check();
  await page.getByRole('button', { name: table.leave.confirm, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
};

/** One player bids for what the other has called, who passes; returns the route of the contract. */
const bidForIt = async (bidder: Driver, bidderName: string, caller: Driver): Promise<string> => {
  await caller.auction.waitFor();
  const route = await bidder.auctioned();
  expect(await caller.auctioned()).toBe(route);
  expect(await caller.isBidding()).toBe(false);
  await bidder.bidLeast();
  // a player who cannot pay that much passes automatically
  const isSettled = async () => !(await isThere(bidder.auction));
  await until(async () => (await caller.isAsked()) || (await isSettled()), 'the bid is answered');
  if (await caller.isAsked()) {
    await caller.auction.getByText(caller.holds(bidderName)).waitFor();
    await caller.pass();
  }
  await bidder.auction.waitFor({ state: 'detached' });
  expect([...(await bidder.contracts()).values()]).toContain(route);
  return route;
};

/** Steps to the first auction of a replay, jumps to the end, and comes back through a link. */
const watchAgain = async (page: Page, route: string) => {
  const film = filmOf(page, 'de');
  const { auction, auctioned } = driverAt(page, 'de', 'keys');
  await film.slider.waitFor();
  await film.standsAt(0);
  expect(await fits(page)).toBe(true);
  // The address names every view of every step.
  while (!(await isThere(auction))) {
    const address = page.url();
    await page.keyboard.press('ArrowRight');
    await until(async () => page.url() !== address, 'the replay steps on');
  }
  const here = await film.step();
  expect(await auctioned()).toBe(route);
  await page.getByRole('button', { name: replay.copyLink }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('End');
  await film.standsAt(await film.length());
  await auction.waitFor({ state: 'detached' });
  await page.goto(link);
  await film.standsAt(here);
  expect(await auctioned()).toBe(route);
};

test('a match of the board game online: the map, an auction, the end, and all of it once more', async () => {
  const server = await startServer();
  const [lisa, kemal] = await sitDown(server);
  const atDesk = driverAt(lisa, 'de', 'mouse');
  const atPhone = driverAt(kemal, 'en', 'finger');
  const play = (end: () => Promise<boolean>) =>
    playOut(end, async () => {
      await atDesk.goOn();
      await atPhone.goOn();
    });
  await Promise.all([atDesk.now.waitFor(), atPhone.now.waitFor()]);
  expect(await fits(lisa)).toBe(true);

  // Once both trucks are on the map, everybody has contracts.
  await play(atDesk.isDealt);
  const [lisas, kemals] = [await atDesk.contracts(), await atPhone.contracts()];
  expect([lisas.size, kemals.size]).toEqual([3, 3]);
  expect(await secretsOn(lisa, kemals)).toEqual([]);
  expect(await secretsOn(kemal, lisas)).toEqual([]);

  await play(async () => (await atDesk.isBidding()) || (await atPhone.isBidding()));
  const route = (await atDesk.isBidding())
    ? await bidForIt(atDesk, 'Lisa', atPhone)
    : await bidForIt(atPhone, 'Kemal', atDesk);

  const address = kemal.url();
  await handOverToComputer(kemal, 'en');
  const byKeys = driverAt(lisa, 'de', 'keys');
  await playOut(byKeys.isOver, byKeys.bidOrGoOn);
  await kemal.goto(address);
  await until(atPhone.isOver, 'the end is seen on the phone');
  expect(await fitsAcross(kemal)).toBe(true);
  expect(await faultsOn(kemal)).toEqual([]);

  // whoever has left the table sees the map once more, too
  await kemal.getByRole('link', { name: WORDS.en.table.afterwards.final }).click();
  const film = filmOf(kemal, 'en');
  await film.slider.waitFor();
  await film.standsAt(await film.length());
  expect(await isThere(kemal.getByRole('group', { name: WORDS.en.board.table.map.label }))).toBe(true);

  await lisa.getByRole('link', { name: table.afterwards.replay }).click();
  await watchAgain(lisa, route);
});

test('at one device, on a phone: a tap shows, the button drives, and a reload keeps everything', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, size: 'phone', language: 'de' });
  await driveOffAlone(page, 'de');

  const driver = driverAt(page, 'de', 'finger');
  await driver.targets.first().waitFor();
  expect(await isThere(driver.primary)).toBe(false);
  await driver.show();
  expect(await isThere(driver.targets)).toBe(true);
  expect(await isThere(driver.primary)).toBe(true);

  // An event card or an auction, whichever comes first.
  const isHeldUp = async () => (await isThere(driver.answers)) || (await driver.isAsked());
  await playOut(isHeldUp, async () => {
    if (await driver.isOver()) {
      // by chance a computer player has delivered everything before either
      await page.getByRole('button', { name: table.afterwards.rematch }).click();
      await driver.now.waitFor();
    } else await driver.goOn();
    expect(await fitsAcross(page)).toBe(true);
  });
  expect(await faultsOn(page)).toEqual([]);
  const all = page.getByRole('main');
  const before = await all.ariaSnapshot();
  await page.reload();
  await until(isHeldUp, 'the same is asked again');
  expect(await all.ariaSnapshot()).toBe(before);
  await driver.bidOrGoOn();
  await playOut(() => isThere(driver.targets), driver.bidOrGoOn);
});

test('the log of a long match begins with the latest lines, and loads earlier ones as one reads on', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const record = keptRecord('auf-achse-board', 'most-contracts');
  await page.goto(await keepMatch(page, record, record.steps.length));
  const log = page.getByRole('log');
  const lines = log.locator('li');
  await lines.first().waitFor();
  const many = record.steps.length / 2;
  expect(await lines.count()).toBeLessThan(many);
  const earlier = page.getByRole('button', { name: table.log.earlier });
  await until(async () => {
    await log.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    return !(await isThere(earlier));
  }, 'it has been read to its beginning');
  expect(await lines.count()).toBeGreaterThan(many);
});

test('every letter and number shown on the whole map can be read on the smallest phone', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, 'auf-achse-board', 'four-players', 'drive', 100);
  await resize(page, SMALLEST);
  await page.getByRole('button', { name: WORDS.de.board.table.map.whole }).click();
  const map = page.getByRole('group', { name: WORDS.de.board.table.map.label });
  const read = await map.locator('text:visible').evaluateAll((texts) =>
    texts.map((text) => {
      const px = parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a;
      return { says: text.textContent, px };
    }),
  );
  expect(read.map(({ says }) => says)).toEqual(expect.arrayContaining(['A', 'B', 'C', 'D']));
  expect(read.filter(({ px }) => px < 9)).toEqual([]);
});
