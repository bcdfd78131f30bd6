import type { Log } from '../log';
import { remembered } from '../remembered';

/** Why a server cannot play right now. */
export type NotReady = 'stopping' | 'store' | 'corrupted';

/** Whether a server can play. */
export type Readiness = {
  /** Undefined if it can play; the answer may be a second old. */
  readonly whyNot: () => Promise<NotReady | undefined>;
  /** From now on it cannot play: the reason will not go away by itself. */
  readonly lost: (reason: 'stopping' | 'corrupted') => void;
};

/** How long an answer stays valid, in ms: asking often must not keep the disk busy. */
const FRESH_MS = 1000;

/** How long the store may take to answer, in ms. */
const PATIENCE_MS = 2000;

const inTime = async (work: Promise<unknown>): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};

/** `checkStore` rejects when nothing can be stored or read. Every change is logged with its reason. */
export const createReadiness = (checkStore: () => Promise<unknown>, log: Log): Readiness => {
  let lost: 'stopping' | 'corrupted' | undefined;
  let told: NotReady | undefined;

  const tell = (reason: NotReady | undefined, error?: unknown) => {
    if (reason === told) return;
    told = reason;
    if (reason === 'stopping') return;
    if (reason) log.warn({ reason, error }, 'matches cannot be played on this server');
    else log.info('matches can be played on this server again');
  };

  const store = remembered(
    () =>
      inTime(checkStore()).then(
        () => {
          tell(lost);
          return undefined;
        },
        (error: unknown) => {
          tell('store', error);
          return 'store' as const;
        },
      ),
    FRESH_MS,
  );

  return {
    whyNot: async () => lost ?? store.get(),
    lost: (reason) => {
      lost = reason;
      tell(reason);
    },
  };
};
