import { closeSync, openSync } from 'node:fs';
import { GAME, later, temporaryFolder } from './harness';
import { comes, NODE, start, started, type Running } from './serverProcess';

describe('a server that is told to stop', () => {
  test('shuts down cleanly', async () => {
    const { child, ended } = await started();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  // npm passes the signal to a shell, which ends without telling the server
  test.each([
    ['npm run serve', ['npm', 'run', 'serve']],
    ['npx tsx', ['npx', 'tsx', 'server/serve.ts']],
  ])('by way of %s leaves nothing behind', async (_, command) => {
    const { child, answers } = await started(command);
    child.kill('SIGTERM');
    await comes('an end', async () => (await answers('/healthz')) === undefined);
  });
});

/** Makes the server write 400 kB, more than a pipe holds. Returns whether it can still play. */
const ask = async ({ answers }: Running) => {
  for (let at = 0; at < 200; at++) await answers(`/games/${'x'.repeat(2000)}`);
  return answers('/readyz');
};

describe('a log', () => {
  test('on a full disk loses its lines and has no other effect', async () => {
    const full = openSync('/dev/full', 'w');
    later(() => closeSync(full));
    const running = await started(NODE, { stdio: ['ignore', full, full] });
    expect(await ask(running)).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });

  test('that nobody reads blocks nothing', async () => {
    const running = await started(NODE, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.child.stdout!.pause();
    expect(await ask(running)).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });

  test('whose reader is gone does no harm', async () => {
    const running = await started(NODE, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.child.stdout!.destroy();
    expect(await ask(running)).toBe(200);
  });
});

test('computer players decide, any number at a time, and standard error contains only the address of the server', async () => {
  const { port, said, child } = await started(NODE, { stdio: ['ignore', 'pipe', 'pipe'] });
  let logged = '';
  child.stdout!.on('data', (text: Buffer) => (logged += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  const bots = { 1: 'easy', 2: 'easy', 3: 'easy', 4: 'easy' };
  for (let match = 0; match < 3; match++) {
    const { matchID } = await post(`/games/${GAME}/create`, { numPlayers: 5, bots });
    await post(`/games/${GAME}/${matchID}/join`, { playerID: '0', playerName: 'Ada' });
  }
  await comes('the moves of all of them', async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return metrics.includes('game_bot_seconds_count 24');
  });
  expect(logged).toContain('create');
  expect(logged).not.toMatch(/computer player/);
  expect(said()).toBe(`Auf Achse & Ausgebremst: ${url}\n`);
});

const keeping = (dataDir: string) => ({ env: { DATA_DIR: dataDir } });

describe('a folder', () => {
  test('can be used immediately after its server was killed', async () => {
    const dataDir = temporaryFolder();
    const first = await started(NODE, keeping(dataDir));
    const second = await start(NODE, keeping(dataDir));
    expect(await second.ended).toBe(1);
    expect(second.said()).toBe(
      `Another server keeps its matches in ${dataDir}. Stop that one, or set DATA_DIR to another folder.\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    await started(NODE, keeping(dataDir));
  });

  test('that cannot be used is reported in one sentence', async () => {
    const { ended, said } = await start(NODE, keeping('/proc/nowhere'));
    expect(await ended).toBe(1);
    expect(said()).toBe(
      'No matches can be kept in /proc/nowhere (ENOENT). Set DATA_DIR to a folder that can be written to.\n',
    );
  });
});
