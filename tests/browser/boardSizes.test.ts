import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { startServer, type Created } from '../server/harness';
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
import { WORDS } from './table';

const { board, table } = WORDS.de;
const EN = WORDS.en.board.table;
const BOARD = 'auf-achse-board';

/** What more bars of a browser leave of a tablet held upright. */
const LOW_TABLETS = [
  { width: 768, height: 900 },
  { width: 800, height: 900 },
];

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

test.each(['de', 'fr'] as const)(
  'on a low laptop and a tablet held upright the own contracts are read below what is to be decided, and stay there until the end of the turn (%s)',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language });
    const own = page.locator('[data-place="contracts"] [data-contract]');
    const tops: Record<string, number[]> = {};
    for (const [move, from] of [
      ['roll', 56],
      ['drive', 56],
      ['unload', 56],
      ['load', 56],
      ['endTurn', 17],
    ] as const) {
      await goBefore(page, BOARD, 'four-players', move, from);
      await own.nth(2).waitFor();
      for (const size of LAPTOPS.filter(({ width, height }) => width >= 1200 && height < 736)) {
        await resize(page, size);
        for (const one of [0, 1, 2])
          expect([move, size, await outOfSight(own.nth(one))]).toEqual([move, size, []]);
      }
      // a fourth one too, in the lowest window and on a tablet held upright
      for (const size of [LAPTOPS[1]!, { width: 1366, height: 600 }, SIZES.tablet]) {
        await resize(page, size);
        expect([move, size, await own.count(), await outOfSight(own)]).toEqual([
          move,
          size,
          move === 'load' ? 3 : 4,
          [],
        ]);
      }
      // on the lowest of the tablets three
      await resize(page, TABLETS[0]!);
      for (const one of [0, 1, 2])
        expect([move, one, await outOfSight(own.nth(one))]).toEqual([move, one, []]);
      const wide = [...LAPTOPS.slice(0, 4), { width: 1366, height: 600 }, SIZES.desk];
      for (const size of [...wide, SIZES.tablet, ...TABLETS]) {
        await resize(page, size);
        (tops[`${size.width}×${size.height}`] ??= []).push(Math.round((await own.first().boundingBox())!.y));
      }
    }
    for (const [size, [rolling, ...later]] of Object.entries(tops))
      expect([size, later]).toEqual([size, later.map(() => rolling)]);
  },
);

/** Tablets held across, and what bars of a browser leave of them. */
const TABLETS_ACROSS = [
  { width: 1024, height: 768 },
  { width: 1024, height: 700 },
  { width: 1180, height: 746 },
  WINDOWS[2]!,
];

test.each(LANGUAGE_CODES)(
  'on a tablet held upright or across the map, the own contracts and the own truck stay where they are, whatever one is asked and while others play (%s)',
  async (language) => {
    const server = await startServer();
    // others think for a while
    const page = await visit({ url: server.url, language, left: { pace: 'slow' } });
    const record = keptRecord(BOARD, 'four-players');
    const parts = [
      page.locator('[data-place="map"]'),
      page.locator('[data-place="contracts"]'),
      page.locator('main > div:nth-of-type(3) > section').last(),
    ];
    const places: Record<string, (readonly number[])[]> = {};
    // a roll, a drive, goods unloaded and loaded, the end of a turn, road works, an event, what somebody else does, and
    // contracts to be called
    for (const [at, reader] of [[56], [57], [58], [59], [60], [9], [63], [65, '0'], [10]] as const) {
      const seat = reader ?? record.steps[at]![0];
      await page.goto(await keepMatch(page, record, at, [seat]));
      await parts[1]!.waitFor();
      for (const size of [...LOW_TABLETS, ...TABLETS, SIZES.tablet, ...TABLETS_ACROSS]) {
        await resize(page, size);
        const isAcross = size.width > size.height;
        // three contracts are read there without scrolling
        const signs = parts[1]!.locator('[data-contract]');
        if (isAcross)
          for (const one of [0, 1, 2])
            if (at !== 63)
              expect([at, size, one, await outOfSight(signs.nth(one))]).toEqual([at, size, one, []]);
        const tops = [];
        // the own truck lies below them there, however many they are
        for (const part of isAcross ? parts.slice(0, 2) : parts)
          tops.push(Math.round((await part.boundingBox())!.y));
        (places[`${size.width}×${size.height}`] ??= []).push(tops);
      }
    }
    for (const [size, [first, ...later]] of Object.entries(places))
      expect([size, later]).toEqual([size, later.map(() => first)]);
  },
);

test.each(LANGUAGE_CODES)(
  'on phones no button but the main one stands alone in the last row of the sign (%s)',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, size: 'phone' });
    for (const [move, from] of [
      ['roll', 60],
      ['unload', 56],
      ['endTurn', 17],
    ] as const) {
      await goBefore(page, BOARD, 'four-players', move, from);
      const buttons = page.locator('div:has(> [data-primary]) > button');
      await buttons.first().waitFor();
      for (const size of [SMALLEST, { width: 375, height: 667 }, SIZES.phone]) {
        await resize(page, size);
        const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        const isMain = await buttons.last().evaluate((one) => one.matches('[data-primary]'));
        expect([move, size, isMain || tops.at(-1) === tops.at(-2)]).toEqual([move, size, true]);
      }
    }
  },
);

test.each(LANGUAGE_CODES)(
  'on the smallest phone one reads whole what is said below the sign, above the tabs (%s)',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, size: 'phone' });
    await resize(page, SMALLEST);
    const said = page.locator('[data-place="outlook"]');
    for (const [move, from] of [
      ['roll', 56],
      ['drive', 56],
      ['load', 56],
    ] as const) {
      await goBefore(page, BOARD, 'four-players', move, from);
      await said.waitFor();
      const tooHigh = await said.evaluate((one) => one.scrollHeight > one.clientHeight);
      expect([move, tooHigh, await overlaps([said, page.getByRole('tablist')])]).toEqual([move, false, []]);
      // and the buttons of the map stand in one column
      const zoom = page.locator('[data-place="map"] div:has(> button) > button');
      const lefts = await zoom.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect([move, lefts.length, new Set(lefts).size]).toEqual([move, 4, 1]);
    }
  },
);

test('on every desk four own contracts are read without scrolling', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goBefore(page, BOARD, 'four-players', 'endTurn', 17);
  const own = region(page, board.table.contracts.title).getByRole('button');
  await own.nth(3).waitFor();
  for (const size of [LAPTOPS[0]!, { width: 1280, height: 800 }, LAPTOPS[3]!, SIZES.desk, WINDOWS.at(-1)!]) {
    await resize(page, size);
    expect([size, await outOfSight(own)]).toEqual([size, []]);
  }
});

test('on a low laptop what a held event card is played with stands under the own contracts, on a tablet held upright beside them, on a phone and on a tablet held across among the decisions', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await resize(page, { width: 1280, height: 720 });
  await goBefore(page, BOARD, 'most-contracts', 'motivate', 0);
  const play = region(page, board.table.held.title).getByRole('button');
  await play.first().waitFor();
  expect(await outOfSight(play)).toEqual([]);
  for (const size of TABLETS) {
    await resize(page, size);
    expect([size, await outOfSight(play)]).toEqual([size, []]);
  }
  const word = board.table.held.playCard.replace('{{card}}', board.event.motivation.title);
  for (const size of [{ width: 844, height: 390 }, SMALLEST, ...TABLETS_ACROSS]) {
    await resize(page, size);
    expect([size, await outOfSight(page.getByRole('button', { name: word }))]).toEqual([size, []]);
  }
});

test('on a desk a public contract tells its facts one beside the other, and rules its lines within its edge; on a phone held sideways the own ones are read above it', async () => {
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

  // how far the reader is from where they are loaded, below what they bring in: the signs stay as low
  const toStart = new RegExp(`${EN.contract.toStart_other.replace('{{count}}', String.raw`\d+`)}$`);
  const heads = contracts.getByRole('button', { name: toStart });
  const marks = contracts.locator('button svg').locator('..');
  expect(await heads.count()).toBe(4);
  expect((await marks.allInnerTexts()).map(Number)).toEqual([18, 12, 6, 7]);
  expect([await outOfSight(marks), await cutShort(marks)]).toEqual([[], []]);
  expect((await contracts.getByRole('button').first().boundingBox())!.height).toBeLessThan(50);

  await resize(page, { width: 844, height: 390 });
  const own = page.getByRole('list', { name: EN.contracts.title }).getByRole('listitem');
  for (const one of [0, 1, 2, 3]) expect([one, await outOfSight(own.nth(one))]).toEqual([one, []]);
  expect(await outOfSight(page.locator('main b').filter({ hasText: /DM$/ }).first())).toEqual([]);
});

test.each(LANGUAGE_CODES)(
  'at a desk with six what may be called is seen whole, its facts in one line, and each of them in two lines, language %s',
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
      const broken = await page
        .locator('li:has(> table) > p')
        .evaluateAll((all) =>
          all.filter((one) => one.clientHeight > 24).map(({ textContent }) => textContent),
        );
      expect([at, broken]).toEqual([at, []]);
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

test.each([
  ['fr', 'four-players', 'carryOut', 104, 2],
  ['fr', 'two-players', 'give', 0, 3],
  ['cs', 'two-players', 'give', 0, 3],
] as const)(
  'on the smallest phone an event card with much to choose from is read without scrolling, language %s, from %s before %s',
  async (language, match, move, from, contracts) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language, size: 'phone' });
    await resize(page, SMALLEST);
    await goBefore(page, BOARD, match, move, from);
    const card = page.locator('[data-place="event"] > section');
    await card.getByRole('button').nth(2).waitFor();
    const signs = card.locator('[data-contract]');
    const tooHigh = () => card.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect([await signs.count(), await tooHigh()]).toEqual([contracts, 0]);
    // nor with more of them
    for (let more = contracts + 1; more <= 5; more++) {
      await signs.last().evaluate((one) => one.after(one.cloneNode(true)));
      expect([await signs.count(), await tooHigh()]).toEqual([more, 0]);
    }
  },
);

test.each(LANGUAGE_CODES)(
  'what is said below the route of an own contract stays in one line and is read whole, language %s',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language });
    // with most goods, on one of the longest ways, to be loaded here
    await goBefore(page, BOARD, 'two-players', 'load', 366);
    const feet = page.locator('[data-place="contracts"] [data-contract] > :last-child');
    await feet.first().waitFor();
    for (const size of [SIZES.desk, LAPTOPS[1]!, { width: 844, height: 390 }, { width: 320, height: 640 }]) {
      await resize(page, size);
      if (size.width === 320) await page.getByRole('tab').nth(1).click();
      await feet.first().waitFor();
      const faults = await feet.evaluateAll((all) =>
        all.flatMap((foot) => {
          const [whole, way] = [foot, foot.children[1]!].map((one) => one.getBoundingClientRect());
          return way!.height > 20 || way!.right > whole!.right || way!.bottom > whole!.bottom
            ? [foot.textContent]
            : [];
        }),
      );
      expect([size, await feet.count(), faults]).toEqual([size, 2, []]);
    }
  },
);

test.each(['de', 'fr'] as const)(
  'while the device is to be passed on the map keeps its size, and what asks for it lies beside it (%s)',
  async (language) => {
    const server = await startServer();
    const page = await visit({ url: server.url, language });
    const record = keptRecord(BOARD, 'four-players');
    const people = ['0', '1', '2', '3'];
    await page.goto(await keepMatch(page, record, stepWith(record, 'endTurn', 30), people));
    const sizes = [
      SIZES.desk,
      ...LAPTOPS.slice(1),
      SIZES.tablet,
      ...TABLETS,
      SIZES.phone,
      SMALLEST,
      ...WINDOWS.slice(0, 3),
    ];
    const map = page.locator('[data-place="map"]');
    const boxes = async () => {
      const all = [];
      for (const size of sizes) {
        await resize(page, size);
        all.push({ size, box: await map.boundingBox() });
      }
      return all;
    };
    await page.locator('main button:enabled').click();
    const end = page.locator('[data-move="endTurn"]');
    await end.waitFor();
    const before = await boxes();
    await end.click();
    const passOn = page.locator('[data-ground="asphalt"]').getByRole('button');
    await passOn.waitFor();
    expect(await boxes()).toEqual(before);
    for (const size of sizes) {
      await resize(page, size);
      expect([size, await outOfSight(passOn), await overlaps([map, passOn])]).toEqual([size, [], []]);
    }
  },
);
