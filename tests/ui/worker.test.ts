import { isApi } from '../../server/http/page';
import { GAMES } from '../../games';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { answerTo, serverFirst } from '../../ui/worker/answers';
import { callWordsFrom, sentenceOf } from '../../ui/worker/words';
import { sentencesOf, wordsIn } from './sentences';

const ORIGIN = 'https://play.example';
const PACKED = {
  version: '1',
  files: ['/', '/assets/index-1a2b.js', '/manifest.webmanifest', '/favicon.svg'],
};

const answer = (path: string, mode: RequestMode = 'no-cors', method = 'GET') =>
  answerTo({ method, mode, url: new URL(path, ORIGIN).href }, PACKED, ORIGIN);
const opened = (path: string) => answer(path, 'navigate');

describe('who answers', () => {
  test.each([
    '/',
    '/local/1',
    '/replay/saved/1?step=2&seat=0',
    '/match/auf-achse-cards/abc',
    '/rules/x#K-3.4',
  ])('%s is a page: the server first, so that a new version is shown at once', (path) =>
    expect(opened(path)).toEqual({ first: 'server', file: '/' }),
  );
  test('a file whose name changes with what is in it comes from the pack', () =>
    expect(answer('/assets/index-1a2b.js')).toEqual({
      first: 'pack',
      file: '/assets/index-1a2b.js',
    }));
  test.each(['/manifest.webmanifest', '/favicon.svg'])('%s keeps its name, so the server first', (path) => {
    expect(answer(path)).toEqual({ first: 'server', file: path });
    expect(opened(path)).toEqual({ first: 'server', file: path });
  });

  test.each([
    '/games/auf-achse-cards',
    '/games/auf-achse-cards/abc/record',
    '/lobby',
    '/push',
    '/healthz',
    '/readyz',
    '/metrics',
    '/socket.io/?EIO=4&transport=polling',
  ])('%s is left to the server, also when it is opened as a page', (path) => {
    expect(answer(path, 'cors')).toBeUndefined();
    expect(opened(path)).toBeUndefined();
  });
  test.each(['/', '/gamesome', '/lobbyist', '/games', '/lobby/x', '/socket.io', '/healthz/x', '/local/1'])(
    'server and worker agree on whose %s is',
    (path) => expect(opened(path) === undefined).toBe(isApi(path)),
  );

  test('nothing but reading is answered', () => {
    expect(answer('/', 'navigate', 'POST')).toBeUndefined();
    expect(answer('/manifest.webmanifest', 'no-cors', 'HEAD')).toBeUndefined();
  });
  test('neither are others, nor files that are not of this version', () => {
    expect(answer('https://other.example/manifest.webmanifest')).toBeUndefined();
    expect(opened('https://other.example/')).toBeUndefined();
    expect(answer('/assets/index-0000.js')).toBeUndefined();
    expect(opened('/robots.txt')).toBeUndefined();
    expect(answer('/local/1', 'cors')).toBeUndefined();
  });
});

const said = (status: number) => ({ status }) as Response;
const after = (ms: number, response: Response) =>
  new Promise<Response>((resolve) => setTimeout(resolve, ms, response));
const unreachable = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const nothing = () => Promise.resolve(undefined);

describe('the server first', () => {
  const PATIENCE = 20;
  const PACK = said(200);
  const packed = () => Promise.resolve(PACK);

  test.each([200, 304, 404])('its %i counts', async (status) => {
    const answer = said(status);
    expect(await serverFirst(Promise.resolve(answer), packed, PATIENCE)).toBe(answer);
  });
  test('when it cannot be reached, the pack helps', async () => {
    expect(await serverFirst(unreachable(), packed, PATIENCE)).toBe(PACK);
  });
  test.each([500, 502, 503])('when all it has is a %i, the pack helps', async (status) => {
    expect(await serverFirst(Promise.resolve(said(status)), packed, PATIENCE)).toBe(PACK);
  });
  test('when it says nothing for too long, the pack helps', async () => {
    expect(await serverFirst(new Promise(() => {}), packed, PATIENCE)).toBe(PACK);
  });

  test('without a pack it is waited for', async () => {
    const answer = said(200);
    expect(await serverFirst(after(3 * PATIENCE, answer), nothing, PATIENCE)).toBe(answer);
  });
  test('without a pack its fault is shown', async () => {
    const broken = said(503);
    expect(await serverFirst(Promise.resolve(broken), nothing, PATIENCE)).toBe(broken);
    await expect(serverFirst(unreachable(), nothing, PATIENCE)).rejects.toThrow('Failed to fetch');
  });
});

const call = (...waiting: string[]) =>
  ({ what: 'yourTurn', game: 'auf-achse-board', matchID: 'm', waiting }) as const;

const CALLS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [
    language,
    callWordsFrom(
      Object.fromEntries(
        ['table', ...GAMES.map(({ id }) => id)].map((room) => [room, wordsIn(language, room)]),
      ),
    ),
  ]),
);

describe('what is said of a call', () => {
  test.each(LANGUAGE_CODES)(
    '%s: every game has its name, and every number of people its form',
    (language) => {
      const { title, waiting, games } = CALLS[language]!;
      expect(title).toContain('{{game}}');
      expect(Object.keys(waiting).toSorted()).toEqual(
        new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted(),
      );
      const short = (game: string) => new Map(sentencesOf(wordsIn(language, game))).get('game.short');
      expect(games).toEqual(Object.fromEntries(GAMES.map(({ id }) => [id, short(id)])));
    },
  );

  test('names who waits, and leads to the match', () => {
    expect(sentenceOf(call('Lisa', 'Kemal'), 'de', CALLS)).toEqual({
      title: 'Auf Achse – Brett: Du bist dran',
      body: 'Lisa und Kemal warten.',
      path: '/match/auf-achse-board/m',
    });
    expect(sentenceOf(call('Lisa'), 'cs', CALLS).body).toBe('Lisa čeká.');
    expect(sentenceOf(call(), 'fr', CALLS).body).toBe('');
  });

  test('of a game that is not known yet, in a language that is not spoken', () => {
    const { title, path } = sentenceOf({ ...call(), game: '../x', matchID: '?' }, 'pt', CALLS);
    expect(title).toBe('Auf Achse & Ausgebremst: your turn');
    expect(path).toBe('/match/..%2Fx/%3F');
  });
});
