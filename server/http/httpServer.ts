import { createServer, type RequestListener, type Server } from 'node:http';

/** The one port of the server, with the ways closed by which a single packet could end the process. */
export const createHttpServer = (listener: RequestListener): Server => {
  const server = createServer(
    { maxHeaderSize: 8192, headersTimeout: 10_000, requestTimeout: 20_000 },
    listener,
  );
  server.on('clientError', (_error, socket) => socket.destroy());
  // an upgrade that is reset before anybody takes it would be an error nobody listens to
  server.prependListener('upgrade', (_request, socket) => socket.on('error', () => {}));
  return server;
};
