import type { Locator } from 'playwright-core';
import { GAME, openMatch, sitDown, startServer } from '../../server/harness';
import { visit } from '../browser';
import { sentence, WORDS } from '../table';
import { testSound } from './sound';

const { lobby, table } = WORDS.en;

/** With the pointer on the lowest line of a box that has risen: the positions of the box, frame by frame. */
const placesUnderPointer = async (box: Locator) => {
  await box.scrollIntoViewIfNeeded();
  await box.page().mouse.move(0, 0);
  const { x, y, width, height } = (await box.boundingBox())!;
  await box.page().mouse.move(x + width / 2, y + height - 0.5);
  return box.evaluate(async (element) => {
    const risen = Promise.all(element.getAnimations().map(({ finished }) => finished));
    for (let at = 0; at < 2; at++) await new Promise(requestAnimationFrame);
    await risen;
    const places = new Set<number>();
    for (let at = 0; at < 20; at++) {
      await new Promise(requestAnimationFrame);
      places.add(element.getBoundingClientRect().top);
    }
    return places.size;
  });
};

test('what rises under the pointer does not tremble at its edge', async () => {
  const { url } = await startServer();
  const page = await visit({ url });
  const poster = page.getByRole('radio').first().locator('xpath=ancestor::label');
  expect(await placesUnderPointer(poster)).toBe(1);
  expect(await placesUnderPointer(page.getByRole('button', { name: lobby.newMatch.open }))).toBe(1);
});

testSound({
  'the lobby': async (server) => {
    await openMatch(server);
    const page = await visit({ url: server.url });
    await page.getByRole('link', { name: sentence(lobby.row.joinLabel) }).waitFor();
    return page;
  },
  'the lobby on a phone': async (server) => {
    const page = await visit({ url: server.url, size: 'phone' });
    await page.getByText(lobby.empty.open.title).waitFor();
    return page;
  },
  'the choice of a seat': async (server) => {
    const matchID = await openMatch(server);
    await sitDown(server, matchID, '1');
    const page = await visit({ url: server.url, path: `/match/${GAME}/${matchID}` });
    await page.getByRole('button', { name: lobby.join.sit }).waitFor();
    return page;
  },
  'the waiting room': async (server) => {
    const page = await visit({ url: server.url });
    await page.getByLabel(lobby.name.label).fill('Lisa');
    await page.getByRole('button', { name: lobby.newMatch.open }).click();
    await page.getByRole('heading', { name: lobby.waiting.title }).waitFor();
    return page;
  },
  'the rulebook': async (server) => {
    const page = await visit({ url: server.url, path: `/rules/${GAME}#K-4.1` });
    await page.locator('[id="K-4.1"]').waitFor();
    return page;
  },
  'an address that leads nowhere': async (server) => {
    const page = await visit({ url: server.url, path: '/nowhere' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  },
  'a match that is gone': async (server) => {
    const page = await visit({ url: server.url, path: `/match/${GAME}/gone` });
    await page.getByRole('heading', { name: lobby.gone.title }).waitFor();
    return page;
  },
  'a match that is not on this device': async (server) => {
    const page = await visit({ url: server.url, path: '/local/nowhere' });
    await page.getByRole('heading', { name: table.device.missing.title }).waitFor();
    return page;
  },
});
