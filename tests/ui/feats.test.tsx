/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { placeIn, type View as RaceView } from '../../games/ausgebremst';
import type { View as CardView } from '../../games/auf-achse-cards';
import type { BoardHappening } from '../../games/auf-achse-board';
import type { MatchRecord } from '../../games/shared/record';
import { BOXES } from '../../games/boxes';
import { LOOKS, shelfOf } from '../../ui/games';
import { gatherFeats } from '../../ui/lobby/profile/feats';
import { ProfilePage } from '../../ui/lobby/profile/ProfilePage';
import { keepResult, listResults } from '../../ui/local/results';
import type { Language } from '../../ui/shell/languages';
import { keptRecord } from '../keptRecords';
import { replayed } from '../replayed';
import { faultsOf, speak } from './browser';
import type { fakeServer } from './fakeServer';
import { wipe } from './idbInMemory';
import { freshBrowser, openPage } from './lobbyPage';

jest.mock('idb-keyval', () => jest.requireActual<object>('./idbInMemory'));

/** What is told of the best of each game. */
const TOLD: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^best stage: \d+\skm$/,
    /^best delivery: \S+–\S+, [\d\s]+\sDM$/,
    /^best race: \S+, place 1 in \d+ turns$/,
  ],
  de: [
    /^beste Etappe: \d+\skm$/,
    /^beste Ablieferung: \S+–\S+, [\d\s]+\sDM$/,
    /^bestes Rennen: \S+, Platz 1 in \d+ Zügen$/,
  ],
  fr: [
    /^meilleure étape\s: \d+\skm$/,
    /^meilleure livraison\s: \S+–\S+, [\d\s]+\sDM$/,
    /^meilleure course\s: \S+, place 1 en \d+ coups$/,
  ],
  cs: [
    /^nejlepší etapa: \d+\skm$/,
    /^nejlepší zakázka: \S+–\S+, [\d\s]+\sDM$/,
    /^nejlepší závod: \S+, 1\. místo za \d+ tahů$/,
  ],
};

const shelf = shelfOf(BOXES, LOOKS);

let server: ReturnType<typeof fakeServer>;
let matches = 0;

beforeEach(async () => {
  wipe();
  server = await freshBrowser();
});

/** The result of a recorded match as its first seat keeps it; the server has the record. */
const keep = async (record: MatchRecord, mine = '0') => {
  matches += 1;
  const id = `recorded ${matches}`;
  server.answer({ [`GET /games/${record.game}/${encodeURIComponent(id)}/record`]: record });
  await keepResult({
    id,
    game: record.game,
    endedAt: matches,
    seats: record.seats.map((seat, at) => ({ playerID: String(at), ...seat })),
    mine,
    result: record.result as { winners: string[]; totals: Record<string, number> },
  });
};

const featOf = async (record: MatchRecord, mine: string) => {
  await keep(record, mine);
  await gatherFeats(await listResults(), shelf);
  return (await listResults())[0]!.feat;
};

const seatsOf = ({ seats }: MatchRecord) => [...seats.keys()].map(String);

test.each(['three-players', 'second-thoughts'])(
  'the card game: the longest race of one stage (%s)',
  async (name) => {
    const record = keptRecord('auf-achse-cards', name);
    const { scores } = replayed(record).positions.at(-1)!.G as CardView;
    for (const seat of seatsOf(record)) {
      const km = Math.max(...scores[seat]!);
      expect(await featOf(record, seat)).toEqual(km > 0 ? { worth: km, said: { km } } : null);
    }
  },
);

test('the board game: the delivery that brought most', async () => {
  const record = keptRecord('auf-achse-board', 'three-players');
  const told = replayed(record).happenings.flat() as readonly BoardHappening[];
  for (const seat of seatsOf(record)) {
    const earned = told.flatMap((one) =>
      one.type === 'earned' && one.cause === 'contract' && one.seat === seat ? [one.amount] : [],
    );
    const feat = await featOf(record, seat);
    expect(feat?.worth).toBe(Math.max(...earned));
    expect(feat?.said['contract']).toMatch(/^\S+–\S+$/);
  }
});

test.each(['championship', 'bleifuss-drom-basic'])(
  'Ausgebremst: the race finished best, and how many turns that took (%s)',
  async (name) => {
    const record = keptRecord('ausgebremst', name);
    const { results, cars } = replayed(record).positions.at(-1)!.G as RaceView;
    let told = 0;
    for (const seat of seatsOf(record)) {
      const feat = await featOf(record, seat);
      const places = results.flatMap((result) => placeIn(result, seat) ?? []);
      expect(feat?.said['place']).toBe(places.length ? Math.min(...places) : undefined);
      if (results.length === 1 && feat) expect(feat.said['count']).toBe(cars[seat]!.turns);
      told += Number(feat !== null);
    }
    expect(told).toBeGreaterThan(0);
  },
);

test('what neither the device nor the server knows any more is not asked for again; without a server it is, another time', async () => {
  const record = keptRecord('auf-achse-cards', 'two-players');
  await keep(record);
  server.stop();
  expect(await gatherFeats(await listResults(), shelf)).toBe(0);
  expect((await listResults())[0]!.feat).toBeUndefined();
  server.start();
  expect(await gatherFeats(await listResults(), shelf)).toBe(1);
  expect((await listResults())[0]!.feat).toBeNull();
  expect(await gatherFeats(await listResults(), shelf)).toBe(0);
});

test('this device tells them in every language', async () => {
  for (const [game, name] of [
    ['auf-achse-cards', 'three-players'],
    ['auf-achse-board', 'three-players'],
    ['ausgebremst', 'championship'],
  ] as const) {
    const record = keptRecord(game, name);
    for (const seat of seatsOf(record)) await keep(record, seat);
  }
  await openPage(<ProfilePage />, '/me');
  await screen.findByText(/^best race: /);
  for (const [language, told] of Object.entries(TOLD)) {
    await speak(language as Language);
    for (const one of told) expect(screen.getByText(one)).toBeVisible();
  }
  expect(await faultsOf(screen.getByRole('table'))).toEqual([]);
});
