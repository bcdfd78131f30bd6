import { gameOf } from '../../games';
import { AWAY_MS, type TableOptions } from '../../games/shared/conduct';
import type { ServerSettings } from '../../server/settings';
import { replayed } from '../replayed';
import { conductOf, look, movesIn, setTime, sitAt, startAt, told } from './conductTable';
import {
  GAME,
  LONG,
  sitDown,
  standsAt,
  stateIDIn,
  temporaryFolder,
  type Created,
  type Ear,
  type TestServer,
} from './harness';
import { freshDatabase } from './postgres';
import { comes } from './serverProcess';

const STORES: readonly (readonly [string, () => Promise<Partial<ServerSettings>>])[] = [
  ['SQLite', async () => ({ dataDir: temporaryFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await freshDatabase() })],
];

/**
 * Two people who have played and turned up the cards of the first round, which does not end the match: none of it can
 * be taken back freely.
 */
const afterRound = async (server: TestServer, agreed: Partial<TableOptions> = {}) => {
  const sat = await sitAt(server, GAME, 2, agreed, LONG);
  const [ada, bo] = [...sat.ears.values()] as [Ear, Ear];
  const first = [ada, bo].map((ear) => JSON.stringify(ear.state().G));
  /** Somebody decides, and both pages show it. */
  const turn = async (seat: string) => {
    const next = stateIDIn(sat.ears.get(seat)!.state()) + 1;
    sat.decide(seat);
    for (const ear of [ada, bo]) await standsAt(ear, next);
  };
  for (const seat of ['0', '1', '0', '1']) await turn(seat);
  /** Somebody asks or answers, here or through another server. */
  const say = (seat: number, wanted: boolean, to?: number, at = server) =>
    at.post(`/games/${GAME}/${sat.matchID}/goBack`, {
      ...sat.seats[seat],
      wanted,
      ...(to !== undefined && { to }),
    });
  return { ...sat, ada, bo, first, say, turn };
};

const wished = (ear: Ear) => told(ear, ({ wish }) => wish !== undefined);
const notWished = (ear: Ear) => told(ear, ({ wish }) => wish === undefined);

/** Every move as the log shows it. */
const logOf = (ear: Ear) =>
  movesIn(ear).map(({ action: { payload } }) => [payload.playerID, payload.type, payload.args]);

const backOn = (ear: Ear) =>
  comes('the match going back', () => logOf(ear).some(([, move]) => move === 'goBack'));

test.each(STORES)(
  'with %s one asks, all others agree, after a restart too, and all see what they saw before the round',
  async (_, opened) => {
    const settings = await opened();
    const time = setTime();
    const server = await startAt(time, settings);
    const { matchID, seats, ada, bo, first, say } = await afterRound(server);
    expect(await say(0, true)).toMatchObject({ status: 200, body: {} });
    for (const ear of [ada, bo])
      expect((await wished(ear)).wish).toEqual({ asked: ['0'], to: 0, at: 4, waitsFor: ['1'] });
    // only seated players may ask, and only one wish at a time
    expect(await say(1, true)).toMatchObject({ status: 409 });
    expect(
      await server.post(`/games/${GAME}/${matchID}/goBack`, {
        ...seats[0],
        playerID: '1',
        wanted: true,
        to: 0,
      }),
    ).toMatchObject({ status: 403 });
    await server.close();

    const again = await startAt(time, settings);
    const pages = [await look(again, GAME, matchID, seats[0]), await look(again, GAME, matchID, seats[1])];
    expect(conductOf(pages[1]!).wish).toEqual({ asked: ['0'], to: 0, at: 4, waitsFor: ['1'] });
    expect(await say(1, true, 0, again)).toMatchObject({ status: 200 });
    for (const page of pages) await backOn(page);
    expect(pages.map((page) => JSON.stringify(page.state().G))).toEqual(first);
    expect(logOf(pages[1]!).at(-1)).toEqual(['0', 'goBack', [0, '1']]);
    for (const page of pages) await notWished(page);
  },
);

test('one refusal leaves the match unchanged: the table is told whose it was, and the request cannot be repeated', async () => {
  const server = await startAt(setTime());
  const { ada, say } = await afterRound(server);
  await say(0, true);
  await wished(ada);
  expect(await say(1, false, 0)).toMatchObject({ status: 200, body: {} });
  const { events } = await notWished(ada);
  expect(events.map(({ kind, seat, by }) => [kind, seat, by])).toEqual([['keptOn', '0', '1']]);
  expect(await say(0, true)).toMatchObject({ status: 409, body: { error: 'noGoingBack' } });
  // an answer to a wish that no longer exists changes nothing
  expect(await say(1, true, 0)).toMatchObject({ status: 200 });
  expect(stateIDIn(ada.state())).toBe(4);
});

test('the player who asked may withdraw the request, or simply make another decision', async () => {
  const server = await startAt(setTime());
  const { ada, say, decide } = await afterRound(server);
  await say(0, true);
  await wished(ada);
  await say(0, false, 0);
  expect((await notWished(ada)).events).toEqual([]);
  await say(0, true);
  await wished(ada);
  decide('0');
  expect((await notWished(ada)).events).toEqual([]);
});

test('a player who has been away for a minute is not waited for, nor one for whom a computer player decides', async () => {
  const time = setTime();
  const server = await startAt(time);
  const { matchID, ada, bo, say } = await afterRound(server);
  bo.socket.disconnect();
  await told(ada, ({ away }) => '1' in away);
  await say(0, true);
  expect((await wished(ada)).wish!.waitsFor).toEqual(['1']);
  time.pass(AWAY_MS);
  // the server's timers use the machine's real time: a new visitor makes it check
  await look(server, GAME, matchID);
  await backOn(ada);
  expect(logOf(ada).at(-1)).toEqual(['0', 'goBack', [0]]);
});

test.each([[false], ['free']] as const)(
  'a table may agree on %s: then nobody asks',
  async (secondThoughts) => {
    const server = await startAt(setTime());
    const { say } = await afterRound(server, { secondThoughts });
    expect(await say(0, true)).toMatchObject({ status: 409, body: { error: 'noGoingBack' } });
  },
);

test('a player among computer players needs nobody’s consent, and only an actual decision can be taken back', async () => {
  const server = await startAt(setTime(), { botDelay: { min: 0, max: 0 } });
  const body = { numPlayers: 2, bots: { 1: 'easy' }, setupData: LONG };
  const { matchID } = (await server.post<Created>(`/games/${GAME}/create`, body)).body;
  const path = `/games/${GAME}/${matchID}`;
  const seat = await sitDown(server, matchID, '0');
  expect(await server.post(`${path}/goBack`, { ...seat, wanted: true })).toMatchObject({ status: 409 });
  const ear = await look(server, GAME, matchID, seat);
  const play = async () => {
    const { move, args } = gameOf(GAME)!.legalMoves(ear.state().G, '0')[0]!;
    const state = stateIDIn(ear.state());
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, ...seat } };
    ear.socket.emit('update', action, state, matchID, '0');
    await comes('the move', () => logOf(ear).filter(([who]) => who === '0').length > made);
    made += 1;
  };
  let made = 0;
  await play();
  await play();
  await server.post(`${path}/goBack`, { ...seat, wanted: true });
  await backOn(ear);
  expect(logOf(ear).find(([, move]) => move === 'goBack')).toEqual(['0', 'goBack', [0]]);
});

test('everybody has the full time for a repeated decision; used bank time is not given back', async () => {
  const time = setTime();
  const server = await startAt(time);
  const { ada, say } = await afterRound(server, { clock: { perDecision: 30, bank: 180 } });
  time.pass(40_000);
  await say(0, true);
  await wished(ada);
  await say(1, true, 0);
  await backOn(ada);
  const whole = { left: 30_000, bank: 170_000, runs: true };
  await told(ada, ({ clocks }) => clocks?.['1']?.left === 30_000 && clocks['1'].bank === 170_000);
  expect(conductOf(ada).clocks).toEqual({ 0: whole, 1: whole });
});

test('a request made on one server can be answered on another, and both show it', async () => {
  const time = setTime();
  const databaseUrl = await freshDatabase();
  const [one, two] = await Promise.all([startAt(time, { databaseUrl }), startAt(time, { databaseUrl })]);
  await comes('the others', () =>
    [one, two].every(({ logged }) => logged.some((line) => line.includes('can be heard'))),
  );
  const { ada, first, say, matchID, seats } = await afterRound(one);
  const page = await look(two, GAME, matchID, seats[1]);
  await say(0, true);
  expect((await wished(page)).wish).toMatchObject({ asked: ['0'], to: 0 });
  await say(1, true, 0, two);
  for (const ear of [ada, page]) await backOn(ear);
  expect([ada, page].map((ear) => JSON.stringify(ear.state().G))).toEqual(first);
  for (const ear of [ada, page]) await notWished(ear);
  expect([...one.logged, ...two.logged].filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('the record says who asked and who agreed, and can be replayed', async () => {
  const server = await startAt(setTime());
  const { matchID, ada, bo, say, turn, awaited } = await afterRound(server);
  await say(1, true);
  await wished(bo);
  await say(0, true, 0);
  for (const ear of [ada, bo]) await backOn(ear);
  while (!ada.state().ctx.gameover) await turn(awaited()[0]!);
  const { body } = await server.get(`/games/${GAME}/${matchID}/record`);
  expect(replayed(body).record.steps).toContainEqual(['1', 'goBack', 0, '0']);
});
