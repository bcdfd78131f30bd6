import '../../server/production';
import { connect as dial } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { GAMES, type AnyGame } from '../../games';
import { seededChance, type Chance } from '../../games/shared/chance';
import { createServer } from '../../server/createServer';
import { json, PATIENCE, seenByAll, victimOf, type Victim } from './attackedTables';
import { honestPlay } from './honestPlay';
import { frame, nearlyRight, oneOf, request } from './malice';
import { THREADS } from './threads';

/** How much is sent to a server: packets over sockets (well-formed or not) and requests. */
export type Assault = { readonly seed: string; readonly packets: number; readonly requests: number };

/** The result of an attack. */
export type Outcome = {
  /** What the server did wrong; empty if it held. */
  readonly faults: readonly string[];
  readonly connections: number;
  /** How many answers were searched for secrets. */
  readonly answers: number;
  /** How many moves an honest match on the same server made during the attack. */
  readonly honestMoves: number;
};

/** How many packets one connection sends before the next one is opened. */
const PER_CONNECTION = 50;

/** How many connections send at once. */
const AT_ONCE = 8;

type Hear = (text: string) => void;

/** One connection: sends its packets as long as it may, and listens to the answers. */
const connectAndSend = async (url: string, victim: Victim, random: Chance, count: number, hear: Hear) => {
  const socket = io(`${url}/${victim.module.id}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('connect_error', () => resolve());
  });
  const engine = socket.io.engine as unknown as {
    on: (event: string, listener: (data: unknown) => void) => void;
    transport: { ws?: { send: (data: string | Buffer) => void; readyState: number } };
  };
  engine.on('data', (data) => hear(String(data)));
  const raw = random.Number() < 0.2;
  for (let packet = 0; packet < count; packet++) {
    const wire = engine.transport.ws;
    if (!wire || wire.readyState !== 1) break;
    if (raw && packet % 5 === 4) wire.send(frame(random, victim.module.id));
    else {
      const text = json(nearlyRight(random, victim));
      if (text.length < 16_000) wire.send(`42/${victim.module.id},${text}`);
    }
    if (packet % 10 === 9) await pause(1);
  }
  await pause(10);
  socket.disconnect();
};

/** Upgrades that end before anybody accepts them, and invalid requests. */
const knock = (port: number, random: Chance): Promise<void> =>
  new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    const lines = [
      'GET /foo HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'POST /games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n',
      `GET /${'a'.repeat(9000)} HTTP/1.1\r\n\r\n`,
      '\u0000\u0001\u0002\r\n\r\n',
    ];
    socket.write(oneOf(random, lines));
    setTimeout(() => socket.resetAndDestroy(), 5 + random.Number() * 10);
  });

/** Runs that many jobs, several at a time. */
const all = async (count: number, job: (at: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/**
 * Attacks a server without limits, while an honest match is played on it. Reports every crash, every change of the
 * matches under attack, every secret in an answer, every error in the log, and an honest match that stops.
 */
export const attack = async ({ seed, packets, requests }: Assault): Promise<Outcome> => {
  const faults = new Set<string>();
  const onCrash = (error: unknown) => void faults.add(`the process would have ended: ${String(error)}`);
  process.on('uncaughtException', onCrash);
  process.on('unhandledRejection', onCrash);
  const prototype = json(Object.getOwnPropertyNames(Object.prototype));
  const logTo = {
    write: (line: string) => {
      if ((JSON.parse(line) as { level: number }).level >= 50) faults.add(`logged as an error: ${line}`);
    },
  };
  const server = await createServer(
    { port: 0, dataDir: ':memory:', logLevel: 'warn', botDelay: { min: 0, max: 0 }, rateLimits: false },
    { logTo, threads: THREADS },
  );
  const { url, port } = server;
  let answers = 0;
  let connections = 0;

  const found = await Promise.all(GAMES.map((module) => victimOf(url, module as AnyGame)));
  const hear =
    (secrets: readonly string[]): Hear =>
    (text) => {
      answers += 1;
      for (const secret of secrets) if (text.includes(secret)) faults.add(`${secret} was told in ${text}`);
    };
  const honest = await honestPlay(url, seededChance(`${seed}/honest`));

  const wave = async (at: number): Promise<void> => {
    const random = seededChance(`${seed}/${at}`);
    const { victim, secrets } = found[at % found.length]!;
    connections += 1;
    await connectAndSend(url, victim, random, PER_CONNECTION, hear(secrets));
    if (at % 10 === 0) await knock(port, random);
  };
  const ask = async (at: number): Promise<void> => {
    const random = seededChance(`${seed}/request/${at}`);
    const { victim, secrets } = found[at % found.length]!;
    const response = await request(url, victim, random);
    if (response.status >= 500 && response.status !== 503)
      faults.add(`${response.status} for ${response.url}`);
    hear(secrets)(await response.text());
  };

  await Promise.all([all(Math.ceil(packets / PER_CONNECTION), wave), all(requests, ask)]);

  const played = honest.moves();
  const until = performance.now() + PATIENCE;
  while (honest.moves() < played + 4 && performance.now() < until) await pause(10);
  if (honest.moves() < played + 4) faults.add('the honest match does not go on');
  await honest.stop();
  for (const { victim } of found) {
    const after = await seenByAll(url, victim.module, victim.matchID, [victim.mine, victim.theirs]);
    if (after.map(json).join('\n') !== victim.before.join('\n'))
      faults.add(`${victim.module.id} has changed`);
  }
  if (json(Object.getOwnPropertyNames(Object.prototype)) !== prototype)
    faults.add('Object.prototype has changed');
  await server.close();
  process.off('uncaughtException', onCrash);
  process.off('unhandledRejection', onCrash);
  return { faults: [...faults], connections, answers, honestMoves: honest.moves() };
};
