import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import Database from 'libsql';
import * as v from 'valibot';
import { cardGame } from '../../games/auf-achse-cards';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { newSeed } from '../../server/identity';
import { createLog } from '../../server/log';
import { createLiveMatches } from '../../server/matches/liveMatches';
import { createMoveQueue, type Played } from '../../server/matches/moveQueue';
import { initialState, servedGames } from '../../server/matches/servedGames';
import { StoreUnavailable, type MatchStore } from '../../server/storage/matchStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import { receiver } from '../../server/transport/receive';
import {
  action,
  GAME,
  later,
  lay,
  openMatch,
  openTo,
  playTogether,
  refusalIn,
  seatEverybody,
  startServer,
  stateIDIn,
  temporaryFolder,
  toldTo,
  watch,
  type Seat,
  timeless,
} from './harness';

const served = servedGames([cardGame]).get(GAME)!;

/** A match in its own store, and its first legal move. */
const laidOut = async () => {
  const store = await openSqliteStore(':memory:');
  later(() => store.close());
  const options = cardGame.options.parse(undefined);
  const seed = newSeed();
  const state = initialState(served, { seed, numPlayers: 2, options });
  await store.create({
    matchID: 'm',
    game: GAME,
    rules: 1,
    unlisted: false,
    options,
    table: USUAL_TABLE,
    seats: [],
    seed,
    state,
  });
  const [move] = openTo(state, '0');
  return { store, state, wish: { served, matchID: 'm', playerID: '0', move: move!, stateID: 0 } };
};

const playing = (store: MatchStore) => {
  const heard: Played[] = [];
  const { play, onPlayed } = createMoveQueue(store, createLiveMatches(store), createLog('silent'), timeless);
  onPlayed((played) => heard.push(played));
  return { play, heard };
};

describe('a move', () => {
  test('is shown to nobody before it is stored', async () => {
    const { store, wish } = await laidOut();
    const { play, heard } = playing({
      ...store,
      commit: async (...move) => {
        expect(heard).toEqual([]);
        return store.commit(...move);
      },
    });
    expect(await play(wish)).toBeUndefined();
    expect(heard).toHaveLength(1);
    expect(await store.log('m')).toHaveLength(1);
  });

  test('is announced together with the resulting match, unless that has changed in the meantime and must be read', async () => {
    const { store, state, wish } = await laidOut();
    const live = createLiveMatches(store);
    let changes = false;
    const { play, onPlayed } = createMoveQueue(
      {
        ...store,
        commit: async (...move) => {
          if (changes) live.forget('m');
          return store.commit(...move);
        },
      },
      live,
      createLog('silent'),
      timeless,
    );
    const told: (number | undefined)[] = [];
    onPlayed(({ match }) => told.push(match?.stateID));
    await play(wish);
    changes = true;
    const [theirs] = openTo(state, '1');
    await play({ ...wish, playerID: '1', move: theirs! });
    expect(told).toEqual([1, undefined]);
    expect((await live.at('m'))?.match.stateID).toBe(2);
  });

  test('that lost a race against another process is judged again', async () => {
    const { store, wish, state } = await laidOut();
    const [theirs] = openTo(state, '1');
    const faster = playing(store);
    let first = true;
    const { play, heard } = playing({
      ...store,
      commit: async (...move) => {
        if (first) await faster.play({ ...wish, playerID: '1', move: theirs! });
        first = false;
        return store.commit(...move);
      },
    });
    expect(await play(wish)).toBeUndefined();
    expect(heard.map((played) => stateIDIn(played.state))).toEqual([2]);
    expect((await store.log('m')).map(({ action: { payload } }) => payload.playerID)).toEqual(['1', '0']);
  });

  test('that is never processed is refused', async () => {
    const { store, wish } = await laidOut();
    const { play, heard } = playing({ ...store, commit: async () => false });
    expect(await play(wish)).toMatchObject({ reason: 'stale' });
    expect(heard).toEqual([]);
  });

  test('that is stored counts as played, even if a listener fails', async () => {
    const { store, wish } = await laidOut();
    const { play, onPlayed } = createMoveQueue(
      store,
      createLiveMatches(store),
      createLog('silent'),
      timeless,
    );
    const heard: Played[] = [];
    onPlayed(() => {
      throw new Error('no');
    });
    onPlayed((played) => heard.push(played));
    expect(await play(wish)).toBeUndefined();
    expect(heard).toHaveLength(1);
  });

  test('that cannot be stored is refused and shown to nobody; once it can be, play continues', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    const matchID = await openMatch(server);
    const [ada, bo] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const adas = await watch(server, matchID, ada);
    const bos = await watch(server, matchID, bo);
    const disk = new Database(join(dataDir, 'matches.db'));
    later(() => disk.close());
    disk.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(FAIL, 'disk full'); END`);
    const answered = Promise.all([adas.next('refused'), adas.next('sync')]);
    lay(adas, matchID, ada);
    const [refused] = await answered;
    expect(refusalIn(refused).reason).toBe('internal');
    expect(stateIDIn(adas.state())).toBe(0);
    disk.exec('DROP TRIGGER full');
    const updated = Promise.all([adas.next('update'), bos.next('update')]);
    lay(adas, matchID, ada);
    await updated;
    expect(bos.heard.filter(({ event }) => event === 'patch')).toHaveLength(1);
    expect(server.logged.join('')).toContain('disk full');
  });
});

test('a page that cannot be sent a refusal or the position is disconnected, to reconnect and ask', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir });
  const matchID = await openMatch(server);
  const [ada] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
  const adas = await watch(server, matchID, ada);
  const disk = new Database(join(dataDir, 'matches.db'));
  later(() => disk.close());
  const gone = new Promise((resolve) => adas.socket.once('disconnect', resolve));
  disk.exec('ALTER TABLE positions RENAME TO away');
  lay(adas, matchID, ada);
  // socket.io's client reconnects by itself after this kind of end, but not after one requested by the server
  expect(await gone).toBe('transport close');
  disk.exec('ALTER TABLE away RENAME TO positions');
  const back = await watch(server, matchID, ada);
  expect(stateIDIn(back.state())).toBe(0);
});

describe('whatever is sent', () => {
  const scrap = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
    fc.constantFrom<unknown>('0', '1', '__proto__', 'constructor', 'toString', -1, 1e9, null, [], {}, ''),
  );

  /** An honest packet with some parts replaced. */
  const packets = ({ matchID, seat, card }: { matchID: string; seat: Seat; card: string }) => {
    const part = (honest: unknown) => fc.oneof({ weight: 3, arbitrary: fc.constant(honest) }, scrap);
    const payload = fc.record(
      {
        type: part('layRace'),
        args: part(['not a card', card]),
        playerID: part(seat.playerID),
        credentials: part(seat.credentials),
      },
      { requiredKeys: [] },
    );
    const act = fc.record(
      { type: part('MAKE_MOVE'), payload: fc.oneof(payload, scrap) },
      { requiredKeys: [] },
    );
    const line = fc.record({ id: part('x'), sender: part('0'), payload: part({}) }, { requiredKeys: [] });
    return fc.oneof(
      fc.tuple(fc.constant('update'), fc.oneof(act, scrap), part(0), part(matchID), part(seat.playerID)),
      fc.tuple(fc.constant('chat'), part(matchID), fc.oneof(line, scrap), part(seat.credentials)),
      fc.tuple(fc.constant('sync'), part(matchID), part(seat.playerID), part(seat.credentials), scrap),
      fc.tuple(fc.constantFrom('matchData', 'patch', 'refused', 'error', 'connect_', '__proto__'), scrap),
    );
  };

  test('a regular match beside it is played to its end, and the attacked one is unchanged', async () => {
    const server = await startServer();
    const attacked = await openMatch(server);
    const [mine] = (await seatEverybody(server, attacked, 2)) as [Seat, Seat];
    const attacker = await watch(server, attacked, mine);
    const before = attacker.state();

    const honest = await openMatch(server);
    const seats = await seatEverybody(server, honest, 2);
    const ears = await Promise.all(seats.map((seat) => watch(server, honest, seat)));
    const ended = playTogether(ears, honest, seats, { seed: 'beside an attacker' });
    const card = before.G.hands['1'][0] as string;
    const barrage = fc.sample(packets({ matchID: attacked, seat: mine, card }), { numRuns: 1500, seed: 7 });
    for (const [event, ...args] of barrage) attacker.socket.emit(event, ...args);
    await ended;

    expect(toldTo(await watch(server, attacked, mine))).toMatchObject({ state: before, log: [] });
    expect(Object.keys(Object.prototype)).toEqual([]);
    const answered = attacker.next('refused');
    attacker.socket.emit('update', action(mine, 'layRace', ['no card']), 0, attacked, '0');
    await answered;
  });
});

test.each([
  ['the store is away', new StoreUnavailable('full'), 'unavailable', 0],
  ['something is wrong', new Error('wrong'), 'internal', 1],
])(
  'a page refused because %s is disconnected only if the fault is its own',
  async (_, error, reason, sentAway) => {
    const socket = new EventEmitter();
    const disconnect = jest.fn();
    const refused = new Promise((resolve) => socket.once('refused', (_id, refusal) => resolve(refusal)));
    const parts = {
      socket: Object.assign(socket, { disconnect }) as unknown as Parameters<typeof receiver>[0]['socket'],
      log: createLog('silent'),
      mayStill: { update: () => true, visits: () => true, refusals: () => false } as never,
      watchedMatch: () => 'watched',
      onRefused: () => {},
      resync: async () => {},
    };
    receiver(parts)('update', {
      schema: v.pipe(
        v.tuple([v.string()]),
        v.transform(([matchID]) => ({ matchID })),
      ),
      handle: () => Promise.reject(error),
    });
    socket.emit('update', 'watched');
    expect(await refused).toEqual(expect.objectContaining({ reason }));
    expect(disconnect).toHaveBeenCalledTimes(sentAway);
  },
);
