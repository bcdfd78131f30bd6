import { HAND_SIZE } from '../../games/auf-achse-cards/rules/drawing';
import { LANGUAGE_CODES, type Language } from '../../ui/shell/languages';
import { GAME, type Created, openMatch, startServer, temporaryFolder } from '../server/harness';
import { startProxy } from '../server/proxy';
import { cutShort, outOfSight, overlaps, resize, SIZES, SMALLEST, visit, WINDOWS } from './browser';
import { playerAt, playOut, sentence, until, WORDS, type Spoken } from './table';

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

  expect(await lisa.title()).toContain(
    lobby.waiting.tab.replace('{{seated}}', '2').replace('{{seats}}', '3'),
  );

  // What is said while they wait reaches everybody who comes.
  await lisa.getByRole('button', { name: table.chat.sign.wait }).click();

  const { pathname } = new URL(lisa.url());
  const kemal = await visit({ url: server.url, path: pathname, language: 'en', size: 'phone' });
  await kemal.getByLabel(WORDS.en.lobby.name.label).fill('Kemal');
  await kemal.getByRole('button', { name: WORDS.en.lobby.join.sit }).click();

  const atDesk = playerAt(lisa, 'de');
  const atPhone = playerAt(kemal, 'en');
  await Promise.all([atDesk.hand.waitFor(), atPhone.hand.waitFor()]);
  expect(await atDesk.inHand.count()).toBe(HAND_SIZE);

  // What was said before the reload is still there.
  await kemal.getByRole('button', { name: WORDS.en.table.chat.title }).click();
  await kemal.getByRole('log').getByText(WORDS.en.table.chat.sign.wait, { exact: true }).waitFor();
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

  // Turned to landscape, the ways on are beside the result, however long the names of the other games are.
  await resize(kemal, WINDOWS[0]!);
  const ways = kemal.locator(`section[aria-label="${WORDS.en.table.afterwards.label}"]`).locator('button, a');
  // the other games come last, once their names are there
  await ways.nth(4).waitFor();
  const reach = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(reach.filter((right) => right > WINDOWS[0]!.width)).toEqual([]);
  expect(await cutShort(ways)).toEqual([]);
  await resize(kemal, SIZES.phone);

  await kemal.getByRole('button', { name: WORDS.en.table.chat.title }).click();
  await kemal.getByRole('button', { name: WORDS.en.table.chat.sign.bravo }).click();
  await kemal.keyboard.press('Escape');
  await lisa.getByText(`Kemal: ${table.chat.sign.bravo}`).waitFor();

  const tv = await visit({ url: server.url, path: `${pathname}?watch&view=tv` });
  await tv.getByRole('heading', { name: WORDS.en.table.tv.watch }).waitFor();
  await lisa.getByRole('button', { name: table.afterwards.rematch }).click();
  await lisa.getByRole('heading', { name: lobby.waiting.title }).waitFor();
  expect(new URL(lisa.url()).pathname).not.toBe(pathname);
  await kemal.getByText(WORDS.en.table.afterwards.asked.replace('{{name}}', 'Lisa')).waitFor();
  // the television invites to the next match, and shows it as soon as it has begun
  await tv.getByRole('heading', { name: WORDS.en.table.tv.join }).waitFor();
  await kemal.getByRole('button', { name: WORDS.en.table.afterwards.joinRematch }).click();
  await atPhone.hand.waitFor();
  await atDesk.hand.waitFor();
  expect(new URL(kemal.url()).pathname).toBe(new URL(lisa.url()).pathname);
  await tv.waitForURL(`${lisa.url()}?watch&view=tv`);
  await tv.getByRole('heading', { name: WORDS.en.cards.board.counter.title }).waitFor();
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
  const lost = page.getByText(table.lost.title);
  await lost.waitFor();
  expect(await player.inHand.count()).toBe(HAND_SIZE);
  // a newcomer still sees the offer of a lesson
  const notes = page.locator('[role="status"] > [data-ground="stock"]');
  await notes.getByRole('link', { name: table.offer.go }).waitFor();
  for (const size of [SIZES.phone, SIZES.tablet, { width: 844, height: 390 }, ...WINDOWS]) {
    await resize(page, size);
    expect([size, await overlaps([notes.first(), notes.last()])]).toEqual([size, []]);
  }
  await startServer({ ...settings, port: server.port });
  await page.getByText(table.lost.title).waitFor({ state: 'detached' });
  await player.layByKeys();
});

/** Somebody sits at a table with a computer player; their connection goes through a proxy. */
const sitByProxy = async (language: Spoken) => {
  const { lobby } = WORDS[language];
  const server = await startServer();
  const proxy = await startProxy([server.port]);
  const matchID = await openMatch(server, { bots: { '1': 'easy' } });
  const url = `http://127.0.0.1:${proxy.port}`;
  const page = await visit({ url, path: `/match/${GAME}/${matchID}`, language });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  return { page, proxy };
};

test('a silent network failure is noticed: the sign goes dark, and cards laid in the meantime are not lost', async () => {
  const { table, cards } = WORDS.en;
  const { page, proxy } = await sitByProxy('en');
  const player = playerAt(page, 'en');
  const sign = page.getByRole('region', { name: cards.board.turn.label });
  await sign.getByRole('heading', { name: cards.board.turn.yours }).waitFor();
  const yellow = await sign.evaluate((shown) => getComputedStyle(shown).backgroundColor);

  proxy.mute();
  const lost = sentence(table.lost.sign);
  await sign.getByRole('heading', { name: lost }).waitFor();
  await page.getByText(table.lost.title).waitFor();
  expect(await sign.evaluate((shown) => getComputedStyle(shown).backgroundColor)).not.toBe(yellow);
  expect(await sign.getByText(cards.board.turn.yours).count()).toBe(0);
  const before = await player.cardsInHand();
  await player.inHand.first().focus();
  for (const key of ['1', 'ArrowRight', '2', 'Enter']) await page.keyboard.press(key);
  await page.getByText(table.lost.unsent_other.replace('{{count}}', '2')).waitFor();

  proxy.mend();
  await page.getByText(table.lost.title).waitFor({ state: 'detached' });
  await player.areLaid();
  const after = await player.cardsInHand();
  expect(before.filter((card) => !after.includes(card)).length).toBeGreaterThanOrEqual(2);
  await sign.getByRole('heading', { name: lost }).waitFor({ state: 'detached' });
});

test('a browser that reports itself offline is believed at once', async () => {
  const { table, cards } = WORDS.de;
  const { page, proxy } = await sitByProxy('de');
  await page.getByRole('heading', { name: cards.board.turn.yours }).waitFor();
  proxy.mute();
  await page.context().setOffline(true);
  await page.getByText(table.lost.title).waitFor();
  await page.context().setOffline(false);
  proxy.mend();
  await page.getByRole('heading', { name: cards.board.turn.yours }).waitFor();
});

test.each(LANGUAGE_CODES)(
  'what is said at a table is counted on a phone where the log is folded away, language %s',
  async (language) => {
    const server = await startServer();
    const game = 'auf-achse-board';
    const { body } = await server.post<Created>(`/games/${game}/create`, { numPlayers: 2 });
    const path = `/match/${game}/${body.matchID}`;
    const come = async (name: string, size: 'phone' | 'desk', spoken: Language) => {
      const page = await visit({ url: server.url, path, size, language: spoken });
      await page.getByRole('textbox').first().fill(name);
      await page.keyboard.press('Enter');
      return page;
    };
    const lisa = await come('Lisa', 'phone', language);
    const kemal = await come('Kemal', 'desk', 'en');
    const tab = lisa.locator('[data-place="tab-log"]');
    await tab.waitFor();
    const { chat } = WORDS.en.table;
    await kemal.getByRole('button', { name: chat.title }).click();
    await kemal.getByRole('button', { name: chat.sign.bravo }).click();
    const count = tab.getByText('1').first();
    await count.waitFor();
    for (const size of [SMALLEST, SIZES.phone, ...WINDOWS.slice(0, 2), { width: 844, height: 390 }]) {
      await resize(lisa, size);
      const [outer, inner] = [(await tab.boundingBox())!, (await count.boundingBox())!];
      expect([size, inner.x > outer.x, inner.x + inner.width < outer.x + outer.width]).toEqual([
        size,
        true,
        true,
      ]);
      const tabs = lisa.getByRole('tab');
      expect([size, await outOfSight(tabs), await cutShort(tabs)]).toEqual([size, [], []]);
    }
    await tab.click();
    await count.waitFor({ state: 'detached' });
  },
);
