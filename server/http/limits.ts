import {
  RateLimiterMemory,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** Takes one from what is left; returns false when nothing is left. */
export type Bucket = () => boolean;

/** How many requests are allowed at once (`burst`), and how many more each second. */
export type Allowance = { readonly burst: number; readonly perSecond: number };

/** A bucket that starts full and refills over time; `now` returns the time in ms. */
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
 * How many requests of a kind (`points`) one address may make in a period (`duration`, in seconds). Several players,
 * each with several windows, may share an address.
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

/**
 * How many matches opened by one address may wait for players at once: more than a household or a school class opens.
 */
const TABLES = 10;

/** How many requests callers may make. */
export type Limits = {
  /** Takes one from the allowance of the address; returns false when nothing is left. */
  readonly allow: (what: Limited, address: string) => Promise<boolean>;
  /** An allowance for one connection: kept with the connection, and gone with it. */
  readonly bucket: (allowance: Allowance) => Bucket;
  /** How many connections one address may hold at once. */
  readonly connections: number;
  /** How many matches opened by one address may wait for players at once. */
  readonly tables: number;
};

/** Creates the counter for one limit; processes that count together pass one that they share. */
export type CounterOf = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** The limits of a public server. When a counter cannot be reached, nobody is held up. */
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
