import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { ServerSettings } from '../settings';

/** A request to be posted to an address that a player has given. */
export type Letter = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
};

/** Posts to addresses that players give, but to none inside our own network. */
export type Outgoing = {
  /** May this server post to that address, as far as can be told without resolving its name? */
  readonly isAllowed: (address: string) => boolean;
  /** Returns the HTTP status; rejects when nobody answers, or when the address leads into our own network. */
  readonly post: (letter: Letter) => Promise<number>;
};

/** How long an answer is waited for, in ms. */
const PATIENCE = 10_000;

/** The most bytes of an answer that are read; its content is not used. */
const MOST_READ = 4096;

const statusOf = async (answer: IncomingMessage): Promise<number> => {
  let read = 0;
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_READ) answer.destroy();
  });
  await text(answer).catch(() => '');
  return answer.statusCode ?? 0;
};

/**
 * The agent that connects also resolves the names and checks the addresses: a name cannot resolve to another address
 * the second time. Redirects are not followed. A test supplies its own name resolution.
 */
export const createOutgoing = (
  { privateAddresses }: Pick<ServerSettings, 'privateAddresses'>,
  lookup?: LookupFunction,
): Outgoing => {
  const allowance = { allowPrivateIPAddress: privateAddresses, allowMetaIPAddress: privateAddresses };
  const agents = {
    'http:': new RequestFilteringHttpAgent(allowance),
    'https:': new RequestFilteringHttpsAgent(allowance),
  };

  const isAllowed = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username, password } = new URL(address);
    if (username || password) return false;
    if (privateAddresses) return protocol === 'http:' || protocol === 'https:';
    // no real service has a bare IP address
    return protocol === 'https:' && hostname.includes('.') && !isIP(hostname.replace(/^\[|\]$/g, ''));
  };

  const post: Outgoing['post'] = ({ address, headers, body }) =>
    new Promise((resolve, reject) => {
      if (!isAllowed(address)) throw new Error('not an address to post to');
      const isSecure = address.startsWith('https:');
      const agent = agents[isSecure ? 'https:' : 'http:'];
      const options = {
        method: 'POST',
        headers,
        agent,
        signal: AbortSignal.timeout(PATIENCE),
        ...(lookup && { lookup }),
      };
      const asked = (isSecure ? requestHttps : requestHttp)(address, options);
      asked.once('response', (answer) => resolve(statusOf(answer)));
      asked.once('error', reject);
      asked.end(body);
    });

  return { isAllowed, post };
};
