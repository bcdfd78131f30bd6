import { GAME, openMatch, sitDown } from '../../server/harness';
import { visit } from '../browser';
import { sentence, WORDS } from '../table';
import { testSound } from './sound';

const { lobby, table } = WORDS.en;

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
