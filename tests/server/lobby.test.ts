import { gameOf } from '../../games';
import type { FaultBody } from '../../games/shared/protocol';
import { playRecord, type MatchRecord } from '../../games/shared/record';
import type { PublicSeat } from '../../server/matches/payloads';
import {
  GAME,
  SHORT,
  lay,
  openMatch,
  playAtRandom,
  refusalIn,
  seatEverybody,
  shown,
  sitDown,
  startServer,
  watch,
  type Created,
  type Seat,
  type TestServer,
} from './harness';
import { fault, finished, join, names } from './lobbyRequests';

const leave = (server: TestServer, matchID: string, seat: Seat, more: object = {}) =>
  server.post(`/games/${GAME}/${matchID}/leave`, { ...seat, ...more });

describe('opening a match', () => {
  test.each([
    ['an unknown game', 'tic-tac-toe', { numPlayers: 2 }, fault(404, 'unknownGame')],
    ['a game of Object.prototype', '__proto__', { numPlayers: 2 }, fault(404, 'unknownGame')],
    ['too few players', GAME, { numPlayers: 1 }, fault(400, 'badSeats')],
    ['too many players', GAME, { numPlayers: 6 }, fault(400, 'badSeats')],
    ['a huge table', GAME, { numPlayers: 1e10 }, fault(400, 'badSeats')],
    ['half a player', GAME, { numPlayers: 2.5 }, fault(400, 'badSeats')],
    ['no number of players', GAME, {}, fault(400, 'badSeats')],
    ['a number of players in words', GAME, { numPlayers: '2' }, fault(400, 'badSeats')],
    [
      'computer players only',
      GAME,
      { numPlayers: 2, bots: { 0: 'easy', 1: 'easy' } },
      fault(400, 'badSeats'),
    ],
    [
      'a computer player without a seat',
      GAME,
      { numPlayers: 2, bots: { 4: 'easy' } },
      fault(400, 'badSeats'),
    ],
    [
      'a computer player of no strength',
      GAME,
      { numPlayers: 2, bots: { 1: 'godlike' } },
      fault(400, 'badSeats'),
    ],
    ['an unknown option', GAME, { numPlayers: 2, setupData: { cheat: 1 } }, fault(400, 'badOptions')],
    ['an option out of bounds', GAME, { numPlayers: 2, setupData: { stages: 6 } }, fault(400, 'badOptions')],
    ['options that are none', GAME, { numPlayers: 2, setupData: 'all of them' }, fault(400, 'badOptions')],
    ['a body that is none', GAME, '{"numPlayers":', fault(400, 'malformed')],
    ['a list for a body', GAME, [], fault(400, 'badSeats')],
    ['a body without end', GAME, { numPlayers: 2, junk: 'j'.repeat(9000) }, fault(413, 'tooLarge')],
    ['a deeply nested body', GAME, '['.repeat(8000), fault(400, 'malformed')],
  ])('%s is refused', async (_name, game, body, expected) => {
    const server = await startServer();
    expect(await server.post(`/games/${game}/create`, body)).toMatchObject(expected);
    expect((await server.get('/lobby')).body).toEqual([]);
  });

  test('a refusal says what may be chosen', async () => {
    const server = await startServer();
    const { body: seats } = await server.post<FaultBody>(`/games/${GAME}/create`, { numPlayers: 9 });
    expect(seats.values).toEqual({ min: 2, max: 5 });
    const { body: options } = await server.post<FaultBody>(`/games/${GAME}/create`, {
      numPlayers: 2,
      setupData: { stages: 0 },
    });
    expect(options.values).toEqual({ option: 'stages', choices: '1, 2, 3, 4, 5' });
  });

  test('a form of a page of another origin is not read', async () => {
    const server = await startServer();
    const form = { 'Content-Type': 'text/plain' };
    expect(await server.post(`/games/${GAME}/create`, { numPlayers: 2 }, form)).toMatchObject(
      fault(415, 'malformed'),
    );
  });

  test('omitted options have their defaults', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { setupData: { ownRace: 'memory' } });
    expect(await shown(server, matchID)).toMatchObject({
      setupData: { stages: 5, betweenStages: 'redeal', ownRace: 'memory' },
    });
  });
});

describe('sitting down', () => {
  test.each([
    ['a seat of Object.prototype', { playerID: '__proto__', playerName: 'evil' }, fault(400, 'badSeats')],
    ['a seat that is a property', { playerID: 'constructor', playerName: 'evil' }, fault(400, 'badSeats')],
    ['a seat that is not there', { playerID: '7', playerName: 'Ada' }, fault(404, 'badSeats')],
    ['the seat of a computer player', { playerID: '1', playerName: 'Ada' }, fault(409, 'seatTaken')],
    ['no name', { playerID: '0' }, fault(400, 'badName')],
    ['an empty name', { playerID: '0', playerName: '  ' }, fault(400, 'badName')],
    ['a name without end', { playerID: '0', playerName: 'A'.repeat(21) }, fault(400, 'badName')],
    ['a name that is an object', { playerID: '0', playerName: { a: 1 } }, fault(400, 'badName')],
    ['a name that cannot be read', { playerID: '0', playerName: 'A\u0000da' }, fault(400, 'badName')],
  ])('%s is refused', async (_name, body, expected) => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 3, bots: { 1: 'easy' } });
    expect(await join(server, matchID, body)).toMatchObject(expected);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
    expect(await names(server, matchID)).toEqual([undefined, 'Pippa', undefined]);
    await sitDown(server, matchID, '0');
  });

  test('goes to the first free seat unless one is named, until the table is full', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 3, bots: { 0: 'easy' } });
    expect((await join(server, matchID, { playerName: 'Ada' })).body).toMatchObject({
      playerID: '1',
      status: 'open',
    });
    expect((await join(server, matchID, { playerName: 'Bo', playerID: '1' })).body).toEqual({
      error: 'seatTaken',
    });
    expect((await join(server, matchID, { playerName: ' Bo ' })).body).toMatchObject({
      playerID: '2',
      status: 'running',
    });
    expect(await join(server, matchID, { playerName: 'Cy' })).toMatchObject(fault(409, 'tableFull'));
    expect(await names(server, matchID)).toEqual(['Momo', 'Ada', 'Bo']);
  });

  test('of twenty who want the same seat at once, one gets it', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => join(server, matchID, { playerID: '0', playerName: `P${at}` })),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    await watch(server, matchID, { playerID: '0', credentials: winners[0]!.body.playerCredentials });
  });

  test('of twenty who want any seat of five at once, five get one each', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => join(server, matchID, { playerName: `P${at}` })),
    );
    const seats = answers.flatMap(({ status, body }) => (status === 200 ? [body.playerID] : []));
    expect(new Set(seats)).toEqual(new Set(['0', '1', '2', '3', '4']));
    expect(seats).toHaveLength(5);
    for (const { playerID, playerCredentials } of answers.flatMap(({ status, body }) =>
      status === 200 ? [body] : [],
    ))
      await watch(server, matchID, { playerID, credentials: playerCredentials });
  });

  test('nobody can join as a computer player', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    await join(server, matchID, { playerName: 'Ada', data: { bot: 'normal' } });
    expect((await shown(server, matchID)).players[0]).toEqual({ id: 0, name: 'Ada', isConnected: false });
  });

  test('an unknown match, or one of another game, has no seats', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    expect(await join(server, 'nowhere', { playerName: 'Ada' })).toMatchObject(fault(404, 'unknownMatch'));
    expect(await server.post(`/games/auf-achse-board/${matchID}/join`, { playerName: 'Ada' })).toMatchObject({
      status: 404,
    });
    expect(await server.get(`/games/auf-achse-board/${matchID}`)).toMatchObject({ status: 404 });
  });
});

describe('renaming', () => {
  test('needs the right credentials and a name', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const seat = await sitDown(server, matchID, '0');
    const rename = (body: object) => server.post(`/games/${GAME}/${matchID}/update`, body);
    expect(await rename({ ...seat, newName: '' })).toMatchObject(fault(400, 'badName'));
    expect(await rename({ ...seat, data: { bot: 'easy' } })).toMatchObject(fault(400, 'badName'));
    expect(await rename({ ...seat, credentials: 'wrong', newName: 'Eve' })).toMatchObject(
      fault(403, 'notYourSeat'),
    );
    expect(await rename({ playerID: '1', credentials: '', newName: 'Eve' })).toMatchObject(
      fault(403, 'notYourSeat'),
    );
    expect(
      JSON.stringify((await rename({ ...seat, credentials: 'wrong', newName: 'Eve' })).body),
    ).not.toContain('wrong');
    expect(await rename({ ...seat, newName: 'Ada' })).toMatchObject({ status: 200 });
    expect(await names(server, matchID)).toEqual(['Ada', undefined]);
    expect(await server.post(`/games/${GAME}/${matchID}/rename`, { ...seat, newName: 'Eve' })).toMatchObject({
      status: 410,
    });
  });
});

describe('leaving', () => {
  test('frees the seat for somebody else, who continues with its cards', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const [ada, bo] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const adas = await watch(server, matchID, ada);
    lay(adas, matchID, ada);
    await adas.next('update');
    const { hands } = adas.state().G;
    expect(await leave(server, matchID, { ...ada, credentials: bo.credentials })).toMatchObject(
      fault(403, 'notYourSeat'),
    );
    expect(await leave(server, matchID, ada)).toMatchObject({ status: 200, body: {} });
    expect(await leave(server, matchID, ada)).toMatchObject(fault(403, 'notYourSeat'));
    expect(await names(server, matchID)).toEqual([undefined, 'Player 1']);
    const cy = await sitDown(server, matchID, '0');
    expect((await watch(server, matchID, cy)).state().G.hands['0']).toEqual(hands['0']);
  });

  test('hands the seat to a computer player, which continues', async () => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const [ada, bo] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const bos = await watch(server, matchID, bo);
    const told = bos.next(
      'matchData',
      (_id, seats: never) => (seats as PublicSeat[])[0]?.data?.standIn === 'easy',
    );
    await leave(server, matchID, ada, { bot: 'easy' });
    await told;
    const end = await playAtRandom(bos, matchID, bo, { seed: 'takeover' });
    expect(end.ctx.gameover.winners.length).toBeGreaterThan(0);
    const { body: record } = await server.get<MatchRecord>(`/games/${GAME}/${matchID}/record`);
    expect(record.seats).toEqual([{ name: 'Momo', bot: 'easy' }, { name: 'Player 1' }]);
    expect(record.table).toEqual({
      standIns: record.steps.flatMap(([seat], at) => (seat === '0' ? [at + 1] : [])),
      events: [],
    });
    expect(playRecord(JSON.parse(JSON.stringify(record)), gameOf)).toMatchObject({ ok: true });
  });

  test('the last human ends the match, and whoever watches is told', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 3, bots: { 1: 'easy' } });
    const [ada, bo] = [await sitDown(server, matchID, '0'), await sitDown(server, matchID, '2')];
    const spectator = await watch(server, matchID);
    await leave(server, matchID, ada, { bot: 'easy' });
    expect((await server.get(`/games/${GAME}/${matchID}`)).status).toBe(200);
    const refused = spectator.next('refused');
    await leave(server, matchID, bo, { bot: 'easy' });
    expect(refusalIn(await refused).reason).toBe('unknownMatch');
    expect(await server.get(`/games/${GAME}/${matchID}`)).toMatchObject(fault(404, 'unknownMatch'));
  });

  test('a match that nobody has joined yet stays open', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { bots: { 1: 'easy' } });
    expect(await names(server, matchID)).toEqual([undefined, 'Pippa']);
  });

  test('after the end keeps the match and its names for the record', async () => {
    const server = await startServer();
    const { matchID, seat } = await finished(server);
    expect(await leave(server, matchID, seat)).toMatchObject({ status: 200 });
    const { body: record } = await server.get<MatchRecord>(`/games/${GAME}/${matchID}/record`);
    expect(record.seats).toEqual([{ name: 'Player 0' }, { name: 'Ruben', bot: 'normal' }]);
    expect(await server.post(`/games/${GAME}/${matchID}/join`, { playerName: 'Late' })).toMatchObject(
      fault(409, 'matchOver'),
    );
  });
});

/** A newly opened match, and the requests of whoever opened it. */
const opened = async () => {
  const server = await startServer();
  const { body } = await server.post<Created>(`/games/${GAME}/create`, { numPlayers: 2, setupData: SHORT });
  const { matchID, hostCredentials } = body;
  const ask = (what: 'close' | 'free', more: object = {}) =>
    server.post(`/games/${GAME}/${matchID}/${what}`, { hostCredentials, ...more });
  return { server, matchID, ask };
};

describe('whoever opened a match', () => {
  test('may close it before the first move, and who waits there is told', async () => {
    const { server, matchID, ask } = await opened();
    const waiting = await watch(server, matchID, await sitDown(server, matchID, '0'));
    const refused = waiting.next('refused');
    expect(await ask('close')).toMatchObject({ status: 200, body: {} });
    expect(refusalIn(await refused).reason).toBe('unknownMatch');
    expect(await server.get(`/games/${GAME}/${matchID}`)).toMatchObject(fault(404, 'unknownMatch'));
  });

  test('may free the seat of somebody who does not come', async () => {
    const { server, matchID, ask } = await opened();
    const [ada, bo] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const waiting = await watch(server, matchID, bo);
    const refused = waiting.next('refused');
    expect(await ask('free', { playerID: '1' })).toMatchObject({ status: 200, body: {} });
    expect(refusalIn(await refused).reason).toBe('notYourSeat');
    expect(await names(server, matchID)).toEqual(['Player 0', undefined]);
    expect(await ask('free', { playerID: '1' })).toMatchObject(fault(409, 'badSeats'));
    await watch(server, matchID, ada);
    await sitDown(server, matchID, '1');
  });

  test('may do neither once it has begun', async () => {
    const { server, matchID, ask } = await opened();
    const [ada] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const adas = await watch(server, matchID, ada);
    lay(adas, matchID, ada);
    await adas.next('update');
    expect(await ask('close')).toMatchObject(fault(409, 'begun'));
    expect(await ask('free', { playerID: '1' })).toMatchObject(fault(409, 'begun'));
    expect(await names(server, matchID)).toEqual(['Player 0', 'Player 1']);
  });

  test.each([['close'], ['free']] as const)('cannot be impersonated: %s', async (what) => {
    const { server, matchID, ask } = await opened();
    const [ada] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const other = await server.post<Created>(`/games/${GAME}/create`, { numPlayers: 2 });
    for (const hostCredentials of ['', 'x', null, ada.credentials, other.body.hostCredentials])
      expect(await ask(what, { playerID: '1', hostCredentials })).toMatchObject(fault(403, 'notYourTable'));
    expect(await names(server, matchID)).toEqual(['Player 0', 'Player 1']);
  });
});
