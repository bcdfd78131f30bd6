import { io } from 'socket.io-client';
import { GAMES } from '../../games';
import { later, startServer } from './harness';

test('every page of every game receives heartbeats from the server, which contain nothing else', async () => {
  const server = await startServer();
  const beats = await Promise.all(
    [...GAMES, ...GAMES].map(({ id }) => {
      const socket = io(`${server.url}/${id}`, { transports: ['websocket'], forceNew: true });
      later(() => socket.disconnect());
      return new Promise<unknown[]>((resolve) => socket.once('beat', (...said) => resolve(said)));
    }),
  );
  expect(beats).toEqual(beats.map(() => []));
});
