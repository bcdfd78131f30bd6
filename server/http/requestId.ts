import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ServerSettings } from '../settings';

/** What an id may look like: it goes into the log and back into a header. */
const ID = /^[\w.-]{1,64}$/;

/** By what a request, or the connection it opens, is found in the log: as a trusted proxy has called it, else anew. */
export const requestIdOf = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustProxy }: Pick<ServerSettings, 'trustProxy'>,
): string => {
  const named = headers['x-request-id'];
  return trustProxy && typeof named === 'string' && ID.test(named) ? named : randomUUID();
};
