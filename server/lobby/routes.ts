import type { LobbyAPI } from 'boardgame.io';
import type { MatchRecord } from '../../games/shared/record';
import { Fault } from '../http/faults';
import type { Router } from '../http/koa';
import type { Presence } from '../matches/sight';
import type { ListQuery, Match, MatchStore } from '../storage/matchStore';
import { BODIES, readBody } from './body';
import type { Desk } from './desk';
import { lobbyRow, matchShown } from './shown';

type Parts = {
  readonly store: MatchStore;
  readonly desk: Desk;
  readonly isPresent: Presence;
  readonly recordOf: (match: Match) => Promise<MatchRecord>;
};

/** How many matches a list holds. */
const ROWS = { unfinished: 100, finished: 20 };

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

/**
 * The routes of protocol.ts. They are asked before boardgame.io's own, which trust whoever calls first: of those only
 * GET /games is left.
 */
export const addLobbyRoutes = (router: Router, { store, desk, isPresent, recordOf }: Parts): void => {
  const matchAt = ({ name, id }: Readonly<Record<string, string | undefined>>) => desk.matchAt(name!, id!);

  router.get('/healthz', async (ctx) => {
    await store.ping();
    ctx.body = {};
  });

  router.get('/lobby', async (ctx) => {
    const [unfinished, finished] = await Promise.all([
      store.list({ over: false, limit: ROWS.unfinished }),
      store.list({ over: true, limit: ROWS.finished }),
    ]);
    ctx.body = [...unfinished, ...finished].map(lobbyRow);
  });

  router.get('/games/:name', async (ctx) => {
    const { id } = desk.gameCalled(ctx.params.name!);
    const matches = await store.list(listQuery(id, ctx.query));
    const body: LobbyAPI.MatchList = { matches: matches.map((match) => matchShown(match, isPresent)) };
    ctx.body = body;
  });

  router.post('/games/:name/create', async (ctx) => {
    ctx.body = await desk.open(ctx.params.name!, await readBody(ctx, BODIES.create));
  });

  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = matchShown(await matchAt(ctx.params), isPresent);
  });

  router.get('/games/:name/:id/record', async (ctx) => {
    const match = await matchAt(ctx.params);
    if (match.gameover === undefined) throw new Fault(409, 'stillRunning');
    ctx.body = await recordOf(match);
  });

  router.post('/games/:name/:id/join', async (ctx) => {
    ctx.body = await desk.join(await matchAt(ctx.params), await readBody(ctx, BODIES.join));
  });

  router.post('/games/:name/:id/leave', async (ctx) => {
    await desk.leave(await matchAt(ctx.params), await readBody(ctx, BODIES.leave));
    ctx.body = {};
  });

  router.post('/games/:name/:id/update', async (ctx) => {
    await desk.rename(await matchAt(ctx.params), await readBody(ctx, BODIES.update));
    ctx.body = {};
  });

  router.post('/games/:name/:id/playAgain', async (ctx) => {
    ctx.body = await desk.playAgain(await matchAt(ctx.params), await readBody(ctx, BODIES.playAgain));
  });

  // boardgame.io keeps an older way to rename; one is enough
  router.post('/games/:name/:id/rename', () => {
    throw new Fault(410, 'malformed');
  });
};
