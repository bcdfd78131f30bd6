import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import serve from 'koa-static';
import { OUR_SCRIPTS, POLICY } from './headers';
import type { Context, Middleware } from './koa';
import type { PreviewFor } from './preview';

/** Paths that belong to the lobby server; every other path belongs to the page. */
export const isApi = (path: string): boolean =>
  /^\/(games|lobby|parcels|push|healthz|readyz|metrics|socket\.io)(\/|$)/.test(path);

const NOT_BUILT = 'The page has not been built yet. Run "npm run build" and load this address again.\n';

/** Is there a built page in the folder? */
export const isBuilt = (pageDir: string): boolean => existsSync(join(pageDir, 'index.html'));

/** The place in index.html for the preview tags of a link. */
const MARK = '<!-- preview -->';

type Index = { readonly html: string; readonly ownScripts: readonly string[] };

/** The hashes under which a policy allows the inline scripts of the page. */
const hashesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );

/** Reads index.html if it has a place to fill; reads it again after a new build. */
const readerOf = (pageDir: string): (() => Index | undefined) => {
  const file = join(pageDir, 'index.html');
  let read: { readonly at: number; readonly index?: Index } = { at: 0 };
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (at !== read.at) {
      const html = at ? readFileSync(file, 'utf8') : '';
      read = { at, ...(html.includes(MARK) && { index: { html, ownScripts: hashesIn(html) } }) };
    }
    return read.index;
  };
};

const sendFilled = async (
  ctx: Context,
  { html, ownScripts }: Index,
  previewFor: PreviewFor,
): Promise<void> => {
  const tags = await previewFor(ctx);
  const policy = ctx.response.get(POLICY);
  if (policy) ctx.set(POLICY, policy.replace(OUR_SCRIPTS, [OUR_SCRIPTS, ...ownScripts].join(' ')));
  const filled = html.replace(MARK, () => tags);
  ctx.vary('Accept-Encoding');
  ctx.vary('Accept-Language');
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'html';
  if (ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = gzipSync(filled);
  } else ctx.body = filled;
};

/**
 * Serves the built page: files as they are or as compressed by the build, and index.html, with preview tags, for
 * every address that the page itself handles.
 */
export const servePage = (pageDir: string, previewFor: PreviewFor = async () => ''): Middleware => {
  const toBeFilled = readerOf(pageDir);
  const files = serve(pageDir, {
    index: false,
    setHeaders: (response, path, { size, mtimeMs }) => {
      // the name of a built file contains a hash of its content
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

  const sendIndex: Middleware = async (ctx) => {
    const index = toBeFilled();
    if (index) return sendFilled(ctx, index, previewFor);
    const { path } = ctx;
    ctx.path = '/index.html';
    await send(ctx, async () => {
      ctx.status = 503;
      ctx.body = NOT_BUILT;
    });
    ctx.path = path;
  };

  return async (ctx, next) => {
    if (isApi(ctx.path) || !['GET', 'HEAD'].includes(ctx.method)) await next();
    else if (extname(ctx.path)) await send(ctx, async () => {});
    else await sendIndex(ctx, next);
  };
};
