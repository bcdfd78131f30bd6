import { cutConnections } from '../chaos/blows';
import { endure, type Outcome } from '../chaos/siege';
import { temporaryFolder } from './harness';
import { freshDatabase } from './postgres';

jest.setTimeout(600_000);

const KILLS = 10;

const expectAllKept = ({ lost, doubled, gaps, faults, acknowledged, compared }: Outcome) => {
  expect({ lost, doubled, gaps, faults }).toEqual({ lost: 0, doubled: 0, gaps: 0, faults: [] });
  expect(acknowledged).toBeGreaterThan(50);
  expect(compared).toBeGreaterThan(0);
};

describe('a server that is killed again and again', () => {
  test('loses no move it has acknowledged, and makes none twice: SQLite', async () =>
    expectAllKept(
      await endure({ seed: 'sqlite', kept: { dataDir: temporaryFolder() }, blows: KILLS, every: 800 }),
    ));

  test('loses no move it has acknowledged, and makes none twice: PostgreSQL', async () =>
    expectAllKept(
      await endure({
        seed: 'postgres',
        kept: { databaseUrl: await freshDatabase() },
        blows: KILLS,
        every: 800,
      }),
    ));
});

describe('a server whose database', () => {
  test('cuts its connections keeps every move whole or not at all, and plays on', async () => {
    const databaseUrl = await freshDatabase();
    expectAllKept(
      await endure({
        seed: 'cut',
        kept: { databaseUrl },
        blows: 5,
        every: 800,
        strike: cutConnections(databaseUrl),
      }),
    );
  });
});
