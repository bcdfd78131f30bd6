import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../settings';

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
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<{ readonly url: string; readonly port: number }> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const { port, address, family } = server.address() as AddressInfo;
      resolve({ port, url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}` });
    });
  });

/** Ends every connection. A browser keeps some open that it may never use: those are not waited for. */
export const closeHttpServer = (server: Server): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
};
