import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { startServer } from '../server/harness';
import {
  cutShort,
  LAPTOPS,
  outOfSight,
  overlaps,
  resize,
  SIZES,
  SMALLEST,
  TABLETS,
  visit,
  WINDOWS,
} from './browser';
import { goBefore, keepMatch } from './keepMatch';
import { keptRecord, stepWith } from '../keptRecords';
import { region } from './moments';
import { sentence, WORDS } from './table';

const { board } = WORDS.de;
const { edge, edgeMine } = board.table.auction;
const BOARD = 'auf-achse-board';

test.each(['de', 'fr'] as const)(
  'on a tablet held upright the map stays where it is when an auction begins and ends, and all of the auction is read below it (%s)',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, left: { pace: 'slow' } });
    const map = page.locator('[data-place="map"]');
    const sizes = [{ width: 768, height: 900 }, ...TABLETS, SIZES.tablet];
    const before: unknown[] = [];
    await goBefore(page, BOARD, 'four-players', 'roll', 56);
    await map.waitFor();
    for (const size of sizes) {
      await resize(page, size);
      before.push(await map.boundingBox());
    }
    const panel = page.locator('main > section');
    const seats = panel.locator('ol > li').locator('> b, > span');
    const bidding = [
      seats,
      ...['[data-move]', '[data-place="hint"]', 'xpath=./p[last()]'].map((one) => panel.locator(one)),
    ];
    const watching = [seats, panel.getByRole('row'), panel.locator('xpath=./p[last()]').last()];
    const end = [panel.getByRole('listitem'), panel.locator('dd'), panel.getByRole('button')];
    for (const [match, move, from, needed, reader] of [
      ['most-contracts', 'bid', 0, bidding],
      ['most-contracts', 'bid', 57, bidding],
      ['two-players', 'bid', 0, bidding],
      ['most-contracts', 'bid', 0, watching, '1'],
      ['most-contracts', 'pass', 92, end],
    ] as const) {
      const record = keptRecord(BOARD, match);
      const at = stepWith(record, move, from);
      await page.goto(await keepMatch(page, record, at, [reader ?? record.steps[at]![0]]));
      if (needed === end) await panel.locator('[data-move="pass"]').click();
      await needed[1]!.first().waitFor();
      for (const [n, size] of sizes.entries()) {
        await resize(page, size);
        const where = [match, at, size];
        expect([where, await map.boundingBox()]).toEqual([where, before[n]]);
        for (const one of needed)
          expect([where, await outOfSight(one), await cutShort(one)]).toEqual([where, [], []]);
        const heights = await panel
          .getByRole('button')
          .evaluateAll((all) => all.map((one) => one.clientHeight));
        expect([where, heights.filter((height) => height < 40)]).toEqual([where, []]);
      }
    }
  },
);

/** As long as names can be: in one word, and in two. */
const LONGEST = [
  'Mammutbaumwanderung',
  'Wilhelmine-Margarete',
  'Maximiliane-Wilhelma',
  'Donaudampfschifffahr',
  'Mommsen-Wammersbach',
  'Bartholomäus-Konrad',
];

test.each([
  ['de', 'our-own-chance', 14],
  ['cs', 'our-own-chance', 14],
  ['de', 'five-players', 91],
  ['cs', 'five-players', 91],
  ['de', 'most-contracts', 57],
  ['cs', 'most-contracts', 57],
] as const)(
  'on a tablet the longest names of those who bid are read whole, and the note on the rules is not cut (%s, %s)',
  async (language, match, from) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language });
    const record = keptRecord(BOARD, match);
    const seats = record.seats.map((seat, one) => ({ ...seat, name: LONGEST[one]! }));
    const at = stepWith(record, 'bid', from);
    await page.goto(await keepMatch(page, { ...record, seats }, at, Object.keys(seats)));
    const panel = page.locator('main > section');
    await panel.getByRole('table').waitFor();
    const names = panel
      .locator('ol > li > b')
      .or(panel.locator('td > span').filter({ hasText: /[-a-zä]{18}/ }));
    for (const size of [...TABLETS, SIZES.tablet, WINDOWS[2]!]) {
      await resize(page, size);
      const cut = await names.evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2)
          .map(({ textContent }) => textContent),
      );
      const isMore = (await names.count()) >= seats.length;
      expect([size, isMore, cut]).toEqual([size, true, []]);
      expect([size, await outOfSight(panel.locator('xpath=./p[last()]'))]).toEqual([size, []]);
      // a pixel or two of its lines' spacing
      const hidden = await panel.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect([size, hidden > 2]).toEqual([size, false]);
    }
  },
);

test('on a tablet held upright the small map covers neither end of the route of an auction', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, BOARD, 'four-players', 'bid', 0);
  const map = page.getByRole('group', { name: board.table.map.label });
  await map.waitFor();
  for (const size of [TABLETS[1]!, { width: 800, height: 900 }])
    for (const town of ['Würzburg', 'Rotterdam']) {
      await resize(page, size);
      expect([size, town, await outOfSight(map.getByText(town, { exact: true }))]).toEqual([size, town, []]);
    }
});

test('in an auction on a phone held sideways one reads who has priority, and the map has room: both towns of the contract can be read on it', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await resize(page, { width: 844, height: 390 });
  await goBefore(page, BOARD, 'most-contracts', 'bid', 489);
  const map = page.getByRole('group', { name: board.table.map.label });
  await map.waitFor();
  const box = (await map.boundingBox())!;
  expect(box.height).toBeGreaterThan(200);
  for (const town of ['Graz', 'München']) {
    const name = map.getByText(town, { exact: true });
    const { x, width, height } = (await name.boundingBox())!;
    expect([town, x > box.x, x + width < box.x + box.width, height > 9]).toEqual([town, true, true, true]);
  }
  const auction = region(page, board.table.auction.title);
  const priority = auction.getByText(board.table.auction.edgeMine);
  for (const size of [...WINDOWS.slice(0, 2), { width: 640, height: 360 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    for (const needed of [priority, auction.getByRole('button')])
      expect([size, await outOfSight(needed)]).toEqual([size, []]);
  }
  expect(await outOfSight(auction.getByRole('link', { name: 'B-7.4' }))).toEqual([]);
});

test.each(LANGUAGE_CODES)('an auction says in one line how far one would drive (%s)', async (language) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language });
  await goBefore(page, BOARD, 'five-players', 'bid', 91);
  const length = page.getByText(/^7 \+ 10\s/).filter({ visible: true });
  await length.waitFor();
  for (const size of [SIZES.desk, { width: 844, height: 390 }, { width: 932, height: 430 }, SIZES.phone]) {
    await resize(page, size);
    expect([size, await length.count(), await outOfSight(length)]).toEqual([size, 1, []]);
    expect([size, (await length.boundingBox())!.height < 30]).toEqual([size, true]);
    const pass = page.locator('[data-move="pass"]');
    expect([size, await overlaps([length, pass])]).toEqual([size, []]);
    const buttons = page.locator('section:has(table) :is([data-move], [data-place="hint"])');
    expect([size, await outOfSight(buttons), await cutShort(buttons)]).toEqual([size, [], []]);
  }
});

/** Where the lines of an auction stand, and how high they are. */
const measured = (rows: readonly Element[]) =>
  rows.slice(1).map((row) => {
    const { y, height } = row.getBoundingClientRect();
    return { y: Math.round(y), height: Math.round(height) };
  });

test('in an auction one reads who has priority with the lines and the buttons, in every window; no line moves for a bid or a button, and phones show the own contracts', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const auction = region(page, board.table.auction.title);
  const seats: Record<string, number[]> = {};
  // before anybody has bid, and with lines that are held or too low
  for (const from of [0, 57]) {
    await goBefore(page, BOARD, 'most-contracts', 'bid', from);
    const priority = auction.locator('b').filter({ hasText: sentence(from ? edgeMine : edge) });
    await priority.first().waitFor();
    for (const size of [...LAPTOPS, ...TABLETS, SIZES.phone, SMALLEST]) {
      await resize(page, size);
      for (const needed of [priority.first().locator('..'), auction.locator('[data-move]')])
        expect([size, await outOfSight(needed)]).toEqual([size, []]);
      expect([size, await cutShort(priority)]).toEqual([size, []]);
      const rows = await auction.getByRole('row').evaluateAll(measured);
      expect([from, size, rows.length, new Set(rows.map(({ height }) => height)).size]).toEqual([
        from,
        size,
        5,
        1,
      ]);
      // as it is while somebody else is asked
      const asked = auction.locator('[data-move], [data-place="hint"]');
      await asked.evaluateAll((all) => all.forEach((one) => one.setAttribute('style', 'display: none')));
      expect([from, size, await auction.getByRole('row').evaluateAll(measured)]).toEqual([from, size, rows]);
      await asked.evaluateAll((all) => all.forEach((one) => one.removeAttribute('style')));
      const { height } = (await auction.locator('ol').boundingBox())!;
      (seats[`${size.width}×${size.height}`] ??= []).push(height);
      if (size.width < 400) {
        const own = auction.getByRole('list', { name: board.table.contracts.title }).getByRole('listitem');
        expect([size, await outOfSight(own.first())]).toEqual([size, []]);
        const load = auction.getByRole('img').filter({ hasText: '/' });
        expect([size, await load.count(), await outOfSight(load)]).toEqual([size, 1, []]);
      }
    }
    if (from) continue;
    // those left out are unfolded, and the focus goes on to them
    await auction.getByRole('button', { name: /^1 weiterer/ }).click();
    const last = auction.getByRole('list', { name: board.table.contracts.title }).getByRole('button').last();
    expect(await last.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await outOfSight(last.locator('b'))).toEqual([]);
  }
  for (const [before, bidden] of Object.values(seats)) expect(bidden).toBe(before);
});
