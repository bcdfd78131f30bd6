import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import type { Limits } from '../../server/http/limits';
import { createGate } from '../../server/transport/gate';
import { later } from './harness';

/** A gate that knows of no other processes. */
export const ALONE_AT_GATE = {
  settings: { origins: [], trustProxy: false },
  heldElsewhere: () => 0,
  onHeld: () => {},
};

/** socket.io behind a gate, without games. */
export const gated = async (limits: Limits, more: Partial<Parameters<typeof createGate>[0]> = {}) => {
  const gate = createGate({ ...ALONE_AT_GATE, limits, ...more });
  const httpServer = createServer();
  const server = new Server({ allowRequest: gate.allowRequest });
  server.attach(httpServer);
  gate.watch(server.engine);
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  later(() => server.close());
  const { port } = httpServer.address() as AddressInfo;
  const connect = () => {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    later(() => socket.disconnect());
    return new Promise<typeof socket | undefined>((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', () => resolve(undefined));
    });
  };
  return { gate, server, port, connect };
};
