import type serve from 'koa-static';
import type { Log } from '../log';

/** Koa comes with boardgame.io; these are its types without a second copy of it. */
export type Middleware = ReturnType<typeof serve>;
export type Context = Parameters<Middleware>[0];

/** What is known of a request on its way. */
type RequestState = { log: Log };

/** What has been noted of a request so far. */
export const stateOf = (ctx: Context): RequestState => ctx.state as RequestState;
