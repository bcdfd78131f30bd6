import type { ServerSettings } from '../settings';
import { LOCAL_ORIGIN } from './callers';
import type { Middleware } from './koa';

/** Lets the pages of `origins`, and those of this machine, read the answers of the API. Browsers ask this first. */
export const answerCors =
  ({ origins }: Pick<ServerSettings, 'origins'>): Middleware =>
  async (ctx, next) => {
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!origins.includes(origin) && !LOCAL_ORIGIN.test(origin)) return next();
    ctx.set('Access-Control-Allow-Origin', origin);
    if (ctx.method !== 'OPTIONS' || !ctx.get('Access-Control-Request-Method')) return next();
    ctx.set('Access-Control-Allow-Methods', 'GET, HEAD, POST');
    ctx.set('Access-Control-Allow-Headers', 'Content-Type');
    ctx.status = 204;
  };
