import type { Server as HttpServer } from 'node:http';
import { Server, SocketIO } from 'boardgame.io/server';
import { createHttpServer } from './http/httpServer';
import type { ServedGames } from './matches/servedGames';

/**
 * The adapter to boardgame.io's server (`boardgame.io/server`, 0.50.2): what of it is used here, and why the rest is
 * not. No other file imports it.
 *
 * Used:
 * - `Server()`, its Koa app and its router: our routes (lobby/listRoutes.ts, matchRoutes.ts) and middleware are added to these.
 * - Its `transport` option. `Server()` calls `init(app, games, origins)` of the transport once, to open the sockets of
 *   the games; ours opens those of transport/.
 * - The form of its lobby API and of its packets, so that its `LobbyClient` and its `Client` work with this server.
 *
 * Not used:
 * - `run()`. It takes a port but no address, so it would listen on every network interface; it has no listener for
 *   errors, so a port in use ends the process; and it mounts boardgame.io's own routes. The HTTP server is ours
 *   (http/httpServer.ts).
 * - Its routes, which only `run()` can mount. They read a match, change it and write all of it back: on a store that takes
 *   its time two who join at once get the same seat, and a move played meanwhile undoes a join. Before the first player
 *   has joined, `leave` and `update` ask for no credentials. `join` takes `__proto__` for a seat, and none of them looks
 *   whether the match is one of the game in the path.
 * - Its CORS, mounted by `run()` as well: http/cors.ts.
 * - Its sockets (`SocketIO.init`, `Master`). `sync` sends every spectator the first position unfiltered, deck and seed
 *   included, and creates a match of any size for an unknown id; a player may send positions and events in place of
 *   moves; a match is shown through the rules of another game; a move that throws ends the process.
 * - Its storage (`db`) and `auth`: only those routes and those sockets ask for them. `Server()` makes itself a store in
 *   memory, which stays empty; `run()` alone would connect it.
 * - Its seed, the time of day: every match has one of its own (matches/servedGames.ts).
 */

/** The transport of `Server()`: opens our sockets where boardgame.io would open its own. */
class OwnSockets extends SocketIO {
  constructor(private readonly open: SocketIO['init']) {
    super();
  }

  override init(...args: Parameters<SocketIO['init']>): void {
    this.open(...args);
  }
}

type Lobby = ReturnType<typeof Server>;

/** Routes are added to it before the server starts listening. */
export type Router = Lobby['router'];

type Parts = {
  readonly games: ServedGames;
  /** Other pages that may connect. */
  readonly origins: readonly (string | RegExp)[];
  /** Opens the sockets of all games on this server. */
  readonly openSockets: (httpServer: HttpServer) => void;
};

/** boardgame.io's app and router on our own HTTP server, which does not listen yet. */
export const createLobbyServer = ({
  games,
  origins,
  openSockets,
}: Parts): Pick<Lobby, 'app' | 'router'> & { readonly httpServer: HttpServer } => {
  const httpServer = createHttpServer();
  const { app, router } = Server({
    games: [...games.values()].map(({ game }) => game),
    origins: [...origins],
    transport: new OwnSockets((app) => {
      let answer: ReturnType<typeof app.callback> | undefined;
      httpServer.on('request', (request, response) => {
        // created with the first request: until then middleware can be added to the app
        answer ??= app.callback();
        void answer(request, response);
      });
      openSockets(httpServer);
    }),
  });
  return { app, router, httpServer };
};
