import type { LobbyAPI } from 'boardgame.io';
import { boardGame, type View } from '../../games/auf-achse-board';
import { seededChance } from '../../games/shared/chance';
import { createLog } from '../../server/log';
import { createLiveMatches } from '../../server/matches/liveMatches';
import { createMoveQueue } from '../../server/matches/moveQueue';
import { servedGames } from '../../server/matches/servedGames';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import { openOnlineMatch, type OnlineMatch } from '../../ui/online/onlineMatch';
import type { Outbox, Waiting } from '../../ui/online/outbox';
import {
  later,
  startServer,
  stateIDIn,
  temporaryFolder,
  timeless,
  type Created,
  type TestServer,
} from '../server/harness';
import { until } from './becoming';

const GAME = boardGame.id;

/** Opens a match for two and sits down at both seats. */
const tableOn = async (server: TestServer) => {
  const { body: created } = await server.post<Created>(`/games/${GAME}/create`, { numPlayers: 2 });
  const path = `/games/${GAME}/${created.matchID}`;
  const [credentials] = await Promise.all(
    ['0', '1'].map(async (playerID) => {
      const { body } = await server.post<LobbyAPI.JoinedMatch>(`${path}/join`, {
        playerID,
        playerName: `Player ${playerID}`,
      });
      return body.playerCredentials;
    }),
  );
  return { matchID: created.matchID, seat: { playerID: '0', credentials: credentials! } };
};

/** Plays a match on at random where it is kept, up to a position; answers all its moves as they are kept. */
const playOn = async (dataDir: string, matchID: string, end: number) => {
  const store = await openSqliteStore(dataDir);
  const live = createLiveMatches(store);
  const moves = createMoveQueue(store, live, createLog('silent'), timeless);
  const served = servedGames([boardGame]).get(GAME)!;
  const chance = seededChance(matchID);
  for (;;) {
    const { state } = (await live.at(matchID))!;
    if (stateIDIn(state) >= end) break;
    const [playerID] = boardGame.awaited(boardGame.playerView(state.G, null));
    const [move] = chance.Shuffle([...boardGame.legalMoves(state.G as View, playerID!)]);
    await moves.play({ served, matchID, playerID: playerID!, move: move!, stateID: stateIDIn(state) });
  }
  const log = await store.log(matchID);
  await store.close();
  return log
    .filter((entry, at) => at === 0 || stateIDIn(entry) !== stateIDIn(log[at - 1]!))
    .map(({ action: { payload } }) => [payload.playerID, payload.type]);
};

/** How long the match is when a page is lost, and when it comes back: more moves lie between than the server sends at once. */
const [BEFORE, AFTER] = [20, 140];

/** A page that is away for so long. `whileAway` is done as soon as its connection is lost. */
const awayForLong = async (whileAway: (page: OnlineMatch) => void = () => {}) => {
  const settings = { dataDir: temporaryFolder() };
  const opening = await startServer(settings);
  const { matchID, seat } = await tableOn(opening);
  await opening.close();
  await playOn(settings.dataDir, matchID, BEFORE);

  const first = await startServer({ ...settings, port: opening.port });
  let waiting: Waiting = { moves: [], lines: [] };
  const outbox: Outbox = { read: () => waiting, write: (now) => (waiting = now) };
  const page = openOnlineMatch({ module: boardGame, matchID, seat, server: first.url, outbox });
  later(page.close);
  await until(page, () => page.snapshot()?.log.length === BEFORE);
  await first.close();
  await until(page, () => page.connection() === 'offline');
  whileAway(page);

  const kept = await playOn(settings.dataDir, matchID, AFTER);
  await startServer({ ...settings, port: opening.port });
  await until(page, () => page.connection() === 'live');
  return { page, kept, waiting: () => waiting.moves };
};

const shownIn = (page: OnlineMatch) =>
  [...page.earlier(), ...page.snapshot()!.log].map(({ seat, move }) => [seat, move]);

test('who was away for long sees the newest moves, and on request all before them, whole and in order', async () => {
  const { page, kept } = await awayForLong();
  expect(kept).toHaveLength(AFTER);
  const newest = page.snapshot()!.log.length;
  expect(newest).toBeLessThan(AFTER - BEFORE);
  expect(shownIn(page)).toEqual(kept.slice(-newest));

  page.readEarlier();
  // a page that is asked for twice is shown once
  page.readEarlier();
  await until(page, () => page.earlier().length > 0);
  expect(shownIn(page)).toEqual(kept.slice(-newest - 60));
  expect(page.hasEarlier()).toBe(true);
  page.readEarlier();
  await until(page, () => !page.hasEarlier());
  expect(shownIn(page)).toEqual(kept);
});

test('what a match came to is told by all its moves: they come page by page when they are asked for at once', async () => {
  const { page, kept } = await awayForLong();
  page.readAll();
  await until(page, () => !page.hasEarlier());
  expect(shownIn(page)).toEqual(kept);
});

test('a move that was held up while the match went on for long is played no more, and is no fault', async () => {
  const { page, kept, waiting } = await awayForLong((away) => {
    away.play({ move: 'no such move', args: [] });
    expect(away.unsent()).toBe(1);
  });
  expect([waiting(), page.unsent(), page.refused()]).toEqual([[], 0, undefined]);
  expect(shownIn(page)).toEqual(kept.slice(-page.snapshot()!.log.length));
});
