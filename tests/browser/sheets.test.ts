import { GAME, openMatch, sitDown, startServer } from '../server/harness';
import { outOfSight, resize, visit, type Size } from './browser';
import { WORDS } from './table';

const { lobby, shell, table } = WORDS.de;

/** The lowest phones, held upright and sideways. */
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

test('in the lobby what can be played at once is above the fold of every phone', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  for (const size of PHONES) {
    await resize(page, size);
    const now = page.getByText(lobby.shelf.playNow, { exact: true }).first();
    expect([size, await outOfSight(now)]).toEqual([size, []]);
  }
});
