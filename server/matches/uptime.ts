import type { Log } from '../log';
import type { MatchStore } from '../storage/matchStore';

/** The total time a server has been open, in ms: while none is open, no clock of a match runs. */
export type Uptime = {
  readonly now: () => number;
  /** Stores when this server was last open. */
  readonly close: () => Promise<void>;
};

/** How often an open server records that, and how long a silence must be to count as "no server open", in ms. */
const EVERY = 5000;
const SILENCE = 3 * EVERY;

/**
 * Records in the store that a server is open, now and every few seconds. A server that shares its store ignores short
 * silences, because another server may have been open; one that has the store to itself counts every gap.
 */
export const keepUptime = async (
  store: Pick<MatchStore, 'stayOpen'>,
  clock: () => number,
  isShared: boolean,
  log: Log,
): Promise<Uptime> => {
  let closedFor = 0;
  let hasBegun = false;
  const stay = async () => {
    // this server was open all the time, even if it was too busy to record it
    closedFor = await store.stayOpen(hasBegun ? undefined : isShared ? SILENCE : 0);
    hasBegun = true;
  };
  const tryToStay = () =>
    stay().catch((error: unknown) =>
      log.warn({ error }, 'the time this server was last open could not be stored'),
    );
  // a server also starts when the store cannot be written
  await tryToStay();
  const timer = setInterval(() => void tryToStay(), EVERY);
  timer.unref();
  return {
    now: () => clock() - closedFor,
    close: async () => {
      clearInterval(timer);
      await stay().catch(() => {});
    },
  };
};
