import type { Page, Worker } from 'playwright-core';
import {
  GAME,
  lay,
  LONG,
  openMatch,
  openTo,
  sitDown,
  startServer,
  watch,
  type Ear,
  type Seat,
  type TestServer,
} from '../server/harness';
import { faultsOn, visit } from './browser';
import { isThere, playerAt, sentence, until, WORDS, type Spoken } from './table';

type Shown = readonly (readonly [title: string, body: string, path: string])[];

/** A headless browser shows and allows no notifications: this records what would be shown. */
const noteCalls = () => {
  const shown: unknown[] = [];
  const prototype = ServiceWorkerRegistration.prototype;
  prototype.showNotification = async (title, { body, data } = {}) => {
    shown.push([title, body, (data as { path: string }).path]);
  };
  prototype.getNotifications = async () =>
    shown.length ? [{ close: () => void shown.pop() } as Notification] : [];
  Object.assign(globalThis, { shown });
  if (typeof Notification === 'undefined') return;
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
};

/** Presses a call in the worker that shows it; returns the pages brought to the front or opened. */
const pressCall = (worker: Worker, path: string): Promise<readonly string[]> =>
  worker.evaluate(async (path) => {
    // a browser lets a worker open pages only after a real press
    const { WindowClient, Clients } = globalThis as unknown as Record<
      'WindowClient' | 'Clients',
      { readonly prototype: object }
    >;
    return new Promise<string[]>((resolve) => {
      Object.assign(WindowClient.prototype, {
        async focus(this: { readonly url: string }) {
          resolve(['front', new URL(this.url).pathname]);
        },
      });
      Object.assign(Clients.prototype, { openWindow: async (to: string) => resolve(['opened', to]) });
      const pressed = new Event('notificationclick');
      dispatchEvent(
        Object.assign(pressed, { notification: { data: { path }, close: () => {} }, waitUntil: () => {} }),
      );
    });
  }, path);

const shownIn = (place: Pick<Page, 'evaluate'>): Promise<Shown> =>
  place.evaluate(() => (globalThis as unknown as { shown: Shown }).shown);

/** Hides the page or shows it, as far as the page can tell. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Lisa takes a free seat. */
const takeSeat = async (page: Page, language: Spoken) => {
  const { lobby } = WORDS[language];
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
};

/** Kemal with a bare socket, Lisa on a page that may show notifications. */
const sitAt = async (server: TestServer, language: Spoken) => {
  const matchID = await openMatch(server, { setupData: LONG });
  const kemal = await sitDown(server, matchID, '1');
  const path = `/match/${GAME}/${matchID}`;
  const page = await visit({ url: server.url, path, language, keeps: true });
  await page.addInitScript(noteCalls);
  await takeSeat(page, language);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await page.reload();
  const player = playerAt(page, language);
  await player.hand.waitFor();
  const ear = await watch(server, matchID, kemal);
  return { matchID, path, page, player, kemal, ear };
};

const layAll = async (ear: Ear, matchID: string, seat: Seat) => {
  while (openTo(ear.state(), seat.playerID).length) {
    const taken = ear.next('update');
    lay(ear, matchID, seat);
    await taken;
  }
};

test('a hidden page changes its title and calls a player who has pressed the bell; when visible again, it undoes both', async () => {
  const server = await startServer();
  const { matchID, path, page, player, kemal, ear } = await sitAt(server, 'de');
  const { table, cards } = WORDS.de;
  const mine = sentence(table.turn.title.replace('{{game}}', cards.game.short));
  await until(async () => mine.test(await page.title()), 'the title tells');
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon-turn.svg');
  const bell = page.getByRole('button', { name: table.call.me, exact: true });
  expect(await bell.getAttribute('aria-pressed')).toBe('false');
  await bell.click();
  await page.getByRole('button', { name: table.call.me, exact: true, pressed: true }).waitFor();

  await player.layByKeys();
  await until(async () => !mine.test(await page.title()), 'others are awaited');
  await hide(page, true);
  await layAll(ear, matchID, kemal);
  await until(async () => mine.test(await page.title()), 'the title tells again');
  const title = table.call.title.replace('{{game}}', cards.game.short);
  await until(async () => (await shownIn(page)).length === 1, 'the player is called');
  expect(await shownIn(page)).toEqual([[title, expect.any(String), path]]);
  await hide(page, false);
  await until(async () => (await shownIn(page)).length === 0, 'the call is taken back');
});

test('who waits for players in another tab is called when the last has come and the match begins', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { setupData: LONG });
  const path = `/match/${GAME}/${matchID}`;
  const page = await visit({ url: server.url, path, keeps: true });
  const { lobby, table, cards } = WORDS.en;
  await takeSeat(page, 'en');
  await page.getByRole('heading', { name: lobby.waiting.title }).waitFor();
  await page.addInitScript(noteCalls);
  await page.addInitScript(() => {
    localStorage.setItem('auf-achse.call', 'true');
    void Notification.requestPermission();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await page.reload();
  await page.getByRole('region', { name: table.chat.title }).waitFor();
  await hide(page, true);
  await sitDown(server, matchID, '1');
  await until(async () => (await shownIn(page)).length === 1, 'the player is called');
  const title = table.call.title.replace('{{game}}', cards.game.short);
  expect(await shownIn(page)).toEqual([[title, '', path]]);
});

test('a push is shown in the language of the page, and pressed leads to the match', async () => {
  const server = await startServer();
  const { matchID, path, page } = await sitAt(server, 'en');
  await page.getByRole('button', { name: new RegExp(`^${WORDS.en.shell.language}`) }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: WORDS.de.cards.board.turn.yours }).waitFor();
  const context = page.context();
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(noteCalls);
  const told = () =>
    worker!.evaluate(async () => (await (await caches.open('auf-achse-memory')).match('/language'))?.text());
  await until(async () => (await told()) === 'de', 'the worker has been told');
  const devtools = await context.newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await until(async () => registrationId !== '', 'the worker is known');
  const data = JSON.stringify({ what: 'yourTurn', game: GAME, matchID, waiting: ['Kemal', 'Lisa'] });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  await until(async () => (await shownIn(worker!)).length === 1, 'the call is shown');
  const { table, cards } = WORDS.de;
  expect(await shownIn(worker!)).toEqual([
    [table.call.title.replace('{{game}}', cards.game.short), 'Kemal und Lisa warten.', path],
  ]);
  expect(await pressCall(worker!, path)).toEqual(['front', path]);
  await page.goto(server.url);
  expect(await pressCall(worker!, path)).toEqual(['opened', path]);
});

test.each(['desk', 'phone'] as const)(
  'the address for a chat bot is set on a %s, refused with a reason, and removed',
  async (size) => {
    const server = await startServer();
    const matchID = await openMatch(server, { setupData: LONG });
    await sitDown(server, matchID, '1');
    const page = await visit({ url: server.url, path: `/match/${GAME}/${matchID}`, size });
    await takeSeat(page, 'en');
    await playerAt(page, 'en').hand.waitFor();
    const { table, lobby, shell } = WORDS.en;
    const open = async () => {
      await page.getByRole('button', { name: shell.menu, exact: true }).click();
      await page.getByRole('menuitem', { name: table.webhook.menu }).click();
    };
    await open();
    const dialog = page.getByRole('dialog', { name: table.webhook.title });
    const address = dialog.getByLabel(table.webhook.address);
    const save = dialog.getByRole('button', { name: table.webhook.save });
    await address.fill('https://localhost/hook');
    await save.click();
    await dialog.getByText(lobby.faults.badAddress).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await address.fill('https://chat.example/hook');
    await save.click();
    await dialog.getByText(table.webhook.saved).waitFor();
    await dialog.getByRole('button', { name: table.webhook.close }).last().click();
    await open();
    expect(await address.inputValue()).toBe('https://chat.example/hook');
    await dialog.getByRole('button', { name: table.webhook.remove }).click();
    await until(async () => !(await isThere(dialog)), 'the dialog is gone');
    await open();
    expect(await address.inputValue()).toBe('https://');
  },
);
