import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { GAME, startServer } from '../server/harness';
import { keptFile, keptRecord } from '../keptRecords';
import { fits, outOfSight, resize, SIZES, visit } from './browser';
import { filmOf, isThere, until, watch, WORDS } from './table';

const { cards, lobby, replay, shell } = WORDS.en;
const FILE = keptFile(GAME, 'four-players');
const record = keptRecord(GAME, 'four-players');

const load = async (page: Page, name: string, content: string) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: lobby.record.load }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
};

test('a record is loaded, stepped through, seen from other perspectives, linked to and exported', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const film = filmOf(page, 'en');
  await load(page, 'match.json', readFileSync(FILE, 'utf8'));
  await film.slider.waitFor();
  expect(await fits(page)).toBe(true);
  await film.standsAt(0);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await film.standsAt(2);
  await page.keyboard.press('PageDown');
  await until(async () => (await film.step()) > 2, 'the second stage begins');
  await page.keyboard.press('PageUp');
  await film.standsAt(0);
  await page.keyboard.press('End');
  await film.standsAt(record.steps.length);

  await page.getByRole('slider').click({ position: { x: 300, y: 50 } });
  await until(async () => (await film.step()) < record.steps.length, 'the slider is followed');
  const sought = await film.step();
  expect(sought).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await until(async () => (await film.step()) > sought, 'it plays');
  await page.keyboard.press('Space');

  const faceDown = page.getByText(/face-down cards?$/);
  const hidden = await faceDown.count();
  const [first] = record.seats;
  await page.getByRole('button', { name: first!.name, exact: true }).click();
  await until(async () => (await faceDown.count()) > hidden, 'the others are covered');

  const here = await film.step();
  await page.getByRole('button', { name: replay.copyLink }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: replay.export }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^auf-achse-cards-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(record);

  await page.goto(link);
  await film.slider.waitFor();
  await film.standsAt(here);
  await page.getByRole('button', { name: first!.name, pressed: true }).waitFor();
});

test('a file that was tampered with is refused, naming the first step that fails', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const [seat, move] = record.steps[9]!;
  const steps = record.steps.with(9, [seat, move === 'layRace' ? 'layCounter' : 'layRace', '10-1']);
  await load(page, 'tampered.json', JSON.stringify({ ...record, steps }));
  await page.getByText(lobby.record.faults.step.replace('{{step}}', '10')).waitFor();
  await page.getByRole('main').getByRole('link', { name: shell.home }).click();
  await load(page, 'better.json', JSON.stringify({ ...record, result: { winners: ['3'] } }));
  await page.getByText(lobby.record.faults.otherResult).waitFor();
  await page.getByRole('main').getByRole('link', { name: shell.home }).click();
  await load(page, 'picture.json', 'GIF89a');
  await page.getByText(lobby.record.faults.notJson).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('on a phone the log and the choice of perspective are in a drawer', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, size: 'phone' });
  await load(page, 'match.json', readFileSync(FILE, 'utf8'));
  await filmOf(page, 'en').slider.waitFor();
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: replay.stepOn }).click();
  await page.getByRole('button', { name: replay.aside }).click();
  await page.getByRole('button', { name: replay.spectator }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: replay.spectator }).waitFor({ state: 'hidden' });
  await page.waitForURL(/seat=spectator/);
});

test('the line about the current place stays in sight when a tablet is turned', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, size: 'desk' });
  await load(page, 'match.json', readFileSync(FILE, 'utf8'));
  const film = filmOf(page, 'en');
  await film.slider.waitFor();
  await page.keyboard.press('End');
  await film.standsAt(record.steps.length);
  const now = page.locator('aside li[aria-current]');
  const isInSight = async () => (await isThere(now)) && (await outOfSight(now)).length === 0;
  await until(isInSight, 'it is in sight at the end');
  for (const size of [{ width: 1440, height: 800 }, SIZES.tablet, { width: 1600, height: 1000 }]) {
    await resize(page, size);
    if (size !== SIZES.tablet) await until(isInSight, `it is in sight in ${size.width} px`);
  }
});

/** A kept match of the card game at a step, with everything open. */
const openAt = async (page: Page, name: string, step: number) => {
  const film = await watch(page, 'en', GAME, name);
  await page.goto(`${page.url().split('?')[0]}?step=${step}`);
  await film.standsAt(step);
  const players = page.getByRole('list', { name: cards.board.players });
  await players.locator('[data-card]').first().waitFor();
  return players.locator('[data-card]');
};

test('no card laid face down hides the number of the next one with its lock', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const trips = await openAt(page, 'five-players', 94);
  const locks = await trips.locator('i').evaluateAll((all) =>
    all.map((lock) => {
      const card = lock.closest('[data-card]')!.getBoundingClientRect();
      return lock.getBoundingClientRect().top - (card.top + card.height / 2);
    }),
  );
  expect(locks.length).toBeGreaterThan(5);
  expect(locks.filter((below) => below < 0)).toEqual([]);
});

test('with two players, the trips fill their boxes, and no box has to be scrolled', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const trips = await openAt(page, 'two-players', 33);
  await until(async () => (await trips.first().boundingBox())!.width > 100, 'large cards');
  const main = page.getByRole('main');
  expect(await main.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});

test('with five players, the trips are as large as two lines of notes leave room for, and none is cut', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const trips = await openAt(page, 'five-players', 94);
  const main = page.getByRole('main');
  for (const size of [SIZES.desk, { width: 2560, height: 1440 }]) {
    await resize(page, size);
    const widest = await trips.evaluateAll((all) => Math.max(...all.map((one) => one.clientWidth)));
    expect([size, widest > 55]).toEqual([size, true]);
    const hands = page.getByRole('list', { name: cards.board.hand });
    const lines = await hands.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
    expect(lines).toEqual([22, 22, 22, 22, 22]);
    expect(await main.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  }
});

test('at the end the frame is around the trip of the winner, not of whoever was counted last', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const film = await watch(page, 'en', GAME, 'two-players');
  await film.slider.press('End');
  await film.standsAt(await film.length());
  const panels = page.getByRole('list', { name: cards.board.players }).locator('> li');
  const framed = () =>
    panels.evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).boxShadow !== 'none').map(({ textContent }) => textContent),
    );
  await until(async () => (await framed()).join().startsWith('Anna'), 'the winner is framed');
  expect(await framed()).toHaveLength(1);
});

test('the ring around the timeline covers no button above it, and two rows of totals have no hole', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url });
  const film = await watch(page, 'en', 'auf-achse-board', 'most-contracts');
  await film.slider.press('End');
  const keys = page.locator('button:visible').filter({ has: page.locator('svg') });
  for (const size of [SIZES.desk, SIZES.phone, SIZES.tablet]) {
    await resize(page, size);
    const { y } = (await film.slider.boundingBox())!;
    const ring = await film.slider.evaluate((one) => {
      const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(one);
      return outlineStyle === 'none' ? undefined : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    });
    const lowest = await keys.evaluateAll(
      (all, top) =>
        Math.max(...all.map((one) => one.getBoundingClientRect().bottom).filter((end) => end < top + 10)),
      y,
    );
    expect([size, y - ring! >= lowest - 0.5]).toEqual([size, true]);
  }
  await resize(page, SIZES.phone);
  const gaps = await page
    .getByRole('region', { name: replay.standings })
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.flatMap((one, at) => {
        const [here, next] = [one.getBoundingClientRect(), all[at + 1]?.getBoundingClientRect()];
        return next && next.top === here.top ? [next.left - here.right] : [];
      }),
    );
  expect(gaps.length).toBeGreaterThan(2);
  expect(gaps.filter((gap) => gap > 24)).toEqual([]);
});
