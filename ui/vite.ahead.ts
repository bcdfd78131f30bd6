import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { boxWordsIn, wordFilesIn } from './vite.boxes';

/** The part of the module graph used here. */
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const here = (file: string) => join(import.meta.dirname, file);

/** The ids of the games, from the folders of their boards. */
const GAMES = readdirSync(here('boards'));

const boardOf = (game: string) => `boards/${game}/index.ts`;

/** Every module that is loaded with these, themselves included. */
const fetchedWith = (ids: readonly string[], graph: Graph): Set<string> => {
  const found = new Set<string>();
  const follow = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  ids.forEach(follow);
  return found;
};

/** Every module that is loaded with more than one of these. */
const fetchedWithSeveral = (ids: readonly string[], graph: Graph): Set<string> => {
  const each = ids.map((id) => fetchedWith([id], graph));
  const shared = each.flatMap((modules, at) =>
    [...modules].filter((id) => each.slice(at + 1).some((others) => others.has(id))),
  );
  return new Set(shared);
};

/** The screens for playing and watching, which are loaded after the first screen. */
const TABLES = ['table/LocalTable.tsx', 'replay/ReplayScreen.tsx', ...GAMES.map(boardOf)].map(here);

/**
 * The bundles, in the order they are needed: each has all modules that its entries import statically and no earlier
 * bundle has. With many small files, each would cost a round trip to the server.
 */
const STRETCHES: readonly (readonly [string, (graph: Graph) => Set<string>])[] = [
  ['first', (graph) => fetchedWith([here('main.tsx')], graph)],
  ['lobby', (graph) => fetchedWith([here('lobby/Lobby.tsx')], graph)],
  ['join', (graph) => fetchedWith([here('lobby/join/JoinMatch.tsx')], graph)],
  [
    'table',
    (graph) =>
      new Set([...fetchedWith([here('table/OnlineTable.tsx')], graph), ...fetchedWithSeveral(TABLES, graph)]),
  ],
  ...GAMES.map((game) => [game, (graph: Graph) => fetchedWith([here(boardOf(game))], graph)] as const),
];

/** The bundles in the form the bundler needs: each takes what the previous ones have left. */
export const stretches = () =>
  STRETCHES.map(([name, modulesOf], at) => {
    let modules: Set<string> | undefined;
    return {
      name: (id: string, graph: Graph) => ((modules ??= modulesOf(graph)).has(id) ? name : null),
      priority: STRETCHES.length - at,
    };
  });

/** The entry in `needs` for the words on all boxes. */
const BOXES = 'boxes';

type Screen = {
  /** Its addresses, as a regular expression. */
  readonly path: string;
  /** The modules it begins with and the namespaces of its words, in the order they are needed. */
  readonly needs: readonly string[];
  /** Its requests to the server, with a part of the page's own address replaced. */
  readonly asks?: { readonly of: string; readonly at: string };
};

/** The screens that a visit can start with, and what each needs before it can be used. */
const SCREENS: readonly Screen[] = [
  { path: '^/$', needs: ['lobby/Lobby.tsx', 'shell', 'lobby', BOXES], asks: { of: '^/$', at: '/lobby' } },
  ...GAMES.map((game) => ({
    path: `^/match/${game}/`,
    needs: [
      'lobby/join/JoinMatch.tsx',
      'shell',
      'lobby',
      BOXES,
      'table/OnlineTable.tsx',
      boardOf(game),
      'table',
      game,
    ],
    asks: { of: '^/match/', at: '/games/' },
  })),
  { path: '^/local/', needs: ['table/LocalTable.tsx', 'shell', 'table', BOXES] },
  ...GAMES.map((game) => ({
    path: `^/replay/online/${game}/`,
    needs: ['replay/ReplayScreen.tsx', boardOf(game), 'shell', 'replay', 'table', game],
  })),
];

/** Is the entry a module? Otherwise it is a namespace. */
const isModule = (need: string) => need.includes('.');

const isChunk = (
  file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** A chunk's style sheets, until the page is written. */
type WithSheets = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** The place for the list in index.html. */
const MARK = '<!-- ahead -->';

/** Inlined in the page, not a separate file: its own requests would have to wait for that. */
const early = () => `<script>${readFileSync(here('early.js'), 'utf8')}</script>`;

/**
 * Writes into the page which files each screen needs, and where the words of each language are: early.js loads them
 * while the program is still loading.
 */
export const ahead = (): Plugin => ({
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      // in development there is no bundle, so there is nothing to list
      if (!bundle) return html.replace(MARK, early);
      const chunks = Object.values(bundle).filter(isChunk);
      const holding = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module));
      const fileWith = (module: string) => `/${holding(module)?.fileName}`;
      const filesOf = (module: string): string[] => {
        const files = new Set<string>();
        const follow = (chunk: Rolldown.OutputChunk | undefined) => {
          if (!chunk || files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const sheet of (chunk as WithSheets).viteMetadata?.importedCss ?? []) files.add(sheet);
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (isChunk(imported)) follow(imported);
          }
        };
        follow(chunks.find(({ facadeModuleId }) => facadeModuleId === here(module)));
        follow(holding(here(module)));
        return [...files];
      };
      const ofItself = new Set(['main.tsx', 'index.html'].flatMap(filesOf));
      const list = {
        screens: SCREENS.map(({ path, needs, asks }) => {
          const wanted = needs.flatMap((need) =>
            isModule(need)
              ? filesOf(need).flatMap((file) => (ofItself.has(file) ? [] : [`/${file}`]))
              : [need],
          );
          return { path, needs: [...new Set(wanted)], asks };
        }),
        words: Object.fromEntries(
          readdirSync(here('words')).map((language) => [
            language,
            Object.fromEntries([
              ...wordFilesIn(language).map((name) => [
                name,
                fileWith(here(join('words', language, `${name}.json`))),
              ]),
              [BOXES, fileWith(boxWordsIn(language))],
            ]),
          ]),
        ),
      };
      // a less-than sign in it could end the script element
      const told = JSON.stringify(list).replaceAll('<', String.raw`\u003c`);
      return html.replace(
        MARK,
        () => `<script type="application/json" id="ahead">${told}</script>\n    ${early()}`,
      );
    },
  },
});
