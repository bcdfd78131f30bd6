import type { Page } from 'playwright-core';
import { startServer } from '../server/harness';
import { faultsOn, fits, fitsAcross, visit } from './browser';
import { lineUpAlone, racerAt } from './racer';
import { keepMatch } from './keepMatch';
import { keptRecord } from '../keptRecords';
import { filmOf, isThere, playOut, until, watch, WORDS } from './table';

const GAME = 'ausgebremst';
const { race, table } = WORDS.de;
const match = keptRecord(GAME, 'championship');
const { steps } = match;

/** The number of steps after which the kept match is between its first two races. */
const BREAK = steps.findIndex(
  ([, move], at) => move === 'ready' && steps.slice(0, at).some(([, earlier]) => earlier !== 'ready'),
);

/** Checks that the table survives a reload. */
const outlivesReload = async (page: Page, isBack: () => Promise<boolean>) => {
  const all = page.getByRole('main');
  await until(isBack, 'it is there');
  const before = await all.ariaSnapshot();
  await page.reload();
  await until(isBack, 'the same is there again');
  expect(await all.ariaSnapshot()).toBe(before);
};

test('a race against the computer, from the lights to the championship, and once more as a replay', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const racer = racerAt(page, 'de', 'mouse');
  await lineUpAlone(page, 'de', { circuits: [1] });
  await racer.ready.waitFor();
  expect(await fits(page)).toBe(true);

  // Only with reduced motion are there no lights.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await Promise.all([racer.lights.waitFor(), racer.ready.click()]);
  await racer.lights.waitFor({ state: 'detached' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A player who starts behind another car may have to wait first.
  await playOut(racer.isDriving, racer.goOn);
  expect(await fits(page)).toBe(true);

  await playOut(racer.isOver, racer.goOn);
  const sheet = page.getByRole('region', { name: race.end.race.title }).getByRole('table');
  expect(await sheet.getByRole('rowheader').count()).toBe(3);
  expect(await sheet.getByRole('columnheader', { name: race.options.circuits.items[1] }).count()).toBe(1);

  const film = filmOf(page, 'de');
  await page.getByRole('link', { name: table.afterwards.final }).press('Enter');
  await film.slider.waitFor();
  await film.standsAt(await film.length());
  const circuit = race.table.track.label.replace('{{name}}', race.options.circuits.items[1]);
  expect(await isThere(page.getByRole('group', { name: circuit }))).toBe(true);
  await page.goBack();

  await page.getByRole('link', { name: table.afterwards.replay }).click();
  await film.slider.waitFor();
  await film.standsAt(0);
  for (const seat of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await film.standsAt(seat);
  }
  await page.keyboard.press('PageDown');
  await film.standsAt(await film.length());
  await page.getByRole('heading', { name: race.end.race.title }).waitFor();
  await page.keyboard.press('PageUp');
  await film.standsAt(0);
});

test('the advanced game on a phone: a set-up, stacks, starting cards and turns, whatever is reloaded', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, size: 'phone', language: 'de' });
  const racer = racerAt(page, 'de', 'finger');
  const goOn = async () => {
    await racer.goOn();
    expect(await fitsAcross(page)).toBe(true);
  };
  await lineUpAlone(page, 'de', { game: 'advanced' });
  await playOut(racer.isSorting, goOn);

  // Cards arranged but not sent are back in hand.
  const inHand = await racer.unsorted.ariaSnapshot();
  await racer.inOneGo.tap();
  await racer.layOut.waitFor();
  expect(await racer.unsorted.ariaSnapshot()).not.toBe(inHand);
  await page.reload();
  await until(racer.isSorting, 'there are cards to be laid');
  expect(await racer.unsorted.ariaSnapshot()).toBe(inHand);
  await outlivesReload(page, racer.isSorting);

  // However many cards have been sent when the page closes, the others can be sent afterwards.
  await racer.inOneGo.tap();
  await racer.layOut.tap();
  await page.reload();
  await playOut(racer.isDrawing, goOn);
  await playOut(racer.isDriving, goOn);
  expect(await racer.hand.getByRole('button').count()).toBe(2);
  expect(await faultsOn(page)).toEqual([]);

  await outlivesReload(page, racer.isDriving);
  await playOut(racer.isDrawing, goOn);
  await outlivesReload(page, racer.isDrawing);
  await playOut(racer.isDriving, goOn);
  await playOut(racer.isDrawing, goOn);
});

test('between two races: the championship so far, in the replay too, and on to the next circuit', async () => {
  const server = await startServer();
  const page = await visit({ url: server.url, language: 'de' });
  const racer = racerAt(page, 'de', 'mouse');
  const standings = page.getByRole('heading', { name: race.table.championship.title });
  const film = await watch(page, 'de', GAME, 'championship');
  await page.keyboard.press('PageDown');
  await film.standsAt(BREAK);
  await standings.waitFor();

  await page.goto(await keepMatch(page, match, BREAK));
  const { yes } = race.table.ready;
  const ready = page.getByRole('list', { name: race.table.ready.label }).getByText(yes, { exact: true });
  const isWaiting = async () =>
    (await isThere(racer.ready)) && (await ready.count()) === match.seats.length - 1;
  await outlivesReload(page, isWaiting);
  expect(await isThere(standings)).toBe(true);
  expect(await fits(page)).toBe(true);

  await playOut(racer.isDriving, racer.goOn);
  const second = race.table.bar.race.replace('{{number}}', '2').replace('{{count}}', '3');
  await page.getByText(second).first().waitFor();
  const circuit = race.table.track.label.replace('{{name}}', race.options.circuits.items[2]);
  await page.getByRole('group', { name: circuit }).waitFor();
  await racer.goOn();
});
