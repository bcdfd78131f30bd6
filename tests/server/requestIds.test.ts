import { io } from 'socket.io-client';
import { GAME, later, startServer, type TestServer } from './harness';

type Line = { readonly [Field in 'request' | 'connection' | 'msg' | 'path']?: string };

const linesOf = ({ logged }: Pick<TestServer, 'logged'>): Line[] =>
  logged.map((line) => JSON.parse(line) as Line);

/** The id in the answer to a request with this id. */
const named = async (name: string, trustProxy: boolean) => {
  const server = await startServer({ trustProxy });
  const { headers } = await server.get('/games', { headers: { 'X-Request-Id': name } });
  return headers.get('x-request-id');
};

describe('a request', () => {
  test('is logged with the id in its response', async () => {
    const server = await startServer();
    const one = await server.get('/games');
    const other = await server.get('/lobby');
    const ids = [one, other].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    const logged = linesOf(server).filter(({ msg }) => msg === 'request');
    expect(logged.map(({ request, path }) => [request, path])).toEqual([
      [ids[0], '/games'],
      [ids[1], '/lobby'],
    ]);
  });

  test('that fails is logged with its id', async () => {
    const server = await startServer();
    const { headers } = await server.get('/games/nothing');
    expect(linesOf(server).at(-1)).toMatchObject({ request: headers.get('x-request-id'), status: 404 });
  });

  test('keeps the id given by a trusted proxy', async () => {
    expect(await named('proxy-7.a_b', true)).toBe('proxy-7.a_b');
  });

  test.each([
    ['from anybody else', 'mine', false],
    ['that is too long', 'x'.repeat(65), true],
    ['that would write into the log', '"},{"level":60', true],
  ])('accepts no id %s', async (_, name, trustProxy) => {
    expect(await named(name, trustProxy)).toMatch(/^[\da-f-]{36}$/);
  });
});

test('everything logged about a connection has its id', async () => {
  const server = await startServer({ trustProxy: true });
  const extraHeaders = { 'X-Request-Id': 'page-1' };
  const socket = io(`${server.url}/${GAME}`, { transports: ['websocket'], forceNew: true, extraHeaders });
  later(() => socket.disconnect());
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  expect(linesOf(server)).toContainEqual(expect.objectContaining({ connection: 'page-1', msg: 'connected' }));
});
