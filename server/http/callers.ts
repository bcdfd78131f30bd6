import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { ServerSettings } from '../settings';

type Trust = Pick<ServerSettings, 'trustProxy'>;

const groupsIn = (part = ''): string[] => part.split(':').filter(Boolean);

/** The first 64 bits of an IPv6 address, in one spelling. */
const networkOf = (address: string): string => {
  const [left = '', right] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [groupsIn(left), groupsIn(right)];
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};

/**
 * What counts as one caller: an IPv4 address, or the network of an IPv6 address, because its owner has all of the
 * network.
 */
const callerAt = (address: string): string => {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(bare) ? networkOf(bare) : bare;
};

/** The caller: the address that a trusted proxy names, otherwise the address of the socket. */
export const callerOf = (request: IncomingMessage, { trustProxy }: Trust): string => {
  const forwarded = request.headers['x-forwarded-for'];
  // only the last address was written by our own proxy
  const named = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return callerAt(named || (request.socket.remoteAddress ?? ''));
};

/** A page on this machine, at any port. */
export const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** May a page of that origin use this server? Callers that are not pages send no origin. */
export const mayCall = (request: IncomingMessage, { origins }: Pick<ServerSettings, 'origins'>): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined || origins.includes(origin) || LOCAL_ORIGIN.test(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
