import { USUAL_TABLE } from '../../games/shared/conduct';
import { stateIDOf } from '../../server/matches/stateID';
import type { LogPage, Seat } from '../../server/storage/matchStore';
import { entry, free, newMatch, stateAt } from './storedMatches';
import { ADA, STORES } from './stores';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY = { unchangedFor: 30 * DAY, emptyFor: HOUR };

const line = (id: string) => ({ id, playerID: '0', text: `“${id}”` });

const clocksAt = (at: number) => ({ at, seats: { 0: { left: 5, bank: at } }, running: ['0'] });

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('returns what was stored', async () => {
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

  test('does not find a match that was never stored', async () => {
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

  test('stores a position together with its log entries, once per move', async () => {
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

  test('returns the log in pages, the newest first', async () => {
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

  test('keeps the record written first', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    expect(await store.record('m')).toBeUndefined();
    await store.keepRecord('m', '{"steps":[]}');
    await store.keepRecord('m', '{"steps":[1]}');
    expect(await store.record('m')).toBe('{"steps":[]}');
    await store.wipe('m');
    expect(await store.record('m')).toBeUndefined();
  });

  test('stores many moves at once, and one that cannot be stored fails alone', async () => {
    const { store } = await open();
    const ids = Array.from({ length: 60 }, (_, at) => `m${at}`);
    for (const id of ids) await store.create(newMatch(id));
    await store.commit('m7', 0, stateAt(1), [entry(0)]);
    const done = await Promise.all(ids.map((id) => store.commit(id, 0, stateAt(1), [entry(0)])));
    expect(ids.filter((_, at) => !done[at])).toEqual(['m7']);
    const states = await Promise.all(ids.map((id) => store.read(id)));
    expect(states.filter((match) => match?.stateID !== 1)).toEqual([]);
  });

  test('stores moves of one match in the order requested', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const done = await Promise.all(
      [0, 1, 2, 3].map((at) => store.commit('m', at, stateAt(at + 1), [entry(at)])),
    );
    expect(done).toEqual([true, true, true, true]);
    expect((await store.log('m')).map(stateIDOf)).toEqual([0, 1, 2, 3]);
  });

  test('accepts one of two commits on the same position', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const done = await Promise.all([1, 2, 3].map(() => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.log('m')).toHaveLength(1);
  });

  test('stores nothing of a commit that fails halfway', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    await expect(store.commit('m', 0, stateAt(1), cyclic as never)).rejects.toThrow('circular');
    expect(await store.read('m')).toMatchObject({ stateID: 0 });
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(true);
  });

  test('stores clocks with every move, and between moves if they are unchanged', async () => {
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

  test('knows for how long no server was open', async () => {
    const { store, at } = await open();
    expect(await store.stayOpen(0)).toBe(0);
    at(5000);
    expect(await store.stayOpen(undefined)).toBe(0);
    at(9000);
    expect(await store.stayOpen(5000)).toBe(0);
    at(10_000);
    expect(await store.stayOpen(0)).toBe(1000);
    at(60_000);
    expect(await store.stayOpen(5000)).toBe(51_000);
    at(50_000);
    expect(await store.stayOpen(0)).toBe(51_000);
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

  test('hands out a parcel once, before it expires', async () => {
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

  test('remembers the newest lines of chat, each once', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    for (const id of ['a', 'b', 'c', 'd']) expect(await store.addChatLine('m', line(id), 3)).toBe(true);
    expect(await store.addChatLine('m', line('d'), 3)).toBe(false);
    expect(await store.chat('m')).toEqual(['b', 'c', 'd'].map(line));
  });
});
