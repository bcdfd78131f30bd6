import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import serve from 'koa-static';
import type { Middleware } from './koa';

/** What belongs to the lobby server; every other address is one of the page's. */
export const isApi = (path: string): boolean =>
  /^\/(games|lobby|healthz|readyz|metrics|socket\.io)(\/|$)/.test(path);

const NOT_BUILT = 'The page has not been built yet. Run "npm run build" and load this address again.\n';

export const isBuilt = (pageDir: string): boolean => existsSync(join(pageDir, 'index.html'));

/**
 * Serves the built page: files as they are or as the build has compressed them, and index.html for every address the
 * page itself knows what to do with.
 */
export const servePage = (pageDir: string): Middleware => {
  const files = serve(pageDir, {
    index: false,
    setHeaders: (response, path, { size, mtimeMs }) => {
      // the name of a built file changes with what is in it
      const lasts = path.startsWith(join(pageDir, 'assets'));
      response.setHeader('Cache-Control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('ETag', `"${size.toString(36)}-${mtimeMs.toString(36)}"`);
    },
  });

  const send: Middleware = async (ctx, next) => {
    ctx.vary('Accept-Encoding');
    await files(ctx, next);
    if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
  };

  return async (ctx, next) => {
    const { path } = ctx;
    if (isApi(path) || !['GET', 'HEAD'].includes(ctx.method)) await next();
    else if (extname(path)) await send(ctx, async () => {});
    else {
      ctx.path = '/index.html';
      await send(ctx, async () => {
        ctx.status = 503;
        ctx.body = NOT_BUILT;
      });
      ctx.path = path;
    }
  };
};
