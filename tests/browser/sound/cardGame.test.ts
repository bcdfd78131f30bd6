import type { Page } from 'playwright-core';
import { GAME, openMatch, sitDown, startServer, type TestServer } from '../../server/harness';
import { faultsOn, visit, type Wish } from '../browser';
import { playerAt, playOut, WORDS } from '../table';
import { replayOf, testSound } from './sound';

const { lobby, table, cards } = WORDS.en;

/** A match for two with one free seat, as seen by somebody who was sent the link. */
const invite = async (server: TestServer, wish: Partial<Wish> = {}): Promise<Page> => {
  const matchID = await openMatch(server);
  await sitDown(server, matchID, '1');
  return visit({ url: server.url, path: `/match/${GAME}/${matchID}`, ...wish });
};

const sit = async (page: Page) => {
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  await playerAt(page, 'en').hand.waitFor();
};

const atOneDevice = async (server: TestServer): Promise<Page> => {
  const page = await visit({ url: server.url });
  await page.getByRole('tab', { name: lobby.newMatch.device }).click();
  await page
    .getByRole('radiogroup', { name: cards.options.stages.name })
    .getByRole('radio', { name: '1' })
    .check();
  await page.getByRole('button', { name: lobby.newMatch.start }).click();
  await playerAt(page, 'en').sign.waitFor();
  return page;
};

testSound({
  'the table with the radio open': async (server) => {
    const page = await invite(server);
    await sit(page);
    await page.getByRole('button', { name: table.chat.title }).click();
    await page.getByLabel(table.chat.write).fill('Good morning');
    await page.keyboard.press('Enter');
    await page.getByText('Good morning').last().waitFor();
    return page;
  },
  'the table on a phone, after a refusal': async (server) => {
    const page = await invite(server, { size: 'phone' });
    await sit(page);
    await page.keyboard.press('Tab');
    await playerAt(page, 'en').inHand.first().focus();
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('1');
    await page.getByRole('link', { name: 'K-3.1' }).waitFor();
    return page;
  },
  'the question what becomes of a seat': async (server) => {
    const page = await invite(server);
    await sit(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: table.menu.leave }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  },
  'the table from beside it': async (server) => {
    const page = await invite(server);
    await page.getByRole('button', { name: lobby.join.watch }).click();
    await page.getByText(cards.board.spectator).waitFor();
    return page;
  },
  'the sign that passes the device on': atOneDevice,
  'a hand at one device': async (server) => {
    const page = await atOneDevice(server);
    await playerAt(page, 'en').sign.click();
    await playerAt(page, 'en').hand.waitFor();
    return page;
  },
  'a replay': async (server) => {
    const page = await replayOf(server, GAME, 'four-players');
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
    return page;
  },
});

test('after the end of a match everything is sound too', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { bots: { '1': 'easy' } });
  const page = await visit({ url: server.url, path: `/match/${GAME}/${matchID}` });
  await sit(page);
  const player = playerAt(page, 'en');
  await playOut(player.isOver, async () => {
    if (await player.isAsked()) await player.layByKeys();
  });
  await page.getByRole('button', { name: table.afterwards.rematch }).waitFor();
  expect(await faultsOn(page)).toEqual([]);
});
