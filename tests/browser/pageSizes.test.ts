import type { LobbyAPI } from 'boardgame.io';
import type { Locator, Page } from 'playwright-core';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { GAME, openMatch, startServer } from '../server/harness';
import { fitsAcross, outOfSight, overlaps, resize, SIZES, SMALLEST, visit, WINDOWS } from './browser';
import { keptRecord } from '../keptRecords';
import { keepMatch } from './keepMatch';
import { until, WORDS } from './table';

const { cards, lobby, race, table } = WORDS.de;

/** The smallest phone in landscape. */
const LOWEST = { width: SMALLEST.height, height: SMALLEST.width };

test('every page scales with the window, and with the font size set in the browser', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const heightOf = async () => (await page.locator('h1').boundingBox())!.height;
  const browser = await page.context().newCDPSession(page);
  for (const path of ['/', '/rules/ausgebremst', '/me']) {
    await page.goto(server.url + path);
    await resize(page, SIZES.desk);
    const usual = await heightOf();
    await resize(page, { width: 2560, height: 1440 });
    expect((await heightOf()) / usual).toBeCloseTo(1.6);
    // with large letters there is as little room as in half a window
    await resize(page, { width: SIZES.desk.width / 2, height: SIZES.desk.height / 2 });
    const inHalf = await heightOf();
    await resize(page, SIZES.desk);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await resize(page, SIZES.desk);
    expect((await heightOf()) / inHalf).toBeCloseTo(2);
    expect(await fitsAcross(page)).toBe(true);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
});

/** Which texts are cut off, or take two lines although they are the label of a tab. */
const cramped = (page: Page): Promise<string[]> =>
  page.locator('[role="tab"], button > span').evaluateAll((all) =>
    all
      .filter((one) => {
        const words = document.createRange();
        const label = [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (label) words.selectNode(label);
        const isBroken = one.role === 'tab' && words.getClientRects().length > 1;
        return isBroken || one.scrollWidth > one.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );

test.each(LANGUAGE_CODES)('the smallest phone has room for the lobby, language %s', async (language) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language });
  await resize(page, SMALLEST);
  expect(await cramped(page)).toEqual([]);
  expect(await fitsAcross(page)).toBe(true);
});

test('what a poster says of its game has room for more than a word in a line', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const pitch = page.getByText(cards.game.pitch, { exact: true });
  await pitch.waitFor();
  for (const size of [SIZES.desk, { width: 1180, height: 820 }, SIZES.tablet, SIZES.phone, SMALLEST]) {
    await resize(page, size);
    expect([size, (await pitch.boundingBox())!.width > 100]).toEqual([size, true]);
  }
});

test('on a phone every row of the games that replays are searched by begins at the left', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de', size: 'phone' });
  await page.getByRole('tab', { name: lobby.lists.replays }).click();
  const games = page.getByRole('radiogroup', { name: lobby.replays.game, exact: true }).locator('label');
  await games.first().waitFor();
  const boxes = await games.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
  );
  const tops = [...new Set(boxes.map(({ top }) => top))];
  const begins = tops.map((row) => boxes.find(({ top }) => top === row)!.left);
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(begins).size).toBe(1);
});

test('the buttons of all posters are aligned', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const buttons = page.getByRole('radiogroup', { name: lobby.shelf.label }).locator('button');
  await buttons.first().waitFor();
  for (const size of [SIZES.desk, { width: 1180, height: 820 }, SIZES.tablet, SIZES.phone]) {
    await resize(page, size);
    const tops = await buttons.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect([size, tops.length, new Set(tops).size]).toEqual([size, 3, 1]);
  }
});

const bottomOf = async (part: Locator): Promise<number> => {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
};

test('own matches have all the room beside the form, and fade where there are more of them', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  for (let at = 1; at < 10; at++) await keepMatch(page, keptRecord(GAME, 'two-players'), at);
  await page.goto(server.url);
  const list = page.getByRole('tabpanel', { name: lobby.lists.mine });
  await list.getByRole('listitem').nth(8).waitFor();
  expect(Math.abs((await bottomOf(list)) - (await bottomOf(page.locator('form'))))).toBeLessThan(2);
  const fade = () => list.evaluate((one) => getComputedStyle(one).getPropertyValue('--fade'));
  expect(await fade()).toBe('40px');
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await until(async () => (await fade()) === '0px', 'the last match is seen whole');
});

test.each(LANGUAGE_CODES)('all posters end with their last button, language %s', async (language) => {
  const server = await startServer();
  const page = await visit({ url: server.url, language });
  const lessons = page.getByRole('radiogroup').locator('a');
  await lessons.nth(3).waitFor();
  for (const size of [SIZES.desk, { width: 1280, height: 800 }, { width: 1180, height: 820 }, SIZES.phone]) {
    await resize(page, size);
    const bottoms = await lessons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect([size, bottoms.length]).toEqual([size, 4]);
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(4);
  }
  for (const size of [WINDOWS[0]!, { width: 720, height: 450 }, { width: 844, height: 390 }]) {
    await resize(page, size);
    const crossed = await lessons.evaluateAll((all) =>
      all.flatMap((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const [text, button] = [words, one].map((part) => part.getBoundingClientRect());
        return text!.left < button!.left + 3 || text!.right > button!.right - 3 ? [one.textContent] : [];
      }),
    );
    expect([size, crossed]).toEqual([size, []]);
  }
});

test('after opening a link on a phone, upright or sideways, one sees which game it is', async () => {
  const server = await startServer();
  const path = `/match/${GAME}/${await openMatch(server)}`;
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  const subtitle = page.locator('main').getByText(cards.game.subtitle);
  await subtitle.waitFor();
  for (const size of [SIZES.phone, SMALLEST, { width: 844, height: 390 }, WINDOWS[0]!]) {
    await resize(page, size);
    expect([size, await outOfSight(subtitle)]).toEqual([size, []]);
    // what is written on the lorry is read whole, or not there
    const lettering = page.locator('main').getByText('NACHT-EXPRESS').filter({ visible: true });
    if (await lettering.count()) {
      const art = (await page.locator('main svg').first().locator('..').boundingBox())!;
      const { x, width } = (await lettering.boundingBox())!;
      expect([size, x > art.x, x + width < art.x + art.width]).toEqual([size, true, true]);
      expect([size, await overlaps([lettering, subtitle.locator('..')])]).toEqual([size, []]);
    }
    const way = page.getByRole('button', { name: lobby.join.sit });
    if (size !== SMALLEST) expect([size, await outOfSight(way)]).toEqual([size, []]);
  }
});

test('who is invited to a race of four sees on a low phone held sideways where to sit down, and the name below its label', async () => {
  const server = await startServer();
  const game = 'ausgebremst';
  const { body } = await server.post<LobbyAPI.CreatedMatch>(`/games/${game}/create`, { numPlayers: 4 });
  const path = `/match/${game}/${body.matchID}`;
  const seat = { playerID: '1', playerName: 'Diesel-Dieter' };
  await server.post(`${path.replace('match', 'games')}/join`, seat);
  const page = await visit({ url: server.url, path, language: 'de', size: 'phone' });
  const name = page.getByLabel(lobby.name.label);
  const title = page.locator('main').getByText(race.game.title, { exact: true });
  await name.waitFor();
  for (const size of [WINDOWS[0]!, { width: 720, height: 450 }]) {
    await resize(page, size);
    for (const one of [
      page.getByRole('button', { name: lobby.join.sit }),
      page.getByRole('radio').locator('..'),
    ])
      expect([size, await outOfSight(one)]).toEqual([size, []]);
    const isCut = await title.evaluate((one) => {
      const [words, picture] = [one, one.parentElement!.parentElement!].map((part) =>
        part.getBoundingClientRect(),
      );
      return words!.right > picture!.right;
    });
    expect([size, isCut]).toEqual([size, false]);
    const label = (await page.locator('label').filter({ hasText: lobby.name.label }).boundingBox())!;
    expect([size, (await name.boundingBox())!.y - label.y < 50]).toEqual([size, true]);
  }
});

test('all six seats, and the buttons to enter and continue, are visible at once on a phone held sideways', async () => {
  const server = await startServer();
  const game = 'auf-achse-board';
  const { body } = await server.post<LobbyAPI.CreatedMatch>(`/games/${game}/create`, {
    numPlayers: 6,
    bots: { '2': 'hard', '4': 'easy' },
  });
  const path = `/match/${game}/${body.matchID}`;
  const seat = { playerID: '0', playerName: 'Maximiliane' };
  await server.post(`${path.replace('match', 'games')}/join`, seat);
  for (const language of ['de', 'fr'] as const) {
    const page = await visit({ url: server.url, path, language, size: 'phone' });
    const ways = page.locator('main form button');
    await ways.first().waitFor();
    for (const size of [LOWEST, WINDOWS[0]!, { width: 720, height: 450 }, { width: 844, height: 390 }])
      for (const one of [ways, page.getByRole('radio').locator('..')]) {
        await resize(page, size);
        expect([language, size, await outOfSight(one)]).toEqual([language, size, []]);
      }
  }
});

test.each(['de', 'fr', 'cs'] as const)(
  'in a waiting room held sideways the fold cuts no button beside the seats, and the address is read beyond its host, language %s',
  async (language) => {
    const server = await startServer();
    const path = `/match/${GAME}/${await openMatch(server, { numPlayers: 4 })}`;
    const page = await visit({ url: server.url, path, language, size: 'phone' });
    // phones can share, so they show one more button
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: async () => {} }));
    await page.reload();
    await page.locator('#join-name').fill('Lisa');
    await page.locator('form button').last().click();
    const address = page.locator('#share-link');
    const ways = page.locator('main > div:has(#share-link) button');
    await ways.nth(4).waitFor();
    for (const size of [{ width: 844, height: 390 }, ...WINDOWS.slice(0, 2), LOWEST]) {
      await resize(page, size);
      expect([size, await ways.count(), await outOfSight(ways)]).toEqual([size, 5, []]);
      expect([size, (await address.boundingBox())!.width > 120]).toEqual([size, true]);
    }
    // held upright the radio has room for its name
    const name = page.locator('main button[aria-expanded] b');
    for (const size of [SIZES.phone, SMALLEST]) {
      await resize(page, size);
      expect([size, (await name.boundingBox())!.width > 20]).toEqual([size, true]);
    }
  },
);

test.each(['de', 'fr', 'cs'] as const)(
  'at a table of six all that is asked is seen on every phone held sideways, language %s',
  async (language) => {
    const server = await startServer();
    const { body } = await server.post<LobbyAPI.CreatedMatch>(`/games/ausgebremst/create`, { numPlayers: 6 });
    const seat = { playerID: '0', playerName: 'Diesel-Dieter' };
    await server.post(`/games/ausgebremst/${body.matchID}/join`, seat);
    const path = `/match/ausgebremst/${body.matchID}`;
    const page = await visit({ url: server.url, path, language, size: 'phone' });
    const name = page.locator('#join-name');
    const ways = page.locator('form button');
    await name.waitFor();
    for (const size of [
      LOWEST,
      ...WINDOWS.slice(0, 2),
      { width: 720, height: 450 },
      { width: 844, height: 390 },
    ]) {
      await resize(page, size);
      for (const one of [name, ways, page.getByRole('radio').locator('..')])
        expect([size, await outOfSight(one)]).toEqual([size, []]);
    }
  },
);

test('at 200 % all the actions of a waiting room fit in the window', async () => {
  const server = await startServer();
  const path = `/match/${GAME}/${await openMatch(server, { numPlayers: 4 })}`;
  const page = await visit({ url: server.url, path, language: 'de' });
  await page.getByLabel(lobby.name.label).fill('Lisa');
  await page.getByRole('button', { name: lobby.join.sit }).click();
  await page.getByRole('button', { name: table.call.on }).waitFor();
  for (const size of [{ width: 720, height: 450 }, WINDOWS[0]!, SMALLEST]) {
    await resize(page, size);
    expect([size, await fitsAcross(page)]).toEqual([size, true]);
  }
});

test('a button does not move under a pointer at its edge, and can be pressed there', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await page.getByRole('tab', { name: lobby.newMatch.device }).click();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
  const button = page.getByRole('button', { name: lobby.newMatch.start });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  const pressed = await button.evaluateHandle((element) => {
    const times = { count: 0 };
    element.addEventListener('click', () => (times.count += 1));
    return times;
  });
  for (const at of [y - 0.5, y + 0.5, y + height - 0.5, y + height + 0.5]) {
    await page.mouse.move(0, 0);
    await page.mouse.move(x + width / 2, at);
    const tops = await button.evaluate(async (element) => {
      const seen: number[] = [];
      while (seen.length < 12) {
        await new Promise(requestAnimationFrame);
        seen.push(element.getBoundingClientRect().top);
      }
      return seen.slice(4);
    });
    expect(new Set(tops).size).toBe(1);
    if (at < y || at > y + height) continue;
    await page.mouse.down();
    await page.mouse.up();
  }
  expect(await pressed.evaluate(({ count }) => count)).toBe(2);
});

test('in the form of a new match nothing that is reached by keys is under the button below it', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  await page.getByRole('button', { name: lobby.newMatch.open }).waitFor();
  const focused = page.locator(':focus');
  for (const size of [SIZES.desk, { width: 1366, height: 657 }, SIZES.tablet]) {
    await resize(page, size);
    await page.getByRole('button', { name: lobby.newMatch.addSeat }).focus();
    const hidden: string[] = [];
    while ((await focused.textContent()) !== lobby.newMatch.open) {
      await page.keyboard.press('Tab');
      // a radio button has no text: what is pressed is its label
      hidden.push(...(await outOfSight(focused.locator('xpath=(ancestor::label | self::*)[1]'))));
    }
    expect([size, hidden]).toEqual([size, []]);
  }
});
