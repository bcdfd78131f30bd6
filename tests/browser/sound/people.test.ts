import { AWAY_MS, type TableOptions } from '../../../games/shared/conduct';
import { setTime, sitAt, startAt, told } from '../../server/conductTable';
import { GAME, LONG } from '../../server/harness';
import { visit } from '../browser';
import { isSoundInAll } from './sound';
import cs from '../../../ui/words/cs/table.json';
import de from '../../../ui/words/de/table.json';
import en from '../../../ui/words/en/table.json';
import fr from '../../../ui/words/fr/table.json';

const WORDS = { en, fr, de, cs };

const LIVE = { perDecision: 60, bank: 360 };

/**
 * A table of three with clocks and slow computer players; the first seat is a page, those of the others are
 * connected.
 */
const tableOf = async (clock: TableOptions['clock'] = LIVE) => {
  const time = setTime();
  const server = await startAt(time, { botDelay: { min: 3_600_000, max: 3_600_000 } });
  const table = await sitAt(server, GAME, 3, { clock }, LONG);
  const [seat] = table.seats;
  const path = `/match/${GAME}/${table.matchID}`;
  const seats = [{ game: GAME, matchID: table.matchID, name: 'Player 0', ...seat }];
  const come = async () => {
    const page = await visit({ url: server.url, path, left: { seats } });
    await page.getByRole('timer').first().waitFor();
    return page;
  };
  return { ...table, server, time, come };
};

test('a table at which somebody is away is sound in every language, and so is the sign for whoever comes back', async () => {
  const { come, time, ears, post, seats } = await tableOf();
  ears.get('1')!.socket.disconnect();
  ears.get('0')!.socket.disconnect();
  await told(ears.get('2')!, ({ away }) => '0' in away && '1' in away);
  time.pass(AWAY_MS);
  const page = await come();
  await isSoundInAll(page, (language) =>
    page
      .getByRole('button', { name: WORDS[language].absence.handOver.replace('{{name}}', 'Player 1') })
      .waitFor(),
  );

  const address = page.url();
  await page.goto(new URL('/healthz', address).href);
  await told(ears.get('2')!, ({ away }) => '0' in away);
  time.pass(AWAY_MS);
  expect((await post('handOver', { ...seats[2], seat: '0' })).status).toBe(200);
  await page.goto(address);
  await isSoundInAll(page, (language) =>
    page.getByRole('button', { name: WORDS[language].absence.takeBack }).waitFor(),
  );
});

test('a pause that is asked for and one that is on, and a clock that runs short, are sound in every language', async () => {
  const { come, time, post, seats } = await tableOf();
  const page = await come();
  expect((await post('pause', { ...seats[1], wanted: true })).status).toBe(200);
  time.pass((LIVE.perDecision + LIVE.bank) * 1000 - 60_000);
  await isSoundInAll(page, (language) =>
    page.getByRole('button', { name: WORDS[language].pause.agree }).waitFor(),
  );
  expect((await post('pause', { ...seats[2], wanted: true })).status).toBe(200);
  await page.getByRole('button', { name: WORDS.cs.pause.agree }).click();
  await isSoundInAll(page, (language) =>
    page.getByRole('button', { name: WORDS[language].pause.goOn }).waitFor(),
  );
});

test('a free seat is offered soundly in every language', async () => {
  const { come, post, seats, decide, allAt } = await tableOf();
  const page = await come();
  decide('0');
  await allAt(1);
  expect((await post('leave', seats[1]!)).status).toBe(200);
  await isSoundInAll(page, (language) =>
    page.getByRole('button', { name: WORDS[language].absence.handOverFree }).waitFor(),
  );
});

test('the time of a match over days is told soundly in every language', async () => {
  const { come } = await tableOf({ perDecision: 86_400, bank: 0 });
  const page = await come();
  await isSoundInAll(page, () => page.getByRole('timer').first().waitFor());
});

test('a decision that only the table can take back is asked for soundly in every language', async () => {
  const { come, post, seats, awaited, decide, allAt } = await tableOf();
  const page = await come();
  // until a round has been revealed
  for (let moves = 0; moves < 6; moves++) {
    decide(awaited()[0]!);
    await allAt(moves + 1);
  }
  expect((await post('goBack', { ...seats[1], wanted: true })).status).toBe(200);
  await isSoundInAll(page, (language) =>
    page.getByRole('button', { name: WORDS[language].wish.refuse }).waitFor(),
  );
});
