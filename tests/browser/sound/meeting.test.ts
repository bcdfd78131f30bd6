import type { Page } from 'playwright-core';
import { GAME, LONG, openMatch, sitDown, startServer, type Seat } from '../../server/harness';
import { SIZES, visit } from '../browser';
import { isSoundInAll } from './sound';
import lobbyCs from '../../../ui/words/cs/lobby.json';
import lobbyDe from '../../../ui/words/de/lobby.json';
import lobbyEn from '../../../ui/words/en/lobby.json';
import lobbyFr from '../../../ui/words/fr/lobby.json';
import profileCs from '../../../ui/words/cs/profile.json';
import profileDe from '../../../ui/words/de/profile.json';
import profileEn from '../../../ui/words/en/profile.json';
import profileFr from '../../../ui/words/fr/profile.json';
import shellCs from '../../../ui/words/cs/shell.json';
import shellDe from '../../../ui/words/de/shell.json';
import shellEn from '../../../ui/words/en/shell.json';
import shellFr from '../../../ui/words/fr/shell.json';
import tableCs from '../../../ui/words/cs/table.json';
import tableDe from '../../../ui/words/de/table.json';
import tableEn from '../../../ui/words/en/table.json';
import tableFr from '../../../ui/words/fr/table.json';

const WORDS = {
  cs: { lobby: lobbyCs, profile: profileCs, shell: shellCs, table: tableCs },
  de: { lobby: lobbyDe, profile: profileDe, shell: shellDe, table: tableDe },
  en: { lobby: lobbyEn, profile: profileEn, shell: shellEn, table: tableEn },
  fr: { lobby: lobbyFr, profile: profileFr, shell: shellFr, table: tableFr },
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

/** A match of three with one free seat, or of two with all seats taken; the page holds the first seat, if any. */
const meet = async (wish: { readonly isOpen: boolean; readonly isSeated: boolean }) => {
  const server = await startServer();
  const numPlayers = wish.isOpen ? 3 : 2;
  const matchID = await openMatch(server, { numPlayers, setupData: LONG });
  const seats: Seat[] = [];
  for (const at of ['0', '1']) seats.push(await sitDown(server, matchID, at));
  const left = wish.isSeated ? { seats: [{ game: GAME, matchID, name: 'Lisa', ...seats[0] }] } : {};
  return visit({ url: server.url, path: `/match/${GAME}/${matchID}`, left });
};

test('an invitation, and the way to bring one’s seat along, are sound in every language', async () => {
  const page = await meet({ isOpen: true, isSeated: false });
  await isSoundInAll(page, (language) =>
    page.getByRole('button', { name: WORDS[language].lobby.join.sit }).waitFor(),
  );
  await isSoundInAll(
    page,
    (language) => page.getByText(WORDS[language].lobby.elsewhere.wrong).waitFor(),
    async (language) => {
      const { open, link, go } = WORDS[language].lobby.elsewhere;
      await press(page, open);
      await page.getByLabel(link).fill('?');
      await press(page, go);
    },
  );
});

test('the waiting room with its quick signs, and with its code on the whole screen, is sound in every language', async () => {
  const page = await meet({ isOpen: true, isSeated: true });
  await isSoundInAll(
    page,
    (language) => page.getByText(WORDS[language].table.chat.sign.wait, { exact: true }).first().waitFor(),
    async (language) => {
      const { title, sign } = WORDS[language].table.chat;
      // on a desktop, the radio is open
      await press(page, sign.wait);
      await page.setViewportSize(SIZES.phone);
      await page.getByRole('button', { name: title }).click();
    },
  );
  await page.reload();
  await isSoundInAll(
    page,
    (language) => dialog(page, WORDS[language].lobby.waiting.code),
    (language) => press(page, WORDS[language].lobby.waiting.codeLarge),
  );
});

test('what is asked before somebody leaves, goes on elsewhere or goes back is sound in every language', async () => {
  const page = await meet({ isOpen: false, isSeated: true });
  type Asked = (words: typeof tableEn) => { readonly item: string; readonly title: string };
  const asked: readonly Asked[] = [
    ({ menu }) => ({ item: menu.leave, title: menu.leave }),
    ({ seatLink }) => ({ item: seatLink.title, title: seatLink.title }),
    ({ webhook }) => ({ item: webhook.menu, title: webhook.title }),
  ];
  for (const one of asked) {
    await isSoundInAll(
      page,
      (language) => dialog(page, one(WORDS[language].table).title),
      async (language) => {
        await press(page, WORDS[language].shell.menu);
        await page.getByRole('menuitem', { name: one(WORDS[language].table).item }).click();
      },
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('this device with results, and the question before all is deleted, are sound in every language', async () => {
  const { url } = await startServer();
  const page = await visit({ url, path: '/me' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => {
    const names = ['Lisa', 'Kemal', 'Maja'];
    const opening = indexedDB.open('auf-achse-results');
    const results = [
      { game: 'auf-achse-cards', feat: { worth: 410, said: { km: 410 } } },
      {
        game: 'auf-achse-board',
        feat: { worth: 5500, said: { contract: 'Saarbrücken–Luxembourg', amount: 5500 } },
      },
      {
        game: 'ausgebremst',
        feat: { worth: -1014, said: { circuit: 'Plattfuß-Circuit', place: 1, count: 14 } },
      },
    ].flatMap((one, game) =>
      [1, 2, 3].map((at) => ({
        ...one,
        id: `${game}-${at}`,
        endedAt: at,
        seats: names.map((name, seat) => ({ playerID: String(seat), name })),
        mine: '0',
        result: { winners: ['0'], totals: { '0': 12_900, '1': 9_000, '2': 8_700 } },
      })),
    );
    await new Promise<void>((resolve) => {
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries'));
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('entries', 'readwrite');
        for (const result of results) writing.objectStore('entries').put(result, result.id);
        writing.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
    });
  });
  await page.reload();
  await isSoundInAll(page, async (language) => {
    await page.getByRole('heading', { name: WORDS[language].profile.versus.title }).waitFor();
    await page.getByText('Plattfuß-Circuit').waitFor();
  });
  await isSoundInAll(
    page,
    (language) => dialog(page, WORDS[language].profile.delete.title),
    (language) => press(page, WORDS[language].profile.delete.open),
  );
});
