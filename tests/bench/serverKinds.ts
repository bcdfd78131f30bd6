/** The servers that are compared. */
export const KINDS = [
  'echo',
  'stock-memory',
  'stock-flatfile',
  'stock-postgres',
  'ours-sqlite',
  'ours-postgres',
] as const;
export type Kind = (typeof KINDS)[number];

/** A match and what proves its seats, in order. */
export type Table = { readonly matchID: string; readonly credentials: readonly string[] };

/** What a server is started with. */
export type Ordered = {
  readonly kind: Kind;
  readonly game: string;
  /** Every match is dealt by it. */
  readonly seed: string;
  readonly tables: readonly Table[];
  /** How much the echo sends, in bytes: what the server of the games sends on average. */
  readonly packetBytes: number;
  /** A PostgreSQL database of its own, for the kinds that need one. */
  readonly database?: string | undefined;
  /** Does another process keep its matches there already? */
  readonly isSecond?: boolean;
  /** How our processes hear each other, if not by way of PostgreSQL. */
  readonly redis?: string | undefined;
};

export type ToServer =
  | { readonly type: 'start'; readonly ordered: Ordered }
  | { readonly type: 'usage' }
  | { readonly type: 'memory' }
  /** Has a computer player of another match think, one thought after the other, until it stops. */
  | { readonly type: 'think' }
  | { readonly type: 'stop' };

export type Usage = {
  readonly cpuMs: number;
  /** How late it was to do things since this was asked last, in ms, 99 times of 100 at most. */
  readonly late: number;
};

/** What a server holds after everything that is held no longer was thrown away, in bytes, as `rss`. */
export type Memory = { readonly rss: number; readonly held: number };

export type FromServer =
  | { readonly type: 'started'; readonly port: number; readonly tables: readonly Table[] }
  | ({ readonly type: 'usage' } & Usage)
  | ({ readonly type: 'memory' } & Memory)
  /** The first thought has begun. */
  | { readonly type: 'thinking' };
