import type { Cluster } from '../cluster/cluster';
import type { Log } from '../log';
import type { ServerSettings } from '../settings';
import type { MatchStore } from '../storage/matchStore';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Parts = {
  readonly store: MatchStore;
  readonly cluster: Cluster;
  readonly settings: Pick<ServerSettings, 'matchDays'>;
  readonly log: Log;
};

/** Deletes old matches, now and every hour. Returns a function that stops this. */
export const expireMatches = ({ store, cluster, settings: { matchDays }, log }: Parts): (() => void) => {
  const expire = async () => {
    // one process does this for all
    if (!cluster.isMine('old matches')) return;
    await store.expire({ unchangedFor: matchDays * DAY, emptyFor: HOUR }).then(
      ({ marked, deleted, heldUntil }) => {
        if (marked) log.info({ marked }, 'old matches will be deleted in a day');
        if (deleted) log.info({ deleted }, 'old matches deleted');
        if (heldUntil) log.warn({ heldUntil }, 'the clock has jumped: no match is deleted for now');
      },
      (error: unknown) => log.error({ error }, 'old matches could not be deleted'),
    );
  };
  void expire();
  const timer = setInterval(() => void expire(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
};
