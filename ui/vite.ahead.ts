import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What of the graph of modules is asked. */
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const here = (file: string) => join(import.meta.dirname, file);

/**
 * What is fetched together, in the order it is wanted: all that these screens import at once, and no stretch before them
 * has fetched, is one file. Of many small ones each would cost a way to the server and back.
 */
const STRETCHES = {
  first: ['main.tsx'],
  lobby: ['lobby/Lobby.tsx'],
  table: [
    'lobby/join/JoinMatch.tsx',
    'table/OnlineTable.tsx',
    'table/LocalTable.tsx',
    'replay/ReplayScreen.tsx',
  ],
} as const;

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

/** Names the stretch of a module; nothing for what is fetched by itself. */
export const stretchOf = () => {
  let stretches: [string, Set<string>][] | undefined;
  return (id: string, graph: Graph): string | null => {
    stretches ??= Object.entries(STRETCHES).map(([name, screens]) => [
      name,
      fetchedWith(screens.map(here), graph),
    ]);
    return stretches.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
};

/** The games by their ids, as the folders of their boards are called. */
const GAMES = readdirSync(here('boards'));

type Screen = {
  /** The addresses it stands at, as a regular expression. */
  readonly path: string;
  /** The modules it begins with. */
  readonly begins: readonly string[];
  /** The namespaces of the words it says. */
  readonly says: readonly string[];
};

/** The screens that a visit begins with, and what each needs before it can be used. */
const SCREENS: readonly Screen[] = [
  { path: '^/$', begins: ['lobby/Lobby.tsx'], says: ['shell', 'lobby', ...GAMES] },
  ...GAMES.map((game) => ({
    path: `^/match/${game}/`,
    begins: ['lobby/join/JoinMatch.tsx', 'table/OnlineTable.tsx', `boards/${game}/index.ts`],
    says: ['shell', 'lobby', 'table', ...GAMES],
  })),
  { path: '^/local/', begins: ['table/LocalTable.tsx'], says: ['shell', 'table'] },
  ...GAMES.map((game) => ({
    path: `^/replay/online/${game}/`,
    begins: ['replay/ReplayScreen.tsx', `boards/${game}/index.ts`],
    says: ['shell', 'replay', 'table', game],
  })),
];

const isChunk = (
  file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** Where a chunk's sheets are kept until the page is written. */
type WithSheets = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/**
 * Writes into the page which files each of its screens needs, and where the words of each language are: public/early.js
 * fetches them while the program is still on its way.
 */
export const ahead = (): Plugin => ({
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      // while it is developed there is nothing to be told: nothing has been packed yet
      if (!bundle) return html;
      const chunks = Object.values(bundle).filter(isChunk);
      const holding = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module));
      const filesOf = (begins: readonly string[]): string[] => {
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
        for (const file of begins) {
          follow(chunks.find(({ facadeModuleId }) => facadeModuleId === here(file)));
          follow(holding(here(file)));
        }
        return [...files];
      };
      const ofItself = new Set(filesOf(['main.tsx', 'index.html']));
      const list = {
        screens: SCREENS.map(({ path, begins, says }) => ({
          path,
          files: filesOf(begins).flatMap((file) => (ofItself.has(file) ? [] : [`/${file}`])),
          says,
        })),
        words: Object.fromEntries(
          readdirSync(here('words')).map((language) => [
            language,
            Object.fromEntries(
              readdirSync(here(join('words', language))).map((file) => [
                file.replace('.json', ''),
                `/${holding(here(join('words', language, file)))?.fileName}`,
              ]),
            ),
          ]),
        ),
      };
      // its signs of less-than, were there any, could end the element
      const told = JSON.stringify(list).replaceAll('<', String.raw`\u003c`);
      return html.replace(
        '<!-- ahead -->',
        () => `<script type="application/json" id="ahead">${told}</script>`,
      );
    },
  },
});
