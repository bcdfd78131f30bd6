import type { LobbyAPI } from 'boardgame.io';
import type { Locator } from 'playwright-core';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { GAME, LONG, openMatch, sitDown, startServer, type Created } from '../server/harness';
import { doMeet } from '../../ui/kit/drawing/boxes';
import {
  cutShort,
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
import { goBefore, goToEnd, keepMatch } from './keepMatch';
import { keptRecord, stepWith } from '../keptRecords';
import { region } from './moments';
import { isThere, sentence, until, watch, WORDS } from './table';

const { board, cards, lobby, race, table } = WORDS.de;
const BOARD = 'auf-achse-board';
const RACE = 'ausgebremst';

/** Where things are drawn, and what is written there. */
const boxesOf = (all: Locator) =>
  all.evaluateAll((things) =>
    things.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height, text: one.textContent };
    }),
  );

test('on every phone the names of three others are read whole, beside the wheel as well', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, GAME, 'four-players', 'layRace', 36);
  const names = region(page, cards.board.opponents).locator('b:first-of-type');
  await names.first().waitFor();
  for (const size of [SIZES.phone, SMALLEST]) {
    await resize(page, size);
    const cut = await cutShort(names);
    expect([size, await names.count(), cut]).toEqual([size, 6, []]);
  }
});

test.each([
  ['four-players', 36],
  ['five-players', 120],
])(
  'held sideways one reads how long the trips of the others are, beside their whole names (%s)',
  async (kept, from) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'fr', size: 'phone' });
    await goBefore(page, GAME, kept, 'layRace', from);
    await resize(page, WINDOWS[0]!);
    const others = page.locator('header li[data-place^="seat-"]');
    await others.first().waitFor();
    for (const size of [{ width: 640, height: 360 }, ...WINDOWS.slice(0, 2), { width: 844, height: 390 }]) {
      await resize(page, size);
      expect([size, await cutShort(others.locator('div:first-child > b'))]).toEqual([size, []]);
      for (const one of await others.all()) {
        const length = one.locator('div + div > b');
        expect([size, await outOfSight(length)]).toEqual([size, []]);
        const rest = [one.locator('div').first().locator('b'), one.locator('svg').nth(1), one.locator('ul')];
        for (const other of rest) expect([size, await overlaps([length, other])]).toEqual([size, []]);
      }
    }
  },
);

test('held sideways a seat that somebody has left keeps its name beside the wheel, on every phone', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { numPlayers: 3, bots: { '1': 'easy' } });
  const page = await visit({
    url: server.url,
    path: `/match/${GAME}/${matchID}`,
    language: 'de',
    size: 'phone',
  });
  const left = await sitDown(server, matchID, '2');
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  const names = region(page, cards.board.opponents).locator('li > div:first-child > b');
  await names.nth(1).waitFor();
  await server.post(`/games/${GAME}/${matchID}/leave`, left);
  await names.getByText(cards.board.freeSeat.replace('{{number}}', '3')).waitFor();
  for (const size of [{ width: 640, height: 360 }, ...WINDOWS.slice(0, 2), { width: 844, height: 390 }]) {
    await resize(page, size);
    await until(async () => !(await cutShort(names)).length, `names are whole at ${size.width}`);
    expect(await names.count()).toBe(2);
  }
});

test.each([
  ['five of the card game', GAME, 'five-players', 'layRace', cards.board.opponents, 4],
  ['six who bid', BOARD, 'most-contracts', 'bid', board.table.auction.title, 6],
] as const)(
  'on the smallest phone the names of %s are read to their ends',
  async (_, game, kept, move, title, count) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de' });
    const record = keptRecord(game, kept);
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
    const cut = await cutShort(shown.locator('b'));
    expect([await shown.count(), cut]).toEqual([count, []]);
  },
);

test('the names of computer drivers are read whole beside the table, who has laid what and who has which kilometres', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const record = keptRecord(GAME, 'five-players');
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
    const cut = await cutShort(told);
    expect([size, (await told.count()) >= 2 * names.length, cut]).toEqual([size, true, []]);
  }
});

test.each([3, 4])(
  'at a desk with clocks the longest names of %i others are read whole, beside the wheel as well',
  async (others) => {
    const server = await startServer();
    const table = { clock: { perDecision: 600, bank: 600 } };
    const matchID = await openMatch(server, { numPlayers: others + 1, setupData: LONG, table });
    const names = ['Lisa', 'Schotter-Schorsch', 'Maximiliane-Wilhelma', 'Diesel-Dieter', 'Transit-Trude'];
    const path = `/match/${GAME}/${matchID}`;
    for (const playerName of names.slice(1, others + 1))
      await server.post(`${path.replace('match', 'games')}/join`, { playerName });
    const page = await visit({ url: server.url, path, language: 'de' });
    await page.locator('#join-name').fill('Lisa');
    await page.keyboard.press('Enter');
    const shown = region(page, cards.board.opponents).locator('b:first-of-type').filter({ hasText: /[a-z]/ });
    await shown.first().waitFor();
    await region(page, cards.board.opponents).getByRole('timer').first().waitFor();
    const cut = await cutShort(shown);
    expect([await shown.count(), cut]).toEqual([others, []]);
  },
);

/** As long as names can be. */
const LONGEST = [
  'Maximiliane-Wilhelma',
  'Schotter-Schorsch',
  'Wilhelmine-Margret',
  'Bartholomäus-Konrad',
  'Christophe-Alexander',
  'Mommsen-Wammersbach',
];

test.each([
  [GAME, cards.board.opponents, 'b:first-of-type', 4],
  [BOARD, board.table.players.title, 'button > span > b', 5],
  [RACE, race.table.ready.label, 'b', 5],
] as const)(
  'on a low laptop with clocks the longest names of five at %s are read whole',
  async (game, list, where, count) => {
    const server = await startServer();
    const { body } = await server.post<LobbyAPI.CreatedMatch>(`/games/${game}/create`, {
      numPlayers: 5,
      table: { clock: { perDecision: 600, bank: 600 } },
    });
    const path = `/match/${game}/${body.matchID}`;
    for (const playerName of LONGEST.slice(1, 5))
      await server.post(`${path.replace('match', 'games')}/join`, { playerName });
    const page = await visit({ url: server.url, path, language: 'de' });
    await page.locator('#join-name').fill(LONGEST[0]!);
    await page.keyboard.press('Enter');
    await page.getByRole('timer').first().waitFor();
    const names = page
      .getByLabel(list, { exact: true })
      .locator(where)
      .filter({ hasText: new RegExp(LONGEST.join('|')) });
    for (const size of [{ width: 1280, height: 600 }, { width: 1366, height: 657 }, SIZES.desk]) {
      await resize(page, size);
      expect([size, await names.count(), await cutShort(names)]).toEqual([size, count, []]);
      const low = await names.evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0)
          .map(({ textContent }) => textContent),
      );
      expect([size, low]).toEqual([size, []]);
    }
  },
);

test.each(LANGUAGE_CODES)(
  'on the smallest phones the longest names of four who are awaited are read whole and move nothing, language %s',
  async (language) => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 5, setupData: LONG });
    const path = `/match/${GAME}/${matchID}`;
    for (const playerName of LONGEST.slice(1, 5))
      await server.post(`${path.replace('match', 'games')}/join`, { playerName });
    const page = await visit({ url: server.url, path, language, size: 'phone' });
    await page.locator('#join-name').fill(LONGEST[0]!);
    await page.keyboard.press('Enter');
    const hand = page.locator('[data-place^="card-"]');
    await hand.first().waitFor();
    const place = page.locator('section:has(> [data-notice])');
    const sizes = [SMALLEST, SIZES.phone, WINDOWS[0]!];
    const tops: number[] = [];
    for (const size of sizes) {
      await resize(page, size);
      tops.push((await place.boundingBox())!.y);
    }
    const words = page.locator('[data-notice]');
    await until(async () => {
      await hand.first().focus();
      for (const key of ['1', 'ArrowRight', '2']) await page.keyboard.press(key);
      return (await page.locator('[data-place^="bay-"] [data-card]').count()) === 2;
    }, 'the cards are chosen');
    await page.keyboard.press('Enter');
    await words.getByText(LONGEST[4]!).waitFor();
    for (const [at, size] of sizes.entries()) {
      await resize(page, size);
      expect([size, (await place.boundingBox())!.y]).toEqual([size, tops[at]]);
      expect([size, await outOfSight(words.locator('[role="status"] > *'))]).toEqual([size, []]);
      expect([size, await outOfSight(place.locator('button'))]).toEqual([size, []]);
      const above = await overlaps([
        words.locator('[role="status"] > *'),
        page.locator('[data-place="own-race"] p').first(),
      ]);
      expect([size, above]).toEqual([size, []]);
    }
  },
);

test.each([
  ['who hands over', 'drive', 'h1 span:not(:has(*)), section li span:not(:has(*))', 7],
  ['who bids, and who has priority', 'bid', 'ol li > b, [data-place="priority"] > b', 7],
] as const)(
  'on a phone held sideways the longest names of six can be read: %s',
  async (_, move, where, count) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language: 'de' });
    const record = keptRecord(BOARD, 'most-contracts');
    const seats = record.seats.map((seat, one) => ({ ...seat, name: LONGEST[one]! }));
    const at = stepWith(record, move, move === 'drive' ? 60 : 0);
    await resize(page, { width: 640, height: 360 });
    await page.goto(await keepMatch(page, { ...record, seats }, at, Object.keys(seats)));
    const names = page.locator(where).filter({ hasText: new RegExp(LONGEST.join('|')) });
    await names.nth(count - 1).waitFor();
    for (const size of [{ width: 640, height: 360 }, ...WINDOWS.slice(0, 2), { width: 844, height: 390 }]) {
      await resize(page, size);
      const cut = await names.evaluateAll((all) =>
        all
          .filter((one) => {
            const box = one.tagName === 'SPAN' ? one.parentElement! : one;
            return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 2;
          })
          .map(({ textContent }) => textContent),
      );
      expect([size, await names.count(), cut]).toEqual([size, count, []]);
    }
  },
);

test('what somebody is told who finds a table full lies over no name', async () => {
  const server = await startServer();
  const path = `/match/${GAME}/${await openMatch(server, { numPlayers: 4, setupData: LONG, bots: { '1': 'easy', '2': 'easy', '3': 'easy' } })}`;
  await server.post(`${path.replace('match', 'games')}/join`, { playerName: 'Lisa' });
  for (const size of ['desk', 'tablet', 'phone'] as const) {
    const page = await visit({ url: server.url, path, language: 'de', size });
    const note = page.getByRole('status').getByText(table.fullTable).locator('..');
    await note.waitFor();
    const names = region(page, cards.board.opponents).locator('b:first-of-type').filter({ hasText: /[a-z]/ });
    const seats = await names.count();
    const lies = await overlaps([note, ...(await names.all())]);
    expect([size, seats, lies]).toEqual([size, 4, []]);
  }
});

test('at a hand-over a name fits in one line', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const record = keptRecord(RACE, 'plattfuss-circuit-advanced');
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
    // a desk has room for a large list
    await resize(page, SIZES.desk);
    const row = (await page.locator('main section li').first().boundingBox())!;
    expect(row.height).toBeGreaterThan(55);
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
    const cut = await cutShort(names);
    expect([size, await names.count(), cut]).toEqual([size, 5, []]);
  }
});

test('on every phone the names on the whole map can be read', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const record = keptRecord(BOARD, 'four-players');
  await page.goto(await keepMatch(page, record, 0, [record.steps[0]![0]]));
  const names = page.getByRole('group', { name: board.table.map.label }).locator('text:visible');
  await names.first().waitFor();
  await page.getByRole('button', { name: table.offer.not }).click();
  for (const size of [SIZES.phone, SMALLEST, { width: 844, height: 390 }]) {
    await resize(page, size);
    const small = await names.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 9.5).map(({ textContent }) => textContent),
    );
    expect([size, (await names.count()) > 8, small]).toEqual([size, true, []]);
  }
});

test('no name lies under a button of the whole map, whoever looks at it, with a finger on a large window too', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const { label, zoomIn, zoomOut, whole, own } = board.table.map;
  const map = page.locator(`svg[aria-label="${label}"]`);
  const showAll = page.locator(`button[aria-label="${whole}"]`);
  const buttons = page.locator(
    [zoomIn, zoomOut, whole, own].map((name) => `button[aria-label="${name}"]`).join(),
  );
  const covered = async (size: Size) => {
    await resize(page, size);
    await map.waitFor();
    if ((await isThere(showAll)) && (await showAll.getAttribute('aria-disabled')) !== 'true')
      await showAll.click();
    const boxes = await boxesOf(buttons);
    const names = await boxesOf(map.locator('g:has(> rect + rect + text)'));
    expect([size, names.length > 4]).toEqual([size, true]);
    return names.filter((name) => boxes.some((box) => doMeet(box, name))).map(({ text }) => text);
  };
  const sizes = [SIZES.phone, SMALLEST, { width: 360, height: 740 }, SIZES.tablet, SIZES.desk, LAPTOPS[1]!];

  await goBefore(page, BOARD, 'four-players', 'endTurn', 17);
  for (const size of sizes) expect(['own', size, await covered(size)]).toEqual(['own', size, []]);

  await page.goto(server.url);
  await watch(page, 'de', BOARD, 'four-players');
  for (const size of sizes) expect(['replay', size, await covered(size)]).toEqual(['replay', size, []]);

  const bots = { '1': 'easy', '2': 'easy' } as const;
  const { body } = await server.post<Created>(`/games/${BOARD}/create`, { numPlayers: 3, bots });
  await page.goto(`${server.url}/match/${BOARD}/${body.matchID}?watch&view=tv`);
  for (const size of sizes)
    expect(['television', size, await covered(size)]).toEqual(['television', size, []]);
});
