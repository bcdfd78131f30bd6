import type { DestinationStream } from 'pino';
import { GAMES, type AnyGame } from '../games';
import { layFoundations } from './foundations';
import { closerOf, listen } from './http/httpServer';
import { expireMatches } from './operation/oldMatches';
import { createPlaying, type ThreadGames } from './playing';
import { DEFAULTS, type ServerSettings } from './settings';
import { createWebServer } from './webServer';

/** A server that is listening. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** Ends all play, then all connections, then the store. */
  readonly close: () => Promise<void>;
};

/** What a server can be given besides its settings; tests pass their own games, threads or log. */
type Given = {
  readonly games?: readonly AnyGame[];
  /** What the threads of computer players load. */
  readonly threads?: ThreadGames;
  readonly logTo?: DestinationStream;
  /** The time in ms since 1970. */
  readonly clock?: () => number;
};

/**
 * Starts a server: API, sockets and the built page on one port. Settings not given have their defaults. Rejects when
 * the matches cannot be opened or the address is not available.
 */
export const createServer = async (
  wanted: Partial<ServerSettings> = {},
  { games = GAMES, threads, logTo, clock = Date.now }: Given = {},
): Promise<RunningServer> => {
  const settings: ServerSettings = { ...DEFAULTS, ...wanted };
  const base = await layFoundations(settings, { games, clock, logTo });
  const { store, cluster, uptime, metrics, readiness, log } = base;
  const playing = createPlaying(base, threads);
  const httpServer = createWebServer(base, playing);
  const closeHttpServer = closerOf(httpServer);
  const stopExpiring = expireMatches({ store, cluster, settings, log });

  const close = async () => {
    readiness.lost('stopping');
    stopExpiring();
    const closed = closeHttpServer();
    await playing.close();
    await closed;
    await playing.moves.idle();
    await playing.records.close();
    await cluster.leave();
    await uptime.close();
    await store.close();
    metrics.close();
  };

  const address = await listen(httpServer, settings).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  httpServer.on('error', (error) => log.error({ error }, 'the HTTP server has failed'));
  log.info(address, 'listening');
  playing.drivers.wakeAll();
  playing.calls.wakeAll();
  return { ...address, close: () => close().then(() => log.info('stopped')) };
};
