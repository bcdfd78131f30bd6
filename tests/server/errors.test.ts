import { codeOf, messageOf } from '../../server/errors';

const failed = (message: string, code?: unknown) => Object.assign(new Error(message), { code });

test.each([
  ['an error speaks for itself', failed('no such host', 'ENOTFOUND'), 'no such host'],
  // as for a host with more than one address
  ['several failures in one have no message, but a code', failed('', 'ECONNREFUSED'), 'ECONNREFUSED'],
  ['what is no error is told as it is', 'stopped', 'stopped'],
  ['nothing at all as well', undefined, 'undefined'],
])('%s', (_, error, message) => expect(messageOf(error)).toBe(message));

test.each([
  [failed('', 'SQLITE_FULL'), 'SQLITE_FULL'],
  [failed('', 22), ''],
  [failed(''), ''],
  [null, ''],
])('the code of %s is “%s”', (error, code) => expect(codeOf(error)).toBe(code));
