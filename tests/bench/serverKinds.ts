/** The servers to compare. */
export const KINDS = [
  'echo',
  'stock-memory',
  'stock-flatfile',
  'stock-postgres',
  'ours-sqlite',
  'ours-postgres',
] as const;
export type Kind = (typeof KINDS)[number];

/** A match and the proofs of its seats, in order. */
export type Table = { readonly matchID: string; readonly credentials: readonly string[] };

/** What a server is started with. */
export type Ordered = {
  readonly kind: Kind;
  readonly game: string;
  /** The seed that deals every match. */
  readonly seed: string;
  readonly tables: readonly Table[];
  /** How much the echo sends, in bytes: what the game server sends on average. */
  readonly packetBytes: number;
  /** A separate PostgreSQL database, for the kinds that need one. */
  readonly database?: string | undefined;
  /** Does another process already have its matches there? */
  readonly isSecond?: boolean;
  /** The Redis through which our processes hear each other; by default PostgreSQL. */
  readonly redis?: string | undefined;
};

export type ToServer =
  | { readonly type: 'start'; readonly ordered: Ordered }
  | { readonly type: 'usage' }
  | { readonly type: 'memory' }
  /** Makes a computer player of another match think, one thought after the other, until it stops. */
  | { readonly type: 'think' }
  | { readonly type: 'stop' };

export type Usage = {
  readonly cpuMs: number;
  /** Its delay since the last request, 99th percentile, in ms. */
  readonly late: number;
};

/** The memory of a server after garbage collection, in bytes; also as `rss`. */
export type Memory = { readonly rss: number; readonly held: number };

export type FromServer =
  | { readonly type: 'started'; readonly port: number; readonly tables: readonly Table[] }
  | ({ readonly type: 'usage' } & Usage)
  | ({ readonly type: 'memory' } & Memory)
  /** The first thought has begun. */
  | { readonly type: 'thinking' };
