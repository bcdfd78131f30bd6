import { startServer } from '../server/harness';
import {
  cutShort,
  fits,
  LAPTOPS,
  outOfSight,
  resize,
  SIZES,
  SMALLEST,
  tooSmallToRead,
  visit,
  WINDOWS,
} from './browser';
import { region } from './moments';
import { sectionNamed, watch, WORDS } from './table';

const { board, replay } = WORDS.de;
const BOARD = 'auf-achse-board';
const RACE = 'ausgebremst';

test('a replay leaves most of a low window to its picture, and all of its buttons to be seen', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const film = await watch(page, 'de', BOARD, 'most-contracts');
  const buttons = [replay.toStart, replay.stepBack, replay.play, replay.stepOn, replay.toEnd];
  for (const size of [...WINDOWS, SMALLEST]) {
    await resize(page, size);
    expect([size, await fits(page)]).toEqual([size, true]);
    for (const name of buttons) {
      const button = page.getByRole('button', { name, exact: name !== replay.play });
      expect([size, await outOfSight(button)]).toEqual([size, []]);
    }
    expect([size, await outOfSight(film.slider)]).toEqual([size, []]);
    expect([size, await tooSmallToRead(page)]).toEqual([size, []]);
    if (size === SMALLEST) continue;
    const map = await page.getByRole('group', { name: board.table.map.label }).boundingBox();
    expect(map!.height).toBeGreaterThan(size.height * 0.6);
    expect(map!.width).toBeGreaterThan(size.width * 0.5);
  }

  // upright the contract for which they bid stands below the map, above one row of buttons
  for (let step = 0; step < 24; step++) await page.keyboard.press('ArrowRight');
  const bidders = region(page, board.table.auction.title).locator('ol > li').locator('> b, > span');
  await bidders.first().waitFor();
  expect(await outOfSight(page.getByText(/Frachterlös$/))).toEqual([]);
  for (const size of [WINDOWS[0]!, { width: 720, height: 450 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    expect([size, await bidders.count(), await cutShort(bidders)]).toEqual([size, 12, []]);
  }

  await page.keyboard.press('End');
  const standings = page.locator(sectionNamed(replay.standings));
  await standings.locator('strong').waitFor();
  for (const size of [SMALLEST, { width: 720, height: 450 }, { width: 844, height: 390 }, SIZES.tablet]) {
    await resize(page, size);
    expect([size, await outOfSight(standings.locator('li b'))]).toEqual([size, []]);
    // names have room for some letters, or the seals stand for all of them
    const widths = await standings
      .locator('li > span')
      .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    const isRead = widths.every((width) => width >= 24);
    expect([size, widths.length, isRead || widths.every((width) => width <= 1)]).toEqual([size, 6, true]);
  }
});

/** A step of the match with the most contracts after which whoever has the turn has five of them. */
const FULL_STEP = 358;

test('beside the map of a replay there is as much as fits, and nothing of it is cut', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const film = await watch(page, 'de', BOARD, 'most-contracts');
  await page.goto(`${page.url().split('?')[0]}?step=${FULL_STEP}`);
  await film.standsAt(FULL_STEP);
  const tab = (id: 'contracts' | 'public') =>
    page.getByRole('tab', { name: board.table.tabs[id], exact: true });
  const rows = page.locator('main [aria-expanded]:has(svg)').filter({ hasText: 'DM' });
  const signs = page.locator('[data-place="contracts"]').first().locator('[data-contract]');
  const offer = region(page, board.table.public.title).locator('button[aria-pressed]');
  for (const size of [SIZES.desk, WINDOWS.at(-1)!]) {
    await resize(page, size);
    await tab('contracts').click();
    await signs.first().waitFor();
    expect([size, await rows.count(), await outOfSight(rows)]).toEqual([size, 6, []]);
    expect([size, await signs.count(), await outOfSight(signs)]).toEqual([size, 5, []]);
    await tab('public').click();
    await offer.first().waitFor();
    expect([size, await outOfSight(rows.or(offer))]).toEqual([size, []]);
  }
  for (const size of LAPTOPS.filter(({ width, height }) => width >= 1280 && height > 600)) {
    await resize(page, size);
    await page.getByRole('tab', { name: board.table.tabs.players, exact: true }).click();
    await rows.first().waitFor();
    expect([size, await rows.count(), await outOfSight(rows)]).toEqual([size, 6, []]);
    const map = await page.getByRole('group', { name: board.table.map.label }).boundingBox();
    expect([size, map!.width > size.width - 740]).toEqual([size, true]);
  }
  await page.goto(`${page.url().split('?')[0]}?step=24`);
  await film.standsAt(24);
  const lines = region(page, board.table.auction.title).locator('tbody th');
  await lines.first().waitFor();
  for (const size of [SIZES.desk, WINDOWS.at(-1)!, LAPTOPS[0]!, LAPTOPS[2]!]) {
    await resize(page, size);
    expect([size, await lines.count(), await outOfSight(lines)]).toEqual([size, 5, []]);
  }
});

test('on a tablet in landscape all buttons of a replay stand in one row', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await watch(page, 'de', BOARD, 'most-contracts');
  await page.keyboard.press('End');
  const buttons = page
    .getByRole('button', { name: replay.toStart })
    .or(page.getByRole('button', { name: replay.aside }))
    .or(page.getByRole('button', { name: replay.export }));
  for (const size of [LAPTOPS.at(-1)!, { width: 960, height: 700 }, WINDOWS[2]!]) {
    await resize(page, size);
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([size, tops.length, Math.max(...tops) - Math.min(...tops) < 8]).toEqual([size, 3, true]);
    expect([size, await outOfSight(buttons)]).toEqual([size, []]);
  }
});

test('a replay is as high as its window, at the end of a championship too, and the numbers of cars can be read', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const film = await watch(page, 'de', RACE, 'championship');
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
  for (const size of [...LAPTOPS, SIZES.tablet, SIZES.phone, SMALLEST, ...WINDOWS]) {
    await resize(page, size);
    expect([size, await tooSmallToRead(page)]).toEqual([size, []]);
  }
  await page.keyboard.press('End');
  await film.standsAt(await film.length());
  for (const size of [SIZES.desk, SIZES.phone, ...WINDOWS]) {
    await resize(page, size);
    expect([size, await fits(page)]).toEqual([size, true]);
  }
});
