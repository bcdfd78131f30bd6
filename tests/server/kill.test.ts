import { cutConnections } from '../chaos/blows';
import { endure, type Outcome } from '../chaos/siege';
import { temporaryFolder } from './harness';
import { freshDatabase } from './postgres';

const LONGEST = 600_000;
const KILLS = 10;
const CUTS = 5;
const EVERY = 800;

const killed = {
  SQLite: () => endure({ seed: 'sqlite', kept: { dataDir: temporaryFolder() }, blows: KILLS, every: EVERY }),
  PostgreSQL: async () =>
    endure({ seed: 'postgres', kept: { databaseUrl: await freshDatabase() }, blows: KILLS, every: EVERY }),
} as const;

const cut = async () => {
  const databaseUrl = await freshDatabase();
  return endure({
    seed: 'cut',
    kept: { databaseUrl },
    blows: CUTS,
    every: EVERY,
    strike: cutConnections(databaseUrl),
  });
};

/** The result of each siege; they run at the same time, because they mostly wait. */
const outcomes = new Map<string, PromiseSettledResult<Outcome>>();

beforeAll(async () => {
  const sieges = Object.entries({ ...killed, cut });
  const settled = await Promise.allSettled(sieges.map(([, endured]) => endured()));
  settled.forEach((outcome, at) => outcomes.set(sieges[at]![0], outcome));
}, LONGEST);

const expectAllKept = (siege: string) => {
  const outcome = outcomes.get(siege)!;
  if (outcome.status === 'rejected') throw outcome.reason;
  const { lost, doubled, gaps, faults, acknowledged, compared } = outcome.value;
  expect({ lost, doubled, gaps, faults }).toEqual({ lost: 0, doubled: 0, gaps: 0, faults: [] });
  expect(acknowledged).toBeGreaterThan(50);
  expect(compared).toBeGreaterThan(0);
};

describe('a server that is killed again and again', () => {
  test.each(Object.keys(killed))(
    'loses no move it has acknowledged, and plays none twice: %s',
    expectAllKept,
  );
});

describe('a server whose database', () => {
  test('cuts its connections stores every move completely or not at all, and plays on', () =>
    expectAllKept('cut'));
});
