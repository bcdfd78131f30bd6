import { gameOf, type AnyGame, type GameId } from '../../games';
import { USUAL_TABLE } from '../../games/shared/conduct';
import type { LegalMove } from '../../games/shared/legality';
import { createBots } from '../../server/bots/bots';
import { createThinking, type AwaitedBot, type Thinking } from '../../server/bots/thinking';
import { createLog } from '../../server/log';
import { createLiveMatches } from '../../server/matches/liveMatches';
import { createMoveQueue } from '../../server/matches/moveQueue';
import { initialState, servedGames } from '../../server/matches/servedGames';
import { DEFAULTS } from '../../server/settings';
import type { MatchStore, Seat } from '../../server/storage/matchStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import { later, PATIENCE, stateIDIn, stopTheClock, timeless } from './harness';

const seat = (playerID: string): Seat => ({
  playerID,
  name: `Player ${playerID}`,
  credentialHash: playerID === '0' ? 'hash' : undefined,
  bot: playerID === '0' ? undefined : 'easy',
  standIn: undefined,
  awaySince: undefined,
});

/** Checks repeatedly until something holds; fails when that takes too long. */
export const eventually = async (holds: () => boolean | Promise<boolean>) => {
  const end = Date.now() + PATIENCE;
  while (!(await holds()) && Date.now() < end) await new Promise((resolve) => setImmediate(resolve));
  expect(await holds()).toBe(true);
};

/** The same store, with a way to tell whether calls are still pending. */
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

/** A clock that advances only when everybody is waiting for a pause to end. */
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

/** Matches of a person in seat 0 against computer players, who think in this process and pause as on a server. */
export const tables = async (
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
  /** The store calls that fail at present, and how often they were tried. */
  const away = { read: false, commit: false, asked: 0 };
  /** What another process does before the next move is stored. */
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
  const moves = createMoveQueue(store, live, log, timeless);
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
  /** Resolves when a match is in the wanted state: at once, or with the move that leads to it. */
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
    const others = createMoveQueue(kept, createLiveMatches(kept), log, timeless);
    await others.play({ served, matchID, playerID, move: move!, stateID: stateIDIn(state) });
  };
  const { now, pause } = idleTime(isBusy);
  const played: Move[] = [];
  const thinkers: AwaitedBot[] = [];

  return {
    module,
    stateOf,
    play,
    comesTo,
    playElsewhere,
    elsewhere,
    away,
    logged,
    /** The moves that computer players have made. */
    played,
    /** What they were shown. */
    thinkers,
    now,
    /** Starts the computer players. */
    start: ({
      thinking = createThinking({ log, shelf: { games: [], address: '' } }),
      delay = DEFAULTS.botDelay,
      isMine = () => true,
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
        isMine,
        openTime: timeless,
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

/** Computer players that never decide. */
export const endlessThinking = () => {
  const thoughts: { readonly playerID: string; readonly unwanted: AbortSignal }[] = [];
  const decide: Thinking['decide'] = ({ playerID }, unwanted) => {
    thoughts.push({ playerID, unwanted });
    return new Promise((_, reject) =>
      unwanted.addEventListener('abort', () => reject(new Error('unwanted'))),
    );
  };
  return { thinking: { decide, close: async () => {} }, thoughts };
};
