import { GAMES } from '../../games';
import { AWAY_MS } from '../../games/shared/conduct';
import { setTime } from '../server/conductTable';
import { GAME, LONG, openMatch, startServer, type Created } from '../server/harness';
import { faultsOn, fits, outOfSight, overlaps, resize, SIZES, visit, WINDOWS } from './browser';
import { playerAt, sentence, until, WORDS } from './table';

test('while a match waits for players it says who of them is not there, and calls whoever wants that', async () => {
  const { lobby, table } = WORDS.en;
  const server = await startServer();
  const path = `/match/${GAME}/${await openMatch(server, { numPlayers: 3 })}`;
  const sit = async (name: string) => {
    const page = await visit({ url: server.url, path });
    await page.getByLabel(lobby.name.label).fill(name);
    await page.getByRole('button', { name: lobby.join.sit }).click();
    await page.getByRole('region', { name: table.chat.title }).waitFor();
    return page;
  };
  const [lisa, kemal] = [await sit('Lisa'), await sit('Kemal')];
  await lisa.getByText(table.status.here, { exact: true }).waitFor();
  await lisa.getByRole('button', { name: table.call.on, pressed: false }).waitFor();
  expect(await faultsOn(lisa)).toEqual([]);

  const isAway = lobby.waiting.away_one.replace('{{names}}', 'Kemal');
  await kemal.goto(server.url);
  await lisa.getByText(isAway).waitFor();
  await lisa.getByText(sentence(table.status.away)).waitFor();
  await kemal.goto(server.url + path);
  await lisa.getByText(isAway).waitFor({ state: 'detached' });
});

test('one of three pages disappears: the computer plays for it until its player is back', async () => {
  const { lobby, table } = WORDS.en;
  const time = setTime();
  const server = await startServer({}, GAMES, time.now);
  const path = `/match/${GAME}/${await openMatch(server, { numPlayers: 3, setupData: LONG })}`;
  const sit = async (name: string) => {
    const page = await visit({ url: server.url, path });
    await page.getByLabel(lobby.name.label).fill(name);
    await page.getByRole('button', { name: lobby.join.sit }).click();
    return { page, player: playerAt(page, 'en') };
  };
  const [lisa, kemal, maja] = [await sit('Lisa'), await sit('Kemal'), await sit('Maja')];
  for (const { player } of [lisa, kemal, maja]) await player.hand.waitFor();
  await lisa.player.layByKeys();
  await kemal.player.layByKeys();

  await maja.page.goto(server.url);
  await lisa.page.getByText(sentence(table.status.away)).waitFor();
  time.pass(AWAY_MS);
  // the page counts with its own clock
  await lisa.page.reload();
  const offer = table.absence.handOver.replace('{{name}}', 'Maja');
  await lisa.page.getByRole('button', { name: offer }).waitFor();
  for (const size of [SIZES.desk, SIZES.tablet, { width: 740, height: 360 }]) {
    await resize(lisa.page, size);
    expect(await fits(lisa.page)).toBe(true);
    expect(await outOfSight(lisa.player.inHand)).toEqual([]);
  }
  await lisa.page.keyboard.press('k');
  await lisa.page.getByRole('button', { name: offer }).waitFor({ state: 'detached' });
  // the stage may end with this round
  await until(async () => {
    await lisa.player.closeSheet();
    return lisa.player.isAsked();
  }, 'the next round');

  await maja.page.goto(server.url + path);
  await maja.player.closeSheet();
  await maja.page.getByRole('heading', { name: table.log.title }).waitFor();
  time.pass(250_000 - AWAY_MS);
  await maja.page.reload();
  await maja.page.getByText(/Lisa has let the computer play for you for [34]:\d\d\./).waitFor();
  await maja.page.getByRole('button', { name: table.absence.takeBack }).click();
  await maja.page.getByText(table.absence.back).waitFor({ state: 'detached' });
  await kemal.player.closeSheet();
  await kemal.page.getByText('Maja is back and plays on.').first().waitFor();
});

const OWN_TRIP = '[data-place="own-race"]';

test.each([
  [
    'auf-achse-cards',
    [
      '[data-place="counter"]',
      `${OWN_TRIP} > :nth-child(1)`,
      `${OWN_TRIP} > :nth-child(2)`,
      '[data-place="lay"]',
    ],
  ],
  ['auf-achse-board', ['[data-place="map"]', '[role="tab"]']],
  ['ausgebremst', ['main', 'header nav']],
])('the sign of a free seat covers nothing of %s on a phone held sideways', async (game, parts) => {
  const { lobby, table } = WORDS.de;
  const server = await startServer();
  const { body } = await server.post<Created>(`/games/${game}/create`, {
    numPlayers: 3,
    bots: { '2': 'easy' },
  });
  const path = `/match/${game}/${body.matchID}`;
  const seats = `/games/${game}/${body.matchID}`;
  const { body: sat } = await server.post<{ playerCredentials: string }>(`${seats}/join`, {
    playerID: '1',
    playerName: 'Kemal',
  });
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  const sit = page.getByRole('button', { name: lobby.join.sit });
  await sit.click();
  await sit.waitFor({ state: 'detached' });
  await page.locator(parts[0]!).first().waitFor();
  await server.post(`${seats}/leave`, { playerID: '1', credentials: sat.playerCredentials });
  const sign = page.getByRole('region', { name: table.absence.label }).locator('> *');
  await sign.waitFor();
  for (const size of [...WINDOWS.slice(0, 2), { width: 640, height: 360 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    expect([size, await outOfSight(sign.getByRole('button'))]).toEqual([size, []]);
    // and its buttons do not stick out of it
    const frame = (await sign.boundingBox())!;
    for (const button of await sign.getByRole('button').all()) {
      const { y, height } = (await button.boundingBox())!;
      expect([size, y > frame.y, y + height < frame.y + frame.height]).toEqual([size, true, true]);
    }
    for (const part of parts) {
      expect(await page.locator(part).count()).toBeGreaterThan(0);
      expect([size, await overlaps([sign, page.locator(part)])]).toEqual([size, []]);
    }
  }
});
