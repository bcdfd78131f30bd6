import type { Server } from 'boardgame.io/server';
import type serve from 'koa-static';

/** Koa and its router come with boardgame.io; these are their types without a second copy of either. */
export type Middleware = ReturnType<typeof serve>;
export type Context = Parameters<Middleware>[0];
export type Router = ReturnType<typeof Server>['router'];
