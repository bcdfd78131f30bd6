import { cardGame } from '../../games/auf-achse-cards';
import { HAND_SIZE } from '../../games/auf-achse-cards/rules/drawing';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { createLobby } from '../../server/lobby/lobby';
import { KEPT_MS } from '../../games/shared/protocol';
import { GAMES } from '../../games';
import { hashOf } from '../../server/identity';
import { servedGames } from '../../server/matches/servedGames';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import {
  GAME,
  SHORT,
  later,
  openMatch,
  playTogether,
  seatEverybody,
  shown,
  sitDown,
  startServer,
  temporaryFolder,
  watch,
  type Seat,
  type TestServer,
} from './harness';
import { fault, finished, join, names } from './lobbyRequests';

/** POST /games/:name/:id/playAgain */
type PlayedAgain = {
  readonly nextMatchID: string;
  readonly nextGame: string;
  readonly hostCredentials?: string;
};

const playAgain = (server: TestServer, matchID: string, seat: Seat, more: object = {}) =>
  server.post<PlayedAgain>(`/games/${GAME}/${matchID}/playAgain`, { ...seat, ...more });

/** A finished match of two people, with nothing pending. */
const finishedByTwo = async (server: TestServer) => {
  const matchID = await openMatch(server);
  const seats = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
  const ears = await Promise.all(seats.map((seat) => watch(server, matchID, seat)));
  await playTogether(ears, matchID, seats, { seed: matchID });
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
    const [nextMatchID, ...others] = new Set(answers.map(({ body }) => body.nextMatchID));
    expect(others).toEqual([]);
    expect(await shown(server, matchID)).toMatchObject({ nextMatchID, status: 'over' });
    expect(await shown(server, nextMatchID!)).toMatchObject({
      unlisted: true,
      status: 'open',
      setupData: { stages: 1, betweenStages: 'redeal', ownRace: 'memory' },
      players: [{ id: 0 }, { id: 1, name: 'Ruben', data: { bot: 'normal' } }],
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
    const next = body.nextMatchID;
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

  test('may be of another game for the same number of players, with its default options', async () => {
    const server = await startServer();
    const { matchID, seats } = await finishedByTwo(server);
    const [ada, bo] = seats;
    expect(await playAgain(server, matchID, ada, { game: 'ausgebremst' })).toMatchObject(
      fault(400, 'badSeats'),
    );
    expect(await playAgain(server, matchID, ada, { game: 'chess' })).toMatchObject(fault(404, 'unknownGame'));
    const { body } = await playAgain(server, matchID, ada, { game: 'auf-achse-board' });
    expect(body.nextGame).toBe('auf-achse-board');
    // the others are led to the same match, whatever they ask for
    expect((await playAgain(server, matchID, bo)).body).toEqual({
      nextMatchID: body.nextMatchID,
      nextGame: 'auf-achse-board',
    });
    const path = `/games/auf-achse-board/${body.nextMatchID}`;
    expect((await server.get(path)).body).toMatchObject({ setupData: { variant: 'standard' } });
    const sits = await server.post(`${path}/join`, { playerName: 'Bo', before: [bo.credentials] });
    expect(sits).toMatchObject({ status: 200, body: { playerID: '1' } });
  });

  test('that was closed again does not prevent another one', async () => {
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

test('several simultaneous requests for a rematch create only one match', async () => {
  const store = await openSqliteStore(':memory:');
  later(() => store.close());
  const games = servedGames([cardGame]);
  const lobby = createLobby({ store, games, tables: Infinity, announce: () => {}, clock: Date.now });
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
