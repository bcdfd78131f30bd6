import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { boxWordsIn, wordFilesIn } from './vite.boxes';

/** What of the graph of modules is asked. */
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const here = (file: string) => join(import.meta.dirname, file);

/** The games by their ids, as the folders of their boards are called. */
const GAMES = readdirSync(here('boards'));

const boardOf = (game: string) => `boards/${game}/index.ts`;

/** Every module that is fetched with these, themselves included. */
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

/** Every module that more than one of these is fetched with. */
const fetchedWithSeveral = (ids: readonly string[], graph: Graph): Set<string> => {
  const each = ids.map((id) => fetchedWith([id], graph));
  const shared = each.flatMap((modules, at) =>
    [...modules].filter((id) => each.slice(at + 1).some((others) => others.has(id))),
  );
  return new Set(shared);
};

/** What there is to be played at and looked on at, once one has come to it. */
const TABLES = ['table/LocalTable.tsx', 'replay/ReplayScreen.tsx', ...GAMES.map(boardOf)].map(here);

/**
 * What is fetched together, in the order it is wanted: all that these import at once, and no stretch before them has
 * fetched, is one file. Of many small ones each would cost a way to the server and back.
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

/** The stretches as the packer wants them: each takes what those before it have left. */
export const stretches = () =>
  STRETCHES.map(([name, modulesOf], at) => {
    let modules: Set<string> | undefined;
    return {
      name: (id: string, graph: Graph) => ((modules ??= modulesOf(graph)).has(id) ? name : null),
      priority: STRETCHES.length - at,
    };
  });

/** What stands in `needs` for the words on all boxes. */
const BOXES = 'boxes';

type Screen = {
  /** The addresses it stands at, as a regular expression. */
  readonly path: string;
  /** The modules it begins with and the namespaces of the words it says, in the order they are wanted. */
  readonly needs: readonly string[];
  /** What it asks of the server: the address at which another stands in place of a part of its own. */
  readonly asks?: { readonly of: string; readonly at: string };
};

/** The screens that a visit begins with, and what each needs before it can be used. */
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

/** Is what a screen needs a module? Otherwise it is a namespace. */
const isModule = (need: string) => need.includes('.');

const isChunk = (
  file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** Where a chunk's sheets are kept until the page is written. */
type WithSheets = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** Where it is written down in index.html. */
const MARK = '<!-- ahead -->';

/** In the page itself, and not a file of its own: what it fetches would wait for that. */
const early = () => `<script>${readFileSync(here('early.js'), 'utf8')}</script>`;

/**
 * Writes into the page which files each of its screens needs, and where the words of each language are: early.js
 * fetches them while the program is still on its way.
 */
export const ahead = (): Plugin => ({
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      // while it is developed there is nothing to be told: nothing has been packed yet
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
      // its signs of less-than, were there any, could end the element
      const told = JSON.stringify(list).replaceAll('<', String.raw`\u003c`);
      return html.replace(
        MARK,
        () => `<script type="application/json" id="ahead">${told}</script>\n    ${early()}`,
      );
    },
  },
});
