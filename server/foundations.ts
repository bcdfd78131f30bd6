import type { DestinationStream } from 'pino';
import webPush from 'web-push';
import type { AnyGame } from '../games';
import type { Cluster } from './cluster/cluster';
import { openCluster } from './cluster/openCluster';
import type { Limits } from './http/limits';
import { createLog, type Log } from './log';
import { createLiveMatches, type LiveMatches } from './matches/liveMatches';
import { servedGames, type ServedGames } from './matches/servedGames';
import { keepUptime, type Uptime } from './matches/uptime';
import { measuredStore } from './operation/measured';
import { createMetrics, type Metrics } from './operation/metrics';
import { openMatches } from './operation/openMatches';
import { createReadiness, type Readiness } from './operation/readiness';
import { remembered } from './remembered';
import type { ServerSettings } from './settings';
import type { MatchStore, PushKeys } from './storage/matchStore';

/** What every part of a server builds on. */
export type Foundations = {
  readonly settings: ServerSettings;
  readonly games: ServedGames;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly store: MatchStore;
  readonly live: LiveMatches;
  /** This process among those that share the store. */
  readonly cluster: Cluster;
  readonly limits: Limits;
  /** The time in ms since 1970. */
  readonly clock: () => number;
  /** The total time a server has been open. */
  readonly uptime: Uptime;
  /** The keys that tell push services who is calling. */
  readonly keys: () => Promise<PushKeys>;
};

type Given = {
  readonly games: readonly AnyGame[];
  readonly clock: () => number;
  readonly logTo: DestinationStream | undefined;
};

/**
 * Opens the store, the log and the cluster from the settings. Rejects when the store or the cluster cannot be opened.
 */
export const layFoundations = async (
  settings: ServerSettings,
  { games, clock, logTo }: Given,
): Promise<Foundations> => {
  const log = createLog(settings.logLevel, logTo);
  const metrics = createMetrics();
  const matches = await openMatches(settings, {
    clock,
    onBroken: (matchID, error) => log.error({ matchID, error }, 'a match cannot be read'),
    onGroup: metrics.committedTogether,
  });
  const store = measuredStore(matches, metrics, () => readiness.lost('corrupted'));
  const readiness = createReadiness(() => Promise.all([store.ping(), store.list({ limit: 1 })]), log);
  const { cluster, limits } = await openCluster(settings, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    settings,
    games: servedGames(games),
    log,
    metrics,
    readiness,
    store,
    live: createLiveMatches(store),
    cluster,
    limits,
    clock,
    uptime: await keepUptime(store, clock, settings.databaseUrl !== undefined, log),
    keys: remembered(() => store.pushKeys(webPush.generateVAPIDKeys()), Infinity).get,
  };
};
