import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { onBox } from './shell/boxWords';

const WORDS = join(import.meta.dirname, 'words');
const READER = join(import.meta.dirname, 'shell/readBoxWords.ts');
const languages = readdirSync(WORDS);
const games = readdirSync(join(import.meta.dirname, 'boards'));

/** The names of a language's word files; the glossary beside them is not part of the page. */
export const wordFilesIn = (language: string): string[] =>
  readdirSync(join(WORDS, language))
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== 'glossary');

/** The module of a language's words on all boxes. */
export const boxWordsIn = (language: string): string => `\0boxes/${language}`;

const boxesIn = (language: string) =>
  Object.fromEntries(
    games.map((game) => [
      game,
      onBox(JSON.parse(readFileSync(join(WORDS, language, `${game}.json`), 'utf8'))),
    ]),
  );

/**
 * Packs the words on all boxes into one small file per language, for visitors of the lobby who are at no table yet.
 */
export const packedBoxWords = (): Plugin => ({
  name: 'box-words',
  apply: 'build',
  resolveId: (id) => (id.startsWith('boxes/') ? `\0${id}` : null),
  load(id) {
    const language = languages.find((one) => boxWordsIn(one) === id);
    if (language) return `export default ${JSON.stringify(boxesIn(language))};`;
    if (id !== READER) return null;
    const files = languages.map((one) => `${one}: () => import(${JSON.stringify(`boxes/${one}`)})`);
    return `const FILES = { ${files.join(', ')} };
      export const readBoxWords = async (language, game) => (await FILES[language]()).default[game];`;
  },
});
