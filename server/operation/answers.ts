import type { IncomingMessage } from 'node:http';
import { Fault } from '../http/faults';
import type { Middleware } from '../http/koa';
import { hashOf, proves } from '../identity';
import type { ServerSettings } from '../settings';
import type { Metrics } from './metrics';
import type { Readiness } from './readiness';

type Parts = {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Can servers of the same database hear each other? Undefined for a server that has its matches to itself. */
  readonly bus: () => 'up' | 'away' | undefined;
  readonly settings: Pick<ServerSettings, 'metricsToken'>;
};

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Does the request come from this machine itself, and not through a proxy on it? */
const isLocal = ({ headers, socket }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** With a token set: whoever sends it. Without: only this machine. */
const mayReadMetrics = (request: IncomingMessage, { metricsToken }: Parts['settings']): boolean =>
  metricsToken === undefined
    ? isLocal(request)
    : proves(request.headers.authorization?.replace(/^Bearer /i, ''), hashOf(metricsToken));

/** Answers monitoring requests: is the server alive, can it play, and its metrics. Placed before all rate limits. */
export const answerOperation =
  ({ readiness, metrics, bus, settings }: Parts): Middleware =>
  async (ctx, next) => {
    const path = ['GET', 'HEAD'].includes(ctx.method) ? ctx.path : '';
    if (path === '/healthz') ctx.body = {};
    else if (path === '/readyz') {
      const reason = await readiness.whyNot();
      ctx.status = reason ? 503 : 200;
      const heard = bus();
      // a server that hears no other can still play
      ctx.body = { ready: !reason, ...(reason && { reason }), ...(heard && { bus: heard }) };
    } else if (path === '/metrics') {
      if (!mayReadMetrics(ctx.req, settings)) throw new Fault(403, 'malformed');
      ctx.body = await metrics.text();
      ctx.type = metrics.contentType;
    } else await next();
  };
