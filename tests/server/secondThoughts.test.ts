import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { State } from 'boardgame.io';
import type { View } from '../../games/auf-achse-cards';
import type { TableOptions } from '../../games/shared/conduct';
import { replayed } from '../replayed';
import { look, movesIn, sitAt } from './conductTable';
import { action, GAME, refusalIn, SHORT, startServer, stateIDIn, temporaryFolder, type Ear } from './harness';

/** The step that this page is offered to take back. */
const offered = (ear: Ear): unknown =>
  (ear.state().plugins as Record<string, { data?: unknown } | undefined>)['undo']?.data;

const viewIn = (ear: Ear): View => ear.state().G as View;

/** Two people at the card game; both pages are awaited each time. */
const table = async (
  settings: Parameters<typeof startServer>[0] = {},
  agreed: Partial<TableOptions> = {},
) => {
  const server = await startServer(settings);
  const sat = await sitAt(server, GAME, 2, agreed, SHORT);
  const { matchID, seats, ears, module } = sat;
  const [ada, bo] = [...ears.values()] as [Ear, Ear];
  const send = (playerID: string, move: string, ...args: unknown[]) => {
    const ear = ears.get(playerID)!;
    const packet = action(seats[Number(playerID)]!, move, args);
    ear.socket.emit('update', packet, stateIDIn(ear.state()), matchID, playerID);
  };
  const both = async (act: () => void) => {
    const seen = [ada, bo].map((ear) => ear.next('update'));
    act();
    await Promise.all(seen);
  };
  const lay = (playerID: string, name: string) =>
    both(() => {
      const open = module.legalMoves(ears.get(playerID)!.state().G, playerID);
      const { move, args } = open.find((one) => one.move === name)!;
      send(playerID, move, ...args);
    });
  return { ...sat, server, ada, bo, send, both, lay };
};

test('a laid card is taken back, and the others see what they saw before', async () => {
  const { ada, bo, lay, both, send } = await table();
  const [own, others] = [ada, bo].map((ear) => JSON.stringify(ear.state().G));
  await lay('0', 'layRace');
  expect([offered(ada), offered(bo)]).toEqual([0, undefined]);
  expect(JSON.stringify(bo.state().G)).not.toBe(others);
  await both(() => send('0', 'undo', 0));
  expect([ada, bo].map((ear) => JSON.stringify(ear.state().G))).toEqual([own, others]);
  expect([offered(ada), offered(bo)]).toEqual([undefined, undefined]);
  expect(
    movesIn(bo).map(({ action: { payload } }) => [payload.playerID, payload.type, payload.args]),
  ).toEqual([
    ['0', 'layRace', null],
    ['0', 'undo', [0]],
  ]);
});

test('whatever was laid and taken back, the others receive the same', async () => {
  const { ada, bo, module, both, send } = await table();
  const sent: string[] = [];
  for (const { move, args } of module.legalMoves(ada.state().G, '0').slice(0, 4)) {
    const from = bo.heard.length;
    await both(() => send('0', move, ...args));
    await both(() => send('0', 'undo', offered(ada)));
    const news = bo.heard.slice(from).filter(({ event }) => event === 'patch');
    // except for the numbers of the moves
    sent.push(JSON.stringify(news.map(({ args: [, , , patch] }) => patch)).replaceAll(/"value":\d+/g, ''));
  }
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(1);
});

test('cards that the others lay in the meantime stay, even if the page had not received them yet', async () => {
  const { ada, lay, both, seats, matchID } = await table();
  await lay('0', 'layRace');
  const before = stateIDIn(ada.state());
  await lay('1', 'layRace');
  await both(() => ada.socket.emit('update', action(seats[0]!, 'undo', [0]), before, matchID, '0'));
  expect(viewIn(ada).raceLaid).toEqual({ 0: false, 1: true });
});

/** Why a packet of this page is refused. */
const refused = async (ear: Ear, act: () => void) => {
  const refusal = ear.next('refused');
  act();
  return refusalIn(await refusal);
};

test('decisions of others, the same decision twice, other steps, and a complete round cannot be taken back', async () => {
  const { ada, bo, lay, both, send } = await table();
  const tooLate = { reason: 'undoTooLate', rule: 'K-3.8' };
  await lay('0', 'layRace');
  expect(await refused(bo, () => send('1', 'undo', 0))).toMatchObject(tooLate);
  expect(await refused(ada, () => send('0', 'undo', 1))).toMatchObject(tooLate);
  expect(await refused(ada, () => send('0', 'undo'))).toMatchObject(tooLate);
  await both(() => send('0', 'undo', 0));
  expect(await refused(ada, () => send('0', 'undo', 0))).toMatchObject(tooLate);
  for (const seat of ['0', '1']) for (const move of ['layRace', 'layCounter']) await lay(seat, move);
  expect([offered(ada), offered(bo)]).toEqual([undefined, undefined]);
  expect(await refused(bo, () => send('1', 'undo', 5))).toMatchObject(tooLate);
});

test('a decision can be taken back after a restart of the server', async () => {
  const settings = { dataDir: temporaryFolder() };
  const { server, ada, lay, matchID, seats } = await table(settings);
  const before = JSON.stringify(ada.state().G);
  await lay('0', 'layRace');
  await server.close();
  const again = await startServer(settings);
  const ear = await look(again, GAME, matchID, seats[0]);
  expect(offered(ear)).toBe(0);
  const seen = ear.next('update');
  ear.socket.emit('update', action(seats[0]!, 'undo', [0]), stateIDIn(ear.state()), matchID, '0');
  await seen;
  expect(JSON.stringify(ear.state().G)).toBe(before);
});

test('a table may agree that nothing can be taken back', async () => {
  const { ada, lay, send } = await table({}, { secondThoughts: false });
  await lay('0', 'layRace');
  expect(offered(ada)).toBeUndefined();
  const refusal = ada.next('refused');
  send('0', 'undo', 0);
  expect(refusalIn(await refusal)).toMatchObject({ reason: 'undoOff', rule: 'K-3.8' });
});

test('a match in which decisions were taken back is consistent, and its record can be replayed', async () => {
  const dataDir = temporaryFolder();
  const { server, matchID, ada, bo, ears, both, send, decide, awaited } = await table({ dataDir });
  for (let left = 5; !ada.state().ctx.gameover;) {
    const seat = awaited()[0]!;
    await both(() => decide(seat));
    const step = offered(ears.get(seat)!);
    if (step === undefined || !left) continue;
    left -= 1;
    await both(() => send(seat, 'undo', step));
  }
  const undone = movesIn(bo).filter(({ action: { payload } }) => payload.type === 'undo');
  expect(undone).toHaveLength(5);
  const { body } = await server.get(`/games/${GAME}/${matchID}/record`);
  expect((replayed(body).positions.at(-1) as State).ctx.gameover).toEqual(ada.state().ctx.gameover);
  await server.close();
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/verify.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('1')]);
});
