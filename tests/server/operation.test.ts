import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { measuredStore } from '../../server/operation/measured';
import { createMetrics } from '../../server/operation/metrics';
import { createReadiness } from '../../server/operation/readiness';
import { createLog } from '../../server/log';
import type { MatchStore } from '../../server/storage/matchStore';
import {
  action,
  GAME,
  lay,
  later,
  openMatch,
  seatEverybody,
  startServer,
  temporaryFolder,
  watch,
  type Seat,
  type TestServer,
} from './harness';
import { freshDatabase } from './postgres';
import { startProxy } from './proxy';
import { comes } from './serverProcess';

describe('/healthz and /readyz', () => {
  test('say that a server is alive and can play', async () => {
    const server = await startServer();
    expect(await server.get('/healthz')).toMatchObject({ status: 200, body: {} });
    expect(await server.get('/readyz')).toMatchObject({ status: 200, body: { ready: true } });
  });

  test.each([
    [
      'written',
      `CREATE TRIGGER full BEFORE UPDATE ON housekeeping BEGIN SELECT RAISE(FAIL, 'disk full'); END`,
      'disk full',
    ],
    ['read', 'PRAGMA foreign_keys = OFF; DROP TABLE matches', 'no such table'],
  ])('say that a server whose matches cannot be %s is alive but cannot play', async (_, breakIt, why) => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    const disk = new Database(join(dataDir, 'matches.db'));
    await comes('a moment in which the server does not write', () => {
      try {
        disk.exec(breakIt);
        return true;
      } catch (error) {
        if (/locked/.test((error as Error).message)) return false;
        throw error;
      }
    });
    disk.close();
    expect(await server.get('/healthz')).toMatchObject({ status: 200, body: {} });
    expect(await server.get('/readyz')).toMatchObject({
      status: 503,
      body: { ready: false, reason: 'store' },
    });
    expect(server.logged.join('')).toContain(why);
  });
});

/** The size of a page in the file, in bytes. */
const PAGE = 4096;

/** Replaces every table's first page with noise; the list of tables stays readable. */
const corrupt = (file: string) => {
  const tables = new Database(file);
  const roots = tables.prepare('SELECT rootpage FROM sqlite_schema WHERE rootpage > 0').all();
  tables.close();
  const disk = openSync(file, 'r+');
  for (const { rootpage } of roots as { rootpage: number }[])
    writeSync(disk, randomBytes(PAGE), 0, PAGE, (rootpage - 1) * PAGE);
  closeSync(disk);
};

test('say that a server with a corrupted file is alive and needs a backup; it shuts down cleanly', async () => {
  const dataDir = temporaryFolder();
  const before = await startServer({ dataDir });
  const matchID = await openMatch(before);
  await before.close();
  corrupt(join(dataDir, 'matches.db'));
  const server = await startServer({ dataDir });
  await comes(
    'the reason',
    async () => (await server.get<{ reason: string }>('/readyz')).body.reason === 'corrupted',
  );
  expect(await server.get('/readyz')).toMatchObject({ status: 503, body: { ready: false } });
  expect((await server.get('/healthz')).status).toBe(200);
  for (const path of ['/lobby', `/games/${GAME}/${matchID}`])
    expect(await server.get(path)).toMatchObject({ status: 503, body: { error: 'unavailable' } });
  await server.close();

  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/verify.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'The matches cannot be read or written: database disk image is malformed.\n',
  ]);
});

describe('readiness', () => {
  const silent = createLog('silent');

  test('asks the store once for simultaneous requests', async () => {
    let asked = 0;
    const { whyNot } = createReadiness(async () => void asked++, silent);
    expect(await Promise.all([whyNot(), whyNot(), whyNot()])).toEqual([undefined, undefined, undefined]);
    expect(asked).toBe(1);
  });

  test('is restored with the store, and the log records both changes', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const clock = jest.spyOn(performance, 'now');
    later(() => clock.mockRestore());
    let full = true;
    const { whyNot } = createReadiness(async () => {
      if (full) throw new Error('disk is full');
    }, log);
    clock.mockReturnValue(0);
    expect(await whyNot()).toBe('store');
    full = false;
    clock.mockReturnValue(1001);
    expect(await whyNot()).toBeUndefined();
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'matches cannot be played on this server',
      'matches can be played on this server again',
    ]);
    expect(lines[0]).toContain('disk is full');
  });

  test('is not restored while a server stops', async () => {
    const { whyNot, lost } = createReadiness(async () => {}, silent);
    lost('stopping');
    expect(await whyNot()).toBe('stopping');
  });

  test.each([
    [{ code: 'SQLITE_CORRUPT' }, true],
    [{ code: 'SQLITE_NOTADB' }, true],
    [{ cause: Object.assign(new Error('inside'), { code: 'XX001' }) }, true],
    [{ code: 'SQLITE_FULL' }, false],
    [{}, false],
  ])('a store that fails with %j is corrupted: %s', async (failure, isCorrupted) => {
    const onCorrupted = jest.fn();
    const broken = { ping: () => Promise.reject(Object.assign(new Error('no'), failure)) };
    const store = measuredStore(broken as unknown as MatchStore, createMetrics(), onCorrupted);
    await expect(store.ping()).rejects.toThrow('no');
    expect(onCorrupted).toHaveBeenCalledTimes(isCorrupted ? 1 : 0);
  });
});

/** The values of the metrics, by name and labels. */
const metricsOf = async (server: Pick<TestServer, 'get'>): Promise<ReadonlyMap<string, number>> => {
  const { body } = await server.get<string>('/metrics');
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
};

/** What a server reports about the others. */
const saysOfOthers = async (server: TestServer) => {
  const metrics = await metricsOf(server);
  const { status, body } = await server.get('/readyz');
  return [status, body, metrics.get('game_bus_up'), metrics.get('game_other_servers')];
};

describe('/metrics', () => {
  test('counts what is played, refused and stored', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const [ada, bo] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const adas = await watch(server, matchID, ada);
    const updated = adas.next('update');
    lay(adas, matchID, ada);
    await updated;
    const bos = await watch(server, matchID, bo);
    const refused = bos.next('refused');
    bos.socket.emit('update', action(bo, 'layRace', ['no card']), 1, matchID, bo.playerID);
    await refused;
    const alsoRefused = bos.next('refused');
    bos.socket.emit('chat', matchID, { id: 'line', sender: ada.playerID, payload: 'Hi' }, bo.credentials);
    await alsoRefused;

    const metrics = await metricsOf(server);
    expect(metrics.get(`game_moves_total{game="${GAME}"}`)).toBe(1);
    expect(metrics.get('game_move_seconds_count')).toBe(1);
    expect([...metrics].filter(([name]) => name.startsWith('game_refusals_total'))).toHaveLength(2);
    expect(metrics.get('game_refusals_total{reason="notYourSeat"}')).toBe(1);
    expect(metrics.get('game_sockets')).toBe(2);
    expect(metrics.get('game_watched_matches')).toBe(1);
    expect(metrics.get('game_store_commit_moves_sum')).toBe(1);
    expect(metrics.get('game_store_seconds_count{call="commit"}')).toBe(1);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  test('says whether several servers hear each other; one that hears nobody is ready nevertheless', async () => {
    const databaseUrl = await freshDatabase();
    const { port } = await startProxy([1]);
    const alone = await startServer();
    const deaf = await startServer({ databaseUrl, redisUrl: `redis://127.0.0.1:${port}` });
    const [one, other] = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
    for (const server of [one, other])
      await comes('the others', async () => (await metricsOf(server)).get('game_other_servers') === 1);
    await comes('a word of it', () => deaf.logged.some((line) => line.includes('cannot be heard')));
    expect(await saysOfOthers(one)).toEqual([200, { ready: true, bus: 'up' }, 1, 1]);
    expect(await saysOfOthers(other)).toEqual([200, { ready: true, bus: 'up' }, 1, 1]);
    expect(await saysOfOthers(deaf)).toEqual([200, { ready: true, bus: 'away' }, 0, 0]);
    expect(await saysOfOthers(alone)).toEqual([200, { ready: true }, undefined, undefined]);
    const matchID = await openMatch(deaf);
    const [seat] = (await seatEverybody(deaf, matchID, 2)) as [Seat, Seat];
    const ear = await watch(deaf, matchID, seat);
    const updated = ear.next('update');
    lay(ear, matchID, seat);
    await updated;
  });

  test('has no metric that README does not explain', async () => {
    const databaseUrl = await freshDatabase();
    const { body } = await (await startServer({ databaseUrl })).get<string>('/metrics');
    const names = [...body.matchAll(/^# TYPE (game_\w+)/gm)].map(([, name]) => name!);
    const readme = readFileSync(join(import.meta.dirname, '../../server/README.md'), 'utf8');
    const explained = [...readme.matchAll(/^\| `(game_\w+)/gm)].map(([, name]) => name!);
    expect(explained.toSorted()).toEqual(names.toSorted());
  });

  test('contains nothing about a single match or player', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const seats = await seatEverybody(server, matchID, 2);
    const { body } = await server.get('/metrics');
    for (const secret of [matchID, ...seats.map(({ credentials }) => credentials), 'Player 0'])
      expect(body).not.toContain(secret);
  });

  test.each([
    ['this machine', {}, 200],
    ['a proxy on this machine', { 'X-Forwarded-For': '192.0.2.7' }, 403],
  ])('answers %s: %j %d', async (_, headers, status) => {
    const server = await startServer();
    expect(await server.get('/metrics', { headers })).toMatchObject({ status });
  });

  test.each([
    ['without it', {}, 403],
    ['with another one', { Authorization: 'Bearer 0123456789abcdef' }, 403],
    ['with it', { Authorization: 'Bearer sixteen-or-more!' }, 200],
  ])('requires the token if one is set: %s', async (_, headers, status) => {
    const server = await startServer({ metricsToken: 'sixteen-or-more!' });
    expect(await server.get('/metrics', { headers })).toMatchObject({ status });
  });
});
