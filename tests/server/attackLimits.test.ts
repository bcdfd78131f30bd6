import type { IncomingMessage } from 'node:http';
import { connect as dial } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { LobbyMatch } from '../../games/shared/protocol';
import { callerOf } from '../../server/http/callers';
import { createLimits, NO_LIMITS, type Limits } from '../../server/http/limits';
import { createGate } from '../../server/transport/gate';
import { ALONE_AT_GATE, gated } from './gated';
import {
  GAME,
  later,
  openMatch,
  seatEverybody,
  startServer,
  stopTheClock,
  watch,
  type Created,
  type Ear,
  type TestServer,
} from './harness';
import { freshDatabase } from './postgres';

const requestFrom = (remoteAddress: string, headers: IncomingMessage['headers'] = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const called = (address: string) => callerOf(requestFrom(address), ALONE_AT_GATE.settings);

const named = (forwarded: string) =>
  callerOf(requestFrom('127.0.0.1', { 'x-forwarded-for': forwarded }), { trustProxy: true });

describe('a caller', () => {
  test('over IPv6 is identified by network, however the address is written: one address gives access to all of them', () => {
    expect(called('2001:db8:0:7::1')).toBe(called('2001:0db8:0000:0007:ffff:1:2:3'));
    expect(called('2001:db8:0:7::1')).not.toBe(called('2001:db8:0:8::1'));
    expect(called('2001:db8::')).toBe(called('2001:db8:0:0:9::'));
    expect(called('fe80::1%eth0')).toBe(called('fe80::2'));
  });

  test('over IPv4 is identified by address, also where the server listens on both', () => {
    expect(called('::ffff:10.0.0.1')).toBe(called('10.0.0.1'));
    expect(called('::ffff:10.0.0.1')).not.toBe(called('::ffff:10.0.0.2'));
  });

  test('is named by our proxy with brackets and port, or without', () => {
    expect(named('[2001:db8::1]:443')).toBe(named('2001:db8::2'));
    expect(named('evil, 10.0.0.1')).toBe('10.0.0.1');
  });
});

/** How many of that many requests are allowed. */
const asked = async (limits: Limits, address: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => limits.allow('create', address)));
  return answers.filter(Boolean).length;
};

describe('what one address may ask for', () => {
  test('is counted for itself', async () => {
    const limits = createLimits();
    expect(await asked(limits, '10.0.0.1', 70)).toBe(60);
    expect(await asked(limits, '10.0.0.2', 10)).toBe(10);
  });

  test('is counted together by processes that share the counters', async () => {
    const shared = new Map<string, RateLimiterMemory>();
    const [one, other] = [0, 1].map(() =>
      createLimits((options) => {
        const counter = shared.get(options.keyPrefix!) ?? new RateLimiterMemory(options);
        shared.set(options.keyPrefix!, counter);
        return counter;
      }),
    );
    expect((await asked(one!, '10.0.0.1', 40)) + (await asked(other!, '10.0.0.1', 40))).toBe(60);
  });

  test('is not limited by counters that do not respond', async () => {
    const limits = createLimits((options) =>
      Object.assign(new RateLimiterMemory(options), { consume: () => Promise.reject(new Error('lost')) }),
    );
    expect(await asked(limits, '10.0.0.1', 70)).toBe(70);
  });

  test('does not increase with the number of its connections', async () => {
    stopTheClock();
    const gate = createGate({ ...ALONE_AT_GATE, limits: createLimits() });
    const syncs = async (address: string, connections: number) => {
      const answers = await Promise.all(
        Array.from({ length: connections }, () => {
          const allowances = gate.allowancesOf({ request: requestFrom(address) } as never);
          return Promise.all(Array.from({ length: 12 }, () => allowances.sync()));
        }),
      );
      return answers.flat().filter(Boolean).length;
    };
    expect(await syncs('2001:db8::1', 1)).toBe(10);
    expect(await syncs('2001:db8::2', 80)).toBe(590);
    expect(await syncs('2001:db9::1', 1)).toBe(10);
  });
});

const open = (server: TestServer) => server.post<Created>(`/games/${GAME}/create`, { numPlayers: 2 });

describe('tables of one address that wait for players', () => {
  test.each([
    ['one server', async () => Array(2).fill(await startServer({ rateLimits: true }))],
    [
      'two servers',
      async () => {
        const databaseUrl = await freshDatabase();
        return Promise.all([1, 2].map(() => startServer({ databaseUrl, rateLimits: true })));
      },
    ],
  ])('are ten at most, on %s', async (_, started) => {
    const [one, other] = (await started()) as [TestServer, TestServer];
    const opened = [];
    for (let table = 0; table < 5; table++) opened.push(await open(one), await open(other));
    expect(opened.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const server of [one, other])
      expect(await open(server)).toMatchObject({
        status: 429,
        body: { error: 'tooManyTables', values: { most: 10 } },
      });

    await seatEverybody(one, opened[0]!.body.matchID, 2);
    expect((await open(other)).status).toBe(200);
    expect((await open(other)).status).toBe(429);
    const { matchID, hostCredentials } = opened[1]!.body;
    await one.post(`/games/${GAME}/${matchID}/close`, { hostCredentials });
    expect((await open(other)).status).toBe(200);
  });

  test('never hide a table where somebody waits, however many empty tables there are', async () => {
    const server = await startServer();
    const waiting = await openMatch(server);
    await seatEverybody(server, waiting, 1);
    for (let table = 0; table < 120; table++) await open(server);
    const { body } = await server.get<LobbyMatch[]>('/lobby');
    expect(body).toHaveLength(100);
    expect(body[0]!.matchID).toBe(waiting);
  });
});

type Engine = {
  readonly write: (packet: string) => void;
  readonly on: (event: 'data' | 'close', listener: (data: unknown) => void) => void;
  readonly transport: { readonly ws: { readonly send: (text: string) => void } };
};

/** Writes to the wire directly, past the checks of the client. */
const wireOf = ({ socket }: Ear) => {
  const engine = socket.io.engine as unknown as Engine;
  const heard: string[] = [];
  const connection = { open: true };
  engine.on('data', (data) => heard.push(String(data)));
  const closed = new Promise<void>((resolve) =>
    engine.on('close', () => {
      connection.open = false;
      resolve();
    }),
  );
  /** Resolves when that many packets with this beginning have arrived, or none will arrive any more. */
  const until = async (count: number, beginning: string) => {
    while (connection.open && heard.filter((packet) => packet.startsWith(beginning)).length < count)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  /** Leaves the game and comes back; resolves when the nth visit has begun, or the connection is closed. */
  const visit = async (nth: number) => {
    engine.write(`1/${GAME},`);
    // a server does not acknowledge leaving
    await new Promise((resolve) => setTimeout(resolve, 20));
    engine.write(`0/${GAME},`);
    await until(nth, `0/${GAME},`);
  };
  return {
    heard,
    closed,
    until,
    visit,
    isOpen: () => connection.open,
    write: (packet: string) => engine.write(packet),
    send: (frame: string) => engine.transport.ws.send(frame),
  };
};

const atTable = async (): Promise<{ server: TestServer; matchID: string; ear: Ear }> => {
  stopTheClock();
  const server = await startServer({ rateLimits: true });
  const matchID = await openMatch(server);
  const [seat] = await seatEverybody(server, matchID, 2);
  return { server, matchID, ear: await watch(server, matchID, seat) };
};

describe('what one connection may ask for', () => {
  test('is not reset by leaving the game and coming back', async () => {
    const { matchID, ear } = await atTable();
    const { write, heard, until, visit } = wireOf(ear);
    const synced = `2/${GAME},["sync"`;
    const refused = `2/${GAME},["refused"`;
    const answers = (beginning: string) => heard.filter((packet) => packet.startsWith(beginning)).length;
    for (let nth = 1; nth <= 4; nth++) {
      await visit(nth);
      for (let packet = 0; packet < 5; packet++) write(`2/${GAME},["sync","${matchID}",null]`);
      await until(Math.min(5 * nth, 9), synced);
      await until(Math.max(5 * nth - 9, 0), refused);
    }
    // ten, of which the first was the one that began to watch from the seat
    expect([answers(synced), answers(refused)]).toEqual([9, 11]);
  });

  test('includes a number of visits', async () => {
    const { ear } = await atTable();
    const { visit, isOpen } = wireOf(ear);
    let visits = 0;
    while (isOpen() && visits < 40) await visit(++visits);
    // with the first one: as many as are allowed, plus the one too many
    expect(visits).toBe(20);
  });

  test.each([
    ['heartbeats', (): string => '3'],
    ['events nobody listens to', (): string => `42/${GAME},["hello"]`],
  ])('includes a number of frames, even if they are %s', async (_name, frame) => {
    const { ear, server } = await atTable();
    const { closed, send } = wireOf(ear);
    for (let times = 0; times < 400; times++) send(frame());
    await closed;
    expect((await server.get('/healthz')).status).toBe(200);
  });
});

/** A short WebSocket text frame with an all-zero mask. */
const frame = (text: string) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

describe('connections', () => {
  test('are limited per address, and a new one is accepted when one has closed', async () => {
    const { server, connect } = await gated({ ...NO_LIMITS, connections: 2 });
    const [one, other, third] = [await connect(), await connect(), await connect()];
    expect([one?.connected, other?.connected, third]).toEqual([true, true, undefined]);
    const gone = new Promise((resolve) => server.sockets.sockets.get(one!.id!)!.conn.once('close', resolve));
    one!.disconnect();
    await gone;
    expect((await connect())?.connected).toBe(true);
  });

  test('of a client that does not read are closed, even if it sends signs of life', async () => {
    const { server, port, connect } = await gated(NO_LIMITS, { unreadMs: 2000 });
    const honest = await connect();
    const closed = new Promise<string>((resolve) =>
      server.engine.on('connection', (connection: { once: (event: 'close', listener: () => void) => void }) =>
        connection.once('close', () => resolve('closed')),
      ),
    );
    const deaf = dial(port, '127.0.0.1');
    deaf.on('error', () => {});
    later(() => deaf.destroy());
    deaf.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n' +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
    );
    await new Promise((resolve) => deaf.once('data', resolve));
    deaf.pause();
    const isThere = new Promise((resolve) => server.once('connection', resolve));
    deaf.write(frame('40'));
    await isThere;
    const alive = setInterval(() => deaf.write(frame('3')), 50);
    later(() => clearInterval(alive));
    // more than the buffers between two sockets hold, and no more than an honest client reads in time
    for (let news = 0; news < 24; news++) server.emit('news', 'n'.repeat(1_000_000));
    expect(await closed).toBe('closed');
    expect(honest!.connected).toBe(true);
  });

  test('of a client that has nothing to read stay open', async () => {
    const unreadMs = 20;
    const { server, connect } = await gated(NO_LIMITS, { unreadMs });
    const honest = await connect();
    // the server's checks began earlier, at the same interval
    let looks = 0;
    for await (const _ of every(unreadMs)) if (++looks === 5) break;
    expect([honest!.connected, server.sockets.sockets.size]).toEqual([true, 1]);
  });
});
