import type { Log } from '../log';
import type { MatchStore } from '../storage/matchStore';

/** How long there has been a server, in ms: while none is open no clock of a match goes on. */
export type Uptime = {
  readonly now: () => number;
  /** Keeps when this server was open last. */
  readonly close: () => Promise<void>;
};

/** How often it is kept that a server is open, and after how long without that none was, in ms. */
const EVERY = 5000;
const SILENCE = 3 * EVERY;

/**
 * Says in the store that a server is open, now and every few seconds. A server that shares its store with others takes a
 * short silence for theirs; one that has it to itself knows better.
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
    // whoever is open was not closed, however long it was too busy to say so
    closedFor = await store.stayOpen(hasBegun ? undefined : isShared ? SILENCE : 0);
    hasBegun = true;
  };
  const tryToStay = () =>
    stay().catch((error: unknown) => log.warn({ error }, 'that this server is open could not be kept'));
  // a store that cannot be written keeps no server from saying so
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
