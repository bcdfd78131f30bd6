import type { LogEntry, State } from 'boardgame.io';
import { setTimeout as pause } from 'node:timers/promises';
import { DELAY_MS } from '../../games/shared/conduct';
import { seededChance } from '../../games/shared/chance';
import type { ServerSettings } from '../../server/settings';
import { conductOf, setTime, startAt } from './conductTable';
import {
  action,
  connect,
  GAME,
  later,
  LONG,
  openMatch,
  playTogether,
  refusalIn,
  seatEverybody,
  shown,
  standsAt,
  stateIDIn,
  temporaryFolder,
  watch,
  type Ear,
  type Seat,
  type TestServer,
} from './harness';
import { freshDatabase } from './postgres';
import { comes } from './serverProcess';

const DELAYED = { table: { spectators: 'delayed' } } as const;

/** A server checks more often than this what has become old enough, in ms. */
const LOOKED = 600;

type Time = ReturnType<typeof setTime>;

/** A match of two people. */
const tableAt = async (server: TestServer, setupData: object = LONG, at = server) => {
  const matchID = await openMatch(server, { setupData, ...DELAYED });
  const seats = await seatEverybody(server, matchID, 2);
  const ears = await Promise.all(seats.map((seat) => watch(at, matchID, seat)));
  const position = () => Math.max(...ears.map((ear) => stateIDIn(ear.state())));
  const playTo = async (end: number, seed = 'people') => {
    await playTogether(ears, matchID, seats, { seed: `${seed}/${end}`, until: end });
  };
  return { matchID, seats, ears, position, playTo };
};

/** A spectator, who may have been told the match or not. */
const lookOn = async ({ url }: TestServer, matchID: string): Promise<Ear> => {
  const ear = await connect(url);
  ear.socket.emit('sync', matchID, null, undefined);
  await comes('an answer', () => ear.heard.some(({ event }) => ['sync', 'later', 'refused'].includes(event)));
  return ear;
};

const heardOf = ({ heard }: Ear, kind: string) => heard.filter(({ event }) => event === kind);

/** The positions to which the entries of a log lead. */
const entries = (log: unknown) => (log as LogEntry[]).map((entry) => stateIDIn(entry) + 1);

/** How far a page could see: the last position in its packets and log. */
const newestIn = ({ heard }: Ear): number =>
  Math.max(
    -1,
    ...heard.flatMap(({ event, args }) => {
      if (event === 'sync') {
        const { state, log } = args[1] as { state: State; log: LogEntry[] };
        return [stateIDIn(state), ...entries(log)];
      }
      if (event === 'patch') return [args[2] as number, ...entries(args[4])];
      return event === 'log' ? entries(args[1]) : [];
    }),
  );

const says = (ear: Ear, matchID: string, { playerID, credentials }: Seat, text: string) => {
  const heard = ear.next('chat', (_id, { payload }: { payload: string }) => payload === text);
  ear.socket.emit(
    'chat',
    matchID,
    { id: text.replaceAll(' ', '-'), sender: playerID, payload: text },
    credentials,
  );
  return heard;
};

const textsOf = (ear: Ear) =>
  heardOf(ear, 'chat').map(({ args }) => (args[1] as { payload: string }).payload);

/** Watches a match with a delay while nothing is old enough yet, until something is. */
const waits = async (server: TestServer, time: Time, matchID: string) => {
  const late = await lookOn(server, matchID);
  expect(heardOf(late, 'later')).toHaveLength(1);
  expect(newestIn(late)).toBe(-1);
  const synced = late.next('sync');
  time.pass(DELAY_MS);
  await synced;
  return late;
};

/**
 * Another match, with one move played now: resolves once that move has become old enough and was shown. By then its
 * server has checked what else was old enough.
 */
const witnessAt = async (server: TestServer) => {
  const { matchID, position, playTo } = await tableAt(server);
  const late = await lookOn(server, matchID);
  await playTo(1, 'witness');
  const played = position();
  return () => comes('what was played elsewhere', () => newestIn(late) === played);
};

/** The number of spectators that a page was last told. */
const countIn = (ear: Ear) => heardOf(ear, 'spectators').at(-1)?.args[1];

/** Watches, and has been told the number of spectators: nothing else arrives unrequested. */
const looksOn = async (server: TestServer, matchID: string) => {
  const late = await lookOn(server, matchID);
  await comes('how many watch', () => countIn(late) === 1);
  return late;
};

describe('a match that nobody may watch', () => {
  const REFUSED = { table: { spectators: 'refused' } } as const;

  test('is shown to its players, and to everybody after its end', async () => {
    const server = await startAt(setTime());
    const matchID = await openMatch(server, REFUSED);
    const seats = await seatEverybody(server, matchID, 2);
    const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
    const outside = await connect(server.url);
    for (const packet of [
      ['sync', matchID, null, undefined],
      ['log', matchID, 5],
      ['sync', matchID, null, 'guessed'],
    ]) {
      const refused = outside.next('refused');
      outside.socket.emit(...(packet as [string]));
      expect(refusalIn(await refused).reason).toBe('noSpectators');
    }
    await says(ears[0]!, matchID, seats[0]!, 'between us');
    const page = ears[0]!.next('log');
    ears[0]!.socket.emit('log', matchID, 5);
    await page;
    expect((await server.get(`/games/${GAME}/${matchID}/record`)).status).toBe(409);

    await playTogether(ears, matchID, seats, { seed: 'refused' });
    expect(outside.heard.map(({ event }) => event)).toEqual(['refused', 'refused', 'refused']);
    const after = await watch(server, matchID);
    expect(after.state().ctx.gameover).toEqual((await shown(server, matchID)).gameover);
    expect(textsOf(after)).toEqual(['between us']);
  });
});

describe('a match that is watched with a delay', () => {
  test('is shown as it was, and nothing newer is sent', async () => {
    const time = setTime();
    const server = await startAt(time);
    const { matchID, seats, ears, position, playTo } = await tableAt(server);
    time.pass(3 * DELAY_MS);
    const late = await looksOn(server, matchID);
    expect(newestIn(late)).toBe(0);

    const hasLooked = await witnessAt(server);
    time.pass(1);
    const before = late.heard.length;
    await playTo(6);
    const played = position();
    await says(ears[0]!, matchID, seats[0]!, 'I lay the tanker');
    time.pass(DELAY_MS - 1);
    // whatever it requests
    late.socket.emit('log', matchID, 1000);
    late.socket.emit('sync', matchID, null, undefined);
    late.socket.emit('update', action({ playerID: '0', credentials: 'no' }, 'lay', []), 0, matchID, '0');
    const answers = () => late.heard.slice(before).map(({ event }) => event);
    await comes('the answers', () => ['log', 'sync', 'refused'].every((kind) => answers().includes(kind)));
    await hasLooked();
    expect(newestIn(late)).toBe(0);
    expect(textsOf(late)).toEqual([]);
    expect(JSON.stringify(late.heard)).not.toContain('tanker');
    // the requested log and two positions, each with the state of the table: nothing arrived unrequested
    expect(heardOf(late, 'patch')).toEqual([]);

    const seen = late.next('update', (_id, state: State) => stateIDIn(state) === played);
    const heard = late.next('chat');
    time.pass(1);
    await Promise.all([seen, heard]);
    expect(textsOf(late)).toEqual(['I lay the tanker']);
    const another = await lookOn(server, matchID);
    expect([newestIn(another), textsOf(another)]).toEqual([played, ['I lay the tanker']]);
    expect(another.state().G).toEqual(late.state().G);

    const end = late.next('update', (_id, state: State) => state.ctx.gameover !== undefined);
    await Promise.all([playTo(Infinity), end]);
    expect(late.state().G).toEqual((await watch(server, matchID)).state().G);
  });

  test('sends nothing unrequested while players decide, and delays table events like the match', async () => {
    const time = setTime();
    const server = await startAt(time);
    const { matchID, seats, playTo } = await tableAt(server);
    time.pass(3 * DELAY_MS);
    const late = await looksOn(server, matchID);
    const hasLooked = await witnessAt(server);
    time.pass(DELAY_MS - 1);
    const before = late.heard.length;
    await playTo(8);
    await server.post(`/games/${GAME}/${matchID}/leave`, { ...seats[0]!, bot: 'easy' });
    const sent = () => [...new Set(late.heard.slice(before).map(({ event }) => event))].sort();
    await comes('who has left', () => sent().length > 1);
    time.pass(1);
    await hasLooked();
    expect(sent()).toEqual(['conduct', 'matchData']);
    expect(conductOf(late).events).toEqual([]);
    time.pass(DELAY_MS);
    await comes('what happened then', () => conductOf(late).events.at(-1)?.kind === 'left');
    expect(conductOf(late).events.at(-1)!.place).toBeLessThanOrEqual(stateIDIn(late.state()));
  });

  test.each(['one', 'two'])('never shows a position too early, match %s', async (seed) => {
    const time = setTime();
    const server = await startAt(time);
    const chance = seededChance(seed);
    const { matchID, ears, position, playTo } = await tableAt(server);
    const late = await lookOn(server, matchID);
    // a match rarely ends so soon; if it has, nothing is secret any more
    const isOver = () => ears.some((ear) => ear.state().ctx.gameover !== undefined);
    /** The time at which each position was reached. */
    const madeAt: number[] = [time.now()];
    for (let step = 0; step < 9; step++) {
      await playTo(position() + 1 + Math.floor(chance.Number() * 4), seed);
      if (isOver()) break;
      while (madeAt.length <= position()) madeAt.push(time.now());
      time.pass(Math.floor(chance.Number() * 40) * 1000);
      if (chance.Number() < 0.5) late.socket.emit('log', matchID, 1000);
      if (chance.Number() < 0.3) late.socket.emit('sync', matchID, null, undefined);
      await pause(LOOKED);
      const allowed = madeAt.findLastIndex((at) => at <= time.now() - DELAY_MS);
      expect(newestIn(late)).toBeLessThanOrEqual(allowed);
    }
    time.pass(DELAY_MS);
    await comes('what is old enough by now', () => newestIn(late) > 0);
  });

  test('is shown without delay to a player who sits down', async () => {
    const time = setTime();
    const server = await startAt(time);
    const { matchID, seats, position, playTo } = await tableAt(server);
    await playTo(5);
    const late = await lookOn(server, matchID);
    expect(heardOf(late, 'later')).toEqual([{ event: 'later', args: [matchID, DELAY_MS] }]);
    expect(heardOf(late, 'sync')).toEqual([]);
    const synced = late.next('sync');
    late.socket.emit('sync', matchID, '0', seats[0]!.credentials);
    await synced;
    expect(newestIn(late)).toBe(position());
  });

  test('shows nothing yet after a restart rather than too much', async () => {
    const time = setTime();
    const settings: Partial<ServerSettings> = { dataDir: temporaryFolder() };
    const before = await startAt(time, settings);
    const { matchID, position, playTo } = await tableAt(before);
    await playTo(4);
    const played = position();
    time.pass(DELAY_MS / 2);
    await before.close();
    const after = await startAt(time, settings);
    expect(newestIn(await waits(after, time, matchID))).toBe(played);

    // the match has been unchanged for so long that there is no delay
    time.pass(2 * DELAY_MS);
    await after.close();
    expect(newestIn(await lookOn(await startAt(time, settings), matchID))).toBe(played);
  });

  test('is shown with the same delay on another server', async () => {
    const time = setTime();
    const databaseUrl = await freshDatabase();
    const servers = [await startAt(time, { databaseUrl }), await startAt(time, { databaseUrl })] as const;
    const [one, two] = servers;
    await comes('the others', () =>
      servers.every(({ logged }) => logged.some((line) => line.includes('can be heard'))),
    );
    const { matchID, seats, ears, position, playTo } = await tableAt(one);
    await playTo(4);
    const first = position();
    const late = await waits(two, time, matchID);
    const there = await watch(two, matchID, seats[0]);
    const hasLooked = await witnessAt(two);
    time.pass(1);
    await playTo(first + 4);
    const second = position();
    await says(ears[1]!, matchID, seats[1]!, 'quick now');
    // what a server has not heard of yet would count as new to it later
    await standsAt(there, second);
    await comes('the line there', () => textsOf(there).includes('quick now'));
    time.pass(DELAY_MS - 1);
    await hasLooked();
    expect([newestIn(late), textsOf(late)]).toEqual([first, []]);
    const seen = late.next('update', (_id, state: State) => stateIDIn(state) === second);
    time.pass(DELAY_MS);
    await seen;
    await comes('the line', () => textsOf(late).includes('quick now'));
    const end = late.next('update', (_id, state: State) => state.ctx.gameover !== undefined);
    await Promise.all([playTo(Infinity), end]);
  });
});

describe('how many watch', () => {
  test.each(['welcome', 'delayed'] as const)(
    'is sent to everybody at a match where they are %s, wherever they are connected',
    async (spectators) => {
      const databaseUrl = await freshDatabase();
      const time = setTime();
      const [one, two] = await Promise.all([startAt(time, { databaseUrl }), startAt(time, { databaseUrl })]);
      const matchID = await openMatch(one, { table: { spectators } });
      const [ada] = await seatEverybody(one, matchID, 1);
      const adas = await watch(one, matchID, ada);
      await comes('a first count', () => countIn(adas) === 0);
      const [here] = [await lookOn(one, matchID), await lookOn(two, matchID), await lookOn(two, matchID)];
      await comes('three spectators', () => countIn(adas) === 3 && countIn(here) === 3);
      here.socket.disconnect();
      await comes('two spectators', () => countIn(adas) === 2);
      await two.close();
      await comes('nobody', () => countIn(adas) === 0);
    },
  );

  test('is not sent again to somebody who received it on arrival', async () => {
    const server = await startAt(setTime());
    const alone = await openMatch(server);
    const [ada] = await seatEverybody(server, alone, 1);
    const adas = await watch(server, alone, ada);
    // news of a match that was joined later arrives later
    const matchID = await openMatch(server);
    const [bert] = await seatEverybody(server, matchID, 1);
    const berts = await watch(server, matchID, bert);
    await lookOn(server, matchID);
    await comes('a spectator elsewhere', () => countIn(berts) === 1);
    expect(heardOf(adas, 'spectators').map(({ args }) => args[1])).toEqual([0]);
  });

  test('is sent once for many who arrive at the same time', async () => {
    const server = await startAt(setTime());
    const matchID = await openMatch(server);
    const [ada] = await seatEverybody(server, matchID, 1);
    const adas = await watch(server, matchID, ada);
    await comes('a first count', () => countIn(adas) === 0);
    const before = heardOf(adas, 'spectators').length;
    const begun = performance.now();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => lookOn(server, matchID)));
    later(() => crowd.forEach(({ socket }) => socket.disconnect()));
    await comes('all of them', () => countIn(adas) === 20);
    // once a second, however long the spectators take to arrive
    const seconds = (performance.now() - begun) / 1000;
    expect(heardOf(adas, 'spectators').length - before).toBeLessThanOrEqual(1 + seconds);
  });
});
