import type { LobbyAPI } from 'boardgame.io';
import type { Page } from 'playwright-core';
import { GAME, openMatch, sitDown, startServer } from '../server/harness';
import { cutShort, outOfSight, overlaps, resize, SIZES, visit, type Size } from './browser';
import { goBefore, goToEnd, keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { sentence, WORDS } from './table';

const { board, lobby, race, shell, table } = WORDS.de;

/** The smallest phones, in portrait and landscape. */
const PHONES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
];

test('who follows a link to a table, and who leaves it, sees on every phone what is asked and the ways on', async () => {
  const server = await startServer();
  const matchID = await openMatch(server);
  const page = await visit({
    url: server.url,
    path: `/match/${GAME}/${matchID}`,
    language: 'de',
    size: 'phone',
  });
  const name = page.getByLabel(lobby.name.label);
  const sit = page.getByRole('button', { name: lobby.join.sit });
  await name.waitFor();
  for (const size of PHONES) {
    await resize(page, size);
    for (const needed of [page.locator('h1'), name, page.getByRole('radio').locator('..'), sit])
      expect([size, await outOfSight(needed)]).toEqual([size, []]);
  }

  await name.fill('Lisa');
  await sit.click();
  await sitDown(server, matchID, '1');
  await page.getByRole('group', { name: WORDS.de.cards.board.yourHand }).waitFor();
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page.getByRole('menuitem', { name: table.menu.leave }).click();
  const dialog = page.getByRole('dialog', { name: table.leave.title });
  for (const size of PHONES) {
    await resize(page, size);
    const ways = dialog.getByRole('button', { name: /./ });
    for (const needed of [dialog.getByRole('heading'), ways])
      expect([size, await outOfSight(needed)]).toEqual([size, []]);
  }
});

test('who waits for others sees on a phone held sideways how to invite them and how to begin without', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', left: { name: 'Lisa' } });
  const { fill, newMatch, waiting } = lobby;
  await page.getByRole('button', { name: newMatch.open }).click();
  await page.getByRole('heading', { name: waiting.title }).waitFor();
  for (const size of [...PHONES.slice(1), { width: 844, height: 390 }]) {
    await resize(page, size);
    for (const name of [waiting.copy, fill.start, waiting.seatLink, waiting.leave, waiting.close])
      expect([size, await outOfSight(page.getByRole('button', { name }))]).toEqual([size, []]);
  }
});

test('in the lobby what can be played at once is above the fold of every phone', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  for (const size of PHONES) {
    await resize(page, size);
    const now = page.getByText(lobby.shelf.playNow, { exact: true }).first();
    expect([size, await outOfSight(now)]).toEqual([size, []]);
  }
});

/** Takes a seat as Lisa at a table of the card game with these others, all of whom are absent. */
const sitWith = async (others: readonly string[]): Promise<Page> => {
  const server = await startServer();
  const matchID = await openMatch(server, { numPlayers: others.length + 1 });
  const path = `/match/${GAME}/${matchID}`;
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  for (const [at, playerName] of others.entries())
    await server.post(`/games/${GAME}/${matchID}/join`, { playerID: String(at + 1), playerName });
  await page.getByRole('group', { name: WORDS.de.cards.board.yourHand }).waitFor();
  return page;
};

/** Names as long as those of computer players. */
const NAMES = ['Diesel-Dieter', 'Schotter-Schorsch', 'Transit-Trude'];

test('on the smallest phone the names of three others are read in two lines, though none of them is there', async () => {
  const page = await sitWith(NAMES);
  await resize(page, PHONES[0]!);
  const others = page.getByRole('region', { name: WORDS.de.cards.board.opponents }).locator('b');
  for (const name of NAMES) {
    const shown = others.filter({ hasText: name });
    await shown.waitFor();
    const { width, height } = (await shown.boundingBox())!;
    expect([name, width > 40, height < 34]).toEqual([name, true, true]);
  }
});

test('on the lowest phone held sideways long names of two others are read whole, whoever of them is away', async () => {
  const page = await sitWith(['Schotter-Schorsch', 'Maximiliane']);
  const names = page.getByRole('region', { name: WORDS.de.cards.board.opponents }).locator('b:first-of-type');
  for (const size of PHONES.slice(1)) {
    await resize(page, size);
    const cut = await cutShort(names);
    expect([size, (await names.count()) > 1, cut]).toEqual([size, true, []]);
  }
});

test('with clocks, what is said of others who are away is read whole on a tablet and at a desk, as are their clocks', async () => {
  const server = await startServer();
  const clock = { perDecision: 60, bank: 300 };
  const matchID = await openMatch(server, { numPlayers: 4, table: { clock } });
  const page = await visit({ url: server.url, path: `/match/${GAME}/${matchID}`, language: 'de' });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  for (const [at, playerName] of NAMES.entries())
    await server.post(`/games/${GAME}/${matchID}/join`, { playerID: String(at + 1), playerName });
  await page.getByRole('group', { name: WORDS.de.cards.board.yourHand }).waitFor();
  const others = page.getByRole('region', { name: WORDS.de.cards.board.opponents });
  const notes = others.getByTitle(sentence(table.status.away));
  await notes.nth(2).waitFor();
  for (const size of [SIZES.desk, SIZES.tablet]) {
    await resize(page, size);
    const faults = await notes.evaluateAll((all) =>
      all.flatMap((note) => {
        const { right } = note.closest('li')!.getBoundingClientRect();
        const sign = note.querySelector('svg')!.getBoundingClientRect();
        const clock = note.parentElement!.querySelector('[role=timer]')!;
        const words = document.createRange();
        const cut = [...note.querySelectorAll('span')].filter((one) => {
          words.selectNodeContents(one);
          const [text, seen] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
          return seen.width > 1 && text.top < seen.bottom - 2 && text.right > seen.right + 1;
        });
        const isWhole =
          sign.width > 15 && sign.right < right - 11 && clock.scrollWidth <= clock.clientWidth && !cut.length;
        return isWhole ? [] : [note.parentElement!.textContent];
      }),
    );
    expect([size, faults]).toEqual([size, []]);
  }
});

test('at 200 % with clocks and somebody who watches, names of two others are read whole, and nothing lies over what they have laid', async () => {
  const server = await startServer();
  const clock = { perDecision: 600, bank: 600 };
  const matchID = await openMatch(server, { numPlayers: 3, table: { clock } });
  const path = `/match/${GAME}/${matchID}`;
  const page = await visit({ url: server.url, path, language: 'de' });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  for (const [at, playerName] of ['Diesel-Dieter', 'Maja'].entries())
    await server.post(`/games/${GAME}/${matchID}/join`, { playerID: String(at + 1), playerName });
  await page.getByRole('group', { name: WORDS.de.cards.board.yourHand }).waitFor();
  await visit({ url: server.url, path, language: 'de' });
  await page.getByRole('img', { name: sentence(table.spectators.count_one) }).waitFor();
  await resize(page, { width: 720, height: 450 });
  const rows = page.getByRole('region', { name: WORDS.de.cards.board.opponents }).locator('li[data-place]');
  const names = rows.locator('b:first-of-type').filter({ hasText: /Diesel-Dieter|Maja/ });
  expect([await names.count(), await cutShort(names)]).toEqual([2, []]);
  for (const row of await rows.all())
    expect(await overlaps([row.getByRole('timer'), row.getByRole('list'), row.locator('b').first()])).toEqual(
      [],
    );
});

test('held sideways, with clocks, names of four others are read whole beside the wheel, and a free seat hides no trip', async () => {
  const server = await startServer();
  const clock = { perDecision: 600, bank: 600 };
  const matchID = await openMatch(server, { numPlayers: 5, table: { clock } });
  const path = `/match/${GAME}/${matchID}`;
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  const others = ['Diesel-Dieter', 'Transit-Trude', 'Maximiliane', 'Schotter-Schorsch'];
  const seats: LobbyAPI.JoinedMatch[] = [];
  for (const [at, playerName] of others.entries()) {
    const seat = { playerID: String(at + 1), playerName };
    const joined = await server.post<LobbyAPI.JoinedMatch>(`/games/${GAME}/${matchID}/join`, seat);
    seats.push(joined.body);
  }
  await page.getByRole('group', { name: WORDS.de.cards.board.yourHand }).waitFor();
  const rows = page.getByRole('region', { name: WORDS.de.cards.board.opponents }).getByRole('listitem');
  for (const size of [{ width: 720, height: 450 }, PHONES[1]!, { width: 844, height: 390 }]) {
    await resize(page, size);
    const faults = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const name = row.querySelector('b');
        if (!name || row.parentElement!.closest('li')) return [];
        const words = document.createRange();
        words.selectNodeContents(name);
        const [{ right, bottom }, wheel] = [
          words.getBoundingClientRect(),
          row.querySelector('svg[role="img"]'),
        ];
        const isCut = name.scrollWidth > name.clientWidth || bottom > row.getBoundingClientRect().bottom - 12;
        const isCovered = wheel && wheel.getBoundingClientRect().left < right - 4;
        return isCut || isCovered ? [name.textContent] : [];
      }),
    );
    expect([size, faults]).toEqual([size, []]);
  }

  const credentials = seats[1]!.playerCredentials;
  await server.post(`/games/${GAME}/${matchID}/leave`, { playerID: '2', credentials });
  const sign = page.getByRole('region', { name: table.absence.label });
  await sign.waitFor();
  const trip = page.getByRole('region', { name: WORDS.de.cards.board.ownRace });
  for (const part of [trip.getByRole('heading'), trip.locator('p').last()]) {
    await part.waitFor();
    expect(await overlaps([sign, part])).toEqual([]);
  }

  // in portrait both buttons are side by side: below the sign there is little room for the table
  await resize(page, PHONES[0]!);
  const [first, second] = await sign
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(second).toBe(first);
});

/** Which tables need horizontal scrolling. */
const pushed = (page: Page): Promise<string[]> =>
  page
    .locator('table')
    .evaluateAll((all) =>
      all
        .filter(({ parentElement: room }) => room!.scrollWidth > room!.clientWidth)
        .map(({ textContent }) => textContent),
    );

test.each([
  ['auf-achse-board', 'most-contracts', 'roll', board.reference.title],
  ['ausgebremst', 'plattfuss-circuit-advanced', 'drive', race.reference.title],
])('the reference of %s fits on the smallest phone', async (game, kept, move, title) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await goBefore(page, game, kept, move, 40);
  await resize(page, PHONES[0]!);
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page.getByRole('menuitem', { name: title }).click();
  await page.getByRole('dialog').locator('table').first().waitFor();
  expect(await pushed(page)).toEqual([]);
});

test('on a phone held sideways the sheet of a championship has room, with a long name in it', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const { seats, ...record } = keptRecord('ausgebremst', 'championship');
  const named = seats.map((seat, at) => (at ? seat : { ...seat, name: 'Maximiliane' }));
  await page.goto(await keepMatch(page, { ...record, seats: named }, record.steps.length - 1));
  await resize(page, { width: 844, height: 390 });
  await page.getByRole('columnheader', { name: 'Maximiliane' }).waitFor();
  expect(await pushed(page)).toEqual([]);
});

test('on the smallest phone three drivers of a championship stand side by side', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  const record = keptRecord('ausgebremst', 'all-eight');
  await page.goto(await keepMatch(page, record, record.steps.length));
  await resize(page, PHONES[0]!);
  await page.getByRole('columnheader').nth(record.seats.length).waitFor();
  expect(await page.locator('table').count()).toBe(1);
  expect(await pushed(page)).toEqual([]);
});

test('at 200 % the figures of six players in the final balance do not touch', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await goToEnd(page, 'auf-achse-board', 'most-contracts');
  for (const size of [{ width: 720, height: 450 }, ...PHONES.slice(1)]) {
    await resize(page, size);
    const cut = await cutShort(page.locator('table td'));
    expect([size, cut]).toEqual([size, []]);
  }
});
