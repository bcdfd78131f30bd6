import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ServerSettings } from '../settings';

/** The allowed form of an id: it goes into the log and back into a header. */
const ID = /^[\w.-]{1,64}$/;

/**
 * The id under which a request, or the connection it opens, appears in the log: from a trusted proxy, otherwise a new
 * one.
 */
export const requestIdOf = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustProxy }: Pick<ServerSettings, 'trustProxy'>,
): string => {
  const named = headers['x-request-id'];
  return trustProxy && typeof named === 'string' && ID.test(named) ? named : randomUUID();
};
