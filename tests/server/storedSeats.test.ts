import type { Seat } from '../../server/storage/matchStore';
import { entry, free, newMatch, stateAt } from './storedMatches';
import { ADA, BO, STORES } from './stores';

const bySeat1 = (awayBy: number) => ({ level: 'easy', by: '1', awayBy }) as const;

/** A free seat that is kept for whoever had those credentials before. */
const kept = (playerID: string, credentialHash: string): Seat => ({
  ...free(playerID),
  keptFor: { credentialHash, name: 'Ada', until: 5000 },
});

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('gives a free seat to one player who asks for it, and never gives a taken seat', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const asking = [ADA, BO, ADA];
    const answers = await Promise.all(asking.map((claim) => store.claimSeat('m', '0', claim)));
    const seated = asking.filter((_, at) => answers[at]);
    expect(seated).toHaveLength(1);
    expect(await store.claimSeat('m', '2', BO)).toBe(false);
    expect(await store.claimSeat('m', '__proto__', BO)).toBe(false);
    expect((await store.read('m'))!.seats.map(({ name }) => name)).toEqual([seated[0]!.name, undefined]);
  });

  test('renames a seat for its owner only', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    expect(await store.renameSeat('m', '0', 'bo', 'Eve')).toBe(false);
    expect(await store.renameSeat('m', '0', 'ada', 'Adele')).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Adele', credentialHash: 'ada' });
  });

  test('frees a seat, or hands it to a computer player, for its owner only', async () => {
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

  test('stores the latest state of each player when many come and go at once', async () => {
    const { store } = await open();
    const ids = Array.from({ length: 120 }, (_, at) => `m${at}`);
    for (const id of ids) {
      await store.create(newMatch(id));
      await store.claimSeat(id, '0', ADA);
    }
    await Promise.all(
      ids.flatMap((id, at) => [
        store.keepAway(id, '0', 5),
        ...(at % 2 ? [store.keepAway(id, '0', undefined)] : []),
        ...(at % 4 === 3 ? [store.keepAway(id, '0', 7)] : []),
      ]),
    );
    const since = await Promise.all(ids.map(async (id) => (await store.read(id))!.seats[0]!.awaySince));
    expect(since).toEqual(ids.map((_, at) => (at % 4 === 3 ? 7 : at % 2 ? undefined : 5)));
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

  test('knows who is back, and records nobody as away who has no seat', async () => {
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

  test('records what happens at a table apart from the game, with the names at that time', async () => {
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
    expect(await store.events('m')).toMatchObject([
      { place: 1, kind: 'handedOver', seat: '1', name: 'Bo', by: '0', byName: 'Ada', level: 'easy' },
      { place: 2, kind: 'cameBack', seat: '1', name: 'Bo' },
      { place: 2, kind: 'left', seat: '1', name: 'Bo', level: 'normal' },
      { place: 2, kind: 'joined', seat: '1', name: 'Bo' },
    ]);
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
    const calls = await Promise.all(Array.from({ length: 8 }, () => store.takeOver('m', '0', 'easy')));
    expect(calls.filter(Boolean)).toHaveLength(1);
    expect(await store.events('m')).toMatchObject([
      { place: 0, kind: 'timeUp', seat: '0', name: 'Ada', level: 'easy' },
    ]);
  });

  test.each(['handOver', 'takeBack', 'fillSeats', 'vacateSeat'] as const)(
    'lets one of several simultaneous requests succeed: %s',
    async (change) => {
      const { store } = await open();
      await store.create(newMatch('m', { seats: [free('0'), free('1'), free('2')] }));
      await store.claimSeat('m', '0', ADA);
      await store.claimSeat('m', '1', BO);
      if (change !== 'fillSeats') await store.commit('m', 0, stateAt(1), [entry(0)]);
      await store.keepAway('m', '1', 5);
      if (change === 'takeBack') await store.handOver('m', '1', bySeat1(5));
      const before = (await store.events('m')).length;
      const ask = {
        handOver: () => store.handOver('m', '1', bySeat1(5)),
        takeBack: () => store.takeBack('m', '1', 'bo'),
        fillSeats: () => store.fillSeats('m', 'easy', '0'),
        vacateSeat: () => store.vacateSeat('m', '1', 'bo', 'easy'),
      }[change];
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await store.events('m')).toHaveLength(before + 1);
    },
  );

  test('removes the votes and requests of a player who leaves', async () => {
    const { store } = await open();
    await store.create(newMatch('m', { seats: [free('0'), free('1'), free('2')] }));
    await store.claimSeat('m', '0', ADA);
    await store.claimSeat('m', '1', BO);
    await store.setPause('m', undefined, { asked: ['0', '1'] }, '0');
    await store.setWish('m', undefined, { asked: ['1', '0'], to: 0, at: 0 });
    await store.vacateSeat('m', '0', 'ada', 'easy');
    const left = (await store.read('m'))!;
    expect([left.pause, left.wish]).toEqual([{ asked: ['1'] }, { asked: ['1'], to: 0, at: 0 }]);
    await store.claimSeat('m', '0', ADA);
    await store.setPause('m', left.pause, { asked: ['1'], since: 7 }, '1');
    await store.vacateSeat('m', '1', 'bo', 'easy');
    const gone = (await store.read('m'))!;
    expect([gone.pause, gone.wish]).toEqual([{ asked: [], since: 7 }, undefined]);
  });

  test('deletes a running match with all its data when its last human leaves', async () => {
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

  test('keeps a finished match and its names when its last human leaves', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.commit('m', 0, stateAt(1, { winners: [] }), [entry(0)]);
    expect(await store.vacateSeat('m', '0', 'ada', 'easy')).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Ada' });
    expect(await store.claimSeat('m', '1', BO)).toBe(false);
  });

  test('gives a reserved seat only to its previous player, until its time is up', async () => {
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
    // a seat given up may be taken by anybody, and is no longer kept for its earlier player
    await store.vacateSeat('m', '1', 'ada', undefined);
    expect((await store.read('m'))!.seats[1]).toEqual(free('1'));
  });
});
