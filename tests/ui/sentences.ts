import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of words. */
export type Words = { readonly [key: string]: string | Words };

/** Every sentence under its path. */
export const sentencesOf = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : sentencesOf(value, `${path}${key}.`),
  );

const folder = join(__dirname, '../../ui/words');

/** What each thing is called stands with the words of a language, and is none of them. */
const isRoom = (file: string) => file !== 'glossary.json';

/** The files of words of a language. */
export const wordFilesIn = (language: string): string[] =>
  readdirSync(join(folder, language)).filter(isRoom).toSorted();

/** The words of a room of the page, or of a game, in a language; throws where nobody has written them yet. */
export const wordsIn = (language: string, room: string): Words => {
  const file = join(folder, language, `${room}.json`);
  if (!existsSync(file)) throw new Error(`Write ui/words/${language}/${room}.json.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
};
