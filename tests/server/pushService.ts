import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { later, PATIENCE } from './harness';

/** Something that was posted. */
export type Posted = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A small web server for the test, which keeps what is posted to it. */
export type Post = {
  readonly url: string;
  readonly posted: Posted[];
  /** Sets the statuses it answers from now on, one after the other; the last one is repeated. */
  readonly answer: (...statuses: number[]) => void;
  /** Resolves when that many posts have arrived. */
  readonly receives: (count: number) => Promise<void>;
};

/** Starts a web server that answers 201 to every post; closed after the test. */
export const startPost = async (): Promise<Post> => {
  const posted: Posted[] = [];
  let statuses = [201];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      posted.push({ path: request.url!, headers: request.headers, body });
      response.statusCode = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
      response.end('noted');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  later(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    answer: (...given) => void (statuses = given),
    receives: async (count) => {
      for (const end = Date.now() + PATIENCE; posted.length < count;) {
        if (Date.now() > end) throw new Error(`${posted.length} posted, not ${count}`);
        await pause(5);
      }
    },
  };
};

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser with a push subscription: its public data, and how it decrypts a message (RFC 8291). */
export const subscribe = (service: Pick<Post, 'url'>, name = 'device') => {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const idLength = body[20]!;
    const theirs = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
    const secret = hkdf(own.computeSecret(theirs), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return {
    way: {
      kind: 'push',
      address: `${service.url}/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    } as const,
    read,
  };
};

/** The sender of a post with a valid signature (RFC 8292): the key, and the signed claims. */
export const senderOf = ({ headers }: Posted): { readonly key: string; readonly claims: unknown } => {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization!)!;
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isGood) throw new Error('the signature is not good');
  return { key: key!, claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) as unknown };
};
