import type { Log } from '../log';
import type { Settings } from '../settings';
import { callerOf } from './callers';
import { Fault } from './faults';
import { bucketsOf } from './limits';
import { stateOf, type Middleware } from './koa';
import { isApi } from './page';
import { requestIdOf } from './requestId';

/** Per caller; several players may share an address. */
const LIMITS = {
  look: { burst: 200, perSecond: 20 },
  change: { burst: 60, perSecond: 2 },
  create: { burst: 30, perSecond: 0.2 },
};

/** Refuses the requests of callers who send too many. */
export const limitRequests = (settings: Settings): Middleware => {
  const look = bucketsOf(LIMITS.look);
  const change = bucketsOf(LIMITS.change);
  const create = bucketsOf(LIMITS.create);
  return async (ctx, next) => {
    if (settings.rateLimits && isApi(ctx.path)) {
      const caller = callerOf(ctx.req, settings);
      const takes = ctx.method !== 'POST' ? look : ctx.path.endsWith('/create') ? create : change;
      if (!takes(caller)) throw new Fault(429, 'tooMany');
    }
    await next();
  };
};

/**
 * Gives every request an id, which is in all it logs (`stateOf`) and in the answer's X-Request-Id, and logs one
 * line per API request.
 */
export const logRequests =
  (log: Log, settings: Pick<Settings, 'trustProxy'>): Middleware =>
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
