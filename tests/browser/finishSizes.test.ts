import type { Page } from 'playwright-core';
import type { MatchRecord } from '../../games/shared/record';
import race from '../../ui/words/de/ausgebremst.json';
import table from '../../ui/words/de/table.json';
import { startServer } from '../server/harness';
import { LAPTOPS, outOfSight, resize, SIZES, SMALLEST, tooSmallToRead, visit, WINDOWS } from './browser';
import { keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { holdShow } from './shows';

const RACE = 'ausgebremst';
const TELEVISION = { width: 1920, height: 1080 };

/** Drives the last car of a kept match over the line; the show of it runs slowly. */
const toFinish = async (match: string, options: MatchRecord['options'] = {}): Promise<Page> => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { pace: 'slow' } });
  const kept = keptRecord(RACE, match);
  const record = { ...kept, options: { ...kept.options, ...options } };
  const at = record.steps.length - 1;
  const [seat, , card, target] = record.steps[at]!;
  await page.goto(await keepMatch(page, record, at, [seat]));
  await page.locator(`[data-card="${String(card)}"]`).click();
  await page.locator(`[data-target="${String(target)}"]`).click();
  await page.getByRole('img', { name: race.finish.label }).waitFor();
  return page;
};

test('at the finish the cars are as large as the window has room for, and every lane is seen whole', async () => {
  const page = await toFinish('championship');
  const line = page.getByRole('img', { name: race.finish.label });
  await holdShow(page);
  const names = line.locator('xpath=..').getByRole('listitem', { includeHidden: true });
  for (const [size, least] of [
    [SIZES.desk, 450],
    [SIZES.phone, 400],
    [LAPTOPS[2]!, 300],
    [SMALLEST, 230],
    [WINDOWS[0]!, 205],
    [{ width: 844, height: 390 }, 230],
  ] as const) {
    await resize(page, size);
    expect([size, (await line.boundingBox())!.height >= least]).toEqual([size, true]);
    expect([size, await names.count(), await outOfSight(names)]).toEqual([size, 6, []]);
    expect([size, await tooSmallToRead(page)]).toEqual([size, []]);
  }
});

test('on the road of the points no car drives in the lane of another, however much room there is', async () => {
  const page = await toFinish('championship');
  const road = page.locator('main svg[role="img"]').last();
  const signs = road.locator('g:has(> rect[width="44"])');
  const cars = road.locator('g:has(> text) > g');
  await cars.first().waitFor();
  await holdShow(page);
  for (const size of [SIZES.tablet, SIZES.desk, TELEVISION]) {
    await resize(page, size);
    const heights = await cars.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom] as const),
    );
    const overlaps = heights.flatMap(([top], at) => (at > 0 && top < heights[at - 1]![1] ? [at] : []));
    const { y, height } = (await road.boundingBox())!;
    expect([size, heights.length, overlaps]).toEqual([size, 4, []]);
    expect([size, heights.at(-1)![1] < y + height]).toEqual([size, true]);
    // the signs grow with the window, and stay apart and on the road
    const sides = await signs.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
    );
    const isApart = sides.every(([left], at) => at === 0 || left > sides[at - 1]![1]);
    const isLarge = sides.every(([left, right]) => right - left > size.width / 28);
    expect([size, isApart, isLarge, sides.at(-1)![1] < size.width]).toEqual([size, true, true, true]);
  }
});

test('the road of the points of six players takes most of the height that a tablet leaves it', async () => {
  const page = await toFinish('nuerburg-ring-basic', { circuits: '3-1' });
  const road = page.locator('main svg[role="img"]').last();
  await road.locator('g:has(> text) > g').nth(5).waitFor();
  await holdShow(page);
  for (const size of [SIZES.tablet, { width: 768, height: 1024 }, SIZES.desk]) {
    await resize(page, size);
    const { y, height } = (await road.boundingBox())!;
    expect([size, size.height - y - height < 60]).toEqual([size, true]);
  }
});

test('the finish of a single race fills a desk and a television, and is read from across the room', async () => {
  const page = await toFinish('nuerburg-ring-basic');
  const road = page.getByRole('img', { name: race.finish.label });
  await holdShow(page);
  for (const size of [SIZES.desk, TELEVISION]) {
    await resize(page, size);
    const { y, height } = (await road.boundingBox())!;
    expect([size, y + height > 0.9 * size.height]).toEqual([size, true]);
    const words = page.locator('main > p, main ul span');
    const small = await words.evaluateAll((all) =>
      all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 0.026 * innerHeight),
    );
    expect([size, await words.count(), small.length]).toEqual([size, 7, 0]);
  }
});

test('at the end of a card match the road takes what the table of sums leaves, and on a tablet all ways on stand in one row', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const record = keptRecord('auf-achse-cards', 'five-players');
  await page.goto(await keepMatch(page, record, record.steps.length));
  const road = page.getByRole('img', { name: /570/ });
  await road.waitFor();
  for (const size of [SIZES.desk, { width: 1180, height: 820 }, TELEVISION]) {
    await resize(page, size);
    const sums = (await page.locator('main table').first().boundingBox())!;
    const { width, height } = (await road.boundingBox())!;
    expect([size, width > sums.width, height < 0.3 * size.height]).toEqual([size, true, true]);
  }
  await resize(page, SIZES.tablet);
  const ways = page.getByRole('region', { name: table.afterwards.label }).locator('a, button');
  const rows = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([rows.length, new Set(rows).size]).toEqual([4, 1]);
});
