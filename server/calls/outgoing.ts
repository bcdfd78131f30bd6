import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { ServerSettings } from '../settings';

/** Something to be posted to an address that a player has named. */
export type Letter = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
};

/** Posts to addresses that players name, and to none within our own network. */
export type Outgoing = {
  /** Is that an address this server would post to, as far as it can be told without asking for where it leads? */
  readonly isAllowed: (address: string) => boolean;
  /** Answers the status; rejects when nobody is there, or the address leads where no player may reach. */
  readonly post: (letter: Letter) => Promise<number>;
};

/** For so long an answer is waited for, in ms. */
const PATIENCE = 10_000;

/** As much is read of an answer, in bytes; what it says is of no interest. */
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
 * Names are looked up by the agent that connects, and what they lead to is checked there: a name cannot lead elsewhere the
 * second time. Redirects are not followed. A test says itself what names lead to.
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
    // an address of numbers is nobody's service
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
