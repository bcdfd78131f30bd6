import { connect } from 'node:net';
import { later, startServer } from './harness';

test('a server that is told to stop does not wait for connections nobody uses', async () => {
  const server = await startServer();
  const idle = connect(server.port, '127.0.0.1');
  later(() => idle.destroy());
  idle.on('error', () => {});
  await new Promise((resolve) => idle.once('connect', resolve));
  const ended = new Promise((resolve) => idle.once('close', resolve));
  // left alone, such a connection lasts longer than any test
  await server.close();
  await ended;
});
