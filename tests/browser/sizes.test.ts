import type { Locator, Page } from 'playwright-core';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import tableCs from '../../ui/words/cs/table.json';
import cardsFr from '../../ui/words/fr/auf-achse-cards.json';
import tableFr from '../../ui/words/fr/table.json';
import { GAME, LONG, openMatch, startServer, type Created } from '../server/harness';
import {
  faultsOn,
  fits,
  fitsAcross,
  LAPTOPS,
  outOfSight,
  overlaps,
  resize,
  SIZES,
  SMALLEST,
  TABLETS,
  tooSmallToRead,
  visit,
  WINDOWS,
  type Size,
} from './browser';
import { driverAt } from './driver';
import { goBefore, keepMatch } from './keepMatch';
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
const LAPTOP = { width: 1280, height: 720 };

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
    for (const what of await tooSmallToRead(page)) faults.push(`${place}: too small to read: ${what}`);
    for (const pair of await overlaps(moment.apart?.(page) ?? [])) faults.push(`${place}: ${pair}`);
  }
  // where most of a table is visible at once
  await resize(page, LAPTOP);
  for (const fault of await faultsOn(page)) faults.push(`${name}: ${fault}`);
  return faults;
};

test('hand, decision and button are in the first view of a low window and of a wide one, for every reader', async () => {
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
  // the card about which most is said
  await page.locator('[data-place^="card-levelCrossing"]').first().click();
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

/** Where something ends on the right, in px. */
const endOf = (what: Locator) => what.evaluate((one) => Math.round(one.getBoundingClientRect().right));

test('beside a single place for a card, the button that lays it has the rest of the row', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, GAME, 'two-players', 'layRace', 48);
  const button = page.locator('[data-place="lay"]');
  await button.waitFor();
  expect(await page.locator('[data-place^="bay-"]').count()).toBe(1);
  for (const size of [SIZES.tablet, SIZES.phone, { width: 844, height: 390 }]) {
    await resize(page, size);
    expect([size, await endOf(button)]).toEqual([size, await endOf(button.locator('..'))]);
  }
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

/** Where the parts of the table are, and how large. */
const placesOnTable = (page: Page) =>
  page.locator('main > *').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test.each([
  [GAME, 'four-players', '[data-place^="card-"]'],
  [BOARD, 'four-players', '[data-primary]'],
  [RACE, 'championship', '[data-place="ready"] button'],
])(
  'the offer of a lesson of %s covers nothing of the bar, nor what is asked, and nothing moves when it goes',
  async (game, match, asked) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de', size: 'phone' });
    const record = keptRecord(game, match);
    await page.goto(await keepMatch(page, record, 0));
    const offer = page.getByRole('status').getByRole('link');
    await offer.waitFor();
    const sizes = [SIZES.phone, SMALLEST, ...TABLETS, SIZES.tablet, { width: 1280, height: 600 }, SIZES.desk];
    const places: (readonly unknown[])[] = [];
    for (const size of sizes) {
      await resize(page, size);
      expect([size, await outOfSight(offer)]).toEqual([size, []]);
      const bar = page.locator('header').locator('a, button, b, [role="img"]').filter({ visible: true });
      expect([size, await bar.count(), await outOfSight(bar)]).toEqual([size, expect.any(Number), []]);
      expect([size, await outOfSight(page.locator(asked))]).toEqual([size, []]);
      places.push([size, ...(await placesOnTable(page))]);
    }
    await page.getByRole('button', { name: table.offer.not }).click();
    await offer.waitFor({ state: 'detached' });
    for (const [at, size] of sizes.entries()) {
      await resize(page, size);
      expect([size, ...(await placesOnTable(page))]).toEqual(places[at]);
    }
  },
);

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
    for (const size of [
      { width: 1280, height: 600 },
      { width: 1280, height: 800 },
      SIZES.tablet,
      WINDOWS[1]!,
    ]) {
      await resize(page, size);
      const told = page.locator('header').locator('a, button, b, span:not(:has(*)), [role="timer"]');
      const shown = await told.filter({ visible: true }).all();
      const lies = await overlaps([note.locator('..'), ...shown]);
      const over = lies.filter((pair) => pair.startsWith(String(note.locator('..'))));
      expect([size, shown.length > 2, over]).toEqual([size, true, []]);
    }
  },
);
