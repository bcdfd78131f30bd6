import type serve from 'koa-static';
import type { Log } from '../log';

/** Koa comes with boardgame.io; these types avoid a second copy of it. */
export type Middleware = ReturnType<typeof serve>;
export type Context = Parameters<Middleware>[0];

/** The state of a request in progress. */
type RequestState = { log: Log };

/** The state noted for a request so far. */
export const stateOf = (ctx: Context): RequestState => ctx.state as RequestState;
