import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type SocketIO } from 'boardgame.io/server';
import compress from 'koa-compress';
import type { DestinationStream } from 'pino';
import { GAMES } from '../games';
import { createBots } from './bots';
import { LOCAL_ORIGIN } from './http/callers';
import { answerFaults } from './http/faults';
import { secureHeaders } from './http/headers';
import { createHttpServer } from './http/httpServer';
import { servePage } from './http/page';
import { limitRequests, logRequests } from './http/requests';
import { ClosedStorage } from './lobby/closedStorage';
import { createDesk } from './lobby/desk';
import { addLobbyRoutes } from './lobby/routes';
import { createLog, type Log } from './log';
import { createPlay } from './matches/play';
import { createRecords } from './matches/records';
import { shelfOf } from './matches/shelf';
import { DEFAULTS, type Settings } from './settings';
import type { MatchStore } from './storage/matchStore';
import { openSqliteStore } from './storage/sqliteStore';
import { createSocketTransport } from './transport/socketTransport';

/** A server that is listening. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** Ends what is being played, then all connections, then the store. */
  readonly close: () => Promise<void>;
};

type Lobby = ReturnType<typeof Server>;

/** boardgame.io's lobby server, with nothing of it in reach but its Koa app, its router and its CORS. */
const lobbyOf = (settings: Settings): { lobby: Lobby; httpServer: HttpServer } => {
  const lobby = Server({
    games: GAMES.map(({ game }) => ({ ...game })),
    db: new ClosedStorage(),
    // it only ever asks to be set up; ours is set up with more than it would be told
    transport: { init: () => {} } as unknown as SocketIO,
    origins: [LOCAL_ORIGIN, ...settings.origins],
    authenticateCredentials: () => false,
  });
  let answer: ReturnType<typeof lobby.app.callback> | undefined;
  const httpServer = createHttpServer((request, response) => {
    answer ??= lobby.app.callback();
    void answer(request, response);
  });
  lobby.app.listen = (...where: unknown[]) => httpServer.listen(...(where as []));
  return { lobby, httpServer };
};

const addressOf = (httpServer: HttpServer): { url: string; port: number } => {
  const { port, address, family } = httpServer.address() as AddressInfo;
  return { port, url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}` };
};

/** Begins to listen. Rejects when the address cannot be had. */
const listen = (lobby: Lobby, httpServer: HttpServer, { port, host }: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    httpServer.once('error', reject);
    // boardgame.io hands on what Node itself takes: a port with a host
    lobby.run({ port: { port, host } as unknown as number }).then(() => resolve(), reject);
  });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Throws old matches away, now and every hour. Answers how to stop. */
const keepTidy = (store: MatchStore, { matchDays }: Settings, log: Log): (() => void) => {
  const tidy = () =>
    store.expire(Date.now() - matchDays * DAY).then(
      (expired) => expired && log.info({ expired }, 'old matches thrown away'),
      (error: unknown) => log.error({ error }, 'old matches could not be thrown away'),
    );
  void tidy();
  const timer = setInterval(() => void tidy(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Starts a server: API, sockets and the built page on one port. What is not set has its default. Rejects when the
 * matches cannot be opened or the address cannot be had.
 */
export const createServer = async (
  wanted: Partial<Settings> = {},
  logTo?: DestinationStream,
): Promise<RunningServer> => {
  const settings: Settings = { ...DEFAULTS, ...wanted };
  const log = createLog(settings.logLevel, logTo);
  const store = openSqliteStore(settings.dataDir);
  const shelf = shelfOf(GAMES);
  const play = createPlay(store, log);
  const bots = createBots({ store, shelf, play, delay: settings.botDelay, log });
  const { lobby, httpServer } = lobbyOf(settings);
  const transport = createSocketTransport({
    httpServer,
    shelf,
    store,
    play,
    settings,
    log,
    onWatched: bots.wake,
  });
  const announce = (matchID: string) => {
    transport.matchChanged(matchID);
    bots.wake(matchID);
  };

  lobby.app.on('error', (error) => log.debug({ error }, 'an answer was cut off'));
  lobby.app
    .use(logRequests(log))
    .use(answerFaults(log))
    .use(secureHeaders())
    .use(compress())
    .use(limitRequests(settings))
    .use(servePage(settings.pageDir));
  addLobbyRoutes(lobby.router, {
    store,
    isPresent: transport.isPresent,
    desk: createDesk({ store, shelf, announce }),
    recordOf: createRecords(store, shelf),
  });

  const untidy = keepTidy(store, settings, log);
  const close = async () => {
    untidy();
    bots.close();
    await play.idle();
    await transport.close();
    await play.idle();
    await store.close();
  };

  try {
    await listen(lobby, httpServer, settings);
  } catch (error) {
    await close();
    throw error;
  }
  httpServer.on('error', (error) => log.error({ error }, 'the HTTP server is in trouble'));
  const address = addressOf(httpServer);
  log.info(address, 'listening');
  return { ...address, close: () => close().then(() => log.info('stopped')) };
};
