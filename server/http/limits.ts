import {
  RateLimiterMemory,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** Takes one of what is left; answers false when nothing is. */
export type Bucket = () => boolean;

/** How much may be asked at once (`burst`), and how much more each second. */
export type Allowance = { readonly burst: number; readonly perSecond: number };

/** A bucket that is full at first and fills up again; `now` answers the time in ms. */
export const bucketOf = (
  { burst, perSecond }: Allowance,
  now: () => number = () => performance.now(),
): Bucket => {
  let left = burst;
  let last = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - last) / 1000) * perSecond);
    last = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What one address may ask for (`points`) in a stretch of time (`duration`, in seconds). Several players, and several
 * windows of each, may share an address.
 */
const PER_ADDRESS = {
  look: { points: 800, duration: 30 },
  change: { points: 120, duration: MINUTE },
  create: { points: 60, duration: HOUR },
  sit: { points: 120, duration: HOUR },
  connect: { points: 240, duration: MINUTE },
  sync: { points: 600, duration: MINUTE },
};
export type Limited = keyof typeof PER_ADDRESS;

/** How many connections one address may hold at once. */
const CONNECTIONS = 250;

/** How many matches that one address opened may wait for players at once: more than a household or a class of friends opens. */
const TABLES = 10;

/** What callers may ask for, and how often. */
export type Limits = {
  /** Takes one of what the address may have; answers false when nothing is left. */
  readonly allow: (what: Limited, address: string) => Promise<boolean>;
  /** What one connection may have of something: kept beside it, and gone with it. */
  readonly bucket: (allowance: Allowance) => Bucket;
  /** How many connections one address may hold at once. */
  readonly connections: number;
  /** How many matches that one address opened may wait for players at once. */
  readonly tables: number;
};

/** Makes the counter of one limit; processes that are to count together hand in one that they share. */
export type CounterOf = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** The limits of a server that anybody may call. A counter that cannot be asked holds nobody up. */
export const createLimits = (counterOf: CounterOf = (options) => new RateLimiterMemory(options)): Limits => {
  const counters = new Map<string, RateLimiterAbstract>(
    Object.entries(PER_ADDRESS).map(([what, limit]) => [what, counterOf({ keyPrefix: what, ...limit })]),
  );
  return {
    allow: (what, address) =>
      counters
        .get(what)!
        .consume(address)
        .then(
          () => true,
          (reason: unknown) => !(reason instanceof RateLimiterRes),
        ),
    bucket: (allowance) => bucketOf(allowance),
    connections: CONNECTIONS,
    tables: TABLES,
  };
};

/** The limits of a server among friends: none. */
export const NO_LIMITS: Limits = {
  allow: async () => true,
  bucket: () => () => true,
  connections: Infinity,
  tables: Infinity,
};
