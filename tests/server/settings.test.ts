import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { GAME, later, openMatch, startServer, temporaryFolder } from './harness';
import { freshDatabase, inDatabase } from './postgres';
import { createServer } from '../../server/createServer';
import { StartError } from '../../server/operation/startError';
import { DEFAULTS, readSettings } from '../../server/settings';

/** The variables described in the server's README. */
const tableOfSettings = (): string[] =>
  [...readFileSync(join(__dirname, '../../server/README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` +\| /gm)].map(
    ([, name]) => name!,
  );

describe('the environment', () => {
  test('may be empty: then the server is only for this machine', () => {
    expect(readSettings({})).toEqual(DEFAULTS);
    expect(readSettings({ PORT: '' })).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ port: 8000, host: '127.0.0.1', dataDir: '.data' });
  });

  test('sets the options it names', () => {
    const env = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/matches',
      DATABASE_URL: 'postgres://ada:secret@db.example/matches',
      REDIS_URL: 'redis://redis.example:6379',
      ORIGINS: 'https://play.example, http://10.0.0.7:3000',
      LOG_LEVEL: 'warn',
      MATCH_DAYS: '7',
      TRUST_PROXY: '1',
      METRICS_TOKEN: 'sixteen-or-more!',
      PUSH_CONTACT: 'mailto:ada@play.example',
    };
    expect(Object.keys(env).toSorted()).toEqual(tableOfSettings().toSorted());
    expect(readSettings(env)).toEqual({
      ...DEFAULTS,
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/var/lib/matches',
      databaseUrl: 'postgres://ada:secret@db.example/matches',
      redisUrl: 'redis://redis.example:6379',
      origins: ['https://play.example', 'http://10.0.0.7:3000'],
      logLevel: 'warn',
      matchDays: 7,
      trustProxy: true,
      metricsToken: 'sixteen-or-more!',
      pushContact: 'mailto:ada@play.example',
    });
  });

  test.each([
    ['PORT', 'eight thousand'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['ORIGINS', 'play.example'],
    ['ORIGINS', 'https://play.example/lobby'],
    ['ORIGINS', '*'],
    ['LOG_LEVEL', 'chatty'],
    ['MATCH_DAYS', '0'],
    ['TRUST_PROXY', 'constructor'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}", but it must be`);
  });

  test('never prints a password', () => {
    const env = { DATABASE_URL: 'mysql://ada:secret@db.example/matches' };
    expect(() => readSettings(env)).toThrow('DATABASE_URL must be the address of a PostgreSQL database');
    expect(() => readSettings(env)).not.toThrow('secret');
  });

  test.each(['http://ada:secret@redis.example', 'redis://ada:secret@redis.example:99999', 'redis'])(
    'accepts no Redis at an address like %s, and does not repeat it',
    (address) => {
      const env = { DATABASE_URL: 'postgres://db.example/matches', REDIS_URL: address };
      expect(() => readSettings(env)).toThrow(/^REDIS_URL must be the address of a Redis (?!.*secret)/);
    },
  );

  test('accepts a Redis only together with a database', () => {
    expect(() => readSettings({ REDIS_URL: 'redis://redis.example' })).toThrow(
      'REDIS_URL is for servers that share a database: set DATABASE_URL too.',
    );
  });
});

test('a token is not repeated in messages', () => {
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN must be (?!.*short)/);
});

const starting = (dataDir: string) => createServer({ port: 0, dataDir, logLevel: 'silent' });

describe('starting', () => {
  test('where a port is in use already fails', async () => {
    const { port } = await startServer();
    await expect(createServer({ port, dataDir: ':memory:', logLevel: 'silent' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test.each([
    ['a file', (file: string) => file, 'is no folder'],
    ['below a file', (file: string) => join(file, 'data'), 'ENOTDIR'],
    // a folder that never exists, whatever is created
    ['below /proc', () => '/proc/nowhere/data', 'No matches can be kept'],
  ])('on %s says that no matches can be kept there', async (_, dataDirAt, why) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const started = starting(dataDirAt(file));
    await expect(started).rejects.toBeInstanceOf(StartError);
    await expect(started).rejects.toThrow(why);
  });

  test('on something that is not a database says so, and releases the folder', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'matches.db'), 'a letter to a friend '.repeat(100));
    await expect(starting(dataDir)).rejects.toThrow(/cannot be opened: .*not a database/);
    rmSync(join(dataDir, 'matches.db'));
    await (await starting(dataDir)).close();
  });

  test('on the tables of a newer server says so', async () => {
    const dataDir = temporaryFolder();
    await (await starting(dataDir)).close();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec('PRAGMA user_version = 999');
    db.close();
    await expect(starting(dataDir)).rejects.toThrow(/cannot be opened: .*newer server/);
  });

  test('on the folder of another server says so; once that one has stopped, the folder can be used', async () => {
    const dataDir = temporaryFolder();
    const first = await starting(dataDir);
    await expect(starting(dataDir)).rejects.toThrow('Another server keeps its matches in');
    await first.close();
    await (await starting(dataDir)).close();
  });

  test('without a free port releases the folder', async () => {
    const { port } = await startServer();
    const dataDir = temporaryFolder();
    await expect(createServer({ port, dataDir, logLevel: 'silent' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await (await starting(dataDir)).close();
  });
});

describe('a server with a database', () => {
  test('stores its matches there, and the next server continues them', async () => {
    const databaseUrl = await freshDatabase();
    const first = await startServer({ databaseUrl });
    const matchID = await openMatch(first);
    await first.close();
    const second = await startServer({ databaseUrl });
    expect((await second.get(`/games/${GAME}/${matchID}`)).status).toBe(200);
  });

  test('that refuses access says so in a sentence without the password', async () => {
    const databaseUrl = new URL(await freshDatabase());
    databaseUrl.password = 'secret';
    databaseUrl.pathname = 'no_such_database';
    const started = createServer({ port: 0, databaseUrl: databaseUrl.href, logLevel: 'silent' });
    await expect(started).rejects.toThrow(
      'The database of DATABASE_URL cannot be used: database "no_such_database" does not exist',
    );
    await expect(started).rejects.toBeInstanceOf(StartError);
    await expect(started).rejects.not.toThrow('secret');
  });
});

test('a server whose database does not say which one it is says so in a sentence', async () => {
  const databaseUrl = await freshDatabase();
  const role = `role_${randomBytes(8).toString('hex')}`;
  const theirs = new URL(databaseUrl);
  theirs.username = role;
  await inDatabase(databaseUrl, (client) =>
    client.query(
      `CREATE ROLE ${role} LOGIN PASSWORD '${theirs.password}'; GRANT ALL ON SCHEMA public TO ${role};
       REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC`,
    ),
  );
  later(() => inDatabase(databaseUrl, (client) => client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)));
  const started = createServer({ port: 0, databaseUrl: theirs.href, logLevel: 'silent' });
  await expect(started).rejects.toThrow(
    'The database of DATABASE_URL cannot be told from others: permission denied for function pg_control_system',
  );
  await expect(started).rejects.toBeInstanceOf(StartError);
});

describe('stopping', () => {
  test('frees the port for the next server', async () => {
    const first = await startServer();
    await first.get('/games');
    await first.close();
    const { port } = await startServer({ port: first.port });
    expect(port).toBe(first.port);
  });
});
