import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, temporaryFolder } from './harness';
import { createServer } from '../../server/createServer';
import { DEFAULTS, readSettings } from '../../server/settings';

describe('the environment', () => {
  test('may say nothing: then the server is for this machine alone', () => {
    expect(readSettings({})).toEqual(DEFAULTS);
    expect(readSettings({ PORT: '' })).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ port: 8000, host: '127.0.0.1', dataDir: '.data' });
  });

  test('sets what it names', () => {
    const env = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/matches',
      ORIGINS: 'https://play.example, http://10.0.0.7:3000',
      LOG_LEVEL: 'warn',
      MATCH_DAYS: '7',
      TRUST_PROXY: '1',
    };
    expect(readSettings(env)).toEqual({
      ...DEFAULTS,
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/var/lib/matches',
      origins: ['https://play.example', 'http://10.0.0.7:3000'],
      logLevel: 'warn',
      matchDays: 7,
      trustProxy: true,
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
});

describe('starting', () => {
  test('where a port is in use already fails', async () => {
    const { port } = await startServer();
    await expect(createServer({ port, dataDir: ':memory:', logLevel: 'silent' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test('where no folder can be made fails', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(createServer({ port: 0, dataDir: join(file, 'data') })).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
  });
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
