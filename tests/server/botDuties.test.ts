import { openSqliteStore } from '../../server/storage/sqliteStore';
import { endlessThinking, eventually, tables } from './botTables';
import { later, openMatch, sitDown, startServer, stateIDIn, temporaryFolder } from './harness';

describe('computer players', () => {
  test.each(['read', 'commit'] as const)('go on by themselves once the store can %s again', async (what) => {
    const { start, away, played, logged, now } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    away[what] = true;
    start();
    await eventually(() => now() > 10 * 60_000);
    // per seat or per match, in the end every eight seconds
    expect(away.asked).toBeGreaterThan(60);
    expect(away.asked).toBeLessThan(200);
    expect(played).toEqual([]);
    expect(logged.length).toBeLessThanOrEqual(2);
    expect(logged[0]).toContain('disk is full');
    away[what] = false;
    await eventually(() => played.length === 4);
  });

  test('tolerate that another process has played for their seat in the meantime', async () => {
    const { start, elsewhere, playElsewhere, stateOf, logged } = await tables(
      'auf-achse-cards',
      { seats: 2 },
      'm',
    );
    elsewhere.next = async () => {
      await playElsewhere('m', '1');
      await playElsewhere('m', '1');
    };
    start();
    await eventually(() => elsewhere.next === undefined);
    await eventually(async () => stateIDIn(await stateOf('m')) === 2);
    await new Promise((resolve) => setImmediate(resolve));
    expect(logged).toEqual([]);
  });

  test('play in the matches their process is responsible for', async () => {
    const mine = new Set(['one']);
    const { start, played } = await tables('auf-achse-cards', { seats: 3 }, 'one', 'other');
    const { wakeAll } = start({ isMine: (matchID) => mine.has(matchID) });
    await eventually(() => played.length === 4);
    expect(played.map(({ matchID }) => matchID)).toEqual(Array(4).fill('one'));
    mine.add('other');
    wakeAll();
    await eventually(() => played.length === 8);
  });

  test('stop thinking about a match their process is no longer responsible for', async () => {
    let isMine = true;
    const { start } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    const { thinking, thoughts } = endlessThinking();
    const { wakeAll } = start({ thinking, isMine: () => isMine });
    await eventually(() => thoughts.length === 2);
    isMine = false;
    wakeAll();
    await eventually(() => thoughts.every(({ unwanted }) => unwanted.aborted));
  });

  test('play on after a restart, even if nobody is connected', async () => {
    const dataDir = temporaryFolder();
    const thoughtful = { dataDir, botDelay: { min: 3_600_000, max: 3_600_000 } };
    const before = await startServer(thoughtful);
    const matchID = await openMatch(before, { numPlayers: 2, bots: { 1: 'easy' } });
    await sitDown(before, matchID, '0');
    await before.close();
    await startServer({ dataDir });
    const store = await openSqliteStore(dataDir);
    later(store.close);
    await eventually(async () => (await store.read(matchID))!.stateID === 2);
  });

  test('stop thinking about decisions that are no longer theirs', async () => {
    const { module, start, stateOf, play } = await tables('auf-achse-cards', { seats: 4 }, 'm');
    const { thinking, thoughts } = endlessThinking();
    start({ thinking });
    await eventually(() => thoughts.length === 3);
    const [move] = module.legalMoves((await stateOf('m')).G, '2');
    await play('m', '2', move!);
    await eventually(() => thoughts.some(({ unwanted }) => unwanted.aborted));
    const stopped = thoughts.filter(({ unwanted }) => unwanted.aborted).map(({ playerID }) => playerID);
    expect(stopped).toEqual(['2']);
  });
});
