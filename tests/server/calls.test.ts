import { createHmac } from 'node:crypto';
import type { LobbyAPI } from 'boardgame.io';
import type { CallWay, PushKey } from '../../games/shared/protocol';
import type { ServerSettings } from '../../server/settings';
import {
  GAME,
  lay,
  LONG,
  openMatch,
  openTo,
  seatEverybody,
  startServer,
  temporaryFolder,
  watch,
  type Ear,
  type Seat,
  type TestServer,
} from './harness';
import { freshDatabase } from './postgres';
import { senderOf, startPost, subscribe } from './pushService';
import { comes } from './serverProcess';

const webhook = (address: string) =>
  ({ kind: 'webhook', address, secret: 'sixteen-letters-or-more' }) as const;

/** A server that calls without delay, also within this machine. */
const startCaller = (settings: Partial<ServerSettings> = {}) =>
  startServer({ callDelay: 0, privateAddresses: true, pushContact: 'mailto:test@play.example', ...settings });

const wantCalls = (server: TestServer, matchID: string, seat: Seat, way: CallWay) =>
  server.post(`/games/${GAME}/${matchID}/call`, { ...seat, way });

/** Plays one card as soon as possible; resolves when it has been accepted. */
const layOne = async (ear: Ear, matchID: string, seat: Seat) => {
  while (!openTo(ear.state(), seat.playerID).length) await ear.next('update');
  const taken = ear.next('update');
  lay(ear, matchID, seat);
  await taken;
};

/** Plays a card for the race and one for the counter. */
const layBoth = async (ear: Ear, matchID: string, seat: Seat) => {
  await layOne(ear, matchID, seat);
  await layOne(ear, matchID, seat);
};

/** A match in which nobody's page is connected, and the first player wants to be called. */
const table = async (server: TestServer, way: CallWay, numPlayers = 2) => {
  const matchID = await openMatch(server, { numPlayers, setupData: LONG });
  const seats = await seatEverybody(server, matchID, numPlayers);
  expect(await wantCalls(server, matchID, seats[0]!, way)).toMatchObject({ status: 200, body: {} });
  return { matchID, seats, lisa: seats[0]!, kemal: seats[1]! };
};

/** Resolves when somebody else has been called about a later event: by then every earlier call has been made. */
const anotherIsCalled = async (server: TestServer) => {
  const witness = await startPost();
  await table(server, subscribe(witness).way);
  await witness.receives(1);
};

describe('a player whose page is not there', () => {
  test('is called by push when their turn begins: signed, readable only by them, without any cards', async () => {
    const service = await startPost();
    const device = subscribe(service);
    const server = await startCaller();
    const { matchID } = await table(server, device.way);
    await service.receives(1);
    const [posted] = service.posted;
    expect(device.read(posted!.body)).toEqual({ what: 'yourTurn', game: GAME, matchID, waiting: [] });
    expect(posted).toMatchObject({
      path: '/device',
      headers: { 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' },
    });
    const { key, claims } = senderOf(posted!);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:test@play.example' });
    expect((await server.get('/push')).body).toEqual({ publicKey: key });
  });

  test('is told apart who waits, as at the table, where two have the same name', async () => {
    const service = await startPost();
    const device = subscribe(service);
    const server = await startCaller();
    const matchID = await openMatch(server, { numPlayers: 3, setupData: LONG });
    const seats: Seat[] = [];
    for (const playerName of ['Lisa', 'Anna', 'anna']) {
      const playerID = String(seats.length);
      const path = `/games/${GAME}/${matchID}/join`;
      const { body } = await server.post<LobbyAPI.JoinedMatch>(path, { playerID, playerName });
      seats.push({ playerID, credentials: body.playerCredentials });
    }
    const [lisa, ...others] = seats as [Seat, Seat, Seat];
    for (const one of others) await layBoth(await watch(server, matchID, one), matchID, one);
    await wantCalls(server, matchID, lisa, device.way);
    await service.receives(1);
    expect(device.read(service.posted[0]!.body)).toMatchObject({ waiting: ['Anna', 'anna 2'] });
  });

  test('is told who waits, and is called once for each turn, however often others move', async () => {
    const service = await startPost();
    const device = subscribe(service);
    const server = await startCaller();
    const matchID = await openMatch(server, { numPlayers: 3, setupData: LONG });
    const [lisa, kemal, marlene] = (await seatEverybody(server, matchID, 3)) as [Seat, Seat, Seat];
    const kemals = await watch(server, matchID, kemal);
    const marlenes = await watch(server, matchID, marlene);
    await layBoth(kemals, matchID, kemal);
    await wantCalls(server, matchID, lisa, device.way);
    await service.receives(1);
    expect(device.read(service.posted[0]!.body)).toMatchObject({ waiting: ['Player 1'] });
    await layBoth(marlenes, matchID, marlene);
    await anotherIsCalled(server);
    expect(service.posted).toHaveLength(1);

    // she comes, plays what she has to, and leaves: when the others have played, it is her turn again
    const page = await watch(server, matchID, lisa);
    await layBoth(page, matchID, lisa);
    page.socket.disconnect();
    while (service.posted.length < 2) {
      if (openTo(kemals.state(), kemal.playerID).length) await layOne(kemals, matchID, kemal);
      if (openTo(marlenes.state(), marlene.playerID).length) await layOne(marlenes, matchID, marlene);
      await anotherIsCalled(server);
    }
    await anotherIsCalled(server);
    expect(service.posted).toHaveLength(2);
  });

  test('is not called while one of their pages is connected', async () => {
    const service = await startPost();
    const server = await startCaller({ callDelay: 50 });
    const matchID = await openMatch(server, { setupData: LONG });
    const [lisa, kemal] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    const page = await watch(server, matchID, lisa);
    await wantCalls(server, matchID, lisa, subscribe(service).way);
    const kemals = await watch(server, matchID, kemal);
    await layBoth(kemals, matchID, kemal);
    await anotherIsCalled(server);
    expect(service.posted).toEqual([]);
    page.socket.disconnect();
    await anotherIsCalled(server);
    // she has seen that it is her turn
    expect(service.posted).toEqual([]);
  });

  test('is not called before all seats are taken, nor for a seat that a computer plays', async () => {
    const service = await startPost();
    const server = await startCaller();
    const matchID = await openMatch(server, { numPlayers: 3, setupData: LONG });
    const [lisa] = await seatEverybody(server, matchID, 2);
    await wantCalls(server, matchID, lisa!, subscribe(service).way);
    await anotherIsCalled(server);
    expect(service.posted).toEqual([]);
  });

  test('has given up the seat, so nobody is called for it', async () => {
    const service = await startPost();
    const server = await startCaller();
    const matchID = await openMatch(server, { setupData: LONG });
    const [lisa, kemal] = (await seatEverybody(server, matchID, 2)) as [Seat, Seat];
    // while her page is connected she is not called
    await watch(server, matchID, lisa);
    await wantCalls(server, matchID, lisa, subscribe(service).way);
    await server.post(`/games/${GAME}/${matchID}/leave`, lisa);
    await server.post(`/games/${GAME}/${matchID}/join`, { playerID: '0', playerName: 'Otto' });
    await layBoth(await watch(server, matchID, kemal), matchID, kemal);
    await anotherIsCalled(server);
    expect(service.posted).toEqual([]);
  });

  test('is no longer called where the push service has no subscription any more, nor after unsubscribing', async () => {
    const service = await startPost();
    const [gone, other] = [subscribe(service, 'gone'), subscribe(service, 'other')];
    service.answer(410);
    const server = await startCaller({ callDelay: 100 });
    const { matchID, lisa, kemal } = await table(server, gone.way);
    await service.receives(1);
    service.answer(201);
    await wantCalls(server, matchID, lisa, other.way);
    await service.receives(2);
    expect(service.posted.map(({ path }) => path)).toEqual(['/gone', '/other']);
    const { address } = other.way;
    expect(await server.post(`/games/${GAME}/${matchID}/callOff`, { ...lisa, address })).toMatchObject({
      status: 200,
    });
    const page = await watch(server, matchID, lisa);
    await layOne(page, matchID, lisa);
    page.socket.disconnect();
    await layBoth(await watch(server, matchID, kemal), matchID, kemal);
    await anotherIsCalled(server);
    expect(service.posted).toHaveLength(2);
  });
});

describe('a server that was stopped', () => {
  test('calls after a restart everybody it had no time to call, with the same keys, and nobody twice', async () => {
    const service = await startPost();
    const device = subscribe(service);
    const dataDir = temporaryFolder();
    const first = await startCaller({ dataDir, callDelay: 3_600_000 });
    await table(first, device.way);
    const { body: key } = await first.get<PushKey>('/push');
    await first.close();
    const second = await startCaller({ dataDir });
    await service.receives(1);
    expect(await second.get('/push')).toMatchObject({ body: key });
    expect(senderOf(service.posted[0]!).key).toBe(key.publicKey);
    await second.close();
    await anotherIsCalled(await startCaller({ dataDir }));
    expect(service.posted).toHaveLength(1);
  });

  test.each([
    ['SQLite', async () => ({ dataDir: temporaryFolder() })],
    ['PostgreSQL', async () => ({ databaseUrl: await freshDatabase() })],
  ])('with %s repeats failed calls after a restart until one is answered', async (_, opened) => {
    const bot = await startPost();
    bot.answer(503);
    const settings = await opened();
    const first = await startCaller(settings);
    await table(first, webhook(bot.url));
    await bot.receives(1);
    // it would try again in a few seconds
    await first.close();
    bot.answer(204);
    const second = await startCaller(settings);
    await bot.receives(2);
    await comes('the end of the call', () =>
      second.logged.some((line) => line.includes('a player was called')),
    );
    await second.close();
    await anotherIsCalled(await startCaller(settings));
    expect(bot.posted).toHaveLength(2);
  });

  test('of two that share a database, exactly one calls, whichever was told', async () => {
    const service = await startPost();
    const device = subscribe(service);
    const databaseUrl = await freshDatabase();
    const servers = [await startCaller({ databaseUrl }), await startCaller({ databaseUrl })] as const;
    const { body: key } = await servers[0].get('/push');
    expect((await servers[1].get('/push')).body).toEqual(key);
    const matches: string[] = [];
    for (let at = 0; at < 6; at++) matches.push((await table(servers[at % 2 ? 0 : 1], device.way)).matchID);
    await service.receives(matches.length);
    for (const server of servers) await anotherIsCalled(server);
    const called = service.posted.map(({ body }) => (device.read(body) as { matchID: string }).matchID);
    expect(called.toSorted()).toEqual(matches.toSorted());
  });
});

describe('a web address of the player’s own', () => {
  const SECRET = 'only Lisa knows this'.replaceAll(' ', '-');

  test('receives the same calls, signed with the secret of the player', async () => {
    const bot = await startPost();
    const server = await startCaller();
    const { matchID } = await table(server, { kind: 'webhook', address: `${bot.url}/chat`, secret: SECRET });
    await bot.receives(1);
    const [{ headers, body, path }] = bot.posted as [(typeof bot.posted)[0]];
    expect([path, JSON.parse(body.toString())]).toEqual([
      '/chat',
      { what: 'yourTurn', game: GAME, matchID, waiting: [] },
    ]);
    const mac = createHmac('sha256', SECRET).update(`${headers['x-time'] as string}.${body.toString()}`);
    expect(headers['x-signature']).toBe(`sha256=${mac.digest('hex')}`);
    expect(Math.abs(Number(headers['x-time']) - Date.now() / 1000)).toBeLessThan(120);
  });
});

describe('who may be called, and where', () => {
  test('a seat must be proven, and an address must be valid', async () => {
    const server = await startCaller();
    const { matchID, lisa, kemal } = await table(server, webhook('https://chat.example/lisa'));
    const forged = { playerID: lisa.playerID, credentials: kemal.credentials };
    const way = webhook('https://chat.example/forged');
    expect(await wantCalls(server, matchID, forged, way)).toMatchObject({
      status: 403,
      body: { error: 'notYourSeat' },
    });
    for (const bad of [
      { ...way, address: 'chat' },
      { ...way, address: `https://chat.example/${'x'.repeat(1000)}` },
      { ...way, secret: 'short' },
      { kind: 'push', address: way.address, keys: { p256dh: 'x', auth: 'y' } },
      { kind: 'post', address: way.address },
    ])
      expect(await wantCalls(server, matchID, lisa, bad as CallWay)).toMatchObject({
        status: 400,
        body: { error: 'malformed' },
      });
  });

  test.each([
    'http://chat.example/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://localhost/hook',
    'https://93.184.215.14/hook',
    'https://user:pass@chat.example/hook',
    'ftp://chat.example/hook',
    'file:///etc/passwd',
  ])('%s is refused', async (address) => {
    const server = await startServer();
    const matchID = await openMatch(server);
    const [lisa] = await seatEverybody(server, matchID, 2);
    for (const way of [
      webhook(address),
      { ...subscribe({ url: 'https://push.example' }).way, address },
    ] as const)
      expect(await wantCalls(server, matchID, lisa!, way)).toMatchObject({
        status: 400,
        body: { error: 'badAddress' },
      });
  });

  test('one seat has one web address and a few devices', async () => {
    const server = await startCaller({ callDelay: 3_600_000 });
    const { matchID, lisa } = await table(server, webhook('https://chat.example/0'));
    expect((await wantCalls(server, matchID, lisa, webhook('https://chat.example/1'))).status).toBe(200);
    for (let at = 0; at < 5; at++) {
      const { way } = subscribe({ url: 'https://push.example' }, String(at));
      expect((await wantCalls(server, matchID, lisa, way)).status).toBe(200);
      expect((await wantCalls(server, matchID, lisa, way)).status).toBe(200);
    }
    const { way } = subscribe({ url: 'https://push.example' }, 'one too many');
    expect(await wantCalls(server, matchID, lisa, way)).toMatchObject({
      status: 429,
      body: { error: 'tooMany' },
    });
  });
});
