import type serve from 'koa-static';

/** Koa comes with boardgame.io; these are its types without a second copy of it. */
export type Middleware = ReturnType<typeof serve>;
export type Context = Parameters<Middleware>[0];
