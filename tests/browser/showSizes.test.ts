import type { Page } from 'playwright-core';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { GAME, startServer } from '../server/harness';
import { cutShort, fits, LAPTOPS, outOfSight, resize, SIZES, SMALLEST, visit, WINDOWS } from './browser';
import { driverAt } from './driver';
import { goBefore, goToEnd, keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { region } from './moments';
import { holdShow } from './shows';
import { sentence, WORDS } from './table';

const { board, cards, race, table } = WORDS.de;
const BOARD = 'auf-achse-board';
const RACE = 'ausgebremst';

/** For each game, a match whose end has the most to show. */
const ENDS = { [GAME]: 'five-players', [BOARD]: 'most-contracts', [RACE]: 'championship' };

test('the sheet of a stage with five stands whole on a desk and grows with it, and its way on is always seen', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, GAME, 'five-players', 'layRace', 100);
  const goOn = page.getByRole('button', { name: sentence(cards.board.score.goOn) });
  await goOn.waitFor();
  for (const size of [SIZES.desk, WINDOWS.at(-1)!]) {
    await resize(page, size);
    expect(await fits(page)).toBe(true);
  }
  for (const size of [{ width: 1280, height: 720 }, SIZES.tablet, SIZES.phone, ...WINDOWS, SMALLEST]) {
    await resize(page, size);
    expect([size, await outOfSight(goOn)]).toEqual([size, []]);
  }
});

test.each(LANGUAGE_CODES)(
  'on a desk the offer to hear the table covers no button of the result of a stage, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, left: { soundAsked: false } });
    await resize(page, SIZES.desk);
    await goBefore(page, GAME, 'five-players', 'layRace', 100);
    const buttons = page.locator('main button');
    await buttons.first().waitFor();
    await page.getByRole('status').getByRole('button').first().waitFor();
    for (const size of [SIZES.desk, { width: 1280, height: 950 }]) {
      await resize(page, size);
      expect([size, await outOfSight(buttons)]).toEqual([size, []]);
      expect([size, await outOfSight(page.locator('header nav button:visible'))]).toEqual([size, []]);
    }
  },
);

test('how an auction ended, and the way on, are seen at once in low windows and on the smallest phone', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { pace: 'slow' } });
  const record = keptRecord(BOARD, 'most-contracts');
  const { steps, seats } = record;
  const isLast = (at: number) => steps[at]![1] === 'pass' && steps[at - 1]![1] === 'bid';
  const at = steps.findIndex((_, step) => isLast(step) && !['bid', 'pass'].includes(steps[step + 1]![1]));
  await page.goto(
    await keepMatch(
      page,
      record,
      at,
      seats.map((_, seat) => String(seat)),
    ),
  );
  await page.getByRole('button', { name: board.table.auction.pass }).click();
  const sold = region(page, board.table.sold.title);
  await sold.waitFor();
  for (const size of [...WINDOWS, ...LAPTOPS, SMALLEST]) {
    await resize(page, size);
    for (const seen of [sold.getByRole('heading', { level: 2 }).last(), sold.getByRole('button').last()])
      expect([size, await outOfSight(seen)]).toEqual([size, []]);
  }
});

/** Ends a kept card game, whose finale is then shown. */
const toFinale = async (page: Page, match: string): Promise<void> => {
  const record = keptRecord(GAME, match);
  const at = record.steps.length - 2;
  await page.goto(await keepMatch(page, record, at, [record.steps[at]![0]]));
  // not by computers alone, which might end the match before the page shows it
  await page.getByRole('group', { name: cards.board.yourHand }).getByRole('button').first().focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: cards.board.finale.last }).waitFor();
};

test('in the finale the trip that is turned up can be read, and the road is seen, in every window', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { pace: 'slow' } });
  await toFinale(page, 'five-players');
  await holdShow(page);
  const card = page.locator('main ol').locator('[role="img"][style*="--card-width"]').first();
  for (const size of [...WINDOWS, ...LAPTOPS, { width: 1920, height: 1080 }, SIZES.phone, SMALLEST]) {
    await resize(page, size);
    expect([size, (await card.boundingBox())!.width > 25]).toEqual([size, true]);
    expect([size, await outOfSight(page.getByRole('img', { name: / km, / }))]).toEqual([size, []]);
  }
  // with five on a desk, the signs beside the road take what their trips leave
  for (const size of [SIZES.desk, { width: 1920, height: 1080 }, WINDOWS.at(-1)!]) {
    await resize(page, size);
    const sign = (await page.locator('main svg rect[width="44"]').first().boundingBox())!;
    expect([size, sign.height / size.height > 0.028]).toEqual([size, true]);
  }
  // upright, cards and road grow with the window
  for (const size of [SIZES.phone, SIZES.tablet]) {
    await resize(page, size);
    expect((await card.boundingBox())!.width).toBeGreaterThan(80);
    const road = (await page.getByRole('img', { name: / km, / }).boundingBox())!;
    expect(size.height - road.y - road.height).toBeLessThan(0.04 * size.height);
  }
});

test.each([SIZES.phone, SMALLEST])(
  'in the finale the road stays where it is from trip to trip, in %o',
  async (size) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de', size: 'phone', left: { pace: 'slow' } });
    await page.clock.install();
    await toFinale(page, 'five-players');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await resize(page, size);
    const road = page.getByRole('img', { name: / km, / });
    const card = page.locator('main ol').locator('[role="img"][style*="--card-width"]').first();
    const [widths, places] = [new Set<number>(), new Set<number>()];
    for (let beat = 0; beat < 16; beat++) {
      widths.add(await card.evaluate((one: HTMLElement) => one.offsetWidth));
      places.add((await road.boundingBox())!.y);
      await page.clock.runFor(1400);
    }
    // the cards of a long trip are smaller
    if (size === SIZES.phone) expect(widths.size).toBeGreaterThan(1);
    expect([...places]).toHaveLength(1);
    expect(await outOfSight(road)).toEqual([]);
  },
);

/** Ends a board game with six players, whose books are then read. */
const readBooks = async (page: Page): Promise<void> => {
  const record = keptRecord(BOARD, 'most-contracts');
  const at = record.steps.length - 1;
  await page.goto(await keepMatch(page, record, at, [record.steps[at]![0]]));
  await driverAt(page, 'de', 'mouse').primary.click();
  await page.getByRole('heading', { level: 1, name: board.books.title }).waitFor();
};

test('when the books are made up for six the money of all is seen on a phone, and the whole road upright', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { pace: 'slow' } });
  await readBooks(page);
  // a line that also shows a count is the highest
  await page.locator('main table small').first().waitFor();
  await holdShow(page);
  for (const size of [...WINDOWS.slice(0, 2), { width: 844, height: 390 }, SMALLEST, SIZES.phone]) {
    await resize(page, size);
    expect([size, await outOfSight(page.getByRole('row').last().getByRole('cell'))]).toEqual([size, []]);
    expect([size, await outOfSight(page.getByRole('img', { name: / DM, / }))]).toEqual([size, []]);
  }
});

test('when the books are made up for six the road with their trucks is seen on every laptop', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { pace: 'slow' } });
  await readBooks(page);
  // a line that also shows a count is the highest
  await page.locator('main table small').first().waitFor();
  await holdShow(page);
  for (const size of [...LAPTOPS, SIZES.desk, SIZES.tablet]) {
    await resize(page, size);
    expect([size, await outOfSight(page.getByRole('img', { name: / DM, / }))]).toEqual([size, []]);
  }
});

test('when the books are made up for six their sums are read from across the room on a television, and the road fills it', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { pace: 'slow' } });
  await readBooks(page);
  await page.locator('main table small').first().waitFor();
  await holdShow(page);
  for (const size of [SIZES.desk, { width: 1920, height: 1080 }, WINDOWS.at(-1)!]) {
    await resize(page, size);
    const sums = await page
      .getByRole('cell')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize) / 900));
    expect([size, Math.min(...sums) >= 0.024]).toEqual([size, true]);
    const lines = await page
      .locator('main tbody th')
      .evaluateAll((all) => all.filter((one) => one.clientHeight > 62).map(({ textContent }) => textContent));
    expect([size, lines]).toEqual([size, []]);
    expect([size, await outOfSight(page.getByRole('img', { name: / DM, / }))]).toEqual([size, []]);
    const head = await cutShort(page.getByRole('columnheader'));
    expect([size, head]).toEqual([size, []]);
  }
});

/** From now on notes, in every frame, which signs beside the road overlap, and which lines of the sheet are broken. */
const watchBooks = () => {
  const seen = new Set<string>();
  const look = () => {
    const signs = [...document.querySelectorAll('main svg g:has(> rect[width="44"])')];
    const boxes = signs.map((sign) => sign.getBoundingClientRect());
    for (const [at, { left }] of boxes.entries())
      if (at > 0 && left < boxes[at - 1]!.right - 1)
        seen.add(`${signs[at]!.textContent} over ${signs[at - 1]!.textContent}`);
    for (const line of document.querySelectorAll('main tbody th')) {
      const words = document.createRange();
      words.selectNodeContents(line);
      if (words.getClientRects().length > 1) seen.add(`${line.textContent} in two lines`);
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seen });
};

test('while the books are read no sign drives through another, and no line gets higher when it is its turn', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'cs', size: 'phone', left: { pace: 'normal' } });
  const record = keptRecord(BOARD, 'children');
  const at = record.steps.length - 1;
  await page.goto(await keepMatch(page, record, at, [record.steps[at]![0]]));
  const unload = page.locator('[data-move^="unload "]:visible').first();
  await unload.waitFor();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(watchBooks);
  await unload.click();
  await page.locator('main table').waitFor();
  await page.locator('[data-place="winner"]').waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([]);
});

test.each(Object.entries(ENDS))(
  'at the end of %s the ways on are seen in every window',
  async (game, end) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de' });
    const record = keptRecord(game, end);
    await page.goto(await keepMatch(page, record, record.steps.length));
    const ways = region(page, table.afterwards.label).locator('button, a');
    await ways.first().waitFor();
    for (const size of [...WINDOWS, ...LAPTOPS, SIZES.desk, SIZES.tablet, SIZES.phone, SMALLEST]) {
      await resize(page, size);
      expect([size, await outOfSight(page.locator('h1'))]).toEqual([size, []]);
      expect([size, await outOfSight(ways)]).toEqual([size, []]);
    }
  },
);

test.each(Object.entries(ENDS))(
  'the end of a match of %s scrolls as one page: its log does not scroll in it',
  async (game, match) => {
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
  },
);

test('what six have turned up for the grid is seen whole on every laptop', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const record = keptRecord(RACE, 'plattfuss-circuit-advanced');
  await page.goto(await keepMatch(page, record, 0));
  const turned = region(page, race.table.turned.title).getByRole('listitem');
  await turned.first().waitFor();
  for (const size of LAPTOPS) {
    await resize(page, size);
    const road = await region(page, race.table.grid.title).boundingBox();
    const below = await turned.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect([size, below.length, Math.max(...below) < road!.y]).toEqual([size, 6, true]);
  }
});
