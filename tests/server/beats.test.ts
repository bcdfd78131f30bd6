import { io } from 'socket.io-client';
import { GAMES } from '../../games';
import { later, startServer } from './harness';

test('every page hears that the server is there, whichever game it is of, and what it hears says nothing', async () => {
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
