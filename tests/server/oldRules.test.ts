import { join } from 'node:path';
import Database from 'libsql';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import {
  action,
  GAME,
  later,
  openMatch,
  openTo,
  refusalIn,
  seatEverybody,
  sitDown,
  startServer,
  stateIDIn,
  temporaryFolder,
  watch,
  type Seat,
  type TestServer,
} from './harness';

/** The next server on a folder, with other rules than those by which its matches were begun. */
const withOtherRules = async (dataDir: string, before: TestServer): Promise<TestServer> => {
  await before.close();
  const db = new Database(join(dataDir, 'matches.db'));
  db.exec('UPDATE matches SET rules = rules - 1');
  db.close();
  return startServer({ dataDir });
};

test('a match of other rules can be watched by players and spectators; a move is refused with that reason', async () => {
  const dataDir = temporaryFolder();
  const before = await startServer({ dataDir });
  const matchID = await openMatch(before);
  const [ada] = (await seatEverybody(before, matchID, 2)) as [Seat, Seat];
  const shown = (await watch(before, matchID, ada)).state();
  const server = await withOtherRules(dataDir, before);

  const [player, spectator] = [await watch(server, matchID, ada), await watch(server, matchID)];
  expect(player.state().G).toEqual(shown.G);
  expect(stateIDIn(spectator.state())).toBe(0);
  const [move] = openTo(player.state(), ada.playerID);
  const [refused, synced] = [player.next('refused'), player.next('sync')];
  player.socket.emit('update', action(ada, move!.move, move!.args), 0, matchID, ada.playerID);
  expect(refusalIn(await refused).reason).toBe('oldRules');
  await synced;
  expect(player.state().G).toEqual(shown.G);

  const said = spectator.next('chat');
  player.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'A pity' }, ada.credentials);
  await said;
  expect(spectator.heard.map(({ event }) => event)).not.toContain('patch');
});

test('computer players do not play in a match of other rules, but do in all others', async () => {
  const dataDir = temporaryFolder();
  const before = await startServer({ dataDir, botDelay: { min: 3_600_000, max: 3_600_000 } });
  const old = await openMatch(before, { numPlayers: 2, bots: { 1: 'easy' } });
  await sitDown(before, old, '0');
  const server = await withOtherRules(dataDir, before);
  const watching = await watch(server, old);

  const other = await openMatch(server, { numPlayers: 2, bots: { 1: 'easy' } });
  const ear = await watch(server, other);
  const played = ear.next('update', (_match, state: never) => stateIDIn(state) === 2);
  await sitDown(server, other, '0');
  await played;
  expect(stateIDIn(watching.state())).toBe(0);
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  await server.close();
  const store = await openSqliteStore(dataDir);
  later(() => store.close());
  expect((await store.read(old))!.stateID).toBe(0);
});

test('a finished match of other rules whose record was not written in time has no record, and says why', async () => {
  const dataDir = temporaryFolder();
  const before = await startServer({ dataDir });
  const matchID = await openMatch(before);
  await before.close();
  const db = new Database(join(dataDir, 'matches.db'));
  db.exec(`UPDATE matches SET gameover = '{"winners":[]}', finished = 1`);
  db.close();
  const server = await withOtherRules(dataDir, await startServer({ dataDir }));
  expect(await server.get(`/games/${GAME}/${matchID}/record`)).toMatchObject({
    status: 409,
    body: { error: 'oldRules' },
  });
});
