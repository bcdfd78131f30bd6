import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings';

type Trust = Pick<Settings, 'trustProxy'>;

/** The address of the caller: as a trusted proxy names it, else of the socket itself. */
export const callerOf = (request: IncomingMessage, { trustProxy }: Trust): string => {
  const forwarded = request.headers['x-forwarded-for'];
  // only the last one was written by our own proxy
  const named = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return named || (request.socket.remoteAddress ?? '');
};

/** A page on this machine, at any port. */
export const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** May a page of that origin use this server? Callers that are not pages name no origin. */
export const mayCall = (request: IncomingMessage, { origins }: Pick<Settings, 'origins'>): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined || origins.includes(origin) || LOCAL_ORIGIN.test(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
