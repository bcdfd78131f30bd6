import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { GAMES } from '../../games';
import { backUp } from '../../server/operation/backup';
import { copyMatches, snapshotOfDatabase, snapshotOfFile, type Snapshot } from '../../server/operation/kept';
import { restore } from '../../server/operation/restore';
import { StartError } from '../../server/operation/startError';
import { verify, type Finding } from '../../server/operation/verify';
import { conductOf, look, setTime, sitAt, startAt, told } from './conductTable';
import {
  GAME,
  LONG,
  SHORT,
  later,
  openMatch,
  playTogether,
  seatEverybody,
  shown,
  startServer,
  stateIDIn,
  temporaryFolder,
  watch,
  type Seat,
  type TestServer,
} from './harness';
import { freshDatabase } from './postgres';

const HOUR = 3_600_000;

type Place = { readonly databaseUrl: string | undefined; readonly dataDir: string };

const inFolder = (dataDir = temporaryFolder()): Place => ({ databaseUrl: undefined, dataDir });
const inDatabase = async (): Promise<Place> => ({
  databaseUrl: await freshDatabase(),
  dataDir: temporaryFolder(),
});
const newFile = (): string => join(temporaryFolder(), 'matches.backup');
const matchesIn = ({ dataDir }: Place): string => join(dataDir, 'matches.db');

const snapshotOf = ({ databaseUrl, ...place }: Place): Promise<Snapshot> =>
  databaseUrl === undefined
    ? snapshotOfFile(matchesIn({ databaseUrl, ...place }))
    : snapshotOfDatabase(databaseUrl);

/** Every row of every table. */
const everythingIn = async (place: Place) => {
  const tables: Record<string, unknown[]> = {};
  const { read, close } = await snapshotOf(place);
  await copyMatches(read, async (table, _, rows) => void (tables[table] ??= []).push(...rows));
  await close();
  // a server that is open records that every few seconds
  delete tables['housekeeping'];
  return tables;
};

/** A server with a finished match and one at its sixth move, with a line of chat. */
const played = async (place: Place) => {
  const first = await startServer(place);
  const matchAt = async (until: number, setupData: object) => {
    const matchID = await openMatch(first, { unlisted: true, setupData });
    const seats = (await seatEverybody(first, matchID, 2)) as [Seat, Seat];
    const ears = await Promise.all(seats.map((seat) => watch(first, matchID, seat)));
    await playTogether(ears, matchID, seats, { seed: 'kept', until });
    return { matchID, seats, ears };
  };
  const over = await matchAt(Infinity, SHORT);
  const running = await matchAt(6, LONG);
  // before this request the record may not have been written
  await first.get(`/games/${GAME}/${over.matchID}/record`);
  const said = running.ears[1]!.next('chat');
  running.ears[0]!.socket.emit(
    'chat',
    running.matchID,
    { id: 'line', sender: '0', payload: 'Schön gespielt!' },
    running.seats[0].credentials,
  );
  await said;
  const way = { kind: 'webhook', address: 'https://chat.example/', secret: 'sixteen-letters-or-more' };
  await first.post(`/games/${GAME}/${running.matchID}/call`, { ...running.seats[0], way });
  // the keys are created when a page asks for them
  expect((await first.get('/push')).status).toBe(200);
  // moves may still be in progress
  await first.close();
  return { server: await startServer(place), over, running };
};

const goesOn = async (server: TestServer, matchID: string, [ada]: readonly Seat[]) => {
  const adas = await watch(server, matchID, ada);
  expect(stateIDIn(adas.state())).toBeGreaterThanOrEqual(6);
};

describe.each([
  ['a folder', async () => inFolder()],
  ['a database', inDatabase],
])('the backup of %s that is played in', (_, somewhere) => {
  test.each([
    ['a folder', async () => inFolder()],
    ['a database', inDatabase],
  ])('is restored to %s as it was, and the match goes on', async (__, elsewhere) => {
    const [from, to, file] = [await somewhere(), await elsewhere(), newFile()];
    const { server, over, running } = await played(from);
    await backUp(from, file);
    const before = await everythingIn(from);
    await server.close();

    expect(await restore(to, file)).toBe(2);
    const after = await everythingIn(to);
    expect(after).toEqual(before);
    expect(Object.keys(after).toSorted()).toEqual([
      'callings',
      'chat',
      'log',
      'matches',
      'positions',
      'push_keys',
      'records',
      'seats',
    ]);
    const again = await startServer(to);
    await goesOn(again, running.matchID, running.seats);
    expect((await shown(again, over.matchID)).gameover).toBeDefined();
  });

  test.each([
    ['a folder', async () => inFolder()],
    ['a database', inDatabase],
  ])(
    'is restored to %s with the clocks as they were: no time has passed meanwhile',
    async (__, elsewhere) => {
      const [from, to, file, time] = [await somewhere(), await elsewhere(), newFile(), setTime()];
      const first = await startAt(time, from);
      const clock = { perDecision: 48 * 3600, bank: 0 };
      const { matchID, seats, ears } = await sitAt(first, GAME, 2, { clock }, LONG);
      await told(ears.get('0')!, ({ clocks }) => clocks !== undefined);
      time.pass(HOUR);
      await first.close();
      time.pass(10 * HOUR);
      await backUp(from, file);
      time.pass(30 * HOUR);
      await restore(to, file);
      time.pass(10 * HOUR);
      const second = await startAt(time, to);
      const page = await look(second, GAME, matchID, seats[0]);
      expect(conductOf(page).clocks).toMatchObject({ 0: { left: 47 * HOUR }, 1: { left: 47 * HOUR } });
    },
  );
});

const backedUp = async () => {
  const [from, file] = [inFolder(), newFile()];
  const { server } = await played(from);
  await backUp(from, file);
  return { from, file, server };
};

describe('a backup', () => {
  test('is readable by its owner only, and is never overwritten', async () => {
    const { from, file } = await backedUp();
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(backUp(from, file)).rejects.toThrow('is there already');
    expect(readdirSync(join(file, '..'))).toEqual(['matches.backup']);
  });

  test('of a server without data is refused', async () => {
    const file = newFile();
    await expect(backUp(inFolder(), file)).rejects.toBeInstanceOf(StartError);
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  test('is not restored over existing matches, nor while a server is running', async () => {
    const { from, file, server } = await backedUp();
    const before = await everythingIn(from);
    await expect(restore(from, file)).rejects.toThrow('Another server keeps its matches');
    await server.close();
    await expect(restore(from, file)).rejects.toThrow('keeps 2 matches already');
    expect(await everythingIn(from)).toEqual(before);
  });

  test('is not restored into a database with matches', async () => {
    const { file } = await backedUp();
    const to = await inDatabase();
    await restore(to, file);
    await expect(restore(to, file)).rejects.toThrow('keeps 2 matches already');
  });

  test.each([
    ['cut off', (file: string) => truncateSync(file, 20_000)],
    ['a letter', (file: string) => writeFileSync(file, 'Dear Ada, '.repeat(1000))],
    [
      'of a newer server',
      (file: string) => {
        const db = new Database(file);
        db.exec('PRAGMA user_version = 999');
        db.close();
      },
    ],
  ])('that is %s leaves nothing behind', async (_, spoil) => {
    const { file } = await backedUp();
    spoil(file);
    const to = inFolder();
    await expect(restore(to, file)).rejects.toThrow('cannot be restored');
    expect(readdirSync(to.dataDir).filter((name) => name.startsWith('matches'))).toEqual([]);
  });
});

type Found = { readonly matchID: string; readonly finding: Finding };

/** What verification reports after a change to a database with a played match. */
const findingsAfter = async (change: string) => {
  const place = inFolder();
  const { server, over, running } = await played(place);
  await server.close();
  const db = new Database(matchesIn(place));
  db.exec(change.replaceAll('$over', `'${over.matchID}'`).replaceAll('$running', `'${running.matchID}'`));
  db.close();
  const snapshot = await snapshotOf(place);
  later(snapshot.close);
  const found: Found[] = [];
  for await (const one of verify(snapshot.read, GAMES)) if (one.finding.kind !== 'sound') found.push(one);
  return { place, over, running, found };
};

describe('verify', () => {
  test('finds nothing wrong with what was played', async () => {
    expect((await findingsAfter('')).found).toEqual([]);
  });

  test.each([
    [
      'a card that was not played',
      `UPDATE log SET entries = json_set(entries, '$[0].action.payload.args', json('["no card"]'))
       WHERE match_id = $running AND state_id = 3`,
      /^step 3 \(seat \d, \w+\) is refused/,
    ],
    ['a lost step', 'DELETE FROM log WHERE match_id = $running AND state_id = 4', /^step 4 is missing/],
    [
      'a lost last step',
      'DELETE FROM log WHERE match_id = $running AND state_id = (SELECT max(state_id) FROM log WHERE match_id = $running)',
      /^step \d+ is missing/,
    ],
    [
      'another seed',
      `UPDATE matches SET seed = 'another' WHERE id = $running`,
      /^step \d+ \(|^its position is not/,
    ],
    [
      'a hand that was changed',
      `UPDATE positions SET state = json_remove(state, '$.G.hands.0[0]') WHERE match_id = $running`,
      /^its position is not the one that step \d+ leads to/,
    ],
    [
      'an old position',
      `UPDATE positions SET state = json_set(state, '$._stateID', 5) WHERE match_id = $running`,
      /^its position is that after step 5/,
    ],
    ['no position', 'DELETE FROM positions WHERE match_id = $running', /^it has no position/],
    [
      'no JSON',
      `UPDATE log SET entries = '[{' WHERE match_id = $running AND state_id = 2`,
      /^it cannot be read/,
    ],
  ])('names %s', async (_, change, why) => {
    const { running, found } = await findingsAfter(change);
    expect(found).toEqual([
      { matchID: running.matchID, finding: { kind: 'broken', why: expect.stringMatching(why) } },
    ]);
  });

  test('names a result that does not follow from the moves', async () => {
    const { over, found } = await findingsAfter(
      `UPDATE matches SET gameover = '{"winners":["1"],"totals":{"0":1,"1":2}}' WHERE id = $over`,
    );
    expect(found).toEqual([
      { matchID: over.matchID, finding: { kind: 'broken', why: expect.stringMatching(/^its result/) } },
    ]);
  });

  test('skips matches played by other rules', async () => {
    const { found } = await findingsAfter('UPDATE matches SET rules = 999 WHERE id = $running');
    expect(found).toMatchObject([{ finding: { kind: 'unchecked' } }]);
  });

  test('as a command prints one line for each damaged match, and fails', async () => {
    const { place, running } = await findingsAfter(
      'DELETE FROM log WHERE match_id = $running AND state_id = 4',
    );
    const run = () =>
      spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/verify.ts'], {
        cwd: join(__dirname, '../..'),
        env: { ...process.env, DATA_DIR: place.dataDir },
        encoding: 'utf8',
      });
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toBe(
      `${running.matchID} broken: step 4 is missing from the log\n` +
        '1 matches are sound, 1 are broken, 0 could not be checked.\n',
    );
  });
});
