import type { DestinationStream } from 'pino';
import compress from 'koa-compress';
import { GAMES, type AnyGame } from '../games';
import { createBots } from './bots/bots';
import { createThinking } from './bots/thinking';
import type { Cluster } from './cluster/cluster';
import { openCluster } from './cluster/openCluster';
import { LOCAL_ORIGIN } from './http/callers';
import { answerCors } from './http/cors';
import { answerFaults } from './http/faults';
import { secureHeaders } from './http/headers';
import { closerOf, listen } from './http/httpServer';
import { servePage } from './http/page';
import { limitRequests, logRequests } from './http/requests';
import { createLobby } from './lobby/lobby';
import { addLobbyRoutes } from './lobby/routes';
import { createLobbyServer } from './lobbyServer';
import { createLog, type Log } from './log';
import { createLiveMatches } from './matches/liveMatches';
import { createMoveQueue } from './matches/moveQueue';
import { createRecords } from './matches/records';
import { servedGames } from './matches/servedGames';
import { stateIDOf } from './matches/stateID';
import { answerOperation } from './operation/answers';
import { measuredMoves, measuredStore } from './operation/measured';
import { createMetrics } from './operation/metrics';
import { openMatches } from './operation/openMatches';
import { createReadiness } from './operation/readiness';
import { DEFAULTS, type Settings } from './settings';
import type { MatchStore } from './storage/matchStore';
import { createSocketTransport } from './transport/socketTransport';

/** A server that is listening. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** Ends what is being played, then all connections, then the store. */
  readonly close: () => Promise<void>;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Throws old matches away, now and every hour. Answers how to stop that. */
const expireMatches = (
  store: MatchStore,
  { matchDays }: Settings,
  cluster: Cluster,
  log: Log,
): (() => void) => {
  const expire = async () => {
    // one process does it for all
    if (!cluster.isMine('old matches')) return;
    await store.expire({ unchangedFor: matchDays * DAY, emptyFor: HOUR }).then(
      ({ marked, deleted, heldUntil }) => {
        if (marked) log.info({ marked }, 'old matches will be deleted in a day');
        if (deleted) log.info({ deleted }, 'old matches deleted');
        if (heldUntil) log.warn({ heldUntil }, 'the clock has jumped: no match is deleted for now');
      },
      (error: unknown) => log.error({ error }, 'old matches could not be deleted'),
    );
  };
  void expire();
  const timer = setInterval(() => void expire(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
};

/** What a server can be given besides its settings; a test gives games or a log of its own. */
type Given = {
  readonly games?: readonly AnyGame[];
  readonly logTo?: DestinationStream;
};

/**
 * Starts a server: API, sockets and the built page on one port. What is not set has its default. Rejects when the
 * matches cannot be opened or the address cannot be had.
 */
export const createServer = async (
  wanted: Partial<Settings> = {},
  { games: modules = GAMES, logTo }: Given = {},
): Promise<RunningServer> => {
  const settings: Settings = { ...DEFAULTS, ...wanted };
  const log = createLog(settings.logLevel, logTo);
  const metrics = createMetrics();
  const matches = await openMatches(settings, {
    onBroken: (matchID, error) => log.error({ matchID, error }, 'a match cannot be read'),
    onGroup: metrics.committedTogether,
  });
  const store = measuredStore(matches, metrics, () => readiness.lost('corrupted'));
  const readiness = createReadiness(() => Promise.all([store.ping(), store.list({ limit: 1 })]), log);
  const { cluster, limits } = await openCluster(settings, log);
  const games = servedGames(modules);
  const live = createLiveMatches(store);
  const moves = measuredMoves(createMoveQueue(store, live, log), metrics);
  const records = createRecords(store, games, log);
  moves.onPlayed(({ matchID, state }) => {
    cluster.tell({ kind: 'moved', matchID, stateID: stateIDOf(state) });
    if (state.ctx.gameover !== undefined) records.matchEnded(matchID);
  });
  const thinking = createThinking({ log, onThought: metrics.botThought });
  const bots = createBots({
    store,
    at: live.at,
    games,
    moves,
    thinking,
    delay: settings.botDelay,
    log,
    isMine: cluster.isMine,
  });
  const transport = createSocketTransport({
    games,
    store,
    live,
    moves,
    settings,
    limits,
    log,
    isPresentElsewhere: cluster.isPresent,
    onRefused: metrics.refused,
    onWatched: bots.wake,
    onPresence: (matchID) =>
      cluster.tell({ kind: 'present', matchID, seats: transport.presentHere(matchID) }),
    onLine: (matchID, lineID) => cluster.tell({ kind: 'chat', matchID, lineID }),
  });
  cluster.join({ store, live, transport, bots });
  metrics.observe('sockets', transport.connections);
  metrics.observe('watchedMatches', () => transport.watched().length);
  metrics.observe('busyMatches', moves.busy);
  metrics.observe('waitingBots', thinking.waiting);
  const { app, router, httpServer } = createLobbyServer({
    games,
    origins: [LOCAL_ORIGIN, ...settings.origins],
    openSockets: transport.attach,
  });
  const announce = (matchID: string) => {
    live.forget(matchID);
    transport.matchChanged(matchID);
    bots.wake(matchID);
    cluster.tell({ kind: 'changed', matchID });
  };

  const closeHttpServer = closerOf(httpServer);

  addLobbyRoutes(router, {
    store,
    games,
    isPresent: transport.isPresent,
    lobby: createLobby({ store, games, announce }),
    recordOf: records.recordOf,
  });
  app.on('error', (error) => log.debug({ error }, 'an answer was cut off'));
  app
    .use(logRequests(log, settings))
    .use(answerFaults())
    .use(secureHeaders())
    .use(answerOperation({ readiness, metrics, settings }))
    .use(servePage(settings.pageDir))
    .use(compress())
    .use(limitRequests(settings, limits))
    .use(answerCors(settings))
    .use(router.routes())
    .use(router.allowedMethods());

  const stopExpiring = expireMatches(store, settings, cluster, log);
  const close = async () => {
    readiness.lost('stopping');
    stopExpiring();
    const closed = closeHttpServer();
    await bots.close();
    await moves.idle();
    // pages take the end of their connection for a loss, and look for a server again
    await transport.close();
    await closed;
    await moves.idle();
    await records.close();
    await cluster.leave();
    await store.close();
    metrics.close();
  };

  const address = await listen(httpServer, settings).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  httpServer.on('error', (error) => log.error({ error }, 'the HTTP server is in trouble'));
  log.info(address, 'listening');
  bots.wakeAll();
  return { ...address, close: () => close().then(() => log.info('stopped')) };
};
