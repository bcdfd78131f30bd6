import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { later, temporaryFolder } from './harness';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { freshDatabase, inDatabase } from './postgres';
import { entry, free, newMatch, stateAt } from './storedMatches';
import { stateIDOf } from '../../server/matches/stateID';
import type { LogPage, MatchStore, NewMatch, Seat, StoreOptions } from '../../server/storage/matchStore';
import { openPostgresStore } from '../../server/storage/postgresStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';

const line = (id: string) => ({ id, playerID: '0', text: `“${id}”` });

const ADA = { name: 'Ada', credentialHash: 'ada' };
const BO = { name: 'Bo', credentialHash: 'bo' };

const bySeat1 = (awayBy: number) => ({ level: 'easy', by: '1', awayBy }) as const;

const clocksAt = (at: number) => ({ at, seats: { 0: { left: 5, bank: at } }, running: ['0'] });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY = { unchangedFor: 30 * DAY, emptyFor: HOUR };

type Opened = {
  readonly store: MatchStore;
  readonly at: (ms: number) => void;
  /** Makes a match unreadable. */
  readonly spoil: (matchID: string) => Promise<void>;
};

/** A store whose clock stands where the test sets it. */
const withClock = async (
  open: (options: StoreOptions) => MatchStore | Promise<MatchStore>,
  options: StoreOptions,
): Promise<Omit<Opened, 'spoil'>> => {
  let time = 1000;
  const store = await open({ clock: () => time, ...options });
  later(() => store.close());
  return { store, at: (ms) => void (time = ms) };
};

const SPOIL = `UPDATE matches SET options = '{' WHERE id = `;

/** What any store of matches promises. */
const STORES: Readonly<Record<string, (options?: StoreOptions) => Promise<Opened>>> = {
  SQLite: async (options = {}) => {
    const dataDir = temporaryFolder();
    const spoil = async (matchID: string) => {
      const db = new Database(join(dataDir, 'matches.db'));
      db.prepare(`${SPOIL} ?`).run([matchID]);
      db.close();
    };
    return { ...(await withClock((given) => openSqliteStore(dataDir, given), options)), spoil };
  },
  PostgreSQL: async (options = {}) => {
    const url = await freshDatabase();
    const spoil = async (matchID: string) =>
      void (await inDatabase(url, (client) => client.query(`${SPOIL} $1`, [matchID])));
    return { ...(await withClock((given) => openPostgresStore(url, given), options)), spoil };
  },
};

/** Tidies once a day, for so many days; answers which of the matches are left. */
const days = async ({ store, at }: Opened, from: number, count: number) => {
  for (let day = 0; day <= count; day++) {
    at(from + day * DAY);
    await store.expire(EXPIRY);
  }
  const left = await store.list({ limit: 99 });
  return left.map(({ matchID }) => matchID).toSorted();
};
const seated = async ({ store }: Opened, matchID: string) => {
  await store.create(newMatch(matchID));
  await store.claimSeat(matchID, '0', ADA);
};

/** A free seat that is kept for whoever had those credentials before. */
const kept = (playerID: string, credentialHash: string): Seat => ({
  ...free(playerID),
  keptFor: { credentialHash, name: 'Ada', until: 5000 },
});

/** Matches that are over and have a record, played by these. */
const played = async (
  { store, at }: Opened,
  matches: readonly { id: string; names: readonly string[]; more?: Partial<NewMatch>; ended: number }[],
) => {
  for (const { id, names, more, ended } of matches) {
    await store.create(newMatch(id, more));
    for (const [seat, name] of names.entries())
      await store.claimSeat(id, String(seat), { name, credentialHash: name });
    await store.commit(id, 0, stateAt(1, { winners: ['0'] }), [entry(0)]);
    at(ended);
    await store.keepRecord(id, '{}');
  }
};

const uncalled = (way: object, playerID = '0') => ({ ...way, playerID, calledAt: undefined, isOwed: false });

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('keeps how players want to be called, each way once, as long as the seat is theirs', async () => {
    const opened = await open();
    const { store } = opened;
    await seated(opened, 'm');
    await store.claimSeat('m', '1', BO);
    const push = { kind: 'push', address: 'https://push.example/1', secret: '{}' } as const;
    const webhook = { kind: 'webhook', address: 'https://chat.example/1', secret: 's' } as const;
    expect(await store.addCalling('m', '0', 'forged', push, 3)).toBe(false);
    expect(await store.addCalling('m', '0', 'ada', push, 3)).toBe(true);
    expect(await store.addCalling('m', '0', 'ada', webhook, 3)).toBe(true);
    expect(await store.addCalling('m', '0', 'ada', { ...push, secret: '{1}' }, 3)).toBe(true);
    const other = { ...webhook, address: 'https://chat.example/2' };
    expect(await store.addCalling('m', '0', 'ada', other, 3)).toBe(true);
    expect(await store.addCalling('m', '1', 'bo', push, 3)).toBe(true);
    expect(await store.callings('m')).toEqual([
      uncalled(other),
      uncalled({ ...push, secret: '{1}' }),
      uncalled(push, '1'),
    ]);
    expect(await store.callingMatches()).toEqual(['m']);

    await store.removeCalling('m', '0', push.address);
    await store.vacateSeat('m', '0', 'ada', undefined);
    expect(await store.callings('m')).toEqual([uncalled(push, '1')]);
    await store.wipe('m');
    expect(await store.callings('m')).toEqual([]);
    expect(await store.callingMatches()).toEqual([]);
  });

  test('has so many ways to a seat and no more', async () => {
    const opened = await open();
    await seated(opened, 'm');
    const add = (address: string) =>
      opened.store.addCalling('m', '0', 'ada', { kind: 'push', address, secret: '' }, 2);
    expect(await add('a')).toBe(true);
    expect(await add('b')).toBe(true);
    expect(await add('b')).toBe(true);
    expect(await add('c')).toBe(false);
    expect(await opened.store.callings('m')).toHaveLength(2);
  });

  test('of several that note the same call, one does it', async () => {
    const opened = await open();
    const { store } = opened;
    await seated(opened, 'm');
    await store.addCalling('m', '0', 'ada', { kind: 'push', address: 'a', secret: '' }, 2);
    const [calling] = await store.callings('m');
    const noted = await Promise.all([1, 2, 3].map(() => store.noteCall('m', calling!, 7)));
    expect(noted.filter(Boolean)).toHaveLength(1);
    const [now] = await store.callings('m');
    expect(now).toMatchObject({ calledAt: 7, isOwed: true });
    await store.settleCall('m', now!, 6);
    expect(await store.callings('m')).toMatchObject([{ isOwed: true }]);
    await store.settleCall('m', now!, 7);
    expect(await store.callings('m')).toMatchObject([{ calledAt: 7, isOwed: false }]);
    expect(await store.noteCall('m', now!, 9)).toBe(true);
    // who asks for calls anew has been called all the same
    await store.addCalling('m', '0', 'ada', { kind: 'push', address: 'a', secret: '' }, 2);
    expect(await store.callings('m')).toMatchObject([{ calledAt: 9, isOwed: true }]);
  });

  test('keeps the keys for push services that it was given first', async () => {
    const { store } = await open();
    const first = { publicKey: 'p1', privateKey: 's1' };
    expect(await store.pushKeys(first)).toEqual(first);
    expect(await store.pushKeys({ publicKey: 'p2', privateKey: 's2' })).toEqual(first);
  });

  test('gives back what it was given', async () => {
    const { store } = await open();
    const seats: Seat[] = [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }];
    await store.create(newMatch('m', { seats, unlisted: true }));
    expect(await store.read('m')).toEqual({
      matchID: 'm',
      game: 'game',
      rules: 3,
      unlisted: true,
      options: { stages: 1 },
      table: USUAL_TABLE,
      seats,
      stateID: 0,
      gameover: undefined,
      next: undefined,
      createdAt: 1000,
      updatedAt: 1000,
    });
    expect(await store.load('m')).toEqual({
      match: await store.read('m'),
      state: JSON.parse(JSON.stringify(stateAt(0))),
    });
    expect(await store.seed('m')).toBe('seed');
    expect(await store.log('m')).toEqual([]);
    expect(await store.chat('m')).toEqual([]);
    await store.ping();
  });

  test('knows no match it was not given', async () => {
    const { store } = await open();
    expect(await store.read('m')).toBeUndefined();
    expect(await store.load('m')).toBeUndefined();
    expect(await store.record('m')).toBeUndefined();
    await store.keepRecord('m', '{}');
    expect(await store.record('m')).toBeUndefined();
    expect(await store.addChatLine('m', line('a'), 9)).toBe(false);
    expect(await store.seed('m')).toBeUndefined();
    expect(await store.linkNext('m', { matchID: 'n', game: 'game', by: '0' })).toBeUndefined();
    expect(await store.claimSeat('m', '0', ADA)).toBe(false);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(false);
    expect(await store.commit('m', 0, stateAt(1), [])).toBe(false);
    expect(await store.read('m\0')).toBeUndefined();
    await store.wipe('m');
  });

  test('does not take the same id twice', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await expect(store.create(newMatch('m', { game: 'other' }))).rejects.toThrow(/UNIQUE|duplicate/);
    expect(await store.read('m')).toMatchObject({ game: 'game', seats: [{}, {}] });
  });

  test('keeps a position and its log entries together, once per move', async () => {
    const { store, at } = await open();
    await store.create(newMatch('m'));
    at(2000);
    expect(await store.commit('m', 0, stateAt(1), [entry(0), entry(0)])).toBe(true);
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(false);
    expect(await store.commit('m', 2, stateAt(3), [entry(2)])).toBe(false);
    expect(await store.read('m')).toMatchObject({ stateID: 1, gameover: undefined, updatedAt: 2000 });
    expect(await store.commit('m', 1, stateAt(2, { winners: ['0'] }), [entry(1)])).toBe(true);
    expect(await store.log('m')).toEqual([entry(0), entry(0), entry(1)]);
    expect(await store.read('m')).toMatchObject({ stateID: 2, gameover: { winners: ['0'] } });
    expect((await store.load('m'))!.state).toMatchObject({ _stateID: 2 });
  });

  test('gives back the log by pages, the newest first', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    for (const move of [0, 1, 2, 3])
      await store.commit('m', move, stateAt(move + 1), [entry(move), entry(move)]);
    const page = async (asked: LogPage) => (await store.log('m', asked)).map(stateIDOf);
    expect(await page({ moves: 2 })).toEqual([2, 2, 3, 3]);
    expect(await page({ moves: 2, before: 2 })).toEqual([0, 0, 1, 1]);
    expect(await page({ moves: 9, before: 1 })).toEqual([0, 0]);
    expect(await page({ moves: 9, before: 0 })).toEqual([]);
    expect(await page({ moves: 1, before: Number.MAX_SAFE_INTEGER })).toEqual([3, 3]);
  });

  test('keeps the record that was written first', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    expect(await store.record('m')).toBeUndefined();
    await store.keepRecord('m', '{"steps":[]}');
    await store.keepRecord('m', '{"steps":[1]}');
    expect(await store.record('m')).toBe('{"steps":[]}');
    await store.wipe('m');
    expect(await store.record('m')).toBeUndefined();
  });

  test('keeps many moves at once, and one that cannot be kept fails alone', async () => {
    const { store } = await open();
    const ids = Array.from({ length: 60 }, (_, at) => `m${at}`);
    for (const id of ids) await store.create(newMatch(id));
    await store.commit('m7', 0, stateAt(1), [entry(0)]);
    const done = await Promise.all(ids.map((id) => store.commit(id, 0, stateAt(1), [entry(0)])));
    expect(ids.filter((_, at) => !done[at])).toEqual(['m7']);
    const states = await Promise.all(ids.map((id) => store.read(id)));
    expect(states.filter((match) => match?.stateID !== 1)).toEqual([]);
  });

  test('keeps moves of one match in the order they were asked for', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const done = await Promise.all(
      [0, 1, 2, 3].map((at) => store.commit('m', at, stateAt(at + 1), [entry(at)])),
    );
    expect(done).toEqual([true, true, true, true]);
    expect((await store.log('m')).map(stateIDOf)).toEqual([0, 1, 2, 3]);
  });

  test('of two who commit on the same position, one succeeds', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const done = await Promise.all([1, 2, 3].map(() => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.log('m')).toHaveLength(1);
  });

  test('keeps nothing of a commit that fails half way', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    await expect(store.commit('m', 0, stateAt(1), cyclic as never)).rejects.toThrow('circular');
    expect(await store.read('m')).toMatchObject({ stateID: 0 });
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(true);
  });

  test('gives a free seat to one who asks for it, and never a taken one', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const claims = await Promise.all([ADA, BO, ADA].map((claim) => store.claimSeat('m', '0', claim)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claimSeat('m', '2', BO)).toBe(false);
    expect(await store.claimSeat('m', '__proto__', BO)).toBe(false);
    expect((await store.read('m'))!.seats.map(({ name }) => name)).toEqual(['Ada', undefined]);
  });

  test('renames whoever can prove it', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    expect(await store.renameSeat('m', '0', 'bo', 'Eve')).toBe(false);
    expect(await store.renameSeat('m', '0', 'ada', 'Adele')).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Adele', credentialHash: 'ada' });
  });

  test('frees a seat, or hands it to a computer player, for whoever can prove it', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.claimSeat('m', '1', BO);
    expect(await store.vacateSeat('m', '0', 'bo', undefined)).toBe(false);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual(free('0'));
    await store.claimSeat('m', '0', ADA);
    await store.vacateSeat('m', '0', 'ada', 'normal');
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), standIn: 'normal' });
  });

  test('has a stand-in decide for a free seat, and for whoever is away for long enough', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    const standIns = async () => (await store.read('m'))!.seats.map(({ standIn }) => standIn);
    expect(await store.handOver('m', '0', bySeat1(9))).toBe(false);
    await store.keepAway('m', '0', 10);
    await store.keepAway('m', '0', 5);
    expect((await store.read('m'))!.seats[0]).toMatchObject({ name: 'Ada', awaySince: 10 });
    expect(await store.handOver('m', '0', bySeat1(9))).toBe(false);
    expect(await store.handOver('m', '0', bySeat1(10))).toBe(true);
    expect(await store.handOver('m', '0', bySeat1(10))).toBe(false);
    expect(await store.handOver('m', '1', bySeat1(0))).toBe(true);
    expect(await standIns()).toEqual(['easy', 'easy']);
    expect(await store.botMatches()).toEqual(['m']);

    expect(await store.takeBack('m', '0', 'bo')).toBe(false);
    expect(await store.takeBack('m', '0', 'ada')).toBe(true);
    expect(await store.takeBack('m', '0', 'ada')).toBe(false);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Ada', credentialHash: 'ada' });
    await store.claimSeat('m', '1', BO);
    expect(await standIns()).toEqual([undefined, undefined]);
    expect(await store.handOver('n', '0', bySeat1(10))).toBe(false);
  });

  test('knows who is back, and of nobody that they are away who does not sit there', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.keepAway('m', '0', 10);
    await store.keepAway('m', '1', 10);
    await store.keepAway('m', '0', undefined);
    const { seats } = (await store.read('m'))!;
    expect(seats.map(({ awaySince }) => awaySince)).toEqual([undefined, undefined]);
  });

  test('fills the free seats of a match that has not begun', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    expect(await store.fillSeats('m', 'normal', '0')).toBe(true);
    expect(await store.fillSeats('m', 'normal', '0')).toBe(false);
    expect((await store.read('m'))!.seats[1]).toEqual({ ...free('1'), standIn: 'normal' });
    await store.create(newMatch('begun'));
    await store.commit('begun', 0, stateAt(1), [entry(0)]);
    expect(await store.fillSeats('begun', 'normal', '0')).toBe(false);
  });

  test('writes down what happens at a table beside the game, with the names of then', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.claimSeat('m', '1', BO);
    expect(await store.events('m')).toEqual([]);
    await store.commit('m', 0, stateAt(1), [entry(0)]);
    await store.keepAway('m', '1', 5);
    await store.handOver('m', '1', { level: 'easy', by: '0', awayBy: 5 });
    await store.renameSeat('m', '0', 'ada', 'Adele');
    await store.commit('m', 1, stateAt(2), [entry(1)]);
    await store.takeBack('m', '1', 'bo');
    await store.vacateSeat('m', '1', 'bo', 'normal');
    await store.claimSeat('m', '1', BO);
    expect(await store.events('m')).toEqual([
      { place: 1, kind: 'handedOver', seat: '1', name: 'Bo', by: '0', byName: 'Ada', level: 'easy' },
      { place: 2, kind: 'cameBack', seat: '1', name: 'Bo' },
      { place: 2, kind: 'left', seat: '1', name: 'Bo', level: 'normal' },
      { place: 2, kind: 'joined', seat: '1', name: 'Bo' },
    ]);
  });

  test('keeps clocks with every move, and between moves if they are as they were', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    expect((await store.read('m'))!.clocks).toBeUndefined();
    expect(await store.setClocks('m', clocksAt(1), clocksAt(2))).toBe(false);
    expect(await store.setClocks('m', undefined, clocksAt(1))).toBe(true);
    expect(await store.setClocks('m', undefined, clocksAt(2))).toBe(false);
    expect(await store.setClocks('m', clocksAt(1), clocksAt(2))).toBe(true);
    expect(await store.botMatches()).toEqual(['m']);
    expect(await store.commit('m', 0, stateAt(1), [entry(0)], clocksAt(3))).toBe(true);
    expect((await store.load('m'))!.match.clocks).toEqual(clocksAt(3));
    expect(await store.commit('m', 0, stateAt(1), [entry(0)], clocksAt(4))).toBe(false);
    expect((await store.read('m'))!.clocks).toEqual(clocksAt(3));
  });

  test('keeps a pause, and that it has begun and ended', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const asked = { asked: ['0'] };
    const paused = { asked: ['0', '1'], since: 7 };
    expect(await store.setPause('m', asked, paused, '1')).toBe(false);
    expect(await store.setPause('m', undefined, asked, '0')).toBe(true);
    expect(await store.setPause('m', asked, paused, '1')).toBe(true);
    expect((await store.read('m'))!.pause).toEqual(paused);
    expect(await store.setPause('m', paused, undefined, '0')).toBe(true);
    expect((await store.read('m'))!.pause).toBeUndefined();
    expect((await store.events('m')).map(({ kind, by }) => [kind, by])).toEqual([
      ['paused', '1'],
      ['resumed', '0'],
    ]);
  });

  test('has a stand-in take over whose time is up, once', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    expect(await store.takeOver('m', '0', 'easy')).toBe(false);
    await store.claimSeat('m', '0', ADA);
    expect(await store.takeOver('m', '0', 'easy')).toBe(true);
    expect(await store.takeOver('m', '0', 'easy')).toBe(false);
    expect(await store.events('m')).toEqual([
      { place: 0, kind: 'timeUp', seat: '0', name: 'Ada', level: 'easy' },
    ]);
  });

  test('knows for how long no server was open', async () => {
    const { store, at } = await open();
    expect(await store.beat(0)).toBe(0);
    at(5000);
    expect(await store.beat(undefined)).toBe(0);
    at(9000);
    expect(await store.beat(5000)).toBe(0);
    at(10_000);
    expect(await store.beat(0)).toBe(1000);
    at(60_000);
    expect(await store.beat(5000)).toBe(51_000);
    at(50_000);
    expect(await store.beat(0)).toBe(51_000);
  });

  test('wipes a running match when its last human goes, with all that belongs to it', async () => {
    const { store } = await open();
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
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.commit('m', 0, stateAt(1, { winners: [] }), [entry(0)]);
    expect(await store.vacateSeat('m', '0', 'ada', 'easy')).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Ada' });
    expect(await store.claimSeat('m', '1', BO)).toBe(false);
  });

  test('remembers the first that is played next, as long as it is there', async () => {
    const { store } = await open();
    const one = { matchID: 'one', game: 'game', by: '1' };
    const other = { matchID: 'other', game: 'another', by: '0' };
    for (const id of ['m', 'one', 'other']) await store.create(newMatch(id));
    expect(await store.linkNext('m', one)).toEqual(one);
    expect(await store.linkNext('m', other)).toEqual(one);
    expect(await store.read('m')).toMatchObject({ next: one });
    await store.wipe('one');
    expect(await store.linkNext('m', other)).toEqual(other);
  });

  test('gives a kept seat to nobody but who sat there before, until its time is up', async () => {
    const { store, at } = await open();
    const seats = [kept('0', 'old ada'), kept('1', 'old bo')];
    await store.create(newMatch('m', { seats }));
    expect((await store.read('m'))!.seats).toEqual(seats);
    const claims = async (seat: string, before?: readonly string[]) =>
      store.claimSeat('m', seat, { ...ADA, before });
    expect([await claims('0'), await claims('0', []), await claims('0', ['old bo', 'ada'])]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await claims('0', ['another', 'old ada'])).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Ada', credentialHash: 'ada' });
    at(4999);
    expect(await claims('1')).toBe(false);
    at(5000);
    expect(await claims('1')).toBe(true);
    // what is left is anybody's, not theirs of before
    await store.vacateSeat('m', '1', 'ada', undefined);
    expect((await store.read('m'))!.seats[1]).toEqual(free('1'));
  });

  test('lists public matches, the one last changed first', async () => {
    const { store, at } = await open();
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

  test('lists matches at which somebody sits apart from those at which nobody does', async () => {
    const opened = await open();
    const seats: Seat[] = [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }];
    await opened.store.create(newMatch('empty'));
    await opened.store.create(newMatch('computer', { seats }));
    await seated(opened, 'seated');
    const ids = async (sits: boolean) =>
      (await opened.store.list({ limit: 10, seated: sits })).map(({ matchID }) => matchID);
    expect([await ids(true), await ids(false)]).toEqual([['seated'], ['computer', 'empty']]);
  });

  test('keeps only so many of one caller that wait for players', async () => {
    const { store, at } = await open();
    const isKept = (id: string, caller = 'one') => store.create(newMatch(id), { caller, atMost: 2 });
    expect([await isKept('a'), await isKept('b'), await isKept('c')]).toEqual([true, true, false]);
    expect(await store.read('c')).toBeUndefined();
    expect(await isKept('d', 'other')).toBe(true);
    expect(await store.create(newMatch('e'))).toBe(true);

    await store.commit('a', 0, stateAt(1), [entry(0)]);
    expect([await isKept('f'), await isKept('g')]).toEqual([true, false]);
    await store.wipe('b');
    expect([await isKept('g'), await isKept('h')]).toEqual([true, false]);
    for (const seat of ['0', '1']) await store.claimSeat('g', seat, ADA);
    expect([await isKept('h'), await isKept('i')]).toEqual([true, false]);
    at(2000 + DAY);
    expect(await isKept('i')).toBe(true);
  });

  test('finds replays by the beginning of a name and by game, the newest first', async () => {
    const opened = await open();
    const computer: Seat = { ...free('1'), name: 'Computer 2', bot: 'easy' };
    await played(opened, [
      { id: 'a', names: ['Ada', 'Diesel-Dieter'], ended: 5000 },
      { id: 'b', names: ['Zdeněk', '🚚 Bo'], more: { game: 'other' }, ended: 6000 },
      { id: 'c', names: ['Ada', 'Bo'], more: { unlisted: true }, ended: 7000 },
      { id: 'd', names: ['ADALBERT'], more: { seats: [free('0'), computer] }, ended: 8000 },
    ]);
    await opened.store.create(newMatch('running'));
    const ids = async (query: object) =>
      (await opened.store.replays({ limit: 9, ...query })).map(({ matchID }) => matchID);
    expect(await ids({})).toEqual(['d', 'b', 'a']);
    expect(await ids({ game: 'other' })).toEqual(['b']);
    expect(await ids({ name: 'ada' })).toEqual(['d', 'a']);
    expect(await ids({ name: ' Adal ' })).toEqual(['d']);
    expect(await ids({ name: 'zdenek' })).toEqual(['b']);
    expect(await ids({ name: 'diet' })).toEqual(['a']);
    expect(await ids({ name: 'bo' })).toEqual(['b']);
    expect(await ids({ name: '🚚' })).toEqual(['b']);
    expect(await ids({ name: 'comp' })).toEqual([]);
    expect(await ids({ name: 'iesel' })).toEqual([]);
    expect(await ids({ name: '%' })).toEqual([]);
    expect(await ids({ name: 'ada', game: 'other' })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual(['d', 'b']);
    expect(await ids({ limit: 2, endedBefore: 6000 })).toEqual(['a']);
    const [newest] = await opened.store.replays({ limit: 1 });
    expect(newest).toEqual({ ...(await opened.store.read('d'))!, endedAt: 8000 });
    await opened.store.wipe('d');
    expect(await ids({ name: 'ada' })).toEqual(['a']);
  });

  test('hands a parcel out once, in time', async () => {
    const { store, at } = await open();
    await store.keepParcel('a', 'sealed', 5000);
    await store.keepParcel('b', 'late', 5000);
    expect([await store.parcel('a'), await store.parcel('nothing')]).toEqual(['waiting', undefined]);
    const taken = await Promise.all([1, 2, 3, 4].map(() => store.takeParcel('a')));
    expect(taken.filter(Boolean)).toEqual(['sealed']);
    expect(await store.parcel('a')).toBe('taken');
    at(5000);
    expect(await store.takeParcel('b')).toBeUndefined();
    expect([await store.parcel('a'), await store.parcel('b')]).toEqual([undefined, undefined]);
    await store.keepParcel('c', 'sealed', 9000);
    await store.expire(EXPIRY);
    expect(await store.parcel('c')).toBe('waiting');
  });

  test('gives back those of many matches that there are', async () => {
    const { store } = await open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    const found = await store.readAll(['c', 'gone', 'a']);
    expect(found.toSorted((one, other) => one.createdAt - other.createdAt)).toEqual([
      await store.read('a'),
      await store.read('c'),
    ]);
    expect(await store.readAll([])).toEqual([]);
  });

  test('knows the running matches at which computer players sit, the one last changed first', async () => {
    const { store, at } = await open();
    const seats: Seat[] = [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }];
    for (const [time, id] of ['a', 'b', 'c', 'd'].entries()) {
      at(2000 + time);
      await store.create(newMatch(id, { unlisted: id === 'b', ...(id !== 'c' && { seats }) }));
    }
    expect(await store.botMatches()).toEqual(['d', 'b', 'a']);
    at(3000);
    await store.commit('a', 0, stateAt(1), [entry(0)]);
    await store.commit('b', 0, stateAt(1, {}), [entry(0)]);
    expect(await store.botMatches()).toEqual(['a', 'd']);
  });

  test('knows where each match stands that it is asked for', async () => {
    const { store } = await open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    await store.commit('a', 0, stateAt(1), [entry(0)]);
    const gone = Array.from({ length: 2500 }, (_, at) => `gone${at}`);
    expect(await store.positions(['a', ...gone, 'b'])).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
      ]),
    );
    expect(await store.positions([])).toEqual(new Map());
  });

  test('dates no two changes alike', async () => {
    const { store } = await open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    const times = (await store.list({ limit: 3 })).map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([1002, 1001, 1000]);
  });

  test('remembers the newest lines of chat, each once', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    for (const id of ['a', 'b', 'c', 'd']) expect(await store.addChatLine('m', line(id), 3)).toBe(true);
    expect(await store.addChatLine('m', line('d'), 3)).toBe(false);
    expect(await store.chat('m')).toEqual(['b', 'c', 'd'].map(line));
  });

  test('lets no change of the clock put a match before all others for ever', async () => {
    const { store, at } = await open();
    at(1000 + 3650 * DAY);
    await store.create(newMatch('ahead'));
    at(2000);
    await store.create(newMatch('now'));
    expect(await store.read('now')).toMatchObject({ updatedAt: 2000 });
    await store.expire(EXPIRY);
    for (let day = 0; day < 9; day++) {
      at(2000 + day * DAY);
      await store.expire({ ...EXPIRY, emptyFor: 90 * DAY });
    }
    expect((await store.read('ahead'))!.updatedAt).toBeLessThan(9 * DAY);
  });

  describe('throws old matches away', () => {
    test('a day after they were marked', async () => {
      const opened = await open();
      const { store, at } = opened;
      await seated(opened, 'old');
      expect(await days(opened, 0, 29)).toEqual(['old']);
      at(29 * DAY);
      await seated(opened, 'new');
      at(30 * DAY + HOUR);
      expect(await store.expire(EXPIRY)).toEqual({ marked: 1, deleted: 0, heldUntil: undefined });
      expect(await days(opened, 30 * DAY + 2 * HOUR, 0)).toEqual(['new', 'old']);
      expect(await days(opened, 31 * DAY, 1)).toEqual(['new']);
    });

    test('but none that somebody came back to in that day', async () => {
      const opened = await open();
      await seated(opened, 'old');
      await days(opened, 0, 30);
      expect(await days(opened, 30 * DAY + HOUR, 0)).toEqual(['old']);
      await opened.store.commit('old', 0, stateAt(1), [entry(0)]);
      expect(await days(opened, 30 * DAY + 2 * HOUR, 20)).toEqual(['old']);
    });

    test('and tables at which nobody has ever sat after an hour', async () => {
      const opened = await open();
      await opened.store.expire(EXPIRY);
      await seated(opened, 'seated');
      await opened.store.create(newMatch('empty'));
      expect(await days(opened, 2000, 0)).toEqual(['empty', 'seated']);
      expect(await days(opened, 2 * HOUR, 0)).toEqual(['seated']);
    });

    test('however many they are', async () => {
      const opened = await open();
      const { store, at } = opened;
      await store.expire(EXPIRY);
      for (let at = 0; at < 35; at++) await store.create(newMatch(`m${at}`));
      at(2 * HOUR);
      expect(await store.expire(EXPIRY)).toMatchObject({ deleted: 35 });
    });

    test('but none when the clock jumps ahead, and none when it jumps back', async () => {
      const opened = await open();
      await days(opened, 0, 1);
      await seated(opened, 'running');
      expect(await opened.store.expire(EXPIRY)).toMatchObject({ heldUntil: undefined });
      expect(await days(opened, 400 * DAY, 6)).toEqual(['running']);
      expect(await days(opened, 2 * DAY, 6)).toEqual(['running']);
      expect(await days(opened, 8 * DAY, 10)).toEqual(['running']);
    });

    test('but none when a server is started with a clock that is ahead', async () => {
      const opened = await open();
      await seated(opened, 'running');
      expect(await days(opened, 400 * DAY, 6)).toEqual(['running']);
    });
  });

  test('lists the others when one cannot be read', async () => {
    const broken: string[] = [];
    const { store, spoil } = await open({ onBroken: (matchID) => broken.push(matchID) });
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    await spoil('b');
    const list = async () => (await store.list({ limit: 9 })).map(({ matchID }) => matchID);
    expect(await list()).toEqual(['c', 'a']);
    expect(await list()).toEqual(['c', 'a']);
    expect(broken).toEqual(['b']);
    await expect(store.read('b')).rejects.toThrow('JSON');
  });
});

/** A store in a file, closed after the test. */
const openedFile = async (dataDir: string): Promise<MatchStore> => {
  const store = await openSqliteStore(dataDir);
  later(() => store.close());
  return store;
};

describe('the file', () => {
  test('is made with its folder, and read again by the next server', async () => {
    const dataDir = join(temporaryFolder(), 'not', 'there', 'yet');
    const first = await openSqliteStore(dataDir);
    await first.create(newMatch('m'));
    await first.commit('m', 0, stateAt(1), [entry(0)]);
    await first.close();
    const store = await openedFile(dataDir);
    expect(await store.read('m')).toMatchObject({ stateID: 1 });
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });

  test('is shared by two servers without losing a move', async () => {
    const dataDir = temporaryFolder();
    const stores = [await openedFile(dataDir), await openedFile(dataDir)];
    await stores[0]!.create(newMatch('m'));
    const done = await Promise.all(stores.map((store) => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await stores[1]!.log('m')).toEqual([entry(0)]);
  });

  test('does not grow with what has been written over', async () => {
    const dataDir = temporaryFolder();
    const store = await openedFile(dataDir);
    await store.create(newMatch('m', { state: { ...stateAt(0), G: 'x'.repeat(50_000) } }));
    for (let move = 0; move < 200; move++)
      await store.commit('m', move, { ...stateAt(move + 1), G: 'x'.repeat(50_000) }, [entry(move)]);
    expect(statSync(join(dataDir, 'matches.db-wal')).size).toBeLessThan(6_000_000);
  });

  test('of an older server is brought up to date without losing a match', async () => {
    const dataDir = temporaryFolder();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec(`
      CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, unlisted INTEGER NOT NULL, options TEXT NOT NULL,
        seed TEXT NOT NULL, state TEXT NOT NULL, state_id INTEGER NOT NULL, gameover TEXT, next_match TEXT,
        created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT;
      CREATE INDEX matches_listed ON matches (unlisted, updated_at);
      CREATE TABLE seats (match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, seat TEXT NOT NULL, name TEXT,
        credential TEXT, bot TEXT, PRIMARY KEY (match_id, seat)) STRICT, WITHOUT ROWID;
      CREATE TABLE log (match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, state_id INTEGER NOT NULL,
        entries TEXT NOT NULL, PRIMARY KEY (match_id, state_id)) STRICT, WITHOUT ROWID;
      CREATE TABLE chat (line INTEGER PRIMARY KEY, match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        id TEXT NOT NULL, seat TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (match_id, id)) STRICT;
      PRAGMA user_version = 1`);
    const insert = db.prepare(`INSERT INTO matches VALUES (?, 'game', 0, '{}', 'seed', ?, 1, ?, NULL, 1, ?)`);
    insert.run(['running', JSON.stringify(stateAt(1)), null, 1]);
    insert.run(['over', JSON.stringify(stateAt(1, {})), '{}', 2]);
    db.prepare(`INSERT INTO log VALUES ('running', 1, ?)`).run([JSON.stringify([entry(0)])]);
    db.close();

    const store = await openedFile(dataDir);
    const listed = async (over: boolean) =>
      (await store.list({ over, limit: 9 })).map(({ matchID }) => matchID);
    expect(await listed(false)).toEqual(['running']);
    expect(await listed(true)).toEqual(['over']);
    expect(await store.load('running')).toMatchObject({
      match: { rules: undefined },
      state: { _stateID: 1 },
    });
    expect(await store.commit('running', 1, stateAt(2), [entry(1)])).toBe(true);
    expect(await store.log('running')).toEqual([entry(0), entry(1)]);
  });

  test('gives back the space of what is deleted', async () => {
    const dataDir = temporaryFolder();
    let time = 1000;
    const store = await openSqliteStore(dataDir, { clock: () => time });
    later(() => store.close());
    await store.expire({ unchangedFor: 1e12, emptyFor: 1000 });
    for (let at = 0; at < 20; at++)
      await store.create(newMatch(`m${at}`, { state: { ...stateAt(0), G: 'x'.repeat(100_000) } }));
    time = 10_000;
    await store.expire({ unchangedFor: 1e12, emptyFor: 1000 });
    const size = (file: string) => statSync(join(dataDir, file)).size;
    expect(size('matches.db') + size('matches.db-wal')).toBeLessThan(500_000);
  });

  test('of a newer server is left alone', async () => {
    const dataDir = temporaryFolder();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openSqliteStore(dataDir)).rejects.toThrow('newer server');
  });
});
