import helmet from 'koa-helmet';
import type { Middleware } from './koa';

/** The header that says it. */
export const POLICY = 'Content-Security-Policy';

/** What it says of scripts; to that the page adds those that stand in itself. */
export const OUR_SCRIPTS = "script-src 'self'";

const ownSocket = (host = ''): string =>
  /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";

/** What a browser may do with our page: run our scripts, speak to our server, and nothing else. */
export const secureHeaders = (): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // styles in attributes come from pictures and from moving cards; they run nothing
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // not every browser counts our own WebSocket as 'self'
        connectSrc: ["'self'", ({ headers }) => ownSocket(headers.host)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // for whoever runs the server with a certificate to decide
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
