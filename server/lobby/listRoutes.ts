import type { LobbyAPI } from 'boardgame.io';
import { MOST_ASKED, REPLAY_ROWS, type LobbyMatch, type LobbyReplay } from '../../games/shared/protocol';
import type { Router } from '../lobbyServer';
import type { Presence } from '../matches/payloads';
import type { ServedGames } from '../matches/servedGames';
import { remembered } from '../remembered';
import type { ListQuery, MatchStore, ReplayQuery } from '../storage/matchStore';
import { leftAt } from '../matches/clocks';
import type { Awaited } from './awaited';
import type { Lobby } from './lobby';
import { lobbyRow, matchJson } from './matchJson';

type Parts = {
  readonly store: Pick<MatchStore, 'list' | 'readAll' | 'replays'>;
  readonly games: ServedGames;
  readonly lobby: Pick<Lobby, 'gameNamed'>;
  readonly isPresent: Presence;
  readonly awaited: Awaited;
  /** The total time a server has been open, in ms; the clocks of matches use it. */
  readonly openFor: () => number;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** The most matches in one list. */
const ROWS = 100;

/** How old the lobby's list may be, in ms. Changes requested from this process appear in it at once. */
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

/** The running matches as the lobby shows them, in JSON: first those where somebody sits, each group newest first. */
const lobbyJson = async (store: Pick<MatchStore, 'list'>, now: number): Promise<string> => {
  const seated = await store.list({ over: false, seated: true, limit: ROWS });
  // empty tables do not take the place of tables where somebody waits
  const left = ROWS - seated.length;
  const empty = left > 0 ? await store.list({ over: false, seated: false, limit: left }) : [];
  return JSON.stringify([...seated, ...empty].map((match) => lobbyRow(match, now)));
};

/** The routes of protocol.ts that return many matches at once. */
export const addListRoutes = (
  router: Router,
  { store, games, lobby, isPresent, awaited, openFor, clock }: Parts,
): void => {
  const lobbyList = remembered(() => lobbyJson(store, clock()), LOBBY_AGE);

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
        ...lobbyRow(match, clock()),
        awaited: await awaited(match),
        ...(match.clocks && match.gameover === undefined && { left: leftAt(match.clocks, openFor()) }),
      })),
    );
  });

  router.get('/lobby/replays', async (ctx) => {
    const found = await store.replays(replayQuery(ctx.query));
    ctx.body = found.map((match): LobbyReplay => ({ ...lobbyRow(match, clock()), endedAt: match.endedAt }));
  });

  router.get('/games', (ctx) => {
    ctx.body = [...games.keys()];
  });

  router.get('/games/:name', async (ctx) => {
    const { id } = lobby.gameNamed(ctx.params.name!);
    const matches = await store.list(listQuery(id, ctx.query));
    const body: LobbyAPI.MatchList = {
      matches: matches.map((match) => matchJson(match, clock(), isPresent)),
    };
    ctx.body = body;
  });
};
