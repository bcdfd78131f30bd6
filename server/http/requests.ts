import type { Log } from '../log';
import type { ServerSettings } from '../settings';
import { callerOf } from './callers';
import { Fault } from './faults';
import type { Limited, Limits } from './limits';
import { stateOf, type Context, type Middleware } from './koa';
import { isApi } from './page';
import { requestIdOf } from './requestId';

const kindOf = ({ method, path }: Context): Limited => {
  if (method !== 'POST') return 'look';
  if (path.endsWith('/create') || path === '/parcels') return 'create';
  return path.endsWith('/join') ? 'sit' : 'change';
};

/** Refuses requests of callers who send too many. */
export const limitRequests =
  (settings: Pick<ServerSettings, 'trustProxy'>, limits: Limits): Middleware =>
  async (ctx, next) => {
    if (isApi(ctx.path) && !(await limits.allow(kindOf(ctx), callerOf(ctx.req, settings))))
      throw new Fault(429, 'tooMany');
    await next();
  };

/**
 * Gives every request an id, which appears in all its log lines (`stateOf`) and in the X-Request-Id of the answer,
 * and logs one line per API request.
 */
export const logRequests =
  (log: Log, settings: Pick<ServerSettings, 'trustProxy'>): Middleware =>
  async (ctx, next) => {
    const begun = performance.now();
    const request = requestIdOf(ctx.req, settings);
    const ownLog = log.child({ request });
    stateOf(ctx).log = ownLog;
    ctx.set('X-Request-Id', request);
    await next();
    if (!isApi(ctx.path)) return;
    ctx.set('Cache-Control', 'no-store');
    const ms = Math.round(performance.now() - begun);
    ownLog.debug({ method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'request');
  };
