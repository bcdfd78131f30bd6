import type { LobbyAPI } from 'boardgame.io';
import { Fault } from '../http/faults';
import type { Router } from '../lobbyServer';
import type { Presence } from '../matches/payloads';
import type { ServedGames } from '../matches/servedGames';
import type { ListQuery, Match, MatchStore } from '../storage/matchStore';
import { BODIES, readBody } from './body';
import type { Lobby } from './lobby';
import { lobbyRow, matchJson } from './matchJson';
import { remembered } from './remembered';

type Parts = {
  readonly store: MatchStore;
  readonly games: ServedGames;
  readonly lobby: Lobby;
  readonly isPresent: Presence;
  readonly recordOf: (match: Match) => Promise<string>;
};

/** How many matches a list holds. */
const ROWS = { unfinished: 100, finished: 20 };

/** How old the list of the lobby may be, in ms. What is changed by a request to this process is in it at once. */
const LOBBY_AGE = 1000;

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const timeOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** `isGameover`, `updatedBefore` and `updatedAfter`, as boardgame.io's `LobbyClient` sends them. */
const listQuery = (game: string, query: Readonly<Record<string, unknown>>): ListQuery => ({
  game,
  over: BOOLEANS.get(query.isGameover),
  updatedBefore: timeOf(query.updatedBefore),
  updatedAfter: timeOf(query.updatedAfter),
  limit: ROWS.unfinished,
});

/** The routes of protocol.ts. Why they are not boardgame.io's own: lobbyServer.ts. */
export const addLobbyRoutes = (router: Router, { store, games, lobby, isPresent, recordOf }: Parts): void => {
  const matchAt = ({ name, id }: Readonly<Record<string, string | undefined>>) => lobby.matchAt(name!, id!);

  const lobbyList = remembered(async () => {
    const [unfinished, finished] = await Promise.all([
      store.list({ over: false, limit: ROWS.unfinished }),
      store.list({ over: true, limit: ROWS.finished }),
    ]);
    return JSON.stringify([...unfinished, ...finished].map(lobbyRow));
  }, LOBBY_AGE);

  router.use(async (ctx, next) => {
    await next();
    if (ctx.method === 'POST') lobbyList.forget();
  });

  router.get('/lobby', async (ctx) => {
    ctx.type = 'json';
    ctx.body = await lobbyList.get();
  });

  router.get('/games', (ctx) => {
    ctx.body = [...games.keys()];
  });

  router.get('/games/:name', async (ctx) => {
    const { id } = lobby.gameNamed(ctx.params.name!);
    const matches = await store.list(listQuery(id, ctx.query));
    const body: LobbyAPI.MatchList = { matches: matches.map((match) => matchJson(match, isPresent)) };
    ctx.body = body;
  });

  router.post('/games/:name/create', async (ctx) => {
    ctx.body = await lobby.open(ctx.params.name!, await readBody(ctx, BODIES.create));
  });

  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = matchJson(await matchAt(ctx.params), isPresent);
  });

  router.get('/games/:name/:id/record', async (ctx) => {
    const match = await matchAt(ctx.params);
    if (match.gameover === undefined) throw new Fault(409, 'stillRunning');
    ctx.body = await recordOf(match);
    ctx.type = 'json';
  });

  router.post('/games/:name/:id/join', async (ctx) => {
    ctx.body = await lobby.join(await matchAt(ctx.params), await readBody(ctx, BODIES.join));
  });

  router.post('/games/:name/:id/leave', async (ctx) => {
    await lobby.leave(await matchAt(ctx.params), await readBody(ctx, BODIES.leave));
    ctx.body = {};
  });

  router.post('/games/:name/:id/update', async (ctx) => {
    await lobby.rename(await matchAt(ctx.params), await readBody(ctx, BODIES.update));
    ctx.body = {};
  });

  router.post('/games/:name/:id/playAgain', async (ctx) => {
    ctx.body = await lobby.playAgain(await matchAt(ctx.params), await readBody(ctx, BODIES.playAgain));
  });

  router.post('/games/:name/:id/close', async (ctx) => {
    await lobby.close(await matchAt(ctx.params), await readBody(ctx, BODIES.close));
    ctx.body = {};
  });

  router.post('/games/:name/:id/free', async (ctx) => {
    await lobby.free(await matchAt(ctx.params), await readBody(ctx, BODIES.free));
    ctx.body = {};
  });

  // boardgame.io's older way to rename, which its LobbyClient no longer calls
  router.post('/games/:name/:id/rename', () => {
    throw new Fault(410, 'malformed');
  });
};
