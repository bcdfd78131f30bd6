import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { callerOf, mayCall } from '../http/callers';
import type { Allowance, Bucket, Limits } from '../http/limits';
import type { ServerSettings } from '../settings';

/** One connection, whatever namespaces it enters and leaves. */
type Connection = Socket['conn'];

/**
 * Allowances of one connection. `refusals`: how often it may be refused; `visits`: how often it may enter a
 * namespace.
 */
const ALLOWED = {
  update: { burst: 40, perSecond: 20 },
  chat: { burst: 5, perSecond: 1 },
  sync: { burst: 10, perSecond: 1 },
  log: { burst: 20, perSecond: 2 },
  looks: { burst: 20, perSecond: 1 },
  refusals: { burst: 50, perSecond: 0.5 },
  visits: { burst: 20, perSecond: 0.2 },
} satisfies Record<string, Allowance>;

/** Allowance for frames of every kind, before they are parsed. A page sends one when its player does something. */
const FRAMES = { burst: 300, perSecond: 60 };

/** A client that does not take what is sent is disconnected after one to two times this long, in ms. */
const UNREAD_MS = 15_000;

/** What a connection may still send. */
export type Allowances = Readonly<Record<Exclude<keyof typeof ALLOWED, 'sync'>, Bucket>> & {
  readonly sync: () => Promise<boolean>;
};

type Parts = {
  readonly settings: Pick<ServerSettings, 'origins' | 'trustProxy'>;
  readonly limits: Limits;
  /** How many connections a caller holds to other processes. */
  readonly heldElsewhere: (caller: string) => number;
  /** Called with the number of connections a caller holds here, when it has changed. */
  readonly onHeld: (caller: string, connections: number) => void;
  readonly unreadMs?: number;
};

/** Who may connect, for how long, and what they may send. */
export type Gate = {
  /** For socket.io, which asks this before it accepts a connection. */
  readonly allowRequest: (
    request: IncomingMessage,
    answer: (error: null, mayConnect: boolean) => void,
  ) => void;
  /** Watches the connections of this server: ends those that send without pause, and those that never read. */
  readonly watch: (engine: Server['engine']) => void;
  /** The same object for every namespace of a connection: leaving and coming back resets nothing. */
  readonly allowancesOf: (connection: Connection) => Allowances;
  /** How many connections each caller holds to this process. */
  readonly held: ReadonlyMap<string, number>;
};

/** The allowances of a new connection of a caller. */
const newAllowances = (limits: Limits, caller: string): Allowances => {
  const sync = limits.bucket(ALLOWED.sync);
  return {
    update: limits.bucket(ALLOWED.update),
    chat: limits.bucket(ALLOWED.chat),
    log: limits.bucket(ALLOWED.log),
    looks: limits.bucket(ALLOWED.looks),
    refusals: limits.bucket(ALLOWED.refusals),
    visits: limits.bucket(ALLOWED.visits),
    // the answer is large: many connections of one address must not add up to a flood
    sync: async () => sync() && limits.allow('sync', caller),
  };
};

/** Returns a check to be called regularly: has none of the waiting data been taken since the last call? */
const stuckSince = (connection: Connection): (() => boolean) => {
  let taken = true;
  connection.on('drain', () => (taken = true));
  return () => {
    const { writable } = connection.transport;
    const isStuck = !taken && !writable;
    taken = writable;
    return isStuck;
  };
};

/** Ends a connection that sends without pause, or never reads. */
const guard = (connection: Connection, limits: Limits, unreadMs: number): void => {
  const mayGoOn = limits.bucket(FRAMES);
  const isStuck = stuckSince(connection);
  const timer = setInterval(() => isStuck() && connection.close(true), unreadMs);
  connection.on('packet', () => {
    if (!mayGoOn()) connection.close(true);
  });
  connection.once('close', () => clearInterval(timer));
};

/**
 * Refuses pages of other origins, and addresses that connect too often, hold too many connections or request too
 * much.
 */
export const createGate = ({
  settings,
  limits,
  heldElsewhere,
  onHeld,
  unreadMs = UNREAD_MS,
}: Parts): Gate => {
  const held = new Map<string, number>();
  const known = new WeakMap<Connection, Allowances>();

  const hold = (caller: string, more: 1 | -1) => {
    const now = (held.get(caller) ?? 0) + more;
    if (now > 0) held.set(caller, now);
    else held.delete(caller);
    onHeld(caller, now);
  };

  const hasRoom = async (caller: string): Promise<boolean> =>
    (held.get(caller) ?? 0) + heldElsewhere(caller) < limits.connections && limits.allow('connect', caller);

  return {
    allowRequest: (request, answer) => {
      if (!mayCall(request, settings)) answer(null, false);
      else void hasRoom(callerOf(request, settings)).then((has) => answer(null, has));
    },
    watch: (engine) =>
      void engine.on('connection', (connection: Connection) => {
        const caller = callerOf(connection.request, settings);
        guard(connection, limits, unreadMs);
        hold(caller, 1);
        connection.once('close', () => hold(caller, -1));
      }),
    allowancesOf: (connection) => {
      const allowances =
        known.get(connection) ?? newAllowances(limits, callerOf(connection.request, settings));
      known.set(connection, allowances);
      return allowances;
    },
    held,
  };
};
