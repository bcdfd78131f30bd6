import type { LogEntry } from 'boardgame.io';
import type { FaultBody } from '../../games/shared/protocol';
import { freshDatabase, inDatabase } from './postgres';
import {
  action,
  GAME,
  LONG,
  openMatch,
  openTo,
  playTogether,
  seatEverybody,
  shown,
  startServer,
  stateIDIn,
  watch,
  type Ear,
  type Seat,
  type TestServer,
} from './harness';
import { comes } from './serverProcess';

const REDIS = process.env['TEST_REDIS'];
const BUSES: [string, string | undefined][] = [
  ['PostgreSQL', undefined],
  ...(REDIS ? [['Redis', REDIS] as [string, string]] : []),
];

const hears = ({ logged }: TestServer) =>
  logged.some((line) => line.includes('other processes can be heard'));

/** Servers that share a database and hear each other. */
const cluster = async (
  servers: number,
  settings: Parameters<typeof startServer>[0],
): Promise<TestServer[]> => {
  const databaseUrl = await freshDatabase();
  const all = await Promise.all(
    Array.from({ length: servers }, () => startServer({ databaseUrl, ...settings })),
  );
  await comes('the others', () => all.every(hears));
  return all;
};

/** The log as a page was sent it, one number per move: the position the move was made on. */
const logOf = ({ heard }: Ear): number[] =>
  heard
    .filter(({ event }) => event === 'patch')
    .flatMap(({ args }) => args[4] as LogEntry[])
    .map(stateIDIn);

const namesAt = (args: readonly unknown[]): (string | undefined)[] =>
  (args[1] as { name?: string }[]).map(({ name }) => name);

const connectedIn = (args: readonly unknown[]): (boolean | undefined)[] =>
  (args[1] as { isConnected?: boolean }[]).map(({ isConnected }) => isConnected);

const looksAwayIn = (args: readonly unknown[]): (boolean | undefined)[] =>
  (args[1] as { data?: { looksAway?: boolean } }[]).map(({ data }) => data?.looksAway);

test('a seat taken on another server is known before that server has told of it', async () => {
  const databaseUrl = await freshDatabase();
  const server = await startServer({ databaseUrl });
  const [matchID, another] = [await openMatch(server), await openMatch(server)];
  const spectator = await watch(server, matchID);
  const seats = await seatEverybody(server, another, 2);
  // as another server does, and without its notice
  await inDatabase(databaseUrl, (client) =>
    client.query(
      `UPDATE seats SET name = taken.name, credential = taken.credential FROM seats AS taken
       WHERE taken.match_id = $1 AND taken.seat = seats.seat AND seats.match_id = $2`,
      [another, matchID],
    ),
  );
  const player = await watch(server, matchID, seats[0]);
  expect(player.state().G).toMatchObject({ hands: { 0: expect.not.arrayContaining(['back']) } });

  const [seat] = seats as [Seat];
  const refused = spectator.next('refused');
  spectator.socket.emit('sync', matchID, '0', 'false');
  expect((await refused)[1]).toMatchObject({ reason: 'notYourSeat' });
  const [move] = openTo(player.state(), '0');
  const played = spectator.next('update');
  player.socket.emit('update', action(seat, move!.move, move!.args), stateIDIn(player.state()), matchID, '0');
  await played;
});

describe.each(BUSES)('servers that hear each other through %s', (_, redisUrl) => {
  test('show every move in its order, whoever has played it', async () => {
    const [one, two, three] = (await cluster(3, { redisUrl })) as [TestServer, TestServer, TestServer];
    const matchID = await openMatch(one, { setupData: LONG });
    const seats = await seatEverybody(two, matchID, 2);
    const ears = await Promise.all([watch(one, matchID, seats[0]), watch(two, matchID, seats[1])]);
    const spectator = await watch(three, matchID);
    const end = 20;
    const seen = spectator.next('update', (_match, state) => stateIDIn(state) >= end);
    await playTogether(ears, matchID, seats, { seed: 'cluster', until: end });
    await seen;
    const moves = Array.from({ length: end }, (_move, at) => at);
    for (const ear of [...ears, spectator])
      expect([...new Set(logOf(ear))].filter((at) => at < end)).toEqual(moves);
    expect(new Set([...ears, spectator].map((ear) => JSON.stringify(logOf(ear).slice(0, end)))).size).toBe(1);
  });

  test('tell who sits at a match, who is there, and what is said', async () => {
    const [one, two] = (await cluster(2, { redisUrl })) as [TestServer, TestServer];
    const matchID = await openMatch(one);
    const spectator = await watch(two, matchID);
    const seated = spectator.next('matchData', (...args) => namesAt(args)[0] === 'Player 0');
    const [seat] = await seatEverybody(one, matchID, 1);
    await seated;

    const came = spectator.next('matchData', (...args) => connectedIn(args)[0] === true);
    const ear = await watch(one, matchID, seat);
    await came;
    expect((await shown(two, matchID)).players[0]).toMatchObject({ isConnected: true });

    const said = spectator.next('chat');
    ear.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'Hello' }, seat!.credentials);
    expect(await said).toEqual([matchID, { id: 'a', sender: '0', payload: 'Hello' }]);

    const hidden = spectator.next('matchData', (...args) => looksAwayIn(args)[0] === true);
    ear.socket.emit('looks', matchID, false);
    await hidden;

    const left = spectator.next('matchData', (...args) => connectedIn(args)[0] === false);
    ear.socket.disconnect();
    await left;

    const body = { playerID: '0', credentials: seat!.credentials, bot: 'easy' };
    const taken = spectator.next('matchData', (...args) => namesAt(args)[0] === undefined);
    await seatEverybody(two, matchID, 2);
    expect((await one.post(`/games/${GAME}/${matchID}/leave`, body)).status).toBe(200);
    await taken;
  });

  test('count together what one address may ask for', async () => {
    const servers = await cluster(2, { redisUrl, rateLimits: true });
    const answers: (string | undefined)[] = [];
    for (let asked = 0; asked < 62; asked++) {
      const server = servers[asked % 2]!;
      const { body } = await server.post<FaultBody>(`/games/${GAME}/create`, { numPlayers: 2 });
      answers.push(body.error);
    }
    // ten tables may wait for players, and a table may be requested sixty times an hour
    expect(answers).toEqual([
      ...Array<undefined>(10).fill(undefined),
      ...Array<string>(50).fill('tooManyTables'),
      ...Array<string>(2).fill('tooMany'),
    ]);
  });
});
