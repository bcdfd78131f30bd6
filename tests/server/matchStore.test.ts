import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry, State } from 'boardgame.io';
import Database from 'libsql';
import { later, temporaryFolder } from './harness';
import type { MatchStore, NewMatch, Seat } from '../../server/storage/matchStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';

const free = (playerID: string): Seat => ({
  playerID,
  name: undefined,
  credentialHash: undefined,
  bot: undefined,
});

const newMatch = (matchID: string, more: Partial<NewMatch> = {}): NewMatch => ({
  matchID,
  game: 'game',
  unlisted: false,
  options: { stages: 1 },
  seats: [free('0'), free('1')],
  seed: 'seed',
  state: stateAt(0),
  ...more,
});

const stateAt = (stateID: number, gameover?: object): State =>
  ({
    G: { cards: [1, 'ä', null] },
    ctx: { numPlayers: 2, gameover },
    plugins: {},
    _stateID: stateID,
  }) as never;

const entry = (stateID: number): LogEntry => ({ action: { type: 'MAKE_MOVE' }, _stateID: stateID }) as never;

const line = (id: string) => ({ id, playerID: '0', text: `“${id}”` });

const ADA = { name: 'Ada', credentialHash: 'ada' };
const BO = { name: 'Bo', credentialHash: 'bo' };

type Opened = { readonly store: MatchStore; readonly at: (ms: number) => void };

/** What any store of matches promises. */
const STORES: Readonly<Record<string, () => Opened>> = {
  'SQLite in memory': () => opened(':memory:'),
  'SQLite in a file': () => opened(temporaryFolder()),
};

const opened = (dataDir: string): Opened => {
  let time = 1000;
  const store = openSqliteStore(dataDir, () => time);
  later(() => store.close());
  return { store, at: (ms) => void (time = ms) };
};

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('gives back what it was given', async () => {
    const { store } = open();
    const seats: Seat[] = [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }];
    await store.create(newMatch('m', { seats, unlisted: true }));
    expect(await store.read('m')).toEqual({
      matchID: 'm',
      game: 'game',
      unlisted: true,
      options: { stages: 1 },
      seats,
      stateID: 0,
      gameover: undefined,
      nextMatchID: undefined,
      createdAt: 1000,
      updatedAt: 1000,
    });
    expect(await store.state('m')).toEqual(JSON.parse(JSON.stringify(stateAt(0))));
    expect(await store.seed('m')).toBe('seed');
    expect(await store.log('m')).toEqual([]);
    expect(await store.chat('m')).toEqual([]);
    await store.ping();
  });

  test('knows no match it was not given', async () => {
    const { store } = open();
    expect(await store.read('m')).toBeUndefined();
    expect(await store.state('m')).toBeUndefined();
    expect(await store.seed('m')).toBeUndefined();
    expect(await store.linkRematch('m', 'n')).toBeUndefined();
    expect(await store.claimSeat('m', '0', ADA)).toBe(false);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(false);
    expect(await store.commit('m', 0, stateAt(1), [])).toBe(false);
    await store.wipe('m');
  });

  test('does not take the same id twice', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    await expect(store.create(newMatch('m', { game: 'other' }))).rejects.toThrow('UNIQUE');
    expect(await store.read('m')).toMatchObject({ game: 'game', seats: [{}, {}] });
  });

  test('keeps a position and its log entries together, once per move', async () => {
    const { store, at } = open();
    await store.create(newMatch('m'));
    at(2000);
    expect(await store.commit('m', 0, stateAt(1), [entry(0), entry(0)])).toBe(true);
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(false);
    expect(await store.commit('m', 2, stateAt(3), [entry(2)])).toBe(false);
    expect(await store.read('m')).toMatchObject({ stateID: 1, gameover: undefined, updatedAt: 2000 });
    expect(await store.commit('m', 1, stateAt(2, { winners: ['0'] }), [entry(1)])).toBe(true);
    expect(await store.log('m')).toEqual([entry(0), entry(0), entry(1)]);
    expect(await store.read('m')).toMatchObject({ stateID: 2, gameover: { winners: ['0'] } });
  });

  test('of two who commit on the same position, one succeeds', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    const done = await Promise.all([1, 2, 3].map(() => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.log('m')).toHaveLength(1);
  });

  test('keeps nothing of a commit that fails half way', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    await expect(store.commit('m', 0, stateAt(1), cyclic as never)).rejects.toThrow('circular');
    expect(await store.read('m')).toMatchObject({ stateID: 0 });
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(true);
  });

  test('gives a free seat to one who asks for it, and never a taken one', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    const claims = await Promise.all([ADA, BO, ADA].map((claim) => store.claimSeat('m', '0', claim)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claimSeat('m', '2', BO)).toBe(false);
    expect(await store.claimSeat('m', '__proto__', BO)).toBe(false);
    expect((await store.read('m'))!.seats.map(({ name }) => name)).toEqual(['Ada', undefined]);
  });

  test('renames whoever can prove it', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    expect(await store.renameSeat('m', '0', 'bo', 'Eve')).toBe(false);
    expect(await store.renameSeat('m', '0', 'ada', 'Adele')).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Adele', credentialHash: 'ada' });
  });

  test('frees a seat, or hands it to a computer player, for whoever can prove it', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.claimSeat('m', '1', BO);
    expect(await store.vacateSeat('m', '0', 'bo', undefined)).toBe(false);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual(free('0'));
    await store.claimSeat('m', '0', ADA);
    await store.vacateSeat('m', '0', 'ada', { name: 'Computer 1', bot: 'normal' });
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Computer 1', bot: 'normal' });
  });

  test('wipes a running match when its last human goes, with all that belongs to it', async () => {
    const { store } = open();
    await store.create(
      newMatch('m', { seats: [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }] }),
    );
    await store.claimSeat('m', '0', ADA);
    await store.commit('m', 0, stateAt(1), [entry(0)]);
    await store.addChatLine('m', { id: 'a', playerID: '0', text: 'bye' }, 10);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(true);
    expect(await store.read('m')).toBeUndefined();
    expect(await store.log('m')).toEqual([]);
    expect(await store.chat('m')).toEqual([]);
  });

  test('keeps a finished match and its names when its last human goes', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.commit('m', 0, stateAt(1, { winners: [] }), [entry(0)]);
    expect(await store.vacateSeat('m', '0', 'ada', { name: 'Computer 1', bot: 'easy' })).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Ada' });
    expect(await store.claimSeat('m', '1', BO)).toBe(false);
  });

  test('remembers the first rematch only', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    expect(await store.linkRematch('m', 'one')).toBe('one');
    expect(await store.linkRematch('m', 'other')).toBe('one');
    expect(await store.read('m')).toMatchObject({ nextMatchID: 'one' });
  });

  test('lists public matches, the one last changed first', async () => {
    const { store, at } = open();
    for (const [time, id] of ['a', 'b', 'c', 'd'].entries()) {
      at(2000 + time);
      await store.create(newMatch(id, { game: id === 'd' ? 'other' : 'game', unlisted: id === 'c' }));
    }
    at(3000);
    await store.commit('a', 0, stateAt(1, {}), [entry(0)]);
    const ids = async (query: object) =>
      (await store.list({ limit: 10, ...query })).map(({ matchID }) => matchID);
    expect(await ids({})).toEqual(['a', 'd', 'b']);
    expect(await ids({ game: 'game' })).toEqual(['a', 'b']);
    expect(await ids({ over: true })).toEqual(['a']);
    expect(await ids({ over: false })).toEqual(['d', 'b']);
    expect(await ids({ limit: 2 })).toEqual(['a', 'd']);
    expect(await ids({ updatedBefore: 2003 })).toEqual(['b']);
    expect(await ids({ updatedAfter: 2001 })).toEqual(['a', 'd']);
    const [row] = await store.list({ limit: 1 });
    expect(row).toEqual(await store.read('a'));
  });

  test('dates no two changes alike', async () => {
    const { store } = open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    const times = (await store.list({ limit: 3 })).map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([1002, 1001, 1000]);
  });

  test('remembers the newest lines of chat, each once', async () => {
    const { store } = open();
    await store.create(newMatch('m'));
    for (const id of ['a', 'b', 'c', 'd']) expect(await store.addChatLine('m', line(id), 3)).toBe(true);
    expect(await store.addChatLine('m', line('d'), 3)).toBe(false);
    expect(await store.chat('m')).toEqual(['b', 'c', 'd'].map(line));
  });

  test('throws old matches away', async () => {
    const { store, at } = open();
    await store.create(newMatch('old'));
    at(5000);
    await store.create(newMatch('new'));
    expect(await store.expire(5000)).toBe(1);
    expect((await store.list({ limit: 9 })).map(({ matchID }) => matchID)).toEqual(['new']);
  });
});

describe('the file', () => {
  test('is made with its folder, and read again by the next server', async () => {
    const dataDir = join(temporaryFolder(), 'not', 'there', 'yet');
    const first = openSqliteStore(dataDir);
    await first.create(newMatch('m'));
    await first.commit('m', 0, stateAt(1), [entry(0)]);
    await first.close();
    const { store } = opened(dataDir);
    expect(await store.read('m')).toMatchObject({ stateID: 1 });
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });

  test('is shared by two servers without losing a move', async () => {
    const dataDir = temporaryFolder();
    const stores = [opened(dataDir).store, opened(dataDir).store];
    await stores[0]!.create(newMatch('m'));
    const done = await Promise.all(stores.map((store) => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await stores[1]!.log('m')).toEqual([entry(0)]);
  });

  test('does not grow with what has been written over', async () => {
    const dataDir = temporaryFolder();
    const { store } = opened(dataDir);
    await store.create(newMatch('m', { state: { ...stateAt(0), G: 'x'.repeat(50_000) } }));
    for (let move = 0; move < 200; move++)
      await store.commit('m', move, { ...stateAt(move + 1), G: 'x'.repeat(50_000) }, [entry(move)]);
    expect(statSync(join(dataDir, 'matches.db-wal')).size).toBeLessThan(6_000_000);
  });

  test('of a newer server is left alone', () => {
    const dataDir = temporaryFolder();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openSqliteStore(dataDir)).toThrow('newer server');
  });
});
