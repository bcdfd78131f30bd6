import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FlatFile, Origins, Server as StockServer } from 'boardgame.io/server';
import { PostgresStore } from 'bgio-postgres';
import { Server as SocketServer } from 'socket.io';
import { gameOf } from '../../games';
import { tableOf } from '../../games/shared/table';
import { createThinking } from '../../server/bots/thinking';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { createServer } from '../../server/createServer';
import { hashOf } from '../../server/identity';
import { createLog } from '../../server/log';
import { initialState, servedGames } from '../../server/matches/servedGames';
import { openMatches } from '../../server/operation/openMatches';
import { forThread } from '../../server/root';
import { DEFAULTS, type ServerSettings } from '../../server/settings';
import { lateness } from './lateness';
import { GAMES as THINKERS } from './thinkers';
import type { FromServer, Ordered, Table, ToServer } from './serverKinds';

/**
 * One server under load, in a separate process: started by bench/server.ts, configured over IPC, and asked for its
 * usage.
 */

/** Its port, and where its matches are; `close` also deletes what it stored. */
type Running = { readonly port: number; readonly close: () => Promise<void> };

const later: (() => unknown)[] = [];

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  later.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A socket.io server that only sends everybody in a room as many bytes as the game server would. */
const startEcho = async ({ game, packetBytes }: Ordered): Promise<Running> => {
  const http = createHttpServer();
  const io = new SocketServer(http, { serveClient: false });
  const filling = 'x'.repeat(packetBytes);
  io.of(`/${game}`).on('connection', (socket) => {
    socket.on('sync', (matchID: string) => {
      void socket.join(matchID);
      socket.emit('sync', matchID, { state: { _stateID: 0 } });
    });
    socket.on('update', (_action: unknown, stateID: number, matchID: string) => {
      io.of(`/${game}`)
        .to(matchID)
        .emit('patch', matchID, stateID, stateID + 1, filling, []);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { port: (http.address() as AddressInfo).port, close: () => io.close() };
};

/** boardgame.io's own server with the same game definition; every match is dealt by the same seed. */
const startStock = async ({ kind, game, seed, database }: Ordered): Promise<Running> => {
  const definition = { ...gameOf(game)!.game, seed };
  const stores = {
    'stock-memory': () => undefined,
    'stock-flatfile': () => new FlatFile({ dir: temporaryFolder() }),
    'stock-postgres': () => new PostgresStore(database!, { logging: false }),
  };
  const db = stores[kind as keyof typeof stores]();
  const server = StockServer({ games: [definition], origins: [Origins.LOCALHOST], ...(db && { db }) });
  const { appServer } = await server.run({
    port: { port: 0, host: '127.0.0.1' } as never,
    callback: () => {},
  });
  return {
    port: (appServer.address() as AddressInfo).port,
    close: async () => server.kill({ appServer }),
  };
};

const ourSettings = ({ kind, database, redis }: Ordered): ServerSettings => ({
  ...DEFAULTS,
  port: 0,
  logLevel: 'silent',
  rateLimits: false,
  dataDir: temporaryFolder(),
  databaseUrl: kind === 'ours-postgres' ? database : undefined,
  redisUrl: redis,
});

/** Puts the matches into our server's store before it starts, so that they can be dealt by a known seed. */
const layOut = async (ordered: Ordered, settings: ServerSettings): Promise<void> => {
  const module = gameOf(ordered.game)!;
  const served = servedGames([module]).get(module.id)!;
  const store = await openMatches(settings);
  for (const { matchID, credentials } of ordered.tables) {
    const options = module.options.parse(undefined, credentials.length) as Record<string, string>;
    const state = initialState(served, { seed: ordered.seed, numPlayers: credentials.length, options });
    const seats = credentials.map((proof, at) => ({
      playerID: String(at),
      name: `Player ${at}`,
      credentialHash: hashOf(proof),
      bot: undefined,
      standIn: undefined,
      awaySince: undefined,
    }));
    await store.create({
      matchID,
      game: module.id,
      unlisted: false,
      options,
      table: USUAL_TABLE,
      seats,
      rules: module.rules,
      seed: ordered.seed,
      state,
    });
  }
  await store.close();
};

const startOurs = async (ordered: Ordered): Promise<Running> => {
  const settings = ourSettings(ordered);
  if (!ordered.isSecond) await layOut(ordered, settings);
  const { port, close } = await createServer(settings);
  return { port, close };
};

const start = (ordered: Ordered): Promise<Running> => {
  if (ordered.kind === 'echo') return startEcho(ordered);
  return ordered.kind.startsWith('stock') ? startStock(ordered) : startOurs(ordered);
};

/** boardgame.io's server generates ids and credentials itself. */
const stockTables = async (port: number, { game, tables: wanted }: Ordered): Promise<readonly Table[]> => {
  const post = async (path: string, body: unknown) =>
    (await (
      await fetch(`http://127.0.0.1:${port}/games/${game}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as { matchID: string; playerCredentials: string };
  const tables: Table[] = [];
  for (const { credentials: seats } of wanted) {
    const { matchID } = await post('/create', { numPlayers: seats.length });
    const credentials: string[] = [];
    for (const at of seats.keys())
      credentials.push(
        (await post(`/${matchID}/join`, { playerID: String(at), playerName: `Player ${at}` }))
          .playerCredentials,
      );
    tables.push({ matchID, credentials });
  }
  return tables;
};

const lateHere = lateness();

let running: Running | undefined;

/** Thinks beside the matches in a thread, like the computer players of the server. */
const think = async () => {
  const [module] = THINKERS;
  const { decide, close } = createThinking({
    log: createLog('silent'),
    shelf: { games: THINKERS, address: forThread('thinkers.js', 'tests/bench/thinkers.ts') },
  });
  later.push(close);
  const { G } = tableOf(module!, { seed: 'thought', numPlayers: 2 }).start;
  const [playerID] = module!.awaited(G);
  const view: unknown = module!.playerView(G, playerID!);
  const once = () =>
    decide({ module: module!, view, playerID: playerID!, level: 'easy' }, new AbortController().signal);
  await once();
  answer({ type: 'thinking' });
  for (;;) await once();
};

const answer = (message: FromServer) => void process.send!(message);

const handlers: {
  readonly [Type in ToServer['type']]: (message: Extract<ToServer, { type: Type }>) => unknown;
} = {
  start: async ({ ordered }) => {
    running = await start(ordered);
    const tables = ordered.kind.startsWith('stock')
      ? await stockTables(running.port, ordered)
      : ordered.tables;
    answer({ type: 'started', port: running.port, tables });
  },
  usage: () => {
    const { user, system } = process.cpuUsage();
    answer({ type: 'usage', cpuMs: (user + system) / 1000, late: lateHere() });
  },
  memory: () => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    answer({ type: 'memory', rss, held: heapUsed + external });
  },
  think: () => think(),
  stop: async () => {
    await running?.close().catch(() => {});
    for (const undo of later.toReversed()) undo();
    process.exit(0);
  },
};

process.on('message', (message: ToServer) => {
  void Promise.resolve(handlers[message.type](message as never)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
