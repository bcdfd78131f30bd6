import type { FilteredMetadata, SyncInfo } from 'boardgame.io';
import type { GameId } from '../../games';
import { AWAY_MS } from '../../games/shared/conduct';
import type { LobbyMatch } from '../../games/shared/protocol';
import { conductOf, look, movesIn, setTime, sitAt, startAt, told } from './conductTable';
import { action, GAME, LONG, stateIDIn, temporaryFolder } from './harness';
import { freshDatabase } from './postgres';
import { comes } from './serverProcess';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const LIVE = { perDecision: 30, bank: 180 };
const DAYS = { perDecision: 48 * 3600, bank: 0 };
/** At this table nobody decides for longer than a computer player pauses. */
const SLOW = { botDelay: { min: 0, max: 0 } };

const STORES = [
  ['SQLite', async () => ({ dataDir: temporaryFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await freshDatabase() })],
] as const;

const timesIn = (ear: Parameters<typeof conductOf>[0]) => conductOf(ear).clocks ?? {};
/** Which seats are connected, as this page was last told. */
const connectedAt = ({ heard }: Parameters<typeof conductOf>[0]) => {
  const seats = heard.flatMap(({ event, args }) =>
    event === 'matchData' ? [args[1]] : event === 'sync' ? [(args[1] as SyncInfo).filteredMetadata] : [],
  );
  return (seats.at(-1) as FilteredMetadata).map(({ isConnected }) => isConnected === true);
};
const hasClocks = (conduct: { clocks?: object }) => conduct.clocks !== undefined;

test('the clock runs for everybody who is awaited: first the time of the decision, then the bank', async () => {
  const time = setTime();
  const server = await startAt(time);
  const { ears, decide, matchID, seats } = await sitAt(server, GAME, 2, { clock: LIVE }, LONG);
  const ear = ears.get('0')!;
  await told(ear, hasClocks);
  const whole = { left: 30 * SECOND, bank: 180 * SECOND, runs: true };
  expect(timesIn(ear)).toEqual({ 0: whole, 1: whole });

  time.pass(20 * SECOND);
  decide('0');
  await told(ear, ({ clocks }) => clocks?.['0']?.left === whole.left && clocks['1']?.left === 10 * SECOND);
  // one of two cards has been played: the next decision has its full time
  expect(timesIn(ear)['0']).toEqual(whole);
  time.pass(15 * SECOND);
  decide('0');
  await told(ear, ({ clocks }) => clocks?.['0']?.runs === false);
  expect(timesIn(ear)).toEqual({
    0: { left: 15 * SECOND, bank: 180 * SECOND, runs: false },
    1: { left: 0, bank: 175 * SECOND, runs: true },
  });
  const ask = async () => (await server.get<LobbyMatch[]>(`/lobby/matches?ids=${matchID}`)).body;
  expect(await ask()).toMatchObject([{ left: { 1: 175 * SECOND } }]);
  time.pass(5 * SECOND);
  expect(await ask()).toMatchObject([{ left: { 1: 170 * SECOND } }]);
  const late = await look(server, GAME, matchID, seats[0]);
  expect(timesIn(late)).toMatchObject({ 0: { bank: 180 * SECOND }, 1: { bank: 170 * SECOND } });
});

test('who takes a decision back gets no new time for it', async () => {
  const time = setTime();
  const server = await startAt(time);
  const { ears, decide, matchID, seats } = await sitAt(server, GAME, 2, { clock: LIVE }, LONG);
  const ear = ears.get('0')!;
  await told(ear, hasClocks);
  const leftFor = (seconds: number) => told(ear, ({ clocks }) => clocks?.['0']?.left === seconds * SECOND);
  time.pass(20 * SECOND);
  decide('0');
  await told(ear, ({ clocks }) => clocks?.['1']?.left === 10 * SECOND);
  await leftFor(30);
  time.pass(5 * SECOND);
  const state = ear.state();
  const way = (state.plugins as Record<string, { data: number }>)['undo']!.data;
  ear.socket.emit('update', action(seats[0]!, 'undo', [way]), stateIDIn(state), matchID, '0');
  await leftFor(25);
  time.pass(SECOND);
  decide('0');
  await leftFor(24);
});

test.each([
  ['auf-achse-cards', 2],
  ['auf-achse-board', 2],
  ['ausgebremst', 3],
] satisfies [GameId, number][])(
  'in %s the computer decides for whoever has no time left',
  async (game, players) => {
    const time = setTime();
    const server = await startAt(time, SLOW);
    const { ears, awaited, matchID } = await sitAt(server, game, players, { clock: LIVE, standIn: 'easy' });
    const ear = [...ears.values()][0]!;
    await told(ear, hasClocks);
    const waitedFor = awaited();
    time.pass(210 * SECOND);
    // the server's timers use the machine's real time: a new visitor makes it check
    const page = await look(server, game, matchID);
    await comes('the computer player', () => movesIn(page).length >= waitedFor.length);
    const [first] = movesIn(page);
    expect(first!.standIn).toBe('easy');
    expect(waitedFor).toContain(first!.action.payload.playerID);
    expect(conductOf(ear).events).toEqual([]);
  },
);

test('where that is agreed, the computer decides from then on until the player is back', async () => {
  const time = setTime();
  const server = await startAt(time);
  const table = { clock: LIVE, timeUp: 'takeOver' } as const;
  const { matchID, ears, awaited, decide, post, seats } = await sitAt(server, GAME, 2, table, LONG);
  const ear = ears.get('0')!;
  await told(ear, hasClocks);
  while (awaited().includes('1')) {
    const shown = Promise.all([...ears.values()].map(({ next }) => next('update')));
    decide('1');
    await shown;
  }
  time.pass(210 * SECOND);
  const page = await look(server, GAME, matchID);
  const { events } = await told(page, ({ events }) => events.length > 0);
  expect(events).toMatchObject([{ kind: 'timeUp', seat: '0', level: 'normal' }]);
  // a player who is back before the computer has decided has no time left for that decision
  while (awaited().includes('0')) await ear.next('update');
  const decided = movesIn(ear).filter(({ action: { payload } }) => payload.playerID === '0');
  expect(decided.length).toBeGreaterThan(1);
  expect((await post('takeBack', seats[0]!)).status).toBe(200);
  await told(page, ({ events }) => events.at(-1)?.kind === 'cameBack');
});

test.each(STORES)(
  'with %s, whoever is back before the computer has decided leaves it that one decision, over a restart too',
  async (_, opened) => {
    const time = setTime();
    const settings = await opened();
    const first = await startAt(time, { ...settings, botDelay: { min: HOUR, max: HOUR } });
    const table = { clock: LIVE, timeUp: 'takeOver' } as const;
    const { matchID, seats, ears, post } = await sitAt(first, GAME, 2, table, LONG);
    await told(ears.get('0')!, hasClocks);
    time.pass(210 * SECOND);
    const page = await look(first, GAME, matchID, seats[0]);
    await told(page, ({ clocks, events }) => events.length === 2 && clocks?.['0']?.runs === false);
    expect((await post('takeBack', seats[0]!)).status).toBe(200);
    await told(page, ({ clocks }) => clocks?.['0']?.runs === true);
    await first.close();

    const second = await startAt(time, settings);
    const again = await look(second, GAME, matchID, seats[0]);
    const { clocks, events } = await told(again, ({ clocks }) => clocks?.['0']?.left === 30 * SECOND);
    expect(clocks?.['0']).toEqual({ left: 30 * SECOND, bank: 0, runs: true });
    expect(events.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['timeUp', '0'],
      ['timeUp', '1'],
      ['cameBack', '0'],
    ]);
    // the next decision is timed in the same way
    time.pass(30 * SECOND);
    const late = await look(second, GAME, matchID, seats[0]);
    await told(late, ({ events }) => events.length === 4 && events[3]!.kind === 'timeUp');
  },
);

test.each(STORES)(
  'with %s a match over days continues on a server that is restarted daily: while it is closed, no time passes',
  async (_, opened) => {
    const time = setTime();
    const settings = await opened();
    const first = await startAt(time, settings);
    const { matchID, seats, ears, decide, post } = await sitAt(first, GAME, 2, { clock: DAYS }, LONG);
    await told(ears.get('0')!, hasClocks);
    time.pass(DAY);
    decide('0');
    await told(ears.get('0')!, ({ clocks }) => clocks?.['1']?.left === DAY);
    time.pass(6 * HOUR);
    ears.get('1')!.socket.disconnect();
    await told(ears.get('0')!, ({ away }) => '1' in away);
    time.pass(AWAY_MS);
    // in a match over days, nobody counts as away
    const handOver = await post('handOver', { ...seats[0], seat: '1' });
    expect(handOver).toMatchObject({ status: 409, body: { error: 'notAway' } });
    await first.close();

    time.pass(3 * DAY);
    const second = await startAt(time, settings);
    const page = await look(second, GAME, matchID, seats[0]);
    expect(timesIn(page)).toEqual({
      0: { left: 42 * HOUR - AWAY_MS, bank: 0, runs: true },
      1: { left: 18 * HOUR - AWAY_MS, bank: 0, runs: true },
    });
    time.pass(18 * HOUR);
    const again = await look(second, GAME, matchID, seats[0]);
    await comes('the computer player', () => movesIn(again).some(({ standIn }) => standIn === 'normal'));
    expect(movesIn(again).every(({ action }) => action.payload.playerID === '1')).toBe(true);
  },
);

test('the clocks stand while all who are there want a pause, until one of them does not', async () => {
  const time = setTime();
  const server = await startAt(time);
  const { ears, post, seats } = await sitAt(server, GAME, 2, { clock: LIVE }, LONG);
  const ear = ears.get('0')!;
  await told(ear, hasClocks);
  const pause = (seat: number, wanted = true) => post('pause', { ...seats[seat], wanted });
  expect(await post('pause', { playerID: '0', credentials: 'x', wanted: true })).toMatchObject({
    status: 403,
  });
  time.pass(10 * SECOND);
  expect((await pause(0)).status).toBe(200);
  await told(ear, ({ pause }) => pause?.asked.join() === '0');
  expect(timesIn(ear)['0']).toMatchObject({ runs: true });
  time.pass(5 * SECOND);
  expect((await pause(1)).status).toBe(200);
  await told(ear, ({ clocks, pause }) => pause?.for !== undefined && clocks?.['0']?.runs === false);
  time.pass(HOUR);
  expect((await pause(0, false)).status).toBe(200);
  await told(ear, ({ clocks }) => clocks?.['0']?.runs === true);
  expect(timesIn(ear)).toMatchObject({ 0: { left: 15 * SECOND }, 1: { left: 15 * SECOND } });
  expect(conductOf(ear).events.map(({ kind, by }) => [kind, by])).toEqual([
    ['paused', '1'],
    ['resumed', '0'],
  ]);
});

test('a pause begins when those go who did not want it, and not while nobody is there who does', async () => {
  const time = setTime();
  const server = await startAt(time);
  const { ears, post, matchID, seats } = await sitAt(server, GAME, 3, { clock: LIVE }, LONG);
  const watcher = await look(server, GAME, matchID);
  await told(watcher, hasClocks);
  expect((await post('pause', { ...seats[0], wanted: true })).status).toBe(200);
  ears.get('0')!.socket.close();
  ears.get('1')!.socket.close();
  await told(watcher, ({ away }) => '0' in away && '1' in away);
  ears.get('2')!.socket.close();
  await told(watcher, ({ away }) => '2' in away);
  expect(conductOf(watcher).events).toEqual([]);
  await look(server, GAME, matchID, seats[0]);
  await told(watcher, ({ clocks }) => clocks?.['0']?.runs === false);
  expect(conductOf(watcher).events.map(({ kind, by }) => [kind, by])).toEqual([['paused', '0']]);
});

test('a pause does not begin without somebody who may only be reloading the page', async () => {
  const server = await startAt(setTime());
  const { ears, post, seats } = await sitAt(server, GAME, 2, { clock: LIVE }, LONG);
  const ear = ears.get('1')!;
  await told(ear, hasClocks);
  const gone = ear.next('matchData');
  ears.get('0')!.socket.close();
  await gone;
  expect((await post('pause', { ...seats[1], wanted: true })).status).toBe(200);
  const { away } = await told(ear, ({ pause }) => pause?.for !== undefined);
  expect(Object.keys(away)).toEqual(['0']);
});

test('a match without clocks cannot be paused, and the times of a clock are limited', async () => {
  const server = await startAt(setTime());
  const { post, seats } = await sitAt(server, GAME, 2);
  expect(await post('pause', { ...seats[0], wanted: true })).toMatchObject({
    status: 409,
    body: { error: 'noClocks' },
  });
  for (const clock of [
    { perDecision: 1, bank: 0 },
    { perDecision: 30, bank: -1 },
    { perDecision: 1.5, bank: 9 },
  ])
    expect(await server.post(`/games/${GAME}/create`, { numPlayers: 2, table: { clock } })).toMatchObject({
      status: 400,
    });
});

test('one of several servers runs the clocks of a match, and pages on all of them see the times', async () => {
  const time = setTime();
  const databaseUrl = await freshDatabase();
  const [one, two] = await Promise.all([startAt(time, { databaseUrl }), startAt(time, { databaseUrl })]);
  await comes('the others', () =>
    [one, two].every(({ logged }) => logged.some((line) => line.includes('can be heard'))),
  );
  const { ears, decide, matchID, seats } = await sitAt(one, GAME, 2, { clock: LIVE }, LONG);
  const page = await look(two, GAME, matchID, seats[1]);
  await told(page, hasClocks);
  // otherwise the pause that is asked for below would wait for nobody else, and the clocks would stand
  await comes('who is there', () => connectedAt(page).every(Boolean));
  time.pass(20 * SECOND);
  decide('0');
  await told(page, ({ clocks }) => clocks?.['1']?.left === 10 * SECOND);

  time.pass(210 * SECOND);
  // a change makes all servers check
  const asked = await two.post(`/games/${GAME}/${matchID}/pause`, { ...seats[1], wanted: true });
  expect(asked.status).toBe(200);
  await comes('the computer player', () => movesIn(page).filter(({ standIn }) => standIn).length >= 2);
  await comes('the same on both', () => movesIn(ears.get('0')!).filter(({ standIn }) => standIn).length >= 2);
  expect([...one.logged, ...two.logged].filter((line) => line.includes('"level":50'))).toEqual([]);
});
