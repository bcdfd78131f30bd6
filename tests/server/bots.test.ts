import type { State } from 'boardgame.io';
import { racingGame } from '../../games/ausgebremst';
import { decisionOf } from '../../games/shared/bot';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { createBots, type Bots } from '../../server/bots';
import { createLog } from '../../server/log';
import { createLiveMatches } from '../../server/matches/liveMatches';
import { createMoveQueue } from '../../server/matches/moveQueue';
import { initialState, servedGames } from '../../server/matches/servedGames';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import type { Seat } from '../../server/storage/matchStore';
import { later, openMatch, PATIENCE, sitDown, startServer, stateIDIn, watch } from './harness';

test('computer players wait until the last human has sat down', async () => {
  const server = await startServer();
  const matchID = await openMatch(server, { numPlayers: 3, bots: { 2: 'easy' } });
  const ada = await watch(server, matchID, await sitDown(server, matchID, '0'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stateIDIn(ada.state())).toBe(0);
  const both = ada.next('update', (_id, state: never) => stateIDIn(state) === 2);
  await sitDown(server, matchID, '1');
  await both;
  expect(ada.state().G.raceLaid['2']).toBe(true);
});

const HOUR = 3_600_000;
const SEATS = ['0', '1', '2', '3', '4', '5'];
const BOTS = SEATS.slice(1);
const served = servedGames([racingGame]).get('ausgebremst')!;

const seat = (playerID: string): Seat => ({
  playerID,
  name: `Player ${playerID}`,
  credentialHash: playerID === '0' ? 'hash' : undefined,
  bot: playerID === '0' ? undefined : 'easy',
});

const stageOf = ({ G }: State) => (G as { stage: string }).stage;

/** Looks again and again until something holds; fails when it takes too long. */
const eventually = async (holds: () => Promise<boolean>) => {
  const end = performance.now() + PATIENCE;
  while (!(await holds()) && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  expect(await holds()).toBe(true);
};

/** Advanced races of one person and five computer players, who would pause for an hour. */
const races = async (...matchIDs: string[]) => {
  const store = openSqliteStore(':memory:');
  const log = createLog('silent');
  const moves = createMoveQueue(store, createLiveMatches(store), log);
  const options = racingGame.options.parse({ game: 'advanced' });
  for (const matchID of matchIDs) {
    const state = initialState(served, { seed: matchID, numPlayers: SEATS.length, options });
    const seats = SEATS.map(seat);
    await store.create({
      matchID,
      game: served.id,
      rules: served.module.rules,
      unlisted: false,
      options,
      seats,
      seed: matchID,
      state,
    });
  }
  const stateOf = async (matchID: string) => (await store.load(matchID))!.state;
  const play = async (matchID: string, playerID: string, move: LegalMove) =>
    moves.play({ served, matchID, playerID, move, stateID: stateIDIn(await stateOf(matchID)) });

  const played: string[] = [];
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  let bots: Bots | undefined;
  later(async () => {
    bots?.close();
    pauses.mockRestore();
    await moves.idle();
    await store.close();
  });

  return {
    play,
    stateOf,
    /** How long each pause was that has been asked for, in ms. */
    pauses: () => pauses.mock.calls.map(([, ms]) => ms!),
    /** The match of each move, in the order they were played. */
    played,
    /** Everybody is ready to set up their cars; only `start` brings the computer players in. */
    toSetUp: async (matchID: string) => {
      for (const playerID of SEATS) await play(matchID, playerID, { move: 'ready', args: [] });
      expect(stageOf(await stateOf(matchID))).toBe('setUp');
    },
    start: (...woken: string[]) => {
      moves.onPlayed(({ matchID }) => played.push(matchID));
      pauses.mockClear();
      bots = createBots({
        store,
        games: new Map([[served.id, served]]),
        moves,
        delay: { min: HOUR, max: 2 * HOUR },
        log,
      });
      for (const matchID of woken) bots.wake(matchID);
    },
    /** Resolves when all computer players have laid out. */
    laidOut: (matchID: string) =>
      eventually(async () => {
        const { ready } = (await stateOf(matchID)).G as { ready: Record<string, boolean> };
        return BOTS.every((one) => ready[one]);
      }),
  };
};

const movesOf = (matchID: string, played: readonly string[]) =>
  played.filter((match) => match === matchID).length;

describe('computer players', () => {
  test('play what nobody sees at once: the race begins when the last person has laid out', async () => {
    const { toSetUp, start, laidOut, pauses, played, play, stateOf } = await races('m');
    await toSetUp('m');
    start('m');
    await laidOut('m');
    expect(pauses().length).toBeGreaterThanOrEqual(played.length);
    expect(new Set(pauses())).toEqual(new Set([0]));

    const chance = seededChance('person');
    for (let state = await stateOf('m'); stageOf(state) === 'setUp'; state = await stateOf('m')) {
      const move = decisionOf(racingGame, state.G, '0', 'easy', chance, () => {});
      expect(await play('m', '0', move)).toBeUndefined();
    }
    expect(stageOf(await stateOf('m'))).toBe('driving');
  });

  test('pause before a move that others see', async () => {
    const { start, pauses, stateOf } = await races('m');
    start('m');
    const long = () => pauses().filter((ms) => ms !== 0);
    await eventually(async () => long().length === BOTS.length);
    expect(long().every((ms) => ms >= HOUR && ms <= 2 * HOUR)).toBe(true);
    expect(stateIDIn(await stateOf('m'))).toBe(0);
  });

  test('leave room for other matches between their moves', async () => {
    const { toSetUp, start, laidOut, played } = await races('one', 'other');
    await toSetUp('one');
    await toSetUp('other');
    start('one', 'other');
    await Promise.all([laidOut('one'), laidOut('other')]);
    const meanwhile = played.slice(0, played.lastIndexOf('one'));
    expect(movesOf('other', meanwhile)).toBeGreaterThan(movesOf('other', played) / 2);
  });
});
