import type { Server } from 'node:http';
import compress from 'koa-compress';
import { addCallRoutes } from './calls/callRoutes';
import type { Foundations } from './foundations';
import { callerOf, LOCAL_ORIGIN } from './http/callers';
import { answerCors } from './http/cors';
import { answerFaults } from './http/faults';
import { secureHeaders } from './http/headers';
import { servePage } from './http/page';
import { createPreviews } from './http/preview';
import { limitRequests, logRequests } from './http/requests';
import { awaitedIn } from './lobby/awaited';
import { addListRoutes } from './lobby/listRoutes';
import { createLobby } from './lobby/lobby';
import { addMatchRoutes } from './lobby/matchRoutes';
import { addParcelRoutes } from './lobby/parcels';
import { createStandIns } from './lobby/standIns';
import { createLobbyServer, type Router } from './lobbyServer';
import { answerOperation } from './operation/answers';
import type { Playing } from './playing';

const addRoutes = (
  router: Router,
  { settings, store, games, live, limits, clock, uptime, keys }: Foundations,
  { transport, drivers, absence, records, outgoing, announce }: Playing,
): void => {
  const { isPresent } = transport;
  const lobby = createLobby({ store, games, tables: limits.tables, announce, clock });
  addParcelRoutes(router, { store, clock });
  addListRoutes(router, {
    store,
    games,
    lobby,
    isPresent,
    awaited: awaitedIn(live, games),
    clock,
    openFor: uptime.now,
  });
  addMatchRoutes(router, {
    lobby,
    standIns: createStandIns({ store, absence, announce, clock }),
    pauses: drivers.pauses,
    wishes: drivers.wishes,
    callerOf: (request) => callerOf(request, settings),
    isPresent,
    clock,
    recordJsonOf: records.recordJsonOf,
  });
  addCallRoutes(router, { store, lobby, outgoing, keys, onWanted: announce });
};

/**
 * The HTTP server for the page, the API and the monitoring requests; it also opens the sockets. It does not listen
 * yet.
 */
export const createWebServer = (base: Foundations, playing: Playing): Server => {
  const { settings, games, store, limits, readiness, metrics, cluster, log } = base;
  const { pageDir } = settings;
  const { app, router, httpServer } = createLobbyServer({
    games,
    origins: [LOCAL_ORIGIN, ...settings.origins],
    openSockets: playing.transport.attach,
  });
  addRoutes(router, base, playing);
  app.on('error', (error) => log.debug({ error }, 'a response was cut off'));
  app
    .use(logRequests(log, settings))
    .use(answerFaults())
    .use(secureHeaders())
    .use(answerOperation({ readiness, metrics, settings, bus: cluster.bus }))
    .use(servePage(pageDir, createPreviews({ pageDir, settings, read: store.read })))
    .use(compress())
    .use(limitRequests(settings, limits))
    .use(answerCors(settings))
    .use(router.routes())
    .use(router.allowedMethods());
  return httpServer;
};
