import type { IncomingMessage } from 'node:http';
import type { LobbyAPI } from 'boardgame.io';
import { MOST_ASKED, REPLAY_ROWS, type LobbyMatch, type LobbyReplay } from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import type { Router } from '../lobbyServer';
import type { Presence } from '../matches/payloads';
import type { ServedGames } from '../matches/servedGames';
import { remembered } from '../remembered';
import type { ListQuery, Match, MatchStore, ReplayQuery } from '../storage/matchStore';
import { leftAt } from '../matches/clocks';
import type { Awaited } from './awaited';
import { BODIES, readBody } from './body';
import type { Lobby } from './lobby';
import { lobbyRow, matchJson } from './matchJson';
import type { AskForPause } from './pauses';
import type { Wishes } from './wishes';
import type { StandIns } from './standIns';

type Parts = {
  readonly store: MatchStore;
  readonly games: ServedGames;
  readonly lobby: Lobby;
  readonly standIns: StandIns;
  readonly askForPause: AskForPause;
  readonly wishes: Pick<Wishes, 'speak'>;
  /** Who asks. */
  readonly callerOf: (request: IncomingMessage) => string;
  readonly isPresent: Presence;
  readonly awaited: Awaited;
  /** The time in ms that a server has been open, by which clocks go. */
  readonly openFor: () => number;
  readonly recordOf: (match: Match) => Promise<string>;
};

/** How many matches a list holds. */
const ROWS = 100;

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
  limit: ROWS,
});

const textOf = (text: unknown): string | undefined => (typeof text === 'string' ? text : undefined);

const replayQuery = ({ game, name, endedBefore }: Readonly<Record<string, unknown>>): ReplayQuery => ({
  game: textOf(game),
  name: textOf(name),
  endedBefore: timeOf(endedBefore),
  limit: REPLAY_ROWS,
});

/** The routes of protocol.ts. Why they are not boardgame.io's own: lobbyServer.ts. */
export const addLobbyRoutes = (
  router: Router,
  {
    store,
    games,
    lobby,
    standIns,
    askForPause,
    wishes,
    callerOf,
    isPresent,
    awaited,
    openFor,
    recordOf,
  }: Parts,
): void => {
  const matchAt = ({ name, id }: Readonly<Record<string, string | undefined>>) => lobby.matchAt(name!, id!);

  const lobbyList = remembered(async () => {
    const seated = await store.list({ over: false, seated: true, limit: ROWS });
    // tables at which nobody sits hide none where somebody waits
    const left = ROWS - seated.length;
    const empty = left > 0 ? await store.list({ over: false, seated: false, limit: left }) : [];
    return JSON.stringify([...seated, ...empty].map(lobbyRow));
  }, LOBBY_AGE);

  router.use(async (ctx, next) => {
    await next();
    if (ctx.method === 'POST') lobbyList.forget();
  });

  router.get('/lobby', async (ctx) => {
    ctx.type = 'json';
    ctx.body = await lobbyList.get();
  });

  router.get('/lobby/matches', async (ctx) => {
    const ids = new Set((textOf(ctx.query.ids) ?? '').split(',', MOST_ASKED));
    const matches = await store.readAll([...ids]);
    ctx.body = await Promise.all(
      matches.map(async (match): Promise<LobbyMatch> => ({
        ...lobbyRow(match),
        awaited: await awaited(match),
        ...(match.clocks && match.gameover === undefined && { left: leftAt(match.clocks, openFor()) }),
      })),
    );
  });

  router.get('/lobby/replays', async (ctx) => {
    const found = await store.replays(replayQuery(ctx.query));
    ctx.body = found.map((match): LobbyReplay => ({ ...lobbyRow(match), endedAt: match.endedAt }));
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
    const body = await readBody(ctx, BODIES.create);
    ctx.body = await lobby.open(ctx.params.name!, body, callerOf(ctx.req));
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

  router.post('/games/:name/:id/fill', async (ctx) => {
    await standIns.fill(await matchAt(ctx.params), await readBody(ctx, BODIES.fill));
    ctx.body = {};
  });

  router.post('/games/:name/:id/handOver', async (ctx) => {
    await standIns.handOver(await matchAt(ctx.params), await readBody(ctx, BODIES.handOver));
    ctx.body = {};
  });

  router.post('/games/:name/:id/takeBack', async (ctx) => {
    await standIns.takeBack(await matchAt(ctx.params), await readBody(ctx, BODIES.takeBack));
    ctx.body = {};
  });

  router.post('/games/:name/:id/pause', async (ctx) => {
    await askForPause(await matchAt(ctx.params), await readBody(ctx, BODIES.pause));
    ctx.body = {};
  });

  router.post('/games/:name/:id/goBack', async (ctx) => {
    await wishes.speak(await matchAt(ctx.params), await readBody(ctx, BODIES.goBack));
    ctx.body = {};
  });

  // boardgame.io's older way to rename, which its LobbyClient no longer calls
  router.post('/games/:name/:id/rename', () => {
    throw new Fault(410, 'malformed');
  });
};
