import { HAND_SIZE } from '../../games/auf-achse-cards/rules/drawing';
import { GAME, openMatch, startServer, temporaryFolder } from '../server/harness';
import { visit } from './browser';
import { playerAt, playOut, until, WORDS } from './table';

test('a match of two people and a computer player, online, in two languages, with a reload in the middle', async () => {
  const server = await startServer();
  const { lobby, table, cards } = WORDS.de;

  const lisa = await visit({ url: server.url, language: 'de' });
  await lisa.getByLabel(lobby.name.label).fill('Lisa');
  for (const seat of ['3', '2']) {
    const menu = lobby.seat.menu.replace('{{number}}', seat).replace('{{who}}', lobby.seat.human);
    await lisa.getByRole('button', { name: menu }).click();
    await (
      seat === '3'
        ? lisa.getByRole('menuitem', { name: lobby.seat.remove })
        : lisa.getByRole('menuitemradio', { name: lobby.seat.human })
    ).click();
  }
  await lisa
    .getByRole('radiogroup', { name: cards.options.stages.name })
    .getByRole('radio', { name: '1' })
    .check();
  await lisa.getByRole('button', { name: lobby.newMatch.open }).click();
  await lisa.waitForURL(/\/match\/auf-achse-cards\//);
  await lisa.getByRole('heading', { name: lobby.waiting.title }).waitFor();

  const { pathname } = new URL(lisa.url());
  const kemal = await visit({ url: server.url, path: pathname, language: 'en', size: 'phone' });
  await kemal.getByLabel(WORDS.en.lobby.name.label).fill('Kemal');
  await kemal.getByRole('button', { name: WORDS.en.lobby.join.sit }).click();

  const atDesk = playerAt(lisa, 'de');
  const atPhone = playerAt(kemal, 'en');
  await Promise.all([atDesk.hand.waitFor(), atPhone.hand.waitFor()]);
  expect(await atDesk.inHand.count()).toBe(HAND_SIZE);

  // What was said before the reload is still there after it.
  await kemal.getByRole('button', { name: WORDS.en.table.chat.title }).click();
  await kemal.getByLabel(WORDS.en.table.chat.write).fill('Have a good trip!');
  await kemal.keyboard.press('Enter');
  await kemal.keyboard.press('Escape');
  await lisa.getByText('Kemal: Have a good trip!').waitFor();

  await atDesk.layByMouse();
  await until(async () => !(await atDesk.isAsked()), 'both cards are taken');
  expect(await atDesk.inHand.count()).toBe(HAND_SIZE - 2);
  const cardsLeft = await atDesk.hand.ariaSnapshot();
  await lisa.reload();
  await atDesk.hand.waitFor();
  expect(await atDesk.hand.ariaSnapshot()).toBe(cardsLeft);
  await lisa.getByText('Kemal: Have a good trip!').waitFor();

  await playOut(atDesk.isOver, async () => {
    if (await atDesk.isAsked()) await atDesk.layByKeys();
    if (await atPhone.isAsked()) await atPhone.layByKeys();
  });
  await until(atPhone.isOver, 'the match is over on the phone');

  await lisa.getByRole('button', { name: table.afterwards.rematch }).click();
  await lisa.getByRole('heading', { name: lobby.waiting.title }).waitFor();
  expect(new URL(lisa.url()).pathname).not.toBe(pathname);
  await kemal.getByText(WORDS.en.table.afterwards.opened).waitFor();
  await kemal.getByRole('button', { name: WORDS.en.table.afterwards.joinRematch }).click();
  await atPhone.hand.waitFor();
  await atDesk.hand.waitFor();
  expect(new URL(kemal.url()).pathname).toBe(new URL(lisa.url()).pathname);
});

test('a server that stops leaves the table readable, and play goes on when it is back', async () => {
  const { lobby, table } = WORDS.en;
  const settings = { dataDir: temporaryFolder() };
  const server = await startServer(settings);
  const bots = { '1': 'easy' } as const;
  const matchID = await openMatch(server, { bots });
  const page = await visit({ url: server.url, path: `/match/${GAME}/${matchID}` });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  const player = playerAt(page, 'en');
  await player.hand.waitFor();

  await server.close();
  await page.getByText(table.lost.title).waitFor();
  expect(await player.inHand.count()).toBe(HAND_SIZE);
  await startServer({ ...settings, port: server.port });
  await page.getByText(table.lost.title).waitFor({ state: 'detached' });
  await player.layByKeys();
});
