import type { LogEntry } from 'boardgame.io';
import { cardGame } from '../../games/auf-achse-cards';
import { createLog } from '../../server/log';
import { createLiveMatches } from '../../server/matches/liveMatches';
import { createMoveQueue } from '../../server/matches/moveQueue';
import { servedGames } from '../../server/matches/servedGames';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import {
  GAME,
  later,
  lay,
  LONG,
  openMatch,
  openTo,
  seatEverybody,
  startServer,
  stateIDIn,
  temporaryFolder,
  watch,
  type Ear,
  timeless,
} from './harness';

/** A match on a server, and another process that plays in it without telling that server. */
const withAnother = async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir });
  const matchID = await openMatch(server, { setupData: LONG });
  const seats = await seatEverybody(server, matchID, 2);
  const store = await openSqliteStore(dataDir);
  later(() => store.close());
  const served = servedGames([cardGame]).get(GAME)!;
  const playElsewhere = async (playerID: string) => {
    const { state } = (await store.load(matchID))!;
    const [move] = openTo(state, playerID);
    const moves = createMoveQueue(store, createLiveMatches(store), createLog('silent'), timeless);
    expect(
      await moves.play({ served, matchID, playerID, move: move!, stateID: stateIDIn(state) }),
    ).toBeUndefined();
  };
  return { server, matchID, seats, playElsewhere };
};

/** The positions on which the moves that a page was sent were made. */
const toldTo = ({ heard }: Ear): number[] =>
  heard
    .filter(({ event }) => event === 'patch')
    .flatMap(({ args }) => args[4] as LogEntry[])
    .map(stateIDIn);

describe('a move that another process has stored', () => {
  test('is shown with the next one that is played here', async () => {
    const { server, matchID, seats, playElsewhere } = await withAnother();
    const ears = await Promise.all([...seats, undefined].map((seat) => watch(server, matchID, seat)));
    await playElsewhere('1');
    const shown = ears.map((ear) => ear.next('update', (_, state) => stateIDIn(state) === 2));
    lay(ears[0]!, matchID, seats[0]!);
    await Promise.all(shown);
    expect(ears.map(toldTo)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('is shown to everybody watching before a newcomer is shown it', async () => {
    const { server, matchID, seats, playElsewhere } = await withAnother();
    const [first, player] = [await watch(server, matchID), await watch(server, matchID, seats[0])];
    await playElsewhere('1');
    const { playerID, credentials } = seats[1]!;
    const renamed = first.next('matchData');
    // makes the server read the match again
    await server.post(`/games/${GAME}/${matchID}/update`, { playerID, credentials, newName: 'Kemal' });
    await renamed;
    const second = await watch(server, matchID);
    const shown = [first, second].map((ear) => ear.next('update', (_, state) => stateIDIn(state) === 2));
    lay(player, matchID, seats[0]!);
    await Promise.all(shown);
    expect([first, second].map(toldTo)).toEqual([[0, 1], [1]]);
  });
});
