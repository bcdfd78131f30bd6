import type { Locator } from 'playwright-core';
import { startServer } from '../server/harness';
import { faultsOn, fitsAcross, outOfSight, resize, visit } from './browser';
import { goBefore, keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { isThere, until, WORDS } from './table';

const { hints } = WORDS.en.table;

/**
 * Kept matches, the decision of the first seat for which a hint is requested, and what shows that something was
 * chosen.
 */
const TABLES = [
  ['auf-achse-cards', 'three-players', /lay/, '[data-place^="bay-"] [data-card]'],
  ['auf-achse-board', 'four-players', /drive/, '[data-place="confirm"]:not([aria-disabled="true"])'],
  ['ausgebremst', 'bleifuss-drom-basic', /drive/, '[data-place="go"]:not([aria-disabled="true"])'],
] as const;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Which texts are broken across lines. */
const torn = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) =>
    elements.flatMap((element) => (element.getClientRects().length > 1 ? [element.outerHTML] : [])),
  );

/** Which of them are covered by the panel, at least partly. */
const coveredBy = async (panel: Locator, all: Locator): Promise<number> => {
  const over = (await panel.boundingBox())!;
  const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return boxes.filter(
    (box) =>
      box &&
      box.x < over.x + over.width &&
      over.x < box.x + box.width &&
      box.y < over.y + over.height &&
      over.y < box.y + box.height,
  ).length;
};

test.each(TABLES)('at a table of %s a player can ask for hints, and choose one', async (...table) => {
  const [game, kept, decision, chosen] = table;
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'en' });
  const record = keptRecord(game, kept);
  const at = record.steps.findIndex(([seat, move]) => seat === '0' && decision.test(move));
  const address = await keepMatch(page, record, at);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(address);
    const panel = page.getByRole('region', { name: hints.title });
    const rows = panel.getByRole('listitem');
    await page.getByRole('button', { name: hints.button }).waitFor();
    // while computer players move, a new position ends the request
    await until(async () => {
      if (!(await isThere(panel))) await page.keyboard.press('h');
      return (await rows.count()) > 0;
    }, 'there is advice');
    expect(await rows.count()).toBeLessThanOrEqual(3);
    expect(await faultsOn(page, '[data-place="hints"]')).toEqual([]);
    expect(await faultsOn(page, '[data-place="hint"]')).toEqual([]);
    expect(await fitsAcross(page)).toBe(true);
    expect(await outOfSight(rows)).toEqual([]);
    const hand = page.getByRole('group', { name: WORDS.en.cards.board.yourHand });
    expect(await coveredBy(panel, hand.getByRole('button'))).toBe(0);
    expect(await isThere(page.locator(chosen))).toBe(false);
    await page.keyboard.press('1');
    await page.locator(chosen).first().waitFor();
    expect(await torn(page.locator('kbd:visible'))).toEqual([]);
  }
  await server.close();
});

test('on a tablet held upright and on a low laptop the reasons of three hints are read below the decision', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'tablet' });
  await goBefore(page, 'auf-achse-board', 'four-players', 'drive', 60);
  await page.locator('[data-place="confirm"]').waitFor();
  await page.keyboard.press('h');
  const rows = page.locator('[data-place="hints"]').getByRole('listitem');
  await rows.first().waitFor();
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1366, height: 657 },
    { width: 1280, height: 600 },
  ]) {
    await resize(page, size);
    expect([size, await rows.count(), await outOfSight(rows)]).toEqual([size, 3, []]);
  }
  await goBefore(page, 'auf-achse-board', 'most-contracts', 'callAuction', 100);
  await page.locator('[data-primary]').waitFor();
  await page.keyboard.press('h');
  await rows.getByText('%').first().waitFor();
  await resize(page, { width: 768, height: 1024 });
  expect([await rows.count(), await outOfSight(rows)]).toEqual([3, []]);
});

test('on a phone neither the small map nor a button lies over a place that a hint has chosen', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'en', size: 'phone' });
  await goBefore(page, 'auf-achse-board', 'most-contracts', 'drive', 148);
  const button = page.getByRole('button', { name: hints.button, exact: true });
  const panel = page.getByRole('region', { name: hints.title });
  const chosen = page.locator('[role="option"][aria-selected="true"] > g');
  // Bruxelles is in the corner of what is reached
  for (const hint of [1, 2, 3]) {
    await button.click();
    await panel
      .getByRole('listitem')
      .nth(hint - 1)
      .click();
    await panel.waitFor({ state: 'detached' });
    await chosen.waitFor();
    await until(async () => !(await outOfSight(chosen)).length, `the place of hint ${hint} is in sight`);
  }
});

test('in an auction the hints leave the road of the contract visible', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'en' });
  await goBefore(page, 'auf-achse-board', 'most-contracts', 'bid', 489);
  const panel = page.getByRole('region', { name: hints.title });
  const map = page.getByRole('group', { name: WORDS.en.board.table.map.label });
  await page.getByRole('button', { name: hints.button }).click();
  await panel.getByRole('listitem').first().waitFor();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ]) {
    await resize(page, size);
    const towns = ['Graz', 'München'].map((town) => map.getByText(town, { exact: true }));
    for (const town of towns) expect([size, await outOfSight(town)]).toEqual([size, []]);
    expect([size, await coveredBy(panel, map)]).toEqual([size, 0]);
    expect([size, await outOfSight(panel.getByRole('listitem'))]).toEqual([size, []]);
  }
});

test('on a desk all own contracts are seen whole below a hint', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, 'auf-achse-board', 'four-players', 'roll', 60);
  await page.locator('[data-primary]').waitFor();
  await page.keyboard.press('h');
  // the panel is at its full height once there is advice
  await page
    .getByRole('region', { name: WORDS.de.table.hints.title })
    .getByRole('listitem')
    .getByText('%')
    .waitFor();
  const list = page.locator('[data-place="contracts"] ul');
  expect(await outOfSight(list.locator('[data-contract]'))).toEqual([]);
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  await resize(page, { width: 1366, height: 657 });
  expect(await outOfSight(list.locator('[data-contract]'))).toEqual([]);
});

test('on the smallest phone three hints are read whole, or their list fades where it goes on, and the button for them takes no line of its own', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await resize(page, { width: 360, height: 640 });
  const button = page.locator('[data-place="hint"]');
  const rows = page.locator('[data-place="hints"]').getByRole('listitem');
  // while computer players move, a new position ends the request
  const ask = () =>
    until(async () => {
      if (!(await isThere(page.locator('[data-place="hints"]')))) await button.click();
      return (await rows.count()) > 0;
    }, 'there is advice');
  for (const [game, match, move, from] of [
    ['auf-achse-board', 'four-players', 'drive', 60],
    ['auf-achse-board', 'four-players', 'load', 60],
    ['ausgebremst', 'bleifuss-circuit-advanced', 'draw', 0],
  ] as const) {
    await goBefore(page, game, match, move, from);
    await button.waitFor();
    const [title, key] = [page.getByRole('heading', { level: 2 }).first(), button];
    const [head, at] = [(await title.boundingBox())!, (await key.boundingBox())!];
    expect([move, at.y < head.y + head.height, at.x > head.x + head.width / 2]).toEqual([move, true, true]);
    await ask();
    expect([move, await outOfSight(rows)]).toEqual([move, []]);
    await page.keyboard.press('Escape');
  }
  await resize(page, { width: 360, height: 520 });
  await ask();
  const list = page.locator('[data-place="hints"] ol');
  const fade = () => list.evaluate((one) => getComputedStyle(one).getPropertyValue('--fade'));
  await until(async () => (await fade()) === '20px', 'the list goes on');
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await until(async () => (await fade()) === '0px', 'the last hint is read whole');
});

test.each([
  ['auf-achse-board', 'four-players', 'endTurn', 60, 'body'],
  ['ausgebremst', 'bleifuss-drom-basic', 'drive', 10, 'body'],
  ['auf-achse-cards', 'three-players', 'layRace', 5, '[data-ground="asphalt"]:has([data-card])'],
] as const)(
  'on a phone what the panel with the hints cuts through fades into what it lies on: %s',
  async (game, match, move, from, below) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'cs', size: 'phone' });
    const panel = page.locator('[data-place="hints"]');
    await goBefore(page, game, match, move, from);
    await page.locator('[data-place="hint"]').click();
    await panel.getByRole('listitem').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      const ground = await page
        .locator(below)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
      const shadow = await panel.evaluate((one) => getComputedStyle(one).boxShadow);
      expect(shadow.slice(0, ground.length)).toBe(ground);
      const [, y, blur, spread] = /(\S+)px (\S+)px (\S+)px/
        .exec(shadow.slice(ground.length + 4))!
        .map(Number);
      // px from the panel: up to where nothing is seen, and from where all is
      expect([y! + spread! - blur! / 2, y! + spread! + blur! / 2]).toEqual([5, 15]);
    }
  },
);
