import type { Page } from 'playwright-core';
import { GAME, openMatch, sitDown, startServer, type TestServer } from '../server/harness';
import { faultsOn, fitsAcross, visit, type SIZES, type Wish } from './browser';
import { driveOffAlone, driverAt } from './driver';
import { lineUpAlone, racerAt } from './racer';
import { isThere, playerAt, playOut, sentence, watch, WORDS } from './table';

const { lobby, table, cards, race } = WORDS.en;
const BOARD_GAME = 'auf-achse-board';
const RACE = 'ausgebremst';

/** A recorded match, watched from its beginning. */
const replayOf = async ({ url }: TestServer, game: string, record: string): Promise<Page> => {
  const page = await visit({ url });
  await watch(page, 'en', game, record);
  return page;
};

/** A match for two with one seat left, as somebody finds it who was sent the link. */
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

/** The table of the board game after a roll, with a space shown on the map. */
const onTheRoad = async ({ url }: TestServer, size: keyof typeof SIZES): Promise<Page> => {
  const page = await visit({ url, size });
  await driveOffAlone(page, 'en');
  const driver = driverAt(page, 'en', 'keys');
  await driver.targets.first().waitFor();
  await driver.goOn();
  await playOut(() => isThere(driver.primary), driver.bidOrGoOn);
  await playOut(() => isThere(driver.targets), driver.bidOrGoOn);
  await driver.show();
  return page;
};

/** The table of Ausgebremst in the middle of a turn: a card is chosen, and where it leads is shown. */
const onTheTrack = async ({ url }: TestServer, size: keyof typeof SIZES): Promise<Page> => {
  const page = await visit({ url, size });
  await lineUpAlone(page, 'en', { circuits: [1] });
  const racer = racerAt(page, 'en', size === 'phone' ? 'finger' : 'mouse');
  await playOut(racer.isDriving, racer.goOn);
  await racer.pickCard();
  return page;
};

/** Every page and state there is, each brought about as a reader would. */
const PAGES: Readonly<Record<string, (server: TestServer) => Promise<Page>>> = {
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
    const page = await invite(server);
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
  'the board game': (server) => onTheRoad(server, 'desk'),
  'the board game on a tablet': (server) => onTheRoad(server, 'tablet'),
  'the board game on a phone': (server) => onTheRoad(server, 'phone'),
  'an auction in a replay': async (server) => {
    const page = await replayOf(server, BOARD_GAME, 'two-players');
    const { auction } = driverAt(page, 'en', 'keys');
    await playOut(
      () => isThere(auction),
      () => page.keyboard.press('ArrowRight'),
    );
    return page;
  },
  'the grid of Ausgebremst': async ({ url }) => {
    const page = await visit({ url });
    await lineUpAlone(page, 'en', {});
    await racerAt(page, 'en', 'mouse').ready.waitFor();
    return page;
  },
  Ausgebremst: (server) => onTheTrack(server, 'desk'),
  'Ausgebremst on a tablet': (server) => onTheTrack(server, 'tablet'),
  'Ausgebremst on a phone': (server) => onTheTrack(server, 'phone'),
  'the stacks of the advanced game': async ({ url }) => {
    const page = await visit({ url });
    await lineUpAlone(page, 'en', { game: 'advanced' });
    const racer = racerAt(page, 'en', 'mouse');
    await playOut(racer.isSorting, racer.goOn);
    return page;
  },
  'the end of a championship in a replay': async (server) => {
    const page = await replayOf(server, RACE, 'championship');
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: race.table.championship.title }).waitFor();
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
};

test.each(Object.entries(PAGES))('%s is sound for everybody, by day and by night', async (_, come) => {
  const page = await come(await startServer());
  expect(await fitsAcross(page)).toBe(true);
  expect(await faultsOn(page)).toEqual([]);
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
