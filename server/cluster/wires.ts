import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';

/** Carries texts to every connected process, this one included. A lost connection is reopened automatically. */
export type Wire = {
  /** Rejects when there is no connection. */
  readonly send: (text: string) => Promise<unknown>;
  /** Drops a connection that has gone silent, and opens another. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
};

/** Opens a wire on a channel. `hear` is called with every text, `lost` when some texts may have been missed. */
export type OpenWire = (channel: string, hear: (text: string) => void, lost: () => void) => Wire;

/** How long a connection or an answer may take, and how soon a lost connection is reopened, in ms. */
const PATIENCE = 2000;
const RETRY = 250;

/**
 * LISTEN and NOTIFY on one connection. We do not use socket.io's adapter: it keeps lost connections in its pool for
 * ever, so that after some losses it hears nothing; and it sends every notice separately, so that each would wait for
 * the disk.
 */
export const postgresWire =
  (url: string): OpenWire =>
  (channel, hear, lost) => {
    let client: pg.Client | undefined;
    let giveUp: (() => void) | undefined;
    const closed = new AbortController();

    const listenOnce = async () => {
      const next = new pg.Client({
        connectionString: url,
        application_name: 'matches: notices',
        connectionTimeoutMillis: PATIENCE,
        query_timeout: PATIENCE,
        keepAlive: true,
      });
      const over = new Promise<void>((resolve) => {
        giveUp = resolve;
        next.once('end', resolve);
      });
      next.on('error', () => {});
      next.on('notification', ({ payload }) => hear(payload!));
      try {
        await next.connect();
        // losing a notice in a power cut does no harm
        await next.query(`SET synchronous_commit TO off; LISTEN "${channel}"`);
        client = next;
        await over;
      } catch {
        // another try follows
      }
      client = undefined;
      lost();
      next.end().catch(() => {});
    };

    const listen = async () => {
      while (!closed.signal.aborted) {
        await listenOnce();
        await pause(RETRY);
      }
    };
    const listening = listen();

    return {
      send: async (text) => {
        if (!client) throw new Error('there is no connection');
        await client.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [channel, text] });
      },
      renew: () => giveUp?.(),
      close: () => {
        closed.abort();
        giveUp?.();
        return listening;
      },
    };
  };

/**
 * PUBLISH and SUBSCRIBE. We do not use socket.io's adapter: with it, a notice that cannot be sent ends the process,
 * or all notices pile up until Redis is back.
 */
export const redisWire =
  (url: string): OpenWire =>
  (channel, hear, lost) => {
    const connect = (options: object) => {
      const redis = new Redis(url, {
        connectTimeout: PATIENCE,
        retryStrategy: () => RETRY,
        maxRetriesPerRequest: null,
        ...options,
      });
      redis.on('error', () => {});
      return redis;
    };
    const publisher = connect({ enableOfflineQueue: false, commandTimeout: PATIENCE });
    const subscriber = connect({});
    const connections = [publisher, subscriber];
    subscriber.on('message', (_channel, text) => hear(text));
    subscriber.on('close', lost);
    subscriber.subscribe(channel).catch(() => {});
    return {
      send: (text) => publisher.publish(channel, text),
      renew: () => connections.forEach((redis) => redis.disconnect(true)),
      close: async () => connections.forEach((redis) => redis.disconnect()),
    };
  };
