import { LobbyClient } from 'boardgame.io/client';
import { gameOf } from '../../games';
import { cardGame } from '../../games/auf-achse-cards';
import { HAND_SIZE } from '../../games/auf-achse-cards/rules/drawing';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { readRecord } from '../../games/shared/record';
import { createLobby } from '../../server/lobby/lobby';
import type { PublicSeat } from '../../server/matches/payloads';
import { KEPT_MS, type LobbyMatch, type LobbyReplay } from '../../games/shared/protocol';
import { GAMES } from '../../games';
import { hashOf } from '../../server/identity';
import { servedGames } from '../../server/matches/servedGames';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import {
  GAME,
  SHORT,
  later,
  lay,
  openMatch,
  playAtRandom,
  refusalIn,
  seatEverybody,
  shown,
  sitDown,
  startServer,
  temporaryFolder,
  watch,
  type Seat,
  type TestServer,
} from './harness';
import { comes } from './serverProcess';

const fault = (status: number, error: string) => ({ status, body: { error } });

const leave = (server: TestServer, matchID: string, seat: Seat, more: object = {}) =>
  server.post(`/games/${GAME}/${matchID}/leave`, { ...seat, ...more });

const join = (server: TestServer, matchID: string, body: object) =>
  server.post(`/games/${GAME}/${matchID}/join`, body);

const playAgain = (server: TestServer, matchID: string, seat: Seat, more: object = {}) =>
  server.post(`/games/${GAME}/${matchID}/playAgain`, { ...seat, ...more });

const names = async (server: TestServer, matchID: string) =>
  (await shown(server, matchID)).players.map(({ name }) => name);

/** A finished match against a computer player. */
const finished = async (server: TestServer, body: object = {}) => {
  const matchID = await openMatch(server, { bots: { 1: 'normal' }, ...body });
  const seat = await sitDown(server, matchID, '0');
  const ear = await watch(server, matchID, seat);
  const end = await playAtRandom(ear, matchID, seat, { seed: matchID });
  return { matchID, seat, ear, end };
};

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
    const { body: seats } = await server.post(`/games/${GAME}/create`, { numPlayers: 9 });
    expect(seats.values).toEqual({ min: 2, max: 5 });
    const { body: options } = await server.post(`/games/${GAME}/create`, {
      numPlayers: 2,
      setupData: { stages: 0 },
    });
    expect(options.values).toEqual({ option: 'stages', choices: '1, 2, 3, 4, 5' });
  });

  test('a form of another page is not read', async () => {
    const server = await startServer();
    const form = { 'Content-Type': 'text/plain' };
    expect(await server.post(`/games/${GAME}/create`, { numPlayers: 2 }, form)).toMatchObject(
      fault(415, 'malformed'),
    );
  });

  test('options left out are the usual ones', async () => {
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
    expect(await names(server, matchID)).toEqual([undefined, 'Computer 2', undefined]);
    await sitDown(server, matchID, '0');
  });

  test('goes to the first free seat unless one is named, until the table is full', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { numPlayers: 3, bots: { 0: 'easy' } });
    expect((await join(server, matchID, { playerName: 'Ada' })).body.playerID).toBe('1');
    expect((await join(server, matchID, { playerName: 'Bo', playerID: '1' })).body).toEqual({
      error: 'seatTaken',
    });
    expect((await join(server, matchID, { playerName: ' Bo ' })).body.playerID).toBe('2');
    expect(await join(server, matchID, { playerName: 'Cy' })).toMatchObject(fault(409, 'tableFull'));
    expect(await names(server, matchID)).toEqual(['Computer 1', 'Ada', 'Bo']);
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

  test('nobody makes themselves a computer player', async () => {
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

describe('renaming oneself', () => {
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
  test('frees the seat for somebody else, who plays on with its cards', async () => {
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

  test('hands the seat to a computer player, who plays on', async () => {
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
    const { body: record } = await server.get(`/games/${GAME}/${matchID}/record`);
    expect(record.seats).toEqual([{ name: 'Computer 1', bot: 'easy' }, { name: 'Player 1' }]);
    expect(record.table).toEqual({
      standIns: (record.steps as string[][]).flatMap(([seat], at) => (seat === '0' ? [at + 1] : [])),
      events: [],
    });
    expect(readRecord(JSON.stringify(record), gameOf)).toMatchObject({ ok: true });
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

  test('a match opened and not yet joined by anybody waits', async () => {
    const server = await startServer();
    const matchID = await openMatch(server, { bots: { 1: 'easy' } });
    expect(await names(server, matchID)).toEqual([undefined, 'Computer 2']);
  });

  test('after the end keeps the match and its names for the record', async () => {
    const server = await startServer();
    const { matchID, seat } = await finished(server);
    expect(await leave(server, matchID, seat)).toMatchObject({ status: 200 });
    const { body: record } = await server.get(`/games/${GAME}/${matchID}/record`);
    expect(record.seats).toEqual([{ name: 'Player 0' }, { name: 'Computer 2', bot: 'normal' }]);
    expect(await server.post(`/games/${GAME}/${matchID}/join`, { playerName: 'Late' })).toMatchObject(
      fault(409, 'matchOver'),
    );
  });
});

/** A match somebody has just opened, and what they may ask for. */
const opened = async () => {
  const server = await startServer();
  const { body } = await server.post(`/games/${GAME}/create`, { numPlayers: 2, setupData: SHORT });
  const { matchID, hostCredentials } = body as { matchID: string; hostCredentials: string };
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

  test.each([['close'], ['free']] as const)('is nobody else: %s', async (what) => {
    const { server, matchID, ask } = await opened();
    const [ada] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const other = await server.post(`/games/${GAME}/create`, { numPlayers: 2 });
    for (const hostCredentials of ['', 'x', null, ada.credentials, other.body.hostCredentials])
      expect(await ask(what, { playerID: '1', hostCredentials })).toMatchObject(fault(403, 'notYourTable'));
    expect(await names(server, matchID)).toEqual(['Player 0', 'Player 1']);
  });
});

/** A finished match of two people, who left nothing undone. */
const finishedByTwo = async (server: TestServer) => {
  const matchID = await openMatch(server);
  const seats = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
  const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
  await Promise.all(
    ears.map((ear, at) => playAtRandom(ear, matchID, seats[at]!, { seed: `${matchID}/${at}` })),
  );
  return { matchID, seats };
};

describe('a rematch', () => {
  test('is for those who played, once the match is over', async () => {
    const server = await startServer();
    const running = await openMatch(server);
    const seat = await sitDown(server, running, '0');
    expect(await playAgain(server, running, seat)).toMatchObject(fault(409, 'stillRunning'));
    const { matchID } = await finished(server);
    expect(await playAgain(server, matchID, seat)).toMatchObject(fault(403, 'notYourSeat'));
    expect(await playAgain(server, matchID, { playerID: '1', credentials: '' })).toMatchObject({
      status: 403,
    });
  });

  test('has the same options and computer players, and is one match for all who ask', async () => {
    const server = await startServer();
    const { matchID, seat } = await finished(server, {
      unlisted: true,
      setupData: { ...SHORT, ownRace: 'memory' },
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        playAgain(server, matchID, seat, { numPlayers: 5, setupData: { stages: 3 } }),
      ),
    );
    const [nextMatchID, ...others] = new Set(answers.map(({ body }) => body.nextMatchID as string));
    expect(others).toEqual([]);
    expect(await shown(server, matchID)).toMatchObject({ nextMatchID, status: 'over' });
    expect(await shown(server, nextMatchID!)).toMatchObject({
      unlisted: true,
      status: 'open',
      setupData: { stages: 1, betweenStages: 'redeal', ownRace: 'memory' },
      players: [{ id: 0 }, { id: 1, name: 'Computer 2', data: { bot: 'normal' } }],
    });
    const { body } = await join(server, nextMatchID!, { playerName: 'Ada', before: [seat.credentials] });
    const again = await watch(server, nextMatchID!, { playerID: '0', credentials: body.playerCredentials });
    expect(again.state().G.hands['0']).toHaveLength(HAND_SIZE);
  });

  test('keeps the seats for those who sat there, whatever a stranger tries', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir });
    const { matchID, seats } = await finishedByTwo(server);
    const [ada, bo] = seats;
    const { body } = await playAgain(server, matchID, ada);
    const next = body.nextMatchID as string;
    const rush = await Promise.all([
      ...Array.from({ length: 10 }, () => join(server, next, { playerName: 'Eve' })),
      ...Array.from({ length: 10 }, () => join(server, next, { playerName: 'Eve', playerID: '0' })),
      join(server, next, { playerName: 'Bo', playerID: '0', before: [bo.credentials] }),
      join(server, next, { playerName: 'Ada', playerID: '0', before: ['', ada.credentials] }),
    ]);
    expect(rush.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(21).fill(409),
    ]);
    expect(await names(server, next)).toEqual(['Ada', undefined]);
    expect(await shown(server, matchID)).toMatchObject({
      next: { matchID: next, game: GAME, by: '0' },
      nextMatchID: next,
    });
    const seatOfBo = { data: { kept: { name: 'Player 1', ms: expect.any(Number) as number } } };
    expect((await shown(server, next)).players[1]).toMatchObject(seatOfBo);

    await server.close();
    const again = await startServer({ dataDir });
    const strangers = { playerName: 'Eve', playerID: '1' };
    expect(await join(again, next, strangers)).toMatchObject({
      status: 409,
      body: { error: 'seatKept', values: { name: 'Player 1' } },
    });
    expect(await join(again, next, { ...strangers, before: [ada.credentials] })).toMatchObject({
      status: 409,
    });
    const back = await join(again, next, { playerName: 'Bo', before: [bo.credentials] });
    expect(back).toMatchObject({ status: 200, body: { playerID: '1' } });
    expect(JSON.stringify(await shown(again, next))).not.toContain(hashOf(bo.credentials));
  });

  test('is open to anybody once ten minutes are over', async () => {
    let time = Date.now();
    const server = await startServer({}, GAMES, () => time);
    const { matchID, seats } = await finishedByTwo(server);
    const { body } = await playAgain(server, matchID, seats[0]);
    const stranger = { playerName: 'Eve', playerID: '1' };
    time += KEPT_MS - 1000;
    expect(await join(server, body.nextMatchID, stranger)).toMatchObject(fault(409, 'seatKept'));
    time += 2000;
    expect(await join(server, body.nextMatchID, stranger)).toMatchObject({ status: 200 });
  });

  test('may be of another game that as many can play, by its usual options', async () => {
    const server = await startServer();
    const { matchID, seats } = await finishedByTwo(server);
    const [ada, bo] = seats;
    expect(await playAgain(server, matchID, ada, { game: 'ausgebremst' })).toMatchObject(
      fault(400, 'badSeats'),
    );
    expect(await playAgain(server, matchID, ada, { game: 'chess' })).toMatchObject(fault(404, 'unknownGame'));
    const { body } = await playAgain(server, matchID, ada, { game: 'auf-achse-board' });
    expect(body.nextGame).toBe('auf-achse-board');
    // the others are led to the same, whatever they ask for
    expect((await playAgain(server, matchID, bo)).body).toEqual({
      nextMatchID: body.nextMatchID,
      nextGame: 'auf-achse-board',
    });
    const path = `/games/auf-achse-board/${body.nextMatchID}`;
    expect((await server.get(path)).body).toMatchObject({ setupData: { variant: 'standard' } });
    const sits = await server.post(`${path}/join`, { playerName: 'Bo', before: [bo.credentials] });
    expect(sits).toMatchObject({ status: 200, body: { playerID: '1' } });
  });

  test('that was closed again does not stand in the way of another', async () => {
    const server = await startServer();
    const { matchID, seat } = await finished(server);
    const first = (await playAgain(server, matchID, seat)).body;
    await server.post(`/games/${GAME}/${first.nextMatchID}/close`, {
      hostCredentials: first.hostCredentials,
    });
    const second = (await playAgain(server, matchID, seat)).body;
    expect(second.nextMatchID).not.toBe(first.nextMatchID);
    expect(await shown(server, second.nextMatchID)).toMatchObject({ status: 'open' });
  });
});

test('a rematch asked for by several at once leaves no second one behind', async () => {
  const store = await openSqliteStore(':memory:');
  later(() => store.close());
  const games = servedGames([cardGame]);
  const lobby = createLobby({ store, games, tables: Infinity, announce: () => {} });
  const body = { numPlayers: 2, setupData: SHORT, unlisted: false, bots: {}, table: USUAL_TABLE };
  const { matchID } = await lobby.open(GAME, body, '192.0.2.1');
  const opened = await lobby.matchAt(GAME, matchID);
  const { playerID, playerCredentials: credentials } = await lobby.join(opened, {
    playerName: 'Ada',
    playerID: '0',
  });
  const over = { ...(await lobby.matchAt(GAME, matchID)), gameover: { winners: [] } };
  const asked = await Promise.all([1, 2, 3].map(() => lobby.playAgain(over, { playerID, credentials })));
  expect(new Set(asked.map(({ nextMatchID }) => nextMatchID)).size).toBe(1);
  expect(await store.list({ limit: 9 })).toHaveLength(2);
});

describe('the lists', () => {
  test('show public matches that are not over, and how they stand', async () => {
    const server = await startServer();
    const over = await finished(server);
    const open = await openMatch(server, { numPlayers: 3, bots: { 2: 'easy' } });
    const running = await openMatch(server);
    await seatEverybody(server, running, 2);
    const hidden = await openMatch(server, { unlisted: true });
    const { body: rows } = await server.get('/lobby');
    expect(rows.map(({ matchID, status }: { matchID: string; status: string }) => [matchID, status])).toEqual(
      [
        [running, 'running'],
        [open, 'open'],
      ],
    );
    expect(rows[1]).toEqual({
      game: GAME,
      matchID: open,
      seats: [{ playerID: '0' }, { playerID: '1' }, { playerID: '2', name: 'Computer 3', bot: 'easy' }],
      options: { stages: 1, betweenStages: 'redeal', ownRace: 'open' },
      table: USUAL_TABLE,
      status: 'open',
      updatedAt: expect.any(Number) as number,
    });
    expect(await shown(server, hidden)).toMatchObject({ unlisted: true, status: 'open' });
    const listed = await new LobbyClient({ server: server.url }).listMatches(GAME);
    expect(listed.matches.map(({ matchID }) => matchID)).toEqual([running, open, over.matchID]);
  });

  test('hold a hundred matches and lead on to older ones', async () => {
    const server = await startServer();
    await Promise.all(Array.from({ length: 103 }, () => openMatch(server)));
    const lobby = new LobbyClient({ server: server.url });
    const { matches } = await lobby.listMatches(GAME);
    expect(matches).toHaveLength(100);
    const { updatedAt } = matches.at(-1)!;
    const older = await lobby.listMatches(GAME, { updatedBefore: updatedAt });
    expect(older.matches).toHaveLength(3);
    expect(new Set([...matches, ...older.matches].map(({ matchID }) => matchID)).size).toBe(103);
    const newer = await lobby.listMatches(GAME, { updatedAfter: updatedAt });
    expect(newer.matches).toHaveLength(99);
    expect((await server.get('/lobby')).body).toHaveLength(100);
  });

  test('tell of the matches one asks for who is awaited there, and what has come of them', async () => {
    const server = await startServer();
    const ask = async (ids: readonly string[]) =>
      (await server.get(`/lobby/matches?ids=${ids.join()}`)).body as LobbyMatch[];
    const over = await finished(server);
    const hidden = await openMatch(server, { unlisted: true });
    const running = await openMatch(server);
    const [ada] = (await seatEverybody(server, running, 2)) as [Seat, Seat];
    const rows = await ask([over.matchID, hidden, running, 'nowhere']);
    const rowOf = (matchID: string) => rows.find((row) => row.matchID === matchID);
    expect(rows).toHaveLength(3);
    expect(rowOf(over.matchID)).toMatchObject({ status: 'over', awaited: [], result: over.end.ctx.gameover });
    expect(rowOf(hidden)).toMatchObject({ status: 'open', awaited: [] });
    expect(rowOf(running)).toMatchObject({ status: 'running', awaited: ['0', '1'] });
    expect(rowOf(running)).not.toHaveProperty('result');
    const ear = await watch(server, running, ada);
    const both = ear.next('update');
    lay(ear, running, ada);
    await both;
    expect(await ask([running])).toMatchObject([{ awaited: cardGame.awaited(ear.state().G) }]);
    for (const query of ['', '?ids=', '?ids=__proto__', '?ids=a&ids=b'])
      expect(await server.get(`/lobby/matches${query}`)).toMatchObject({ status: 200, body: [] });
  });

  test('find replays of public matches by name and game', async () => {
    const server = await startServer();
    const find = async (query: string) => (await server.get(`/lobby/replays${query}`)).body as LobbyReplay[];
    const { matchID } = await finished(server);
    await finished(server, { unlisted: true });
    await comes('the record', async () => (await find('')).length > 0);
    const [found, ...others] = await find('?name=play&game=auf-achse-cards');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ matchID, status: 'over', result: { winners: expect.any(Array) } });
    expect(await find(`?endedBefore=${found!.endedAt}`)).toEqual([]);
    expect(await find(`?endedBefore=${found!.endedAt + 1}`)).toEqual([found]);
    for (const query of [
      '?name=eve',
      '?name=%00',
      '?game=chess',
      '?game=__proto__',
      `?name=${'x'.repeat(99)}`,
    ])
      expect(await find(query)).toEqual([]);
  });

  test('of an unknown game are refused', async () => {
    const server = await startServer();
    expect(await server.get('/games/chess')).toMatchObject(fault(404, 'unknownGame'));
  });
});
