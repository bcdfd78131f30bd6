import type { Page } from 'playwright-core';
import { AWAY_MS } from '../../../games/shared/conduct';
import { LANGUAGE_CODES } from '../../../ui/shell/languages';
import { setTime, sitAt, startAt, told } from '../../server/conductTable';
import { GAME, LONG } from '../../server/harness';
import { faultsOn, fitsAcross, SIZES, visit } from '../browser';
import { until } from '../table';
import cs from '../../../ui/words/cs/table.json';
import de from '../../../ui/words/de/table.json';
import en from '../../../ui/words/en/table.json';
import fr from '../../../ui/words/fr/table.json';

const WORDS = { en, fr, de, cs };

const LIVE = { perDecision: 60, bank: 360 };

/** A table of three with clocks, and computer players that take their time; the first seat is a page, those of the others are connected. */
const tableOf = async () => {
  const time = setTime();
  const server = await startAt(time, { botDelay: { min: 3_600_000, max: 3_600_000 } });
  const table = await sitAt(server, GAME, 3, { clock: LIVE }, LONG);
  const [seat] = table.seats;
  const path = `/match/${GAME}/${table.matchID}`;
  const page = await visit({ url: server.url, path: '/nowhere' });
  const kept = [{ game: GAME, matchID: table.matchID, name: 'Player 0', ...seat }];
  await page.evaluate((seats) => localStorage.setItem('auf-achse.seats', JSON.stringify(seats)), kept);
  const come = async () => {
    await page.goto(server.url + path);
    await page.getByRole('timer').first().waitFor();
  };
  return { ...table, server, time, page, come };
};

/** In every language and at every size the page needs no scrolling from side to side; axe finds nothing serious. */
const isSound = async (
  page: Page,
  isThere: (words: Pick<typeof en, 'absence' | 'pause'>) => Promise<void>,
) => {
  for (const language of LANGUAGE_CODES) {
    await page.evaluate((code) => localStorage.setItem('auf-achse.language', JSON.stringify(code)), language);
    await page.reload();
    await isThere(WORDS[language]);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      // a table is laid out anew in its own time
      await until(() => fitsAcross(page), `${language} fits into ${size.width} px`);
    }
  }
  expect(await faultsOn(page)).toEqual([]);
};

test('a table at which somebody is away is sound in every language, and so is the sign for whoever comes back', async () => {
  const { server, page, come, time, ears, post, seats } = await tableOf();
  ears.get('1')!.socket.disconnect();
  ears.get('0')!.socket.disconnect();
  await told(ears.get('2')!, ({ away }) => '0' in away && '1' in away);
  time.pass(AWAY_MS);
  await come();
  await isSound(page, (words) =>
    page.getByRole('button', { name: words.absence.handOver.replace('{{name}}', 'Player 1') }).waitFor(),
  );

  await page.goto(`${server.url}/nowhere`);
  await told(ears.get('2')!, ({ away }) => '0' in away);
  time.pass(AWAY_MS);
  expect((await post('handOver', { ...seats[2], seat: '0' })).status).toBe(200);
  await come();
  await isSound(page, (words) => page.getByRole('button', { name: words.absence.takeBack }).waitFor());
});

test('a pause that is asked for, and a clock that runs short, are sound in every language', async () => {
  const { page, come, time, post, seats } = await tableOf();
  await come();
  expect((await post('pause', { ...seats[1], wanted: true })).status).toBe(200);
  time.pass((LIVE.perDecision + LIVE.bank) * 1000 - 60_000);
  await isSound(page, (words) => page.getByRole('button', { name: words.pause.agree }).waitFor());
});
