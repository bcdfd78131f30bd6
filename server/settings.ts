import { join } from 'node:path';
import { StartError } from './operation/startError';
import { ROOT } from './root';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings of a server. */
export type ServerSettings = {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address it listens on: 127.0.0.1 is reachable from this machine only, 0.0.0.0 from everywhere. */
  readonly host: string;
  /** The folder that holds the matches, created if missing; with `:memory:` they last until the server stops. */
  readonly dataDir: string;
  /**
   * The PostgreSQL database that holds the matches instead of a folder, as in postgres://user:password@host/database.
   */
  readonly databaseUrl: string | undefined;
  /**
   * The Redis server through which processes that share a database hear each other; undefined: through the database.
   */
  readonly redisUrl: string | undefined;
  /** The folder of the built page. */
  readonly pageDir: string;
  /** Other pages that may use this server, besides its own and those of this machine. */
  readonly origins: readonly string[];
  readonly logLevel: LogLevel;
  /** A match in which nothing has happened for this many days is marked, and deleted a day later. */
  readonly matchDays: number;
  /** Is the server behind a proxy of ours, which names the caller in X-Forwarded-For? */
  readonly trustProxy: boolean;
  /** The token needed to read the server's metrics; without one, only this machine may. */
  readonly metricsToken: string | undefined;
  /** How long a computer player pauses before a move that others see, in ms. */
  readonly botDelay: { readonly min: number; readonly max: number };
  /**
   * Where operators of a push service can reach the operator of this server: a mailto: or https: address. If it is
   * missing, a message is logged when a player is called through a push service.
   */
  readonly pushContact: string | undefined;
  /** How long after a player has left, or their turn has begun, they are called, in ms. */
  readonly callDelay: number;
  /** May calls go to addresses of our own network, and unencrypted? Only for tests. */
  readonly privateAddresses: boolean;
  /** Are requests, connections and packets limited per caller? */
  readonly rateLimits: boolean;
};

export const DEFAULTS: ServerSettings = {
  port: 8000,
  host: '127.0.0.1',
  dataDir: '.data',
  databaseUrl: undefined,
  redisUrl: undefined,
  pageDir: join(ROOT, 'ui/dist'),
  origins: [],
  logLevel: 'info',
  matchDays: 30,
  trustProxy: false,
  metricsToken: undefined,
  botDelay: { min: 900, max: 1800 },
  pushContact: undefined,
  callDelay: 10_000,
  privateAddresses: false,
  rateLimits: true,
};

type Read<T> = (text: string) => T | undefined;

const wholeNumber =
  (from: number, to: number): Read<number> =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined;

const oneOf =
  <T extends string>(choices: readonly T[]): Read<T> =>
  (text) =>
    choices.find((choice) => choice === text);

/** Long enough not to be guessed, and only characters that a header can carry. */
const token: Read<string> = (text) => (/^[\x21-\x7e]{16,128}$/.test(text) ? text : undefined);

const asText: Read<string> = (text) => text;

/** `https://play.example, http://10.0.0.7:3000`: scheme, host and port, nothing after that. */
const originList: Read<string[]> = (text) => {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)
    ? origins
    : undefined;
};

const addressOf =
  (...protocols: string[]): Read<string> =>
  (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;

const flag: Read<boolean> = (text) => (text === '0' || text === '1' ? text === '1' : undefined);

/** Settings that contain a password or token: their values are never printed, as others may read the output. */
const SECRET = /_(TOKEN|URL)$/;

/**
 * Reads the settings from the environment; what is missing there has its default. Throws a `StartError` that names
 * the variable and its allowed values.
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): ServerSettings => {
  const read = <T>(name: string, otherwise: T, as: Read<T>, mayBe: string): T => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = as(text);
    const found = SECRET.test(name) ? '' : ` is "${text}", but it`;
    if (value === undefined) throw new StartError(`${name}${found} must be ${mayBe}.`);
    return value;
  };
  if (env['REDIS_URL'] && !env['DATABASE_URL'])
    throw new StartError('REDIS_URL is for servers that share a database: set DATABASE_URL too.');
  return {
    ...DEFAULTS,
    port: read('PORT', DEFAULTS.port, wholeNumber(0, 65_535), 'a port number from 0 to 65535'),
    host: read('HOST', DEFAULTS.host, asText, 'an address'),
    dataDir: read('DATA_DIR', DEFAULTS.dataDir, asText, 'a folder'),
    databaseUrl: read(
      'DATABASE_URL',
      DEFAULTS.databaseUrl,
      addressOf('postgres:', 'postgresql:'),
      'the address of a PostgreSQL database like postgres://user:password@host/database',
    ),
    redisUrl: read(
      'REDIS_URL',
      DEFAULTS.redisUrl,
      addressOf('redis:', 'rediss:'),
      'the address of a Redis like redis://user:password@host:6379',
    ),
    origins: read(
      'ORIGINS',
      [...DEFAULTS.origins],
      originList,
      'addresses like https://play.example, divided by commas',
    ),
    logLevel: read('LOG_LEVEL', DEFAULTS.logLevel, oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    matchDays: read(
      'MATCH_DAYS',
      DEFAULTS.matchDays,
      wholeNumber(1, 3650),
      'a number of days from 1 to 3650',
    ),
    trustProxy: read('TRUST_PROXY', DEFAULTS.trustProxy, flag, '0 or 1'),
    metricsToken: read(
      'METRICS_TOKEN',
      DEFAULTS.metricsToken,
      token,
      '16 to 128 letters, digits and signs without a space',
    ),
    pushContact: read(
      'PUSH_CONTACT',
      DEFAULTS.pushContact,
      addressOf('mailto:', 'https:'),
      'an address like mailto:you@play.example or https://play.example',
    ),
  };
};
