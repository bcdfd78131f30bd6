import type { Page } from 'playwright-core';
import { startServer, type Created } from '../server/harness';
import { faultsOn, fits, visit } from './browser';
import { sentence, WORDS } from './table';

const GAME = 'ausgebremst';
const { lobby, race, shell, table } = WORDS.en;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const hand = (page: Page) => page.getByRole('region', { name: race.table.hand.label, exact: true });

test('a decision is taken back with a key; one that the race has begun on, when the other page agrees', async () => {
  const server = await startServer();
  const body = { numPlayers: 3, bots: { 2: 'easy' }, setupData: { circuits: '1' } };
  const { matchID } = (await server.post<Created>(`/games/${GAME}/create`, body)).body;
  const sit = async (name: string) => {
    const page = await visit({ url: server.url, path: `/match/${GAME}/${matchID}` });
    await page.getByLabel(lobby.name.label).fill(name);
    await page.getByRole('button', { name: lobby.join.sit }).click();
    return page;
  };
  const [lisa, kemal] = [await sit('Lisa'), await sit('Kemal')];
  const ready = (page: Page) => button(page, race.table.ready.button);

  // freely, as long as somebody is not ready yet
  await ready(lisa).click();
  await button(lisa, table.undo.button).waitFor();
  await lisa.keyboard.press('Control+z');
  await ready(lisa).waitFor();
  await ready(lisa).click();
  await ready(kemal).click();
  await hand(lisa).waitFor();
  expect(await button(lisa, table.undo.button).count()).toBe(0);

  // by consent: one refusal, then the other player asks
  const ask = async (page: Page) => {
    await button(page, shell.menu).click();
    await page.getByRole('menuitem', { name: table.wish.ask }).click();
    await button(page, table.wish.go.others).click();
  };
  await ask(lisa);
  await kemal.getByText(table.wish.asked.replace('{{name}}', 'Lisa')).waitFor();
  await lisa.getByText(table.wish.mine).waitFor();
  expect(await faultsOn(kemal)).toEqual([]);
  expect(await fits(kemal)).toBe(true);
  await button(kemal, table.wish.refuse).click();
  await lisa.getByText(table.wish.mine).waitFor({ state: 'detached' });
  await lisa.getByText('Kemal does not want to take back what Lisa decided.').first().waitFor();
  await button(lisa, shell.menu).click();
  expect(await lisa.getByRole('menuitem', { name: table.wish.ask }).count()).toBe(0);
  await lisa.keyboard.press('Escape');

  await ask(kemal);
  await button(lisa, table.pause.agree).click();
  for (const page of [lisa, kemal]) await hand(page).waitFor({ state: 'detached' });
  await ready(kemal).click();
  const agreed = sentence(table.undo.agreed.replaceAll('**', '').replace('{{name}}', 'Kemal'));
  for (const page of [lisa, kemal]) {
    await hand(page).waitFor();
    await page.getByText(agreed).first().waitFor();
  }
});
