import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerSettings } from '../settings';

/** The HTTP server for everything, hardened where a single packet could end the process. */
export const createHttpServer = (): Server => {
  const server = createServer({ maxHeaderSize: 8192, headersTimeout: 10_000, requestTimeout: 20_000 });
  server.on('clientError', (_error, socket) => socket.destroy());
  // an upgrade that is reset before anybody takes it would be an error nobody listens to
  server.prependListener('upgrade', (_request, socket) => socket.on('error', () => {}));
  return server;
};

/** Begins to listen; answers where. Rejects when the address cannot be had. */
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

/** How long answers that are under way are waited for, in ms. */
const ANSWER_MS = 3000;

/**
 * Answers how to end the server: it takes no more connections from then on, finishes the answers that are under way and
 * ends every connection. A browser keeps some open that it may never use: those are not waited for.
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
