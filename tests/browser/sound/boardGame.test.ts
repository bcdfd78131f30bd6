import type { Page } from 'playwright-core';
import type { TestServer } from '../../server/harness';
import { visit, type SIZES } from '../browser';
import { driveOffAlone, driverAt } from '../driver';
import { keptRecord } from '../../keptRecords';
import { isThere, playOut } from '../table';
import { replayOf, testSound } from './sound';

const GAME = 'auf-achse-board';

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

testSound({
  'the board game': (server) => onTheRoad(server, 'desk'),
  'the board game on a tablet': (server) => onTheRoad(server, 'tablet'),
  'the board game on a phone': (server) => onTheRoad(server, 'phone'),
  'an auction in a replay': async (server) => {
    const page = await replayOf(server, GAME, 'two-players');
    const { steps } = keptRecord(GAME, 'two-players');
    const called = steps.findIndex(([, move]) => move === 'callAuction') + 1;
    await page.goto(`${page.url().split('?')[0]}?step=${called}`);
    await driverAt(page, 'en', 'keys').auction.waitFor();
    return page;
  },
});
