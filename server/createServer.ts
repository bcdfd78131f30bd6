import type { DestinationStream } from 'pino';
import compress from 'koa-compress';
import webPush from 'web-push';
import { GAMES, type AnyGame } from '../games';
import { createBots } from './bots/bots';
import { createThinking } from './bots/thinking';
import { addCallRoutes } from './calls/callRoutes';
import { createCalls } from './calls/calls';
import { createDelivery } from './calls/delivery';
import { createOutgoing } from './calls/outgoing';
import { openCluster } from './cluster/openCluster';
import { callerOf, LOCAL_ORIGIN } from './http/callers';
import { answerCors } from './http/cors';
import { answerFaults } from './http/faults';
import { secureHeaders } from './http/headers';
import { closerOf, listen } from './http/httpServer';
import { servePage } from './http/page';
import { createPreviews } from './http/preview';
import { limitRequests, logRequests } from './http/requests';
import { awaitedIn } from './lobby/awaited';
import { createLobby } from './lobby/lobby';
import { addParcelRoutes } from './lobby/parcels';
import { addListRoutes } from './lobby/listRoutes';
import { addMatchRoutes } from './lobby/matchRoutes';
import { pausesOf } from './lobby/pauses';
import { createStandIns } from './lobby/standIns';
import { createWishes } from './lobby/wishes';
import { createLobbyServer } from './lobbyServer';
import { createLog } from './log';
import { createAbsence, type Absence } from './matches/absence';
import { conductFrom } from './matches/conduct';
import { createClockwork } from './matches/clockwork';
import { createLiveMatches } from './matches/liveMatches';
import { keepBeating } from './matches/uptime';
import { createMoveQueue } from './matches/moveQueue';
import { createRecords } from './matches/records';
import { servedGames } from './matches/servedGames';
import { stateIDOf } from './matches/stateID';
import { answerOperation } from './operation/answers';
import { expireMatches } from './operation/oldMatches';
import { measuredMoves, measuredStore, observeLoad } from './operation/measured';
import { createMetrics } from './operation/metrics';
import { openMatches } from './operation/openMatches';
import { createReadiness } from './operation/readiness';
import { remembered } from './remembered';
import { DEFAULTS, type Settings } from './settings';
import { createSocketTransport } from './transport/socketTransport';

/** A server that is listening. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** Ends what is being played, then all connections, then the store. */
  readonly close: () => Promise<void>;
};

/** What a server can be given besides its settings; a test gives games, threads or a log of its own. */
type Given = {
  readonly games?: readonly AnyGame[];
  /** What the threads of computer players load. */
  readonly threads?: Pick<Parameters<typeof createThinking>[0], 'shelf' | 'thread'>;
  readonly logTo?: DestinationStream;
  /** The time in ms since 1970. */
  readonly clock?: () => number;
};

/**
 * Starts a server: API, sockets and the built page on one port. What is not set has its default. Rejects when the
 * matches cannot be opened or the address cannot be had.
 */
export const createServer = async (
  wanted: Partial<Settings> = {},
  { games: modules = GAMES, threads, logTo, clock = Date.now }: Given = {},
): Promise<RunningServer> => {
  const settings: Settings = { ...DEFAULTS, ...wanted };
  const log = createLog(settings.logLevel, logTo);
  const metrics = createMetrics();
  const matches = await openMatches(settings, {
    clock,
    onBroken: (matchID, error) => log.error({ matchID, error }, 'a match cannot be read'),
    onGroup: metrics.committedTogether,
  });
  const store = measuredStore(matches, metrics, () => readiness.lost('corrupted'));
  const readiness = createReadiness(() => Promise.all([store.ping(), store.list({ limit: 1 })]), log);
  const { cluster, limits } = await openCluster(settings, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const { get: keys } = remembered(() => store.pushKeys(webPush.generateVAPIDKeys()), Infinity);
  const games = servedGames(modules);
  const live = createLiveMatches(store);
  const uptime = await keepBeating(store, clock, settings.databaseUrl !== undefined, log);
  const moves = measuredMoves(createMoveQueue(store, live, log, uptime.now), metrics);
  const records = createRecords(store, games, log);
  moves.onPlayed(({ matchID, state }) => {
    cluster.tell({ kind: 'moved', matchID, stateID: stateIDOf(state) });
    if (state.ctx.gameover !== undefined) records.matchEnded(matchID);
  });
  const thinking = createThinking({ ...threads, log, onThought: metrics.botThought });
  const bots = createBots({
    store,
    at: live.at,
    games,
    moves,
    thinking,
    delay: settings.botDelay,
    log,
    isMine: cluster.isMine,
    openTime: uptime.now,
  });
  const clockwork = createClockwork({
    store,
    live,
    games,
    isMine: cluster.isMine,
    now: uptime.now,
    announce: (matchID) => announce(matchID),
    onOut: bots.wake,
    log,
  });
  /** What one server does for a match, if that is this one. */
  const drivers = {
    wake: (matchID: string) => {
      bots.wake(matchID);
      clockwork.attend(matchID);
      wishes.attend(matchID);
    },
    wakeAll: () => {
      bots.wakeAll();
      clockwork.attendAll();
    },
  };
  const absence: Absence = createAbsence({
    store,
    live,
    isPresent: (...seat) => transport.isPresent(...seat),
    announce: (matchID) => announce(matchID),
    log,
    clock,
  });
  const wishes = createWishes({
    store,
    live,
    games,
    moves,
    absence,
    isMine: cluster.isMine,
    announce: (matchID) => announce(matchID),
    log,
  });
  const transport = createSocketTransport({
    games,
    store,
    live,
    moves,
    settings,
    limits,
    log,
    elsewhere: cluster,
    clock,
    onHeld: cluster.tellHeld,
    conductOf: conductFrom({ live, absence, wishes, clock, openTime: uptime.now }),
    takeBack: async (matchID, playerID, credentialHash) => {
      if (await store.takeBack(matchID, playerID, credentialHash)) announce(matchID);
    },
    onRefused: metrics.refused,
    onWatched: drivers.wake,
    onSilent: (matchID) => calls.wake(matchID),
    onPresence: (matchID) => {
      cluster.tell({ kind: 'present', matchID, ...transport.hereAt(matchID) });
      absence.look(matchID);
      wishes.attend(matchID);
    },
    onLine: (matchID, lineID) => cluster.tell({ kind: 'chat', matchID, lineID }),
  });
  const matchChanged = (matchID: string) => {
    transport.matchChanged(matchID);
    absence.look(matchID);
  };
  const outgoing = createOutgoing(settings);
  const calls = createCalls({
    store,
    at: live.at,
    games,
    isPresent: transport.isPresent,
    isMine: cluster.isMine,
    delivery: createDelivery({ outgoing, keys, contact: settings.pushContact, log }),
    delay: settings.callDelay,
    log,
  });
  moves.onPlayed(({ matchID }) => calls.wake(matchID));
  cluster.join({ store, live, transport: { ...transport, matchChanged }, bots: drivers, calls });
  moves.onPlayed(({ matchID, match }) => {
    if (!match || match.table.clock) clockwork.attend(matchID);
  });
  observeLoad(metrics, { transport, moves, thinking, cluster });
  const { app, router, httpServer } = createLobbyServer({
    games,
    origins: [LOCAL_ORIGIN, ...settings.origins],
    openSockets: transport.attach,
  });
  const announce = (matchID: string) => {
    live.forget(matchID);
    transport.matchChanged(matchID);
    drivers.wake(matchID);
    calls.changed(matchID);
    cluster.tell({ kind: 'changed', matchID });
  };

  const closeHttpServer = closerOf(httpServer);

  const lobby = createLobby({ store, games, tables: limits.tables, announce, clock });
  addParcelRoutes(router, { store, clock });
  addListRoutes(router, {
    store,
    games,
    lobby,
    isPresent: transport.isPresent,
    awaited: awaitedIn(live, games),
    openFor: uptime.now,
  });
  addMatchRoutes(router, {
    lobby,
    standIns: createStandIns({ store, absence, announce, clock }),
    askForPause: pausesOf({ store, isPresent: transport.isPresent, announce, now: uptime.now }),
    wishes,
    callerOf: (request) => callerOf(request, settings),
    isPresent: transport.isPresent,
    recordOf: records.recordOf,
  });
  addCallRoutes(router, { store, lobby, outgoing, keys, onWanted: announce });
  app.on('error', (error) => log.debug({ error }, 'an answer was cut off'));
  app
    .use(logRequests(log, settings))
    .use(answerFaults())
    .use(secureHeaders())
    .use(answerOperation({ readiness, metrics, settings, bus: cluster.bus }))
    .use(
      servePage(settings.pageDir, createPreviews({ pageDir: settings.pageDir, settings, read: store.read })),
    )
    .use(compress())
    .use(limitRequests(settings, limits))
    .use(answerCors(settings))
    .use(router.routes())
    .use(router.allowedMethods());

  const stopExpiring = expireMatches({ store, cluster, settings, log });
  const close = async () => {
    readiness.lost('stopping');
    stopExpiring();
    const closed = closeHttpServer();
    await Promise.all([bots.close(), calls.close()]);
    await moves.idle();
    // pages take the end of their connection for a loss, and look for a server again
    await transport.close();
    absence.close();
    clockwork.close();
    wishes.close();
    await closed;
    await moves.idle();
    await records.close();
    await cluster.leave();
    await uptime.close();
    await store.close();
    metrics.close();
  };

  const address = await listen(httpServer, settings).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  httpServer.on('error', (error) => log.error({ error }, 'the HTTP server is in trouble'));
  log.info(address, 'listening');
  drivers.wakeAll();
  calls.wakeAll();
  return { ...address, close: () => close().then(() => log.info('stopped')) };
};
