import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counted when somebody asks, not as it happens. */
export type Load = 'sockets' | 'watchedMatches' | 'busyMatches' | 'waitingBots' | 'bus' | 'otherServers';

/** The metrics of a server. No metric is split by match or by player. */
export type Metrics = {
  /** A move was stored, `ms` after it was requested. */
  readonly movePlayed: (game: string, ms: number) => void;
  /** A move or another packet was refused. */
  readonly refused: (reason: string) => void;
  /** The store has answered a call, or failed with the code `failure`. */
  readonly storeCalled: (call: string, ms: number, failure?: string) => void;
  /** This many moves were stored in one transaction. */
  readonly committedTogether: (moves: number) => void;
  /** A computer player has decided. */
  readonly botThought: (ms: number) => void;
  /** Sets where the count comes from, from now on. */
  readonly observe: (load: Load, count: () => number) => void;
  /** All metrics in Prometheus format, and the content type of that. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** Resets all metrics. */
  readonly close: () => void;
};

const LOADS: Readonly<Record<Load, { readonly name: string; readonly help: string }>> = {
  sockets: { name: 'game_sockets', help: 'Open connections of pages' },
  watchedMatches: { name: 'game_watched_matches', help: 'Matches that at least one page shows' },
  busyMatches: { name: 'game_busy_matches', help: 'Matches with moves waiting to be checked or stored' },
  waitingBots: { name: 'game_waiting_bots', help: 'Computer players waiting for a thread' },
  bus: {
    name: 'game_bus_up',
    help: '1 while this server receives notices from the servers of the same database, otherwise 0',
  },
  otherServers: {
    name: 'game_other_servers',
    help: 'Other servers of the same database from which notices are received',
  },
};

const FAST = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2, 5];
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

let ofProcess: Registry | undefined;

/**
 * The metrics of the process: memory, garbage collection, event loop delay. They are collected from the first request
 * on, once for all servers in the process: the collectors cannot be stopped.
 */
const processRegister = (): Registry => {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
};

/** The metrics of one server, all 0 at first. */
export const createMetrics = (): Metrics => {
  const register = new Registry();
  const registers = [register];

  const moves = new Counter({
    name: 'game_moves_total',
    help: 'Moves played',
    labelNames: ['game'],
    registers,
  });
  const moveSeconds = new Histogram({
    name: 'game_move_seconds',
    help: 'Time from the request for a move until it is stored',
    buckets: FAST,
    registers,
  });
  const refusals = new Counter({
    name: 'game_refusals_total',
    help: 'Refused packets',
    labelNames: ['reason'],
    registers,
  });
  const storeSeconds = new Histogram({
    name: 'game_store_seconds',
    help: 'Time the store takes to answer',
    labelNames: ['call'],
    buckets: FAST,
    registers,
  });
  const storeFailures = new Counter({
    name: 'game_store_failures_total',
    help: 'Failed calls of the store',
    labelNames: ['call', 'code'],
    registers,
  });
  const groups = new Histogram({
    name: 'game_store_commit_moves',
    help: 'Moves stored in one transaction',
    buckets: SIZES,
    registers,
  });
  const botSeconds = new Histogram({
    name: 'game_bot_seconds',
    help: 'Time computer players take to decide',
    buckets: FAST,
    registers,
  });

  return {
    movePlayed: (game, ms) => {
      moves.inc({ game });
      moveSeconds.observe(ms / 1000);
    },
    refused: (reason) => refusals.inc({ reason }),
    storeCalled: (call, ms, code) => {
      storeSeconds.observe({ call }, ms / 1000);
      if (code !== undefined) storeFailures.inc({ call, code });
    },
    committedTogether: (count) => groups.observe(count),
    botThought: (ms) => botSeconds.observe(ms / 1000),
    observe: (load, count) =>
      void new Gauge({
        ...LOADS[load],
        registers,
        collect() {
          this.set(count());
        },
      }),
    text: async () => (await processRegister().metrics()) + (await register.metrics()),
    contentType: register.contentType,
    close: () => register.clear(),
  };
};
