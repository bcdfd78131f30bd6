import helmet from 'koa-helmet';
import type { Middleware } from './koa';

/** The header that holds the policy. */
export const POLICY = 'Content-Security-Policy';

/** Its rule for scripts; the page adds the hashes of its inline scripts. */
export const OUR_SCRIPTS = "script-src 'self'";

const ownSocket = (host = ''): string =>
  /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";

/** Restricts what a browser may do with our page: run our scripts and talk to our server, nothing else. */
export const secureHeaders = (): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // pictures and moving cards set inline styles; styles cannot run code
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
    // left to the operator who runs the server with a certificate
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
