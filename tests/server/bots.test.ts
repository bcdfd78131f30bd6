import { gameOf, type AnyGame, type GameId } from '../../games';
import { decisionOf } from '../../games/shared/bot';
import { seededChance } from '../../games/shared/chance';
import { USUAL_TABLE } from '../../games/shared/conduct';
import type { LegalMove } from '../../games/shared/legality';
import { createBots } from '../../server/bots/bots';
import { createThinking, type Thinker, type Thinking } from '../../server/bots/thinking';
import { createLog } from '../../server/log';
import { createLiveMatches } from '../../server/matches/liveMatches';
import { createMoveQueue } from '../../server/matches/moveQueue';
import { initialState, servedGames } from '../../server/matches/servedGames';
import { DEFAULTS } from '../../server/settings';
import type { MatchStore, Seat } from '../../server/storage/matchStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import {
  later,
  openMatch,
  PATIENCE,
  sitDown,
  startServer,
  stateIDIn,
  stopTheClock,
  temporaryFolder,
  watch,
} from './harness';

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

const seat = (playerID: string): Seat => ({
  playerID,
  name: `Player ${playerID}`,
  credentialHash: playerID === '0' ? 'hash' : undefined,
  bot: playerID === '0' ? undefined : 'easy',
  standIn: undefined,
  awaySince: undefined,
});

/** Looks again and again until something holds; fails when it takes too long. */
const eventually = async (holds: () => boolean | Promise<boolean>) => {
  const end = Date.now() + PATIENCE;
  while (!(await holds()) && Date.now() < end) await new Promise((resolve) => setImmediate(resolve));
  expect(await holds()).toBe(true);
};

/** The same store, and whether it still has something to answer. */
const attended = (store: MatchStore) => {
  let asked = 0;
  const counted = ([call, ask]: [string, (...args: never[]) => Promise<unknown>]) => [
    call,
    (...args: never[]) => {
      asked += 1;
      return ask(...args).finally(() => (asked -= 1));
    },
  ];
  return {
    store: Object.fromEntries(Object.entries(store).map(counted)) as MatchStore,
    isBusy: () => asked > 0,
  };
};

/** Time that passes only when nobody has anything to do but to pause. */
const idleTime = (isBusy: () => boolean) => {
  const pauses: { readonly until: number; readonly end: () => void }[] = [];
  const over = new AbortController();
  let now = 0;
  const pass = async () => {
    while (!over.signal.aborted) {
      for (let idle = 0; idle < 5; idle = isBusy() ? 0 : idle + 1)
        await new Promise((resolve) => setImmediate(resolve));
      const [next] = pauses.sort((a, b) => a.until - b.until);
      if (!next) continue;
      pauses.shift();
      now = next.until;
      next.end();
    }
  };
  void pass();
  later(() => over.abort());
  return {
    now: () => now,
    pause: (ms: number) => new Promise<void>((end) => void pauses.push({ until: now + ms, end })),
  };
};

type Move = { readonly matchID: string; readonly playerID: string; readonly at: number };

/** Matches of a person in seat 0 and computer players, who think here and pause as they do on a server. */
const tables = async (
  id: GameId,
  { seats: count, options = {} }: { seats: number; options?: object },
  ...matchIDs: string[]
) => {
  stopTheClock();
  const module: AnyGame = gameOf(id)!;
  const games = servedGames([module]);
  const served = games.get(id)!;
  const seats = Array.from({ length: count }, (_, at) => seat(String(at)));
  const { store: kept, isBusy } = attended(await openSqliteStore(':memory:'));
  /** What cannot be had of the store at present, and how often it was asked for. */
  const away = { read: false, commit: false, asked: 0 };
  /** What another process does before the next move is kept. */
  const elsewhere: { next?: (() => Promise<unknown>) | undefined } = {};
  const unless = <T>(what: 'read' | 'commit', work: () => Promise<T>): Promise<T> => {
    if (!away[what]) return work();
    away.asked += 1;
    return Promise.reject(new Error('database or disk is full'));
  };
  const store: typeof kept = {
    ...kept,
    load: (matchID) => unless('read', () => kept.load(matchID)),
    commit: async (...move) => {
      const { next } = elsewhere;
      elsewhere.next = undefined;
      await next?.();
      return unless('commit', () => kept.commit(...move));
    },
  };
  const logged: string[] = [];
  const log = createLog('error', { write: (line) => void logged.push(line) });
  const live = createLiveMatches(store);
  const moves = createMoveQueue(store, live, log);
  const settings = module.options.parse(options, count);
  for (const matchID of matchIDs) {
    const state = initialState(served, { seed: matchID, numPlayers: count, options: settings });
    await store.create({
      matchID,
      game: id,
      rules: module.rules,
      unlisted: false,
      options: settings,
      table: USUAL_TABLE,
      seats,
      seed: matchID,
      state,
    });
  }
  const stateOf = async (matchID: string) => (await kept.load(matchID))!.state;
  const play = async (matchID: string, playerID: string, move: LegalMove) =>
    moves.play({ served, matchID, playerID, move, stateID: stateIDIn(await stateOf(matchID)) });
  /** Resolves once a match stands so: at once, or with the move that brings it about. */
  const comesTo = async (matchID: string, isSo: (G: unknown) => boolean) => {
    const come = new Promise<void>((resolve) =>
      moves.onPlayed((made) => {
        if (made.matchID === matchID && isSo(made.state.G)) resolve();
      }),
    );
    if (!isSo((await stateOf(matchID)).G)) await come;
  };
  const playElsewhere = async (matchID: string, playerID: string) => {
    const { state } = (await kept.load(matchID))!;
    const [move] = module.legalMoves(state.G, playerID);
    const others = createMoveQueue(kept, createLiveMatches(kept), log);
    await others.play({ served, matchID, playerID, move: move!, stateID: stateIDIn(state) });
  };
  const { now, pause } = idleTime(isBusy);
  const played: Move[] = [];
  const thinkers: Thinker[] = [];

  return {
    module,
    stateOf,
    play,
    comesTo,
    playElsewhere,
    elsewhere,
    away,
    logged,
    /** What computer players have played. */
    played,
    /** What they were shown. */
    thinkers,
    now,
    /** The computer players come in. */
    start: ({
      thinking = createThinking({ log, shelf: { games: [], address: '' } }),
      delay = DEFAULTS.botDelay,
      isMine,
    }: Partial<Pick<Parameters<typeof createBots>[0], 'thinking' | 'delay' | 'isMine'>> = {}) => {
      moves.onPlayed(({ matchID, entries: [entry] }) => {
        const { playerID } = entry!.action.payload;
        if (playerID !== '0') played.push({ matchID, playerID, at: now() });
      });
      const bots = createBots({
        store,
        at: live.at,
        games,
        moves,
        thinking: {
          ...thinking,
          decide: (thinker, unwanted) => {
            thinkers.push(thinker);
            return thinking.decide(thinker, unwanted);
          },
        },
        delay,
        log,
        pause,
        ...(isMine && { isMine }),
      });
      later(async () => {
        await bots.close();
        await moves.idle();
        await store.close();
      });
      for (const matchID of matchIDs) bots.wake(matchID);
      return bots;
    },
  };
};

/** Computer players who never come to a decision. */
const endlessThinking = () => {
  const thoughts: { readonly playerID: string; readonly unwanted: AbortSignal }[] = [];
  const decide: Thinking['decide'] = ({ playerID }, unwanted) => {
    thoughts.push({ playerID, unwanted });
    return new Promise((_, reject) =>
      unwanted.addEventListener('abort', () => reject(new Error('unwanted'))),
    );
  };
  return { thinking: { decide, close: async () => {} }, thoughts };
};

const RACE = { seats: 6, options: { game: 'advanced' } };
const { min, max } = DEFAULTS.botDelay;

const isAt = (stage: string) => (G: unknown) => (G as { stage: string }).stage === stage;
const READY = { move: 'ready', args: [] };

describe('computer players', () => {
  test('are shown what their seats see', async () => {
    const { module, start, stateOf, thinkers, played } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    const { G } = await stateOf('m');
    start();
    await eventually(() => played.length > 0);
    for (const { playerID, view } of thinkers.slice(0, 2))
      expect(view).toEqual(module.playerView(G, playerID));
  });

  test('pause before a move that others see', async () => {
    const { start, played } = await tables('ausgebremst', RACE, 'm');
    start();
    await eventually(() => played.length === 5);
    for (const { at } of played) {
      expect(at).toBeGreaterThanOrEqual(min);
      expect(at).toBeLessThanOrEqual(max);
    }
  });

  test('pause before each card that they lay face down', async () => {
    const { module, start, play, stateOf, played, now } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    /** Kilometres: of the other cards some have somebody lay a third one. */
    const plainMove = (view: unknown, playerID: string) =>
      module.legalMoves(view, playerID).find(({ args: [card] }) => /^\d/.test(String(card)))!;
    const decide: Thinking['decide'] = async ({ view, playerID }) => plainMove(view, playerID);
    start({ thinking: { decide, close: async () => {} } });
    for (let round = 0; round < 3; round++) {
      const began = now();
      const before = played.length;
      await eventually(() => played.length === before + 4);
      for (const seat of ['1', '2']) {
        const [first, second] = played.slice(before).filter(({ playerID }) => playerID === seat);
        expect(first!.at - began).toBeGreaterThanOrEqual(min);
        expect(second!.at - first!.at).toBeGreaterThanOrEqual(min / 2);
      }
      for (let card = 0; card < 2; card++) {
        const { G } = await stateOf('m');
        expect(await play('m', '0', plainMove(module.playerView(G, '0'), '0'))).toBeUndefined();
      }
    }
  });

  test('lay out in time: an advanced race begins at most 5 s after the last person has laid out', async () => {
    const { module, start, play, comesTo, stateOf, played } = await tables('ausgebremst', RACE, 'm');
    await play('m', '0', READY);
    start();
    await comesTo('m', isAt('setUp'));
    const began = played.at(-1)!.at;
    const chance = seededChance('person');
    for (;;) {
      const { G } = await stateOf('m');
      if (!isAt('setUp')(G) || !module.awaited(G).includes('0')) break;
      await play('m', '0', await decisionOf(module, G, '0', 'easy', chance, () => {}));
    }
    await comesTo('m', isAt('driving'));
    const laidOut = played.filter(({ at }) => at > began);
    expect(laidOut.length).toBeGreaterThan(5 * 20);
    expect(Math.max(...laidOut.map(({ at }) => at)) - began).toBeLessThanOrEqual(2 * max);
    expect(2 * max).toBeLessThan(5000);
  });

  test('tell nothing of their cards by when they play', async () => {
    const even = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    later(() => even.mockRestore());
    const { module, start, stateOf, played } = await tables('auf-achse-cards', { seats: 4 }, 'one', 'other');
    const handsOf = async (matchID: string) =>
      (module.playerView((await stateOf(matchID)).G, '1') as { hands: unknown }).hands;
    expect(await handsOf('one')).not.toEqual(await handsOf('other'));
    start();
    await eventually(() => played.length === 12);
    const playedIn = (match: string) =>
      played.filter(({ matchID }) => matchID === match).map(({ playerID, at }) => [playerID, at]);
    expect(playedIn('one')).toEqual(playedIn('other'));
  });

  test('leave room for other matches between their moves', async () => {
    const { play, start, played } = await tables('ausgebremst', RACE, 'one', 'other');
    for (const matchID of ['one', 'other']) await play(matchID, '0', READY);
    start({ delay: { min: 0, max: 0 } });
    const playedIn = (match: string) => played.filter(({ matchID }) => matchID === match).length;
    await eventually(() => playedIn('one') > 100);
    expect(playedIn('other')).toBeGreaterThan(50);
  });

  test.each(['read', 'commit'] as const)('go on by themselves when the store can %s again', async (what) => {
    const { start, away, played, logged, now } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    away[what] = true;
    start();
    await eventually(() => now() > 10 * 60_000);
    // by two seats or for the match, every eight seconds in the end
    expect(away.asked).toBeGreaterThan(60);
    expect(away.asked).toBeLessThan(200);
    expect(played).toEqual([]);
    expect(logged.length).toBeLessThanOrEqual(2);
    expect(logged[0]).toContain('disk is full');
    away[what] = false;
    await eventually(() => played.length === 4);
  });

  test('take it well when another process has played for their seat meanwhile', async () => {
    const { start, elsewhere, playElsewhere, stateOf, logged } = await tables(
      'auf-achse-cards',
      { seats: 2 },
      'm',
    );
    elsewhere.next = async () => {
      await playElsewhere('m', '1');
      await playElsewhere('m', '1');
    };
    start();
    await eventually(() => elsewhere.next === undefined);
    await eventually(async () => stateIDIn(await stateOf('m')) === 2);
    await new Promise((resolve) => setImmediate(resolve));
    expect(logged).toEqual([]);
  });

  test('play in the matches that are theirs', async () => {
    const mine = new Set(['one']);
    const { start, played } = await tables('auf-achse-cards', { seats: 3 }, 'one', 'other');
    const { wakeAll } = start({ isMine: (matchID) => mine.has(matchID) });
    await eventually(() => played.length === 4);
    expect(played.map(({ matchID }) => matchID)).toEqual(Array(4).fill('one'));
    mine.add('other');
    wakeAll();
    await eventually(() => played.length === 8);
  });

  test('stop thinking about a match that is not theirs any more', async () => {
    let isMine = true;
    const { start } = await tables('auf-achse-cards', { seats: 3 }, 'm');
    const { thinking, thoughts } = endlessThinking();
    const { wakeAll } = start({ thinking, isMine: () => isMine });
    await eventually(() => thoughts.length === 2);
    isMine = false;
    wakeAll();
    await eventually(() => thoughts.every(({ unwanted }) => unwanted.aborted));
  });

  test('play on after a restart, though nobody looks', async () => {
    const dataDir = temporaryFolder();
    const thoughtful = { dataDir, botDelay: { min: 3_600_000, max: 3_600_000 } };
    const before = await startServer(thoughtful);
    const matchID = await openMatch(before, { numPlayers: 2, bots: { 1: 'easy' } });
    await sitDown(before, matchID, '0');
    await before.close();
    await startServer({ dataDir });
    const store = await openSqliteStore(dataDir);
    later(store.close);
    await eventually(async () => (await store.read(matchID))!.stateID === 2);
  });

  test('stop thinking about what is not theirs to decide any more', async () => {
    const { module, start, stateOf, play } = await tables('auf-achse-cards', { seats: 4 }, 'm');
    const { thinking, thoughts } = endlessThinking();
    start({ thinking });
    await eventually(() => thoughts.length === 3);
    const [move] = module.legalMoves((await stateOf('m')).G, '2');
    await play('m', '2', move!);
    await eventually(() => thoughts.some(({ unwanted }) => unwanted.aborted));
    const stopped = thoughts.filter(({ unwanted }) => unwanted.aborted).map(({ playerID }) => playerID);
    expect(stopped).toEqual(['2']);
  });
});
