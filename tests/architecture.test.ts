import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { GAMES } from '../games';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('dist/'))
    .map((file) => join(folder, file));

/** The code without comments: comments may name things that code may not. */
const codeOf = (file: string) => read(file).replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');

const IMPORTS =
  /^(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"\n]+)['"]|^import\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;

/** What a file imports statically, apart from types. */
const AT_ONCE = /^(?:import|export) (?!type\b)[^'";]*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'/gm;

/** What a file imports: our own files by their path from the root, `…/index` by its folder. */
const importsOf = (file: string, imports = IMPORTS) =>
  [...codeOf(file).matchAll(imports)].map(([, ...found]) => {
    const to = found.find(Boolean)!;
    return to.startsWith('.') ? relative(root, join(root, dirname(file), to)).replace(/\/index$/, '') : to;
  });

/** Every source of ours, by its path. */
const SOURCES: ReadonlySet<string> = new Set(['games', 'ui', 'server'].flatMap(sourcesIn));
const sourcesImportedBy = (file: string, imports = IMPORTS): string[] =>
  importsOf(file, imports).flatMap((to) =>
    ['.ts', '.tsx', '/index.ts'].map((end) => to + end).filter((path) => SOURCES.has(path)),
  );

const importing = (what: string, folder = 'games') =>
  sourcesIn(folder).filter((file) => importsOf(file).includes(what));

type Layer = { readonly files: readonly string[]; readonly mayImport: readonly RegExp[] };

const NAMES = GAMES.map(({ game }) => game.name);
const GAMES_FACES = NAMES.map((name) => new RegExp(`^games/${name}$`));
const TYPES = /^boardgame\.io$/;
const MOVES = /^boardgame\.io\/core$/;

const LAYERS: Readonly<Record<string, Layer>> = {
  'the shelf': {
    files: ['games/index.ts'],
    mayImport: [/^games\/shared\/gameModule$/, /^games\/boxes$/, ...GAMES_FACES],
  },
  'the boxes': {
    files: ['games/boxes.ts'],
    mayImport: [/^games\/shared\/gameModule$/, ...NAMES.map((name) => new RegExp(`^games/${name}/box$`))],
  },
  'what all games share': {
    files: sourcesIn('games/shared'),
    mayImport: [
      /^games\/shared\//,
      TYPES,
      MOVES,
      /^boardgame\.io\/internal$/,
      /^valibot$/,
      /^@noble\/hashes\//,
    ],
  },
  ...Object.fromEntries(
    NAMES.map((name): [string, Layer] => [
      `the game ${name}`,
      {
        files: sourcesIn(`games/${name}`),
        mayImport: [new RegExp(`^games/(${name}|shared)/`), TYPES, MOVES],
      },
    ]),
  ),
  'the pages': {
    files: sourcesIn('ui'),
    mayImport: [
      /^ui(\/|$)/,
      /^games(\/boxes)?$/,
      /^games\/shared\//,
      ...GAMES_FACES,
      TYPES,
      /^boardgame\.io\/(client|multiplayer|react|core)$/,
      /^(react|react-dom|wouter|i18next|react-i18next|idb-keyval|immer|valibot|@fontsource|vite|@vitejs)(\/|$)|^socket\.io-client$|^@noble\/ciphers\/|^uqr$|^node:/,
    ],
  },
  'the server': {
    files: sourcesIn('server'),
    mayImport: [
      /^server(\/|$)/,
      /^games$/,
      /^games\/shared\//,
      TYPES,
      /^boardgame\.io\/(server|master|internal|core)$/,
      /^(@?koa|ioredis|libsql|pg|pino|piscina|prom-client|rate-limiter-flexible|request-filtering-agent|valibot|vite|socket\.io|web-push)/,
      /^node:/,
    ],
  },
};

describe.each(Object.entries(LAYERS))('%s', (_, { files, mayImport }) => {
  test.each(files)('%s keeps to its layer', (file) =>
    expect(importsOf(file).filter((to) => !mayImport.some((allowed) => allowed.test(to)))).toEqual([]),
  );
});

test.each(NAMES)('%s is held to the laws', (name) => {
  const file = `tests/laws/${name}.test.ts`;
  if (!existsSync(join(root, file))) throw new Error(`Write ${file}.`);
  expect(codeOf(file)).toContain('lawsHold(');
});

test('every source belongs to a layer', () => {
  const layered = new Set(Object.values(LAYERS).flatMap(({ files }) => files));
  expect(['games', 'ui', 'server'].flatMap(sourcesIn).filter((file) => !layered.has(file))).toEqual([]);
});

/** The floors of the pages, from the ground up: a file may import from its own folder and from any lower floor. */
const FLOORS: readonly (readonly string[])[] = [
  ['pieces'],
  ['shell', 'local'],
  ['kit'],
  ['boards', 'online'],
  ['games.ts'],
  ['table'],
  ['lobby', 'replay', 'rulebook'],
  ['learn'],
  ['app'],
  ['main.tsx'],
];
/** Built separately: the worker that stores the page, the settings of the bundler. */
const APART = new Set(['worker', 'vite.ahead.ts', 'vite.boxes.ts', 'vite.config.ts', 'vite-env.d.ts']);

/** The folder below `ui`, or the file that is directly in it. */
const roomOf = (file: string) => file.split('/')[1]!;
const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));

test('every page stands on a floor', () =>
  expect(sourcesIn('ui').filter((file) => floorOf(file) < 0 && !APART.has(roomOf(file)))).toEqual([]));

test.each(FLOORS.flat())('ui/%s imports from the floors below it only', (room) =>
  expect(
    sourcesIn('ui')
      .filter((file) => roomOf(file) === room)
      .flatMap((file) =>
        sourcesImportedBy(file)
          .filter((to) => to.startsWith('ui/') && roomOf(to) !== room && floorOf(to) >= floorOf(file))
          .map((to) => `${file} imports ${to}`),
      ),
  ).toEqual([]),
);

test('a board knows no other board', () =>
  expect(
    sourcesIn('ui/boards').flatMap((file) =>
      sourcesImportedBy(file)
        .filter((to) => to.startsWith('ui/boards/') && to.split('/')[2] !== file.split('/')[2])
        .map((to) => `${file} imports ${to}`),
    ),
  ).toEqual([]));

test('no file imports itself by way of others', () => {
  const done = new Set<string>();
  const path: string[] = [];
  const circles: string[] = [];
  const follow = (file: string): void => {
    const since = path.indexOf(file);
    if (since >= 0) circles.push([...path.slice(since), file].join(' → '));
    if (since >= 0 || done.has(file)) return;
    path.push(file);
    sourcesImportedBy(file).forEach(follow);
    path.pop();
    done.add(file);
  };
  SOURCES.forEach(follow);
  expect(circles).toEqual([]);
});

test('the lobby comes without the rules', () => {
  const fetched = new Set<string>();
  const follow = (file: string): void => {
    if (fetched.has(file)) return;
    fetched.add(file);
    sourcesImportedBy(file, AT_ONCE).forEach(follow);
  };
  ['ui/main.tsx', 'ui/lobby/Lobby.tsx'].forEach(follow);
  const libraries = [...fetched].flatMap((file) =>
    importsOf(file, AT_ONCE).filter((to) => /^(boardgame\.io|immer|@noble|socket\.io)/.test(to)),
  );
  expect(fetched).toContain('games/shared/options.ts');
  expect([...fetched].filter((file) => /^games\/(shared\/table|[^/]+\/game)\.ts$/.test(file))).toEqual([]);
  expect(libraries).toEqual([]);
});

const anyCase = (file: string) => file.replace(/\.tsx?$/, '').toLowerCase();

// where file names ignore case, './Roads' might find roads.ts
test('no two files of a folder have names that differ in nothing but case or ending', () => {
  const files = [...SOURCES, ...sourcesIn('tests')];
  expect(
    files.filter((file) => files.some((other) => other !== file && anyCase(other) === anyCase(file))),
  ).toEqual([]);
});

test('the scripts run in any shell', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // no NAME=value in front, no path with ./, nothing that only Unix has
  expect(
    Object.entries(scripts).filter(([, line]) => /(^|&& )(\w+=|\.\/|(rm|cp|mv|export|cat) )/.test(line)),
  ).toEqual([]);
});

test('only the table without a network knows the inside of boardgame.io, only game.ts its words for moves', () => {
  expect(importing('boardgame.io/internal')).toEqual(['games/shared/table.ts']);
  const speakMoves = new Set(['games/shared/defineGame.ts', ...NAMES.map((name) => `games/${name}/game.ts`)]);
  expect(importing('boardgame.io/core').filter((file) => !speakMoves.has(file))).toEqual([]);
});

test('one file is the adapter to boardgame.io’s server', () =>
  expect(importing('boardgame.io/server', 'server')).toEqual(['server/lobbyServer.ts']));

test('pages that run in a browser import nothing of Node', () =>
  expect(
    sourcesIn('ui').filter(
      (file) => !/^ui\/vite\.\w+\.ts$/.test(file) && importsOf(file).some((to) => /^node:|^vite$/.test(to)),
    ),
  ).toEqual([]));

describe('games', () => {
  test.each(sourcesIn('games'))('%s asks nothing of chance, clock or browser', (file) =>
    expect(
      codeOf(file).match(
        /\bMath\.random|\bDate\b|\bperformance\b|\bcrypto\b|\bset(Timeout|Interval)\b|\b(local|session)Storage\b|\bwindow\b|\bdocument\b|\bprocess\b|\bfetch\(|\bIntl\b|\btoLocale|\blocaleCompare\b/g,
      ),
    ).toBeNull(),
  );
  /** Caches filled during a match: what they hold can be computed again from their arguments. */
  const REMEMBERING = new Set([
    'games/auf-achse-cards/bots/prospects.ts',
    'games/ausgebremst/bots/road.ts',
    'games/ausgebremst/state.ts',
    'games/ausgebremst/track.ts',
    'games/shared/rulings.ts',
    'games/shared/seats.ts',
    'games/shared/undo.ts',
  ]);
  const FILLED =
    /^(export )?const \w+(?!: Readonly)(: [^=\n]+)? = (new (Map|Set|WeakMap|WeakSet|\w*Array)\b|\[\];|\{\};)/m;
  test.each(sourcesIn('games'))('%s remembers nothing between calls but to save time', (file) => {
    expect(codeOf(file).match(/^(export )?(let|var) .*$/gm)).toBeNull();
    expect(FILLED.test(codeOf(file))).toBe(REMEMBERING.has(file.replaceAll('\\', '/')));
  });
  // a small game may have no folder of rules
  test.each(sourcesIn('games').filter((file) => /^games\/[\w-]+\/rules\//.test(file.replaceAll('\\', '/'))))(
    '%s is a rule without a framework',
    (file) => {
      const code = codeOf(file);
      expect(code.match(/^import (?!type\b).*boardgame\.io.*$/gm)).toBeNull();
      // a game may have its own events
      expect(code.match(/\b(ctx|INVALID_MOVE)\b|\bevents\.(end|set|pass)\w*/g)).toBeNull();
    },
  );
  /** For people who correct a table, not for players; or in the notation of circuits. */
  const FOR_EDITORS = /\/(notation|sides)\.ts$/;
  /** A name that is printed on a card is not a sentence of ours. */
  const PRINTED = /\btitle: '[^'\n]*'/g;
  const speechless = NAMES.flatMap((name) => sourcesIn(`games/${name}`)).filter(
    (file) => !FOR_EDITORS.test(file),
  );
  test.each(speechless)('%s says no sentence', (file) =>
    expect(
      codeOf(file)
        .replaceAll(PRINTED, '')
        .match(/(['"`])[^'"`\n]*\w \w+ \w[^'"`\n]*\1/g),
    ).toBeNull(),
  );
});
