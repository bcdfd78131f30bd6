import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { GAMES } from '../../games';
import type { FaultBody } from '../../games/shared/protocol';
import { remembered } from '../../server/remembered';
import { GAME, openMatch, startServer, stopTheClock, temporaryFolder } from './harness';

const INDEX = '<!doctype html><title>Auf Achse</title>';
const SCRIPT = `console.log('${'x'.repeat(3000)}')`;

const builtPage = (): string => {
  const pageDir = temporaryFolder();
  mkdirSync(join(pageDir, 'assets'));
  writeFileSync(join(pageDir, 'index.html'), INDEX);
  const script = join(pageDir, 'assets', 'index-1a2b.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(pageDir, 'assets', 'plain-1a2b.js'), SCRIPT);
  writeFileSync(join(pageDir, 'worker.js'), 'console.log()');
  writeFileSync(join(pageDir, '.secret'), 'secret');
  return pageDir;
};

describe('the page', () => {
  test.each([
    '/',
    '/match/auf-achse-cards/abc',
    '/local/1',
    '/replay/saved/1?step=2',
    '/rules/auf-achse-cards',
    '/gamesome',
  ])('%s is one of its addresses', async (address) => {
    const server = await startServer({ pageDir: builtPage() });
    const { status, body, headers } = await server.get(address);
    expect([status, body, headers.get('content-type')]).toEqual([200, INDEX, 'text/html; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('its built files are cached by browsers forever', async () => {
    const server = await startServer({ pageDir: builtPage() });
    const { status, headers } = await server.get('/assets/index-1a2b.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['br', 'gzip', 'identity'])(
    'its built files are sent as %s to clients that accept that',
    async (encoding) => {
      const server = await startServer({ pageDir: builtPage() });
      const { body, headers } = await server.get('/assets/index-1a2b.js', {
        headers: { 'accept-encoding': encoding },
      });
      expect(body).toBe(SCRIPT);
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('content-type')).toMatch(/javascript/);
      expect(headers.get('vary')).toContain('Accept-Encoding');
    },
  );

  test('is sent as built: nothing is compressed per request', async () => {
    const server = await startServer({ pageDir: builtPage() });
    const { headers } = await server.get('/assets/plain-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toBe(String(SCRIPT.length));
  });

  test('is not sent again if it has not changed', async () => {
    const server = await startServer({ pageDir: builtPage() });
    const asked = (headers: Record<string, string>) => server.get('/assets/index-1a2b.js', { headers });
    const { headers } = await asked({ 'accept-encoding': 'br' });
    const etag = headers.get('etag')!;
    const again = await asked({
      'accept-encoding': 'br',
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await asked({
      'accept-encoding': 'gzip',
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect([other.status, other.body]).toEqual([200, SCRIPT]);
  });

  test.each(['/', '/assets/index-1a2b.js', '/lobby'])('HEAD %s has the headers of GET', async (address) => {
    const { url } = await startServer({ pageDir: builtPage() });
    const asked = async (method: string) => {
      const response = await fetch(url + address, { method, headers: { 'accept-encoding': 'identity' } });
      const { status, headers } = response;
      const told = [status, headers.get('content-type'), headers.get('content-length')];
      return { told, body: await response.text() };
    };
    const [head, get] = [await asked('HEAD'), await asked('GET')];
    expect(head).toEqual({ told: get.told, body: '' });
    expect(get.body).toHaveLength(Number(get.told[2]));
  });

  test('the service worker is revalidated each time, so that a new version is found', async () => {
    const server = await startServer({ pageDir: builtPage() });
    const { status, headers } = await server.get('/worker.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  });

  test.each(['/assets/gone.js', '/favicon.png', '/..%2f..%2fpackage.json'])(
    '%s is not one of its files',
    async (address) => {
      const server = await startServer({ pageDir: builtPage() });
      const { status } = await server.get(address);
      expect([403, 404]).toContain(status);
    },
  );

  test.each(['/.secret', '/assets/../.secret', '/%2esecret', '/%ff'])(
    '%s reveals no hidden file',
    async (address) => {
      const server = await startServer({ pageDir: builtPage() });
      expect((await server.get(address)).body).not.toContain('secret');
    },
  );

  test('says what to do when it has not been built', async () => {
    const server = await startServer({ pageDir: temporaryFolder() });
    const { status, body } = await server.get('/');
    expect(status).toBe(503);
    expect(body).toContain('npm run build');
  });

  test('may run only our scripts, and connect only to our server', async () => {
    const server = await startServer({ pageDir: builtPage() });
    const { headers } = await server.get('/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('may run its inline script exactly as it is, and no other', async () => {
    const pageDir = temporaryFolder();
    const script = 'document.title = "1";';
    const hash = createHash('sha256').update(script).digest('base64');
    writeFileSync(join(pageDir, 'index.html'), `<!-- preview --><script>${script}</script>`);
    const server = await startServer({ pageDir });
    const { headers } = await server.get('/');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    const elsewhere = await server.get('/lobby');
    expect(elsewhere.headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});

describe('the API', () => {
  test.each([
    ['GET', '/games/auf-achse-cards/x/y/z', 404, 'malformed'],
    ['GET', '/lobby/x', 404, 'malformed'],
    ['DELETE', '/games/auf-achse-cards', 405, 'malformed'],
    ['GET', '/games/%ff', 404, 'unknownGame'],
    ['GET', '/games/auf-achse-cards/nowhere', 404, 'unknownMatch'],
  ])('%s %s is answered with a code', async (method, path, status, error) => {
    const server = await startServer();
    expect(await server.get(path, { method })).toMatchObject({ status, body: { error } });
  });

  test('is never cached by a browser, and compressed when that is worthwhile', async () => {
    const server = await startServer();
    await Promise.all(Array.from({ length: 9 }, () => openMatch(server)));
    const { headers } = await server.get('/lobby', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  test('can be read by allowed and local pages, and by no other', async () => {
    const server = await startServer({ origins: ['https://play.example'] });
    const told = async (origin: string) =>
      (await server.get(`/games/${GAME}`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await told('https://play.example')).toBe('https://play.example');
    expect(await told('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await told('https://evil.example')).toBeFalsy();
  });

  test('accepts preflighted requests from allowed pages only', async () => {
    const server = await startServer({ origins: ['https://play.example'] });
    const asked = (origin: string) =>
      server.get(`/games/${GAME}/create`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const allowed = await asked('https://play.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://play.example');
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect((await asked('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('counts callers behind a trusted proxy individually, whatever they claim to be', async () => {
    stopTheClock();
    const server = await startServer({ rateLimits: true, trustProxy: true });
    const create = (forwarded: string) =>
      server.post<FaultBody>(`/games/${GAME}/create`, { numPlayers: 2 }, { 'x-forwarded-for': forwarded });
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, at) => create(`10.0.0.${at}, 10.1.1.1`)),
    );
    expect(answers.filter(({ body }) => body.error === 'tooMany')).toHaveLength(1);
    expect((await create('10.0.0.1, 10.1.1.2')).status).toBe(200);
  });
});

/** The answer of a server that receives only the beginning of a body, until it closes the connection. */
const answered = async (lengthHeader: string, beginning: string) => {
  const server = await startServer();
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.write(
    `POST /games/${GAME}/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lengthHeader}\r\n\r\n`,
  );
  socket.write(beginning);
  await ended;
  return answer;
};

describe('a request that is too large', () => {
  test.each([
    ['its length told', 'Content-Length: 2000000', 'x'.repeat(20_000)],
    ['its length not told', 'Transfer-Encoding: chunked', `4e20\r\n${'x'.repeat(20_000)}\r\n`],
  ])('%s, is answered without waiting for the rest, and ends the connection', async (_name, header, body) => {
    const answer = await answered(header, body);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).toContain('{"error":"tooLarge"}');
  });
});

describe('what many request', () => {
  test('is computed once a second, and immediately after a change', async () => {
    let found = 0;
    let time = 0;
    const { get, forget } = remembered(
      async () => ++found,
      1000,
      () => time,
    );
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    time = 999;
    expect(await get()).toBe(1);
    time = 1000;
    expect(await get()).toBe(2);
    forget();
    expect(await get()).toBe(3);
  });

  test('is requested again after a failure', async () => {
    let found = 0;
    const { get } = remembered(
      () => (found++ ? Promise.resolve('found') : Promise.reject(new Error('lost'))),
      1000,
      () => 0,
    );
    await expect(get()).rejects.toThrow('lost');
    expect(await get()).toBe('found');
  });

  test('includes a match that has just been opened', async () => {
    const server = await startServer();
    expect((await server.get('/lobby')).body).toEqual([]);
    const matchID = await openMatch(server);
    expect((await server.get('/lobby')).body).toMatchObject([{ matchID }]);
  });
});

const words = (name: string) => ({
  title: `Site ${name}`,
  site: `About ${name}`,
  invites: '{{name}} invites you.',
  invitation: 'You are invited.',
  replay: 'To watch again.',
  games: { [GAME]: { title: `Game ${name}`, about: 'Far & wide.' } },
});

const builtWithPreviews = () => {
  const pageDir = builtPage();
  writeFileSync(join(pageDir, 'index.html'), '<head><!-- preview --></head>');
  writeFileSync(join(pageDir, 'previews.json'), JSON.stringify({ en: words('en'), de: words('de') }));
  return pageDir;
};

describe('a link to the page', () => {
  test('to a match names the game and who invites, in the requested language, and reveals nothing else', async () => {
    const server = await startServer({ pageDir: builtWithPreviews() });
    const matchID = await openMatch(server, { unlisted: true });
    const at = async (path: string, headers: Record<string, string> = {}) =>
      (await server.get<string>(path, { headers })).body;
    expect(await at(`/match/${GAME}/${matchID}`)).toContain('content="You are invited. Far &amp; wide."');
    await server.post(`/games/${GAME}/${matchID}/join`, { playerName: `"><b>$&'` });
    const html = await at(`/match/${GAME}/${matchID}`);
    expect(html).toContain('property="og:title" content="Game en"');
    expect(html).toContain('content="&quot;&gt;&lt;b&gt;$&amp;&#39; invites you. Far &amp; wide."');
    expect(html).not.toContain('<b>');
    expect(html).toContain(`property="og:image" content="${server.url}/preview-${GAME}.jpg"`);
    expect(await at(`/match/${GAME}/${matchID}`, { 'accept-language': 'de' })).toContain('"Game de"');
    expect(await at(`/replay/online/${GAME}/${matchID}`)).toContain('"To watch again."');
    for (const path of ['/', '/me', '/match/chess/x', `/match/__proto__/${matchID}`, '/match/%22%3E/x'])
      expect(await at(path)).toContain('property="og:title" content="Site en"');
    expect(await at(`/match/${GAME}/nowhere`)).toContain('You are invited.');
  });

  test('contains no address invented by a caller', async () => {
    const server = await startServer({ pageDir: builtWithPreviews() });
    const body = await new Promise<string>((resolve) => {
      request(`${server.url}/`, { headers: { host: '"><script>' } }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += String(part)));
        answer.on('end', () => resolve(text));
      }).end();
    });
    expect(body).not.toContain('og:image');
    expect(body).not.toContain('<script>');
  });
});

test('the pictures of links and the icons are there, one a game, and the manifest names no other', () => {
  const folder = join(__dirname, '../../ui/public');
  const there = new Set(readdirSync(folder));
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  const needed = [
    ...['lobby', ...GAMES.map(({ id }) => id)].map((name) => `preview-${name}.jpg`),
    ...manifest.icons.map(({ src }) => src.slice(1)),
    'icon-180.png',
  ];
  const missing = needed.filter((name) => !there.has(name));
  if (missing.length) throw new Error(`Draw ${missing.join(', ')} by \`npm run previews\`.`);
});
