import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerSettings } from '../settings';

/** The HTTP server for everything, protected against errors that would end the process after a single packet. */
export const createHttpServer = (): Server => {
  const server = createServer({ maxHeaderSize: 8192, headersTimeout: 10_000, requestTimeout: 20_000 });
  server.on('clientError', (_error, socket) => socket.destroy());
  // without a listener, a reset of an upgrade that nobody has taken yet would be an uncaught error
  server.prependListener('upgrade', (_request, socket) => socket.on('error', () => {}));
  return server;
};

/** Starts listening; returns the address. Rejects when the address is not available. */
export const listen = (
  server: Server,
  { port, host }: Pick<ServerSettings, 'port' | 'host'>,
): Promise<{ readonly url: string; readonly port: number }> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const { port, address, family } = server.address() as AddressInfo;
      resolve({ port, url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}` });
    });
  });

/** How long unfinished answers are waited for, in ms. */
const ANSWER_MS = 3000;

/**
 * Returns a function that ends the server: it accepts no more connections, finishes the answers under way and closes
 * every connection. It does not wait for idle connections that a browser keeps open.
 */
export const closerOf = (server: Server): (() => Promise<void>) => {
  const answering = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      if (!server.listening && !answering.size) server.closeAllConnections();
    });
  });
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if (!answering.size) server.closeAllConnections();
    const timer = setTimeout(() => server.closeAllConnections(), ANSWER_MS);
    await closed;
    clearTimeout(timer);
  };
};
