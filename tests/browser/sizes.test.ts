import type { Locator, Page } from 'playwright-core';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import tableCs from '../../ui/words/cs/table.json';
import cardsFr from '../../ui/words/fr/auf-achse-cards.json';
import tableFr from '../../ui/words/fr/table.json';
import { GAME, LONG, openMatch, startServer, type Created } from '../server/harness';
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
import { goBefore, goToEnd, keepMatch } from './keepMatch';
import { keptRecord, stepWith } from '../keptRecords';
import { MOMENTS, region } from './moments';
import { isThere, sentence, until, WORDS } from './table';

const { board, cards, table } = WORDS.de;
/** What the menu of a table calls the settings. */
const SETTINGS = {
  de: table.settings.title,
  en: WORDS.en.table.settings.title,
  fr: tableFr.settings.title,
  cs: tableCs.settings.title,
};
const BOARD = 'auf-achse-board';
const RACE = 'ausgebremst';

/** The tables that need most of a laptop's screen. */
const FULLEST =
  /trip with captions|an auction|everybody ready|hand and stacks|set-up|cards on stacks|starting card|advises/;

/** Which of them are too small for a finger. */
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
  const record = keptRecord(moment.game, moment.record);
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

test('on the smallest phone how many cards of a trip count is read whole above the hand', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'fr', size: 'phone' });
  const record = keptRecord(GAME, 'two-players');
  await page.goto(await keepMatch(page, record, 20, [record.steps[20]![0]]));
  await resize(page, SMALLEST);
  await page.locator('[data-place^="card-"]').first().click();
  const count = page.locator('[data-place="own-race"] p').first();
  // in two lines
  expect((await count.boundingBox())!.height).toBeGreaterThan(20);
  const dash = page.locator('section').filter({ has: page.locator('[data-notice]') });
  const [words, below] = [await count.boundingBox(), await dash.last().boundingBox()];
  expect(words!.y + words!.height).toBeLessThanOrEqual(below!.y);
});

test('on a narrow phone it is read whole beside the cards that they are laid', async () => {
  const server = await startServer();
  const path = `/match/${GAME}/${await openMatch(server, { numPlayers: 2, setupData: LONG })}`;
  const sit = async (name: string) => {
    const page = await visit({ url: server.url, path, language: 'fr', size: 'phone' });
    await page.locator('#join-name').fill(name);
    await page.locator('form button').last().click();
    return page;
  };
  const page = await sit('Lisa');
  await sit('Kemal');
  const laid = page.getByRole('button', { name: cardsFr.board.lay.done, exact: true });
  const hand = page.getByRole('group', { name: cardsFr.board.yourHand });
  await until(async () => {
    await hand.getByRole('button').first().focus();
    for (const key of ['1', 'ArrowRight', '2', 'Enter']) await page.keyboard.press(key);
    return isThere(laid);
  }, 'the cards are laid');
  for (const size of [{ width: 375, height: 667 }, SMALLEST]) {
    await resize(page, size);
    expect([size, await outOfSight(laid)]).toEqual([size, []]);
  }
});

test('a long refusal moves no card of the hand on a phone, and held sideways covers nothing of its card', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'cs', size: 'phone' });
  const record = keptRecord(GAME, 'five-players');
  await page.goto(await keepMatch(page, record, 60, ['4']));
  const cards = page.locator('[data-card]').filter({ has: page.locator('button') });
  await cards.first().waitFor();
  const places = () => cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  // one card to the trip, a second one to the counter, where one lies already
  const before = (await places()).slice(1);
  await cards.first().getByRole('button').focus();
  for (const key of ['1', 'ArrowRight', '2']) await page.keyboard.press(key);
  const notice = page.locator('[data-refused] [role="status"]');
  await notice.waitFor();
  expect((await notice.boundingBox())!.height).toBeGreaterThan(70);
  expect(await places()).toEqual(before);
  expect(await fits(page)).toBe(true);

  await resize(page, { width: 844, height: 390 });
  const mark = cards.filter({ has: page.locator('[aria-describedby]') }).locator('> svg');
  const [said, sign] = [await notice.boundingBox(), await mark.last().boundingBox()];
  expect(sign!.y).toBeGreaterThanOrEqual(said!.y + said!.height);
});

test('at a low and wide table, what is asked stays within the dash', async () => {
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

test.each(LANGUAGE_CODES)(
  'at a desk with six what may be called is seen whole, and each of them in two lines, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language });
    await resize(page, { width: 1440, height: 900 });
    const record = keptRecord(BOARD, 'most-contracts');
    for (const at of [252, 957]) {
      await page.goto(await keepMatch(page, record, at, [record.steps[at]![0]]));
      const rows = page.locator('button[aria-expanded]').filter({ has: page.locator('small') });
      await rows.first().waitFor();
      const high = await rows.evaluateAll((all) =>
        all.filter((one) => one.clientHeight > 50).map(({ textContent }) => textContent),
      );
      expect([at, await rows.count(), high]).toEqual([at, 6, []]);
      expect([at, await outOfSight(page.locator('li > button[data-move]'))]).toEqual([at, []]);
    }
  },
);

test('at a desk each of six people is told in two lines, whether they are there or away', async () => {
  const server = await startServer();
  const { body } = await server.post<Created>(`/games/${BOARD}/create`, { numPlayers: 6 });
  const path = `/match/${BOARD}/${body.matchID}`;
  for (const playerName of ['Lisa', 'Kemal', 'Zdeněk', 'Maja', 'Schotter-Schorsch'])
    await server.post(`/games/${BOARD}/${body.matchID}/join`, { playerName });
  const page = await visit({ url: server.url, path, language: 'de' });
  await page.locator('#join-name').fill('Anna');
  await page.keyboard.press('Enter');
  const rows = region(page, board.table.players.title).getByRole('button');
  await rows.first().waitFor();
  expect(await rows.getByTitle(table.status.here).count()).toBe(1);
  const high = await rows.evaluateAll((all) =>
    all.filter((one) => one.clientHeight > 50).map(({ textContent }) => textContent),
  );
  expect([await rows.count(), high]).toEqual([6, []]);
});

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

test('tables scale with the window, and the mouse hits what it points at', async () => {
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
  const record = keptRecord(RACE, 'championship');
  await page.goto(await keepMatch(page, record, 0));
  await page.getByText(table.offer.text).waitFor();
  await page.getByRole('button', { name: sentence(table.sound.how) }).click();
  expect(await outOfSight(page.getByRole('menuitemradio'))).toEqual([]);
});

test.each(LANGUAGE_CODES)(
  'on the smallest phone the offer of a lesson leaves the beginning of the own trip in sight, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language });
    await resize(page, SMALLEST);
    await page.goto(await keepMatch(page, keptRecord(GAME, 'five-players'), 0));
    await page.getByRole('status').getByRole('link').waitFor();
    const trip = page.locator('[data-place="own-race"]');
    await trip.waitFor();
    expect(await outOfSight(trip.locator('h2, p a'))).toEqual([]);
  },
);

test.each(LANGUAGE_CODES)('the menu of a table has room for all its text, language %s', async (language) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language });
  await goBefore(page, BOARD, 'four-players', 'roll', 60);
  const button = page.locator('header [aria-haspopup="menu"]:visible').last();
  const items = page.getByRole('menu').getByRole('menuitem');
  for (const size of [SIZES.desk, { width: 844, height: 390 }, SMALLEST]) {
    await resize(page, size);
    // a switch has the opposite label after a press
    for (const _ of ['on', 'off']) {
      await button.click();
      expect([size, await outOfSight(items)]).toEqual([size, []]);
      const starts = await items
        .locator('span')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      // in landscape there are two side by side
      expect([size, new Set(starts).size]).toEqual([size, size.width === 844 ? 2 : 1]);
      await items.first().click();
    }
  }
  // so has the sheet of the settings, without scrolling
  await button.click();
  await items.getByText(SETTINGS[language], { exact: true }).click();
  const choices = page.getByRole('dialog').locator('label');
  await choices.first().waitFor();
  for (const size of [{ width: 844, height: 390 }, WINDOWS[0]!, { width: 667, height: 375 }, SMALLEST]) {
    await resize(page, size);
    expect([size, await choices.count(), await outOfSight(choices)]).toEqual([size, 9, []]);
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

test.each([
  [GAME, 'four-players', '[data-place^="card-"]'],
  [BOARD, 'four-players', '[data-primary]'],
  [RACE, 'championship', '[data-place="ready"] button'],
])('the offer of a lesson of %s covers nothing of the bar, nor what is asked', async (game, match, asked) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const record = keptRecord(game, match);
  await page.goto(await keepMatch(page, record, 0));
  const offer = page.getByRole('status').getByRole('link');
  await offer.waitFor();
  for (const size of [SIZES.phone, SMALLEST, SIZES.tablet, { width: 1280, height: 600 }, SIZES.desk]) {
    await resize(page, size);
    expect([size, await outOfSight(offer)]).toEqual([size, []]);
    const bar = page.locator('header').locator('a, button, b, [role="img"]').filter({ visible: true });
    expect([size, await bar.count(), await outOfSight(bar)]).toEqual([size, expect.any(Number), []]);
    expect([size, await outOfSight(page.locator(asked))]).toEqual([size, []]);
  }
});

test.each([GAME, BOARD, RACE])(
  'what spectators of %s are told first lies over nothing of the bar',
  async (game) => {
    const server = await startServer();
    const { body } = await server.post<Created>(`/games/${game}/create`, {
      numPlayers: 3,
      table: { clock: { perDecision: 600, bank: 600 } },
    });
    for (const playerName of ['Lisa', 'Kemal', 'Maja'])
      await server.post(`/games/${game}/${body.matchID}/join`, { playerName });
    const page = await visit({ url: server.url, path: `/match/${game}/${body.matchID}`, language: 'de' });
    const note = page.getByRole('status').getByText(table.fullTable);
    await note.waitFor();
    for (const size of [{ width: 1280, height: 600 }, { width: 1280, height: 800 }, SIZES.tablet]) {
      await resize(page, size);
      const told = page.locator('header').locator('a, button, b, span:not(:has(*)), [role="timer"]');
      const shown = await told.filter({ visible: true }).all();
      const lies = await overlaps([note.locator('..'), ...shown]);
      const over = lies.filter((pair) => pair.startsWith(String(note.locator('..'))));
      expect([size, shown.length > 4, over]).toEqual([size, true, []]);
    }
  },
);

test('while an event card is read on a desk the own contracts are in sight', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, BOARD, 'four-players', 'carryOut', 0);
  const own = region(page, board.table.contracts.title).getByRole('button');
  await own.first().waitFor();
  for (const size of [SIZES.desk, WINDOWS.at(-1)!]) {
    await resize(page, size);
    expect([size, await own.count(), await outOfSight(own)]).toEqual([size, 3, []]);
  }
});
