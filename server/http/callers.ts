import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings';

type Trust = Pick<Settings, 'trustProxy'>;

/** Who is calling: an address, as a trusted proxy tells it or as the socket does. */
export const callerOf = (request: IncomingMessage, { trustProxy }: Trust): string => {
  const forwarded = request.headers['x-forwarded-for'];
  // only the last one was written by our own proxy
  const told = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return told || (request.socket.remoteAddress ?? '');
};

/** A page on this machine, at any port. */
export const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** May a page from there speak to this server? Callers that are no pages name no origin. */
export const mayCall = (request: IncomingMessage, { origins }: Pick<Settings, 'origins'>): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined || origins.includes(origin) || LOCAL_ORIGIN.test(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
