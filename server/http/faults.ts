import type { FaultBody, ServerFault } from '../../games/shared/protocol';
import { StoreUnavailable } from '../storage/matchStore';
import { isApi } from './page';
import { stateOf, type Middleware } from './koa';

/** Why a request is refused: an HTTP status, and a code for which the page has words. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly error: ServerFault,
    readonly values?: FaultBody['values'],
  ) {
    super(error);
  }
}

/** The code for a status that Koa or its router answered with. */
const FAULT_OF_STATUS: Readonly<Record<number, ServerFault>> = {
  403: 'notYourSeat',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'unavailable',
};

/** The status for an error that has none of its own. */
const statusOf = (error: unknown): number => (error instanceof StoreUnavailable ? 503 : 500);

const faultOf = (status: number): ServerFault =>
  FAULT_OF_STATUS[status] ?? (status >= 500 ? 'internal' : 'malformed');

/**
 * Answers every API request that fails with a `FaultBody`; an error of the server itself goes to the log of the
 * request.
 */
export const answerFaults = (): Middleware => async (ctx, next) => {
  let fault: Fault | undefined;
  try {
    await next();
    if (isApi(ctx.path) && ctx.status >= 400 && !(ctx.body instanceof Object))
      fault = new Fault(ctx.status, faultOf(ctx.status));
  } catch (error) {
    const { status = statusOf(error), headers } = error as {
      status?: number;
      headers?: Record<string, string>;
    };
    if (status >= 500)
      stateOf(ctx).log.error(
        { error, method: ctx.method, path: ctx.path },
        'a request could not be answered',
      );
    fault = error instanceof Fault ? error : new Fault(status, faultOf(status));
    if (headers) ctx.set(headers);
  }
  if (!fault) return;
  const body: FaultBody = { error: fault.error, ...(fault.values && { values: fault.values }) };
  ctx.status = fault.status;
  ctx.body = body;
};
