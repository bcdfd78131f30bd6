import type { Locator, Page } from 'playwright-core';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { GAME, startServer } from '../server/harness';
import {
  fits,
  fitsAcross,
  LAPTOPS,
  outOfSight,
  overlaps,
  resize,
  SIZES,
  SMALLEST,
  visit,
  WINDOWS,
  type Size,
} from './browser';
import { driverAt } from './driver';
import { keepMatch, recordOf, stepWith } from './keepMatch';
import { MOMENTS, region } from './moments';
import { isThere, sentence, until, WORDS } from './table';

const { board, cards, table } = WORDS.de;
const BOARD = 'auf-achse-board';
const RACE = 'ausgebremst';

/** Those tables that need the most of the screen of a laptop. */
const FULLEST =
  /trip with captions|an auction|everybody ready|hand and stacks|set-up|cards on stacks|starting card|advises/;

/** Which of them a finger may miss. */
const tooSmall = async (all: Locator | undefined): Promise<string[]> =>
  all
    ? all.evaluateAll((elements) =>
        elements.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height) < 44 ? [one.textContent] : [];
        }),
      )
    : [];

/** What is wrong with the first view of a table in some windows. */
const faultsOf = async (page: Page, name: string, windows: readonly Size[]): Promise<string[]> => {
  const faults: string[] = [];
  const moment = MOMENTS[name]!;
  const record = recordOf(moment.game, moment.record);
  const at = stepWith(record, moment.move, moment.from);
  await resize(page, SIZES.desk);
  await page.goto(await keepMatch(page, record, at, moment.people ?? [record.steps[at]![0]]));
  await moment.press?.(page);
  await moment.needed(page)[0]!.first().waitFor();
  for (const size of moment.isUpright ? [...windows, SIZES.phone, SMALLEST] : windows) {
    await resize(page, size);
    const place = `${name} at ${size.width}×${size.height}`;
    if (!(await (size === SMALLEST ? fitsAcross(page) : fits(page))))
      faults.push(`${place}: the page has to be scrolled`);
    for (const one of moment.needed(page))
      for (const what of await outOfSight(one)) faults.push(`${place}: out of sight: ${what}`);
    for (const what of await tooSmall(moment.large?.(page)))
      faults.push(`${place}: too small for a finger: ${what}`);
    for (const pair of await overlaps(moment.apart?.(page) ?? [])) faults.push(`${place}: ${pair}`);
  }
  return faults;
};

test('hand, decision and button are in the first view of a low window and of a wide one', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const faults: string[] = [];
  for (const name of Object.keys(MOMENTS))
    faults.push(...(await faultsOf(page, name, FULLEST.test(name) ? [...WINDOWS, ...LAPTOPS] : WINDOWS)));
  expect(faults).toEqual([]);
});

/** Opens a kept match as it stood before the first such move from that step on, in the seat of whoever makes it. */
const goBefore = async (
  page: Page,
  game: string,
  match: string,
  move: string,
  from: number,
): Promise<void> => {
  const record = recordOf(game, match);
  const at = stepWith(record, move, from);
  await page.goto(await keepMatch(page, record, at, [record.steps[at]![0]]));
};

test('with five at the table the own trip stands above the hand on every phone', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, GAME, 'five-players', 'layRace', 120);
  const trip = region(page, cards.board.ownRace);
  await trip.waitFor();
  for (const size of [SIZES.phone, { width: 360, height: 740 }, { width: 390, height: 720 }, SMALLEST]) {
    await resize(page, size);
    const drawn = await trip
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const below = (await region(page, cards.board.yourPlace).boundingBox())!.y;
    expect([size, drawn.length > 0, drawn.filter((bottom) => bottom > below)]).toEqual([size, true, []]);
    expect([size, await fits(page)]).toEqual([size, true]);
  }
  for (const size of [{ width: 390, height: 664 }, SMALLEST]) {
    await resize(page, size);
    expect([size, await outOfSight(trip.getByRole('heading'))]).toEqual([size, []]);
    expect([size, await outOfSight(trip.locator('p').first())]).toEqual([size, []]);
  }
});

test('what a low and wide table asks for stays within the dash', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'fr' });
  await goBefore(page, GAME, 'four-players', 'layRace', 36);
  const words = page.locator('[data-notice] > *');
  await words.waitFor();
  for (const size of [
    { width: 720, height: 450 },
    { width: 844, height: 390 },
  ]) {
    await resize(page, size);
    const dash = page.locator('section').filter({ has: words }).last();
    expect([size, (await words.boundingBox())!.y > (await dash.boundingBox())!.y]).toEqual([size, true]);
  }
});

test('on every phone the names of three others are read whole, beside the wheel as well', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, GAME, 'four-players', 'layRace', 36);
  const names = region(page, cards.board.opponents).locator('b:first-of-type');
  await names.first().waitFor();
  for (const size of [SIZES.phone, SMALLEST]) {
    await resize(page, size);
    const cut = await names.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    );
    expect([size, await names.count(), cut]).toEqual([size, 6, []]);
  }
});

test('on a phone one reads above the turn what one has, and where the goods aboard have to go', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, BOARD, 'four-players', 'drive', 60);
  const contracts = page.getByRole('list', { name: board.table.contracts.title }).getByRole('listitem');
  await contracts.first().waitFor();
  for (const size of [SIZES.phone, SMALLEST]) {
    await resize(page, size);
    expect([size, await outOfSight(contracts.first())]).toEqual([size, []]);
    expect([size, await outOfSight(page.getByText('5\u202f000\u00a0DM').first())]).toEqual([size, []]);
  }
  expect(await contracts.first().innerText()).toContain('Trieste');
});

test('in an auction on a phone held sideways the map has room, and both towns of the contract can be read on it', async () => {
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
});

test('on a desk a public contract tells its facts one beside the other, and rules its lines within its edge', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'en' });
  await goBefore(page, BOARD, 'most-contracts', 'callAuction', 100);
  const contracts = page.getByRole('listitem').filter({ has: page.getByRole('table') });
  await contracts.first().waitFor();
  await resize(page, { width: 1440, height: 900 });
  const faults = await contracts.evaluateAll((all) =>
    all.flatMap((one) => {
      const boxes = [...one.querySelectorAll('p > span')].map((fact) => fact.getBoundingClientRect());
      const [card, lines] = [one, one.querySelector('table')!].map((part) => part.getBoundingClientRect());
      const isBroken = boxes.some(({ height }) => height > 20);
      const touches = boxes.some((box, n) => {
        const next = boxes[n + 1];
        return next && next.top < box.bottom && next.left - box.right < 4;
      });
      const crosses = lines!.left - card!.left < 2 || card!.right - lines!.right < 2;
      return isBroken || touches || crosses ? [one.textContent] : [];
    }),
  );
  expect([await contracts.count(), faults]).toEqual([4, []]);
});

test.each([
  ['five of the card game', GAME, 'five-players', 'layRace', cards.board.opponents, 4],
  ['six who bid', BOARD, 'most-contracts', 'bid', board.table.auction.title, 6],
] as const)(
  'on the smallest phone the names of %s are read to their ends',
  async (_, game, kept, move, title, count) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de' });
    const record = recordOf(game, kept);
    const names = ['Lisa', 'Diesel-Dieter', 'Transit-Trude', 'Maximiliane', 'Schotter-Schorsch', 'Annabella'];
    const seats = record.seats.map((seat, one) => ({ ...seat, name: names[one]! }));
    const at = stepWith(record, move);
    await resize(page, SMALLEST);
    await page.goto(await keepMatch(page, { ...record, seats }, at, Object.keys(seats)));
    const shows = page.getByRole('button', { name: sentence(table.handOver.reveal) });
    const shown = region(page, title)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(names.join('|')) });
    await shows.or(shown.first()).first().waitFor();
    if (await isThere(shows)) await shows.click();
    await shown.first().waitFor();
    const cut = await shown
      .locator('b')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
      );
    expect([await shown.count(), cut]).toEqual([count, []]);
  },
);

test('the names of computer drivers are read whole beside the table, who has laid what and who has which kilometres', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const record = recordOf(GAME, 'five-players');
  const names = ['Lisa', 'Diesel-Dieter', 'Transit-Trude', 'Maximiliane', 'Schotter-Schorsch'];
  const seats = record.seats.map((seat, one) => ({ ...seat, name: names[one]! }));
  const at = stepWith(record, 'layRace', 76);
  await page.goto(await keepMatch(page, { ...record, seats }, at, Object.keys(seats)));
  await page.getByRole('button', { name: sentence(table.handOver.reveal) }).click();
  const told = page
    .locator('aside :is(table, ul) span:not(:has(*))')
    .filter({ hasText: new RegExp(names.join('|')) });
  await told.first().waitFor();
  for (const size of [SIZES.desk, { width: 1280, height: 600 }]) {
    await resize(page, size);
    const cut = await told.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    );
    expect([size, (await told.count()) >= 2 * names.length, cut]).toEqual([size, true, []]);
  }
});

test('who waits for others sees on a phone held sideways how to invite them and how to begin without', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { name: 'Lisa' } });
  const { fill, newMatch, waiting } = WORDS.de.lobby;
  await page.getByRole('button', { name: newMatch.open }).click();
  await page.getByRole('heading', { name: waiting.title }).waitFor();
  for (const size of [WINDOWS[0]!, WINDOWS[1]!, { width: 844, height: 390 }]) {
    await resize(page, size);
    for (const name of [waiting.copy, fill.start])
      expect([size, await outOfSight(page.getByRole('button', { name }))]).toEqual([size, []]);
  }
});

test('before a race nothing ends in the middle of a line: neither above the button held sideways, nor under it upright', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, RACE, 'nuerburg-drom-basic', 'ready', 0);
  const button = page.locator('[data-primary]');
  await button.waitFor();
  for (const size of [...WINDOWS.slice(0, 2), { width: 844, height: 390 }, { width: 720, height: 450 }]) {
    await resize(page, size);
    const aside = page.locator('main > section, main > div').filter({ has: button });
    const hidden = await aside.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect([size, hidden < 2]).toEqual([size, true]);
    // below, what was turned up for the grid has its room
    const turned = region(page, WORDS.de.race.table.turned.title);
    const rest = await turned.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect([size, rest < 2]).toEqual([size, true]);
  }
  for (const size of [
    { width: 360, height: 500 },
    { width: 390, height: 560 },
  ]) {
    await resize(page, size);
    const below = await page.evaluate(() => {
      const [foot] = [...document.querySelectorAll('[data-place="ready"]')];
      return innerHeight - foot!.getBoundingClientRect().bottom;
    });
    expect([size, below < 1]).toEqual([size, true]);
  }
});

test('between the races of a championship a phone held sideways shows the sum of all, and no dot begins or ends a line', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, RACE, 'championship', 'ready', 95);
  const sums = page.getByRole('row').last().getByRole('cell');
  await sums.first().waitFor();
  await resize(page, { width: 844, height: 390 });
  const cut = await sums.evaluateAll((all) =>
    all.filter((one) => {
      const room = one.closest('table')!.parentElement!.getBoundingClientRect();
      return one.getBoundingClientRect().bottom > room.bottom;
    }),
  );
  expect([await sums.count(), cut.length]).toEqual([4, 0]);
  const dots = page.getByRole('cell').getByText('·');
  for (const size of [{ width: 844, height: 390 }, ...WINDOWS.slice(0, 2), SIZES.phone, SMALLEST]) {
    await resize(page, size);
    const shown = await dots.evaluateAll(
      (all) => all.filter((one) => one.getClientRects().length > 0).length,
    );
    expect([size, shown]).toEqual([size, 0]);
  }
});

test('on the smallest phone all four stacks are seen while they are laid out, with what lies on them', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const { sort } = WORDS.de.race.table;
  await goBefore(page, RACE, 'plattfuss-circuit-advanced', 'lay', 0);
  await page.getByRole('button', { name: sort.inTurn }).click();
  await resize(page, SMALLEST);
  const stacks = region(page, sort.title).getByRole('list').first().locator('> li');
  expect(await stacks.count()).toBe(4);
  expect(await outOfSight(stacks)).toEqual([]);
  expect(await outOfSight(page.getByRole('button', { name: sort.done }))).toEqual([]);
});

test('who draws starting cards sees on a phone which pit-stop cards lie beside, and the circuit where there is room', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const { pitCards, stacks, track } = WORDS.de.race.table;
  await goBefore(page, RACE, 'plattfuss-circuit-advanced', 'draw', 0);
  await region(page, stacks.label).waitFor();
  for (const size of [SMALLEST, SIZES.phone]) {
    await resize(page, size);
    for (const needed of [region(page, stacks.label).getByRole('button'), region(page, pitCards.title)])
      expect([size, await outOfSight(needed)]).toEqual([size, []]);
  }
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
    await resize(page, size);
    const circuit = page
      .getByRole('img', { name: sentence(track.label) })
      .or(page.getByRole('group', { name: sentence(track.label) }));
    expect([size, (await circuit.first().boundingBox())!.height > 150]).toEqual([size, true]);
  }
});

test('at a hand-over a name stands in one line', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const record = recordOf(RACE, 'plattfuss-circuit-advanced');
  const at = stepWith(record, 'lay');
  for (const name of ['Anna', 'EMMA', 'Maximiliane']) {
    const seats = record.seats.map((seat, one) => (one ? seat : { ...seat, name }));
    await page.goto(await keepMatch(page, { ...record, seats }, at, Object.keys(seats)));
    const sign = page.getByRole('heading', { level: 1 }).getByText(name, { exact: true });
    await sign.waitFor();
    for (const size of [...WINDOWS, SIZES.desk, SIZES.tablet, SIZES.phone, SMALLEST]) {
      await resize(page, size);
      const lines = await sign.evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getClientRects().length;
      });
      expect([name, size, lines]).toEqual([name, size, 1]);
    }
  }
});

/** Opens a kept match that is over. */
const goToEnd = async (page: Page, game: string, match: string): Promise<void> => {
  const record = recordOf(game, match);
  await page.goto(await keepMatch(page, record, record.steps.length));
  await page.getByRole('log').waitFor();
};

test.each([
  [GAME, 'five-players'],
  [BOARD, 'most-contracts'],
  [RACE, 'championship'],
])('the end of a match of %s scrolls as one page: its log does not scroll in it', async (game, match) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goToEnd(page, game, match);
  for (const size of [SIZES.phone, SIZES.tablet, { width: 844, height: 390 }]) {
    await resize(page, size);
    const inside = await page
      .getByRole('main')
      .locator('*')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 1)
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
          .map(({ className }) => className),
      );
    expect([size, inside]).toEqual([size, []]);
  }
});

test('who won the card game, and who followed, is read whole on a phone held sideways', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goToEnd(page, GAME, 'five-players');
  const names = page.getByRole('rowheader').locator('span > span');
  for (const size of [{ width: 844, height: 390 }, ...WINDOWS.slice(0, 2)]) {
    await resize(page, size);
    expect([size, await outOfSight(names.first())]).toEqual([size, []]);
    const cut = await names.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    );
    expect([size, await names.count(), cut]).toEqual([size, 5, []]);
  }
});

test('a pit stop asks above the cards it is about, held sideways too', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, RACE, 'bleifuss-circuit-advanced', 'fetch', 0);
  const { now, pitCards } = WORDS.de.race.table;
  const asked = page.getByRole('heading', { name: now.fetch.title });
  await asked.waitFor();
  for (const size of [{ width: 844, height: 390 }, SIZES.phone, ...WINDOWS.slice(0, 2)]) {
    await resize(page, size);
    const [question, cards] = [await asked.boundingBox(), await region(page, pitCards.title).boundingBox()];
    expect([size, question!.y < cards!.y]).toEqual([size, true]);
  }
});

test('on every phone the names on all of the map at once can be read', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const record = recordOf(BOARD, 'four-players');
  await page.goto(await keepMatch(page, record, 0, [record.steps[0]![0]]));
  const names = page.getByRole('group', { name: board.table.map.label }).locator('text:visible');
  await names.first().waitFor();
  for (const size of [SIZES.phone, SMALLEST, { width: 844, height: 390 }]) {
    await resize(page, size);
    const small = await names.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 9.5).map(({ textContent }) => textContent),
    );
    expect([size, (await names.count()) > 8, small]).toEqual([size, true, []]);
  }
});

test('tables grow with the window, and the mouse meets what it points at', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const heights: number[] = [];
  await goBefore(page, BOARD, 'four-players', 'drive', 60);
  const driver = driverAt(page, 'de', 'mouse');
  for (const size of [SIZES.desk, { width: 2560, height: 1440 }]) {
    await resize(page, size);
    await driver.targets.first().waitFor();
    const button = await region(page, board.table.contracts.title).getByRole('button').first().boundingBox();
    heights.push(button!.height);
  }
  expect(heights[1]! / heights[0]!).toBeCloseTo(1.6);
  await driver.goOn();
  await until(async () => !(await isThere(driver.targets)), 'the truck has been driven');
});

test('what the bar of a table unfolds lies over the notes below it', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'tablet' });
  const record = recordOf(RACE, 'championship');
  await page.goto(await keepMatch(page, record, 0));
  await page.getByText(table.offer.text).waitFor();
  await page.getByRole('button', { name: sentence(table.sound.how) }).click();
  expect(await outOfSight(page.getByRole('menuitemradio'))).toEqual([]);
});

test.each(LANGUAGE_CODES)('the menu of a table has room for all it says, language %s', async (language) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language });
  await goBefore(page, BOARD, 'four-players', 'roll', 60);
  const button = page.locator('header [aria-haspopup="menu"]:visible').last();
  const items = page.getByRole('menu').getByRole('menuitem');
  for (const size of [SIZES.desk, { width: 844, height: 390 }, SMALLEST]) {
    await resize(page, size);
    // the one that is pressed says the opposite from then on
    for (const _ of ['on', 'off']) {
      await button.click();
      expect([size, await outOfSight(items)]).toEqual([size, []]);
      const starts = await items
        .locator('span')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      // held sideways there are two beside each other
      expect([size, new Set(starts).size]).toEqual([size, size.width === 844 ? 2 : 1]);
      await items.first().click();
    }
  }
});
