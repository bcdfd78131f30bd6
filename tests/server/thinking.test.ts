import { rmSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../../games';
import { cardGame } from '../../games/auf-achse-cards';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { tableOf } from '../../games/shared/table';
import { createThinking, type AwaitedBot } from '../../server/bots/thinking';
import { createLog } from '../../server/log';
import { createLiveMatches } from '../../server/matches/liveMatches';
import { createMoveQueue } from '../../server/matches/moveQueue';
import { initialState, servedGames } from '../../server/matches/servedGames';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import { later, PATIENCE, stateIDIn, timeless } from './harness';
import * as slow from './slowShelf';
import { threadsWith } from './threads';

const SLOW = threadsWith(slow.GAMES, 'slowShelf.js');
const G = tableOf(cardGame, { seed: 'deal', numPlayers: 3 }).start.G;
const LISTED = cardGame.legalMoves(cardGame.playerView(G, '1'), '1');

const seatOf = (module: AnyGame): AwaitedBot => ({
  module,
  view: cardGame.playerView(G, '1'),
  playerID: '1',
  level: 'easy',
});

const WANTED = new AbortController().signal;

/** Computer players that think, and every line logged about them. */
const thinkers = (given: Omit<Parameters<typeof createThinking>[0], 'log'>) => {
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  return { ...createThinking({ log, ...given }), logged };
};

/** Long enough for any thought, however busy the machine is. */
const LIMIT = 2000;

describe('a computer player', () => {
  const { decide, close, logged } = thinkers({ ...SLOW, limit: LIMIT });
  afterEach(() => void logged.splice(0));
  afterAll(close);

  test('thinks in its own thread', async () => {
    const here = jest.spyOn(slow.quick.bots, 'easy');
    expect(await decide(seatOf(slow.quick), WANTED)).toEqual(LISTED[0]);
    expect(here).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  test('thinks even if no thread knows its game', async () => {
    expect(LISTED).toContainEqual(await decide(seatOf(cardGame), WANTED));
    expect(logged).toEqual([]);
  });

  test('may take its time to answer', async () => {
    expect(await decide(seatOf(slow.patient), WANTED)).toEqual(LISTED[0]);
    expect(logged).toEqual([]);
  });

  test.each([slow.helpless, slow.deadly, slow.cheating, slow.busy])(
    'that is $id plays any listed move, and the next one thinks in a thread again',
    async (module) => {
      expect(LISTED).toContainEqual(await decide(seatOf(module), WANTED));
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('a computer player could not decide');
      expect(await decide(seatOf(slow.quick), WANTED)).toEqual(LISTED[0]);
      expect(logged).toHaveLength(1);
    },
  );

  test('does not reveal what it wanted to play', async () => {
    await decide(seatOf(slow.cheating), WANTED);
    expect(logged.join()).toContain('notListed');
    expect(logged.join()).not.toContain('its secret');
  });

  test('whose decision is no longer needed stops at once, in a thread or before it has one', async () => {
    const unwanted = Array.from({ length: 8 }, () => new AbortController());
    const ended = Promise.allSettled(unwanted.map(({ signal }) => decide(seatOf(slow.busy), signal)));
    for (const thought of unwanted) thought.abort();
    expect((await ended).map(({ status }) => status)).toEqual(unwanted.map(() => 'rejected'));
    expect(await decide(seatOf(slow.quick), WANTED)).toEqual(LISTED[0]);
    expect(logged).toEqual([]);
  });
});

test('a computer player is told when its time to think is over', async () => {
  const { decide, close, logged } = thinkers({ ...SLOW, limit: PATIENCE });
  later(close);
  expect(await decide(seatOf(slow.thorough), WANTED)).toEqual(LISTED.at(-1));
  expect(logged).toEqual([]);
});

test.each([
  ['finds the games of the shelf', {}, /^$/],
  [
    'that finds no games holds nobody up',
    { shelf: { games: [cardGame], address: 'file:///nowhere/games.ts' } },
    /a thread for computer players has failed.*a computer player could not decide/s,
  ],
])('a thread %s', async (_, given, said) => {
  const { decide, close, logged } = thinkers(given);
  later(close);
  for (let time = 0; time < 2; time++) expect(LISTED).toContainEqual(await decide(seatOf(cardGame), WANTED));
  expect(logged.join('')).toMatch(said);
});

test('a match continues while computer players of another one think', async () => {
  const { decide, close } = thinkers({ ...SLOW, limit: PATIENCE });
  later(close);
  await decide(seatOf(slow.quick), WANTED);
  const store = await openSqliteStore(':memory:');
  later(store.close);
  const moves = createMoveQueue(store, createLiveMatches(store), createLog('silent'), timeless);
  const served = servedGames([cardGame]).get(cardGame.id)!;
  const options = cardGame.options.parse({}, 2);
  const seats = ['0', '1'].map((playerID) => ({
    playerID,
    name: playerID,
    credentialHash: 'hash',
    bot: undefined,
    standIn: undefined,
    awaySince: undefined,
  }));
  const matchID = 'other';
  const state = initialState(served, { seed: matchID, numPlayers: 2, options });
  await store.create({
    matchID,
    game: served.id,
    rules: cardGame.rules,
    unlisted: false,
    options,
    table: USUAL_TABLE,
    seats,
    seed: matchID,
    state,
  });

  let isThinking = true;
  const thought = decide(seatOf(slow.busy), WANTED).finally(() => (isThinking = false));
  for (let count = 0; count < 20; count++) {
    const { G, ...now } = (await store.load(matchID))!.state;
    const [playerID] = cardGame.awaited(G as never);
    const [move] = cardGame.legalMoves(cardGame.playerView(G as never, playerID!), playerID!);
    const stateID = stateIDIn({ G, ...now });
    expect(await moves.play({ served, matchID, playerID: playerID!, move: move!, stateID })).toBeUndefined();
  }
  expect(isThinking).toBe(true);
  writeFileSync(slow.GO, '');
  later(() => rmSync(slow.GO));
  expect(await thought).toEqual(LISTED[0]);
});
