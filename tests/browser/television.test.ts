import french from '../../ui/words/fr/auf-achse-cards.json';
import {
  action,
  connect,
  GAME,
  openMatch,
  sitDown,
  startServer,
  stateIDIn,
  type Created,
} from '../server/harness';
import { fits, outOfSight, resize, SIZES, SMALLEST, visit, WINDOWS } from './browser';
import { region } from './moments';
import { WORDS } from './table';

const { cards, table } = WORDS.de;

test('a television shows all standings and how to join completely, and has nothing to press', async () => {
  const server = await startServer();
  const bots = { '1': 'easy', '2': 'easy', '3': 'easy', '4': 'easy' } as const;
  const matchID = await openMatch(server, { numPlayers: 5, bots });
  await sitDown(server, matchID, '0');
  const path = `/match/${GAME}/${matchID}?watch&view=tv`;
  const page = await visit({ url: server.url, path, language: 'de' });
  const standings = page.getByRole('list', { name: table.tv.standings }).getByRole('listitem');
  await standings.first().waitFor();
  for (const size of [{ width: 1920, height: 1080 }, WINDOWS.at(-1)!]) {
    await resize(page, size);
    expect(await fits(page)).toBe(true);
    expect(await standings.count()).toBe(5);
    const trips = region(page, cards.board.opponents).locator('div:has(+ dl)');
    const spilled = await trips.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(spilled).toEqual([0, 0, 0, 0, 0]);
    expect(await outOfSight(standings)).toEqual([]);
    // what everybody has, in words that can be read across the room
    const words = region(page, cards.board.opponents).locator('dt, dd, [data-laid] > span:last-child');
    const small = await words.evaluateAll((all) =>
      all.flatMap((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        const { height } = text.getBoundingClientRect();
        return height < 0.026 * innerHeight ? [`${one.textContent}: ${height}`] : [];
      }),
    );
    expect([await words.count(), small]).toEqual([30, []]);
    expect(await outOfSight(page.getByRole('img', { name: table.tv.code }))).toEqual([]);
    expect(await page.getByRole('button').count()).toBe(0);
  }
});

test('the table of two fills a television down to its foot', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { numPlayers: 2, bots: { '1': 'easy' } });
  await sitDown(server, matchID, '0');
  const path = `/match/${GAME}/${matchID}?watch&view=tv`;
  const page = await visit({ url: server.url, path, language: 'de' });
  const seats = region(page, cards.board.opponents);
  await seats.waitFor();
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
  ]) {
    await resize(page, size);
    expect([size, await outOfSight(seats)]).toEqual([size, []]);
    const { y } = (await region(page, cards.board.counter.title).boundingBox())!;
    const last = (await seats.boundingBox())!;
    expect([size, last.y + last.height - y > 0.8 * size.height]).toEqual([size, true]);
  }
});

test.each([
  [GAME, 5],
  ['auf-achse-board', 6],
  ['ausgebremst', 6],
])('what a television shows of %s with %d fits a phone held upright, too', async (game, numPlayers) => {
  const server = await startServer();
  const bots = Object.fromEntries(Array.from({ length: numPlayers - 1 }, (_, at) => [at + 1, 'easy']));
  const { body } = await server.post<Created>(`/games/${game}/create`, { numPlayers, bots });
  await server.post(`/games/${game}/${body.matchID}/join`, { playerID: '0', playerName: 'Lisa' });
  const path = `/match/${game}/${body.matchID}?watch&view=tv`;
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  const standings = page.getByRole('list', { name: table.tv.standings }).getByRole('listitem');
  await standings.first().waitFor();
  const laid = page.locator('main > div').first().getByRole('listitem');
  for (const size of [SIZES.phone, SMALLEST, SIZES.tablet, ...WINDOWS]) {
    await resize(page, size);
    expect([size, await fits(page)]).toEqual([size, true]);
    expect([size, await outOfSight(standings)]).toEqual([size, []]);
    if (game === GAME) expect([size, await outOfSight(laid)]).toEqual([size, []]);
  }
});

test('of what was told last, a television shows each line whole or not at all', async () => {
  const server = await startServer();
  const game = 'ausgebremst';
  const wish = { numPlayers: 3, bots: { '1': 'easy', '2': 'easy' } };
  const { matchID } = (await server.post<Created>(`/games/${game}/create`, wish)).body;
  const own = { playerID: '0', playerName: 'Lisa' };
  const joined = await server.post<{ playerCredentials: string }>(`/games/${game}/${matchID}/join`, own);
  const credentials = joined.body.playerCredentials;
  const ear = await connect(server.url, game);
  const synced = ear.next('sync');
  ear.socket.emit('sync', matchID, '0', credentials);
  await synced;
  const ready = action({ playerID: '0', credentials }, 'ready', []);
  ear.socket.emit('update', ready, stateIDIn(ear.state()), matchID, '0');
  const path = `/match/${game}/${matchID}?watch&view=tv`;
  const page = await visit({ url: server.url, path, language: 'de' });
  const list = region(page, table.tv.last).getByRole('list');
  await list.getByRole('listitem').nth(2).waitFor();
  // a narrow column makes long lines of short ones
  await page.addStyleTag({
    content: `section[aria-label=${JSON.stringify(table.tv.last)}] span { width: 90px; }`,
  });
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
  ]) {
    await resize(page, size);
    const cut = await list.evaluate((one) => {
      const { bottom, right } = one.parentElement!.getBoundingClientRect();
      return [...one.children].flatMap((line) => {
        const box = line.getBoundingClientRect();
        return box.left < right && box.bottom > bottom + 1 ? [line.textContent] : [];
      });
    });
    expect([size, cut]).toEqual([size, []]);
    expect([size, await outOfSight(list.getByRole('listitem').first())]).toEqual([size, []]);
  }
});

test.each([5, 2])(
  'who watches %d on a phone held sideways sees all of them at once, and whom the table waits for',
  async (numPlayers) => {
    const server = await startServer();
    const bots = Object.fromEntries(
      Array.from({ length: numPlayers - 1 }, (_, at) => [at + 1, 'easy'] as const),
    );
    const matchID = await openMatch(server, { numPlayers, bots });
    await sitDown(server, matchID, '0');
    const path = `/match/${GAME}/${matchID}?watch`;
    const page = await visit({ url: server.url, path, language: 'fr', size: 'phone' });
    const seats = region(page, french.board.opponents).getByRole('list').first().locator('> li');
    const counts = seats.locator('dl');
    const line = region(page, french.board.yourPlace).getByRole('status');
    await line.locator('b').waitFor();
    for (const size of [
      { width: 640, height: 360 },
      { width: 667, height: 375 },
      { width: 844, height: 390 },
      { width: 932, height: 430 },
    ]) {
      await resize(page, size);
      expect([size, await seats.count()]).toEqual([size, numPlayers]);
      expect([size, await outOfSight(seats)]).toEqual([size, []]);
      const covered = await counts.evaluateAll((all) =>
        all.map((one) => {
          const cards = one.previousElementSibling!.querySelectorAll('*');
          const right = Math.max(...[...cards].map((card) => card.getBoundingClientRect().right));
          const [words, fan] = [
            one.getBoundingClientRect(),
            one.previousElementSibling!.getBoundingClientRect(),
          ];
          return words.top < fan.bottom && right > words.left;
        }),
      );
      expect([size, covered]).toEqual([size, covered.map(() => false)]);
      expect([size, await outOfSight(line)]).toEqual([size, []]);
      // two have more room than five, and their cards take it
      const [card] = await seats
        .first()
        .locator('[data-laid]')
        .evaluateAll((all) => all.map((one) => one.firstElementChild!.getBoundingClientRect().width));
      expect([size, card! > 20]).toEqual([size, numPlayers === 2]);
    }
  },
);
