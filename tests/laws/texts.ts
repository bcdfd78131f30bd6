import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from '../../ui/shell/languages';
import { rulebookName } from '../../ui/shell/rulebookTexts';
import { sentencesOf, wordFilesIn, wordsIn } from '../ui/sentences';

const root = join(__dirname, '..', '..');

/** A path as its author knows it: relative to the root of the project. */
export const fromRoot = (place: string): string => relative(root, place);

/** Something written for readers, and where it stands. */
export type Text = readonly [where: string, text: string];

/** Every sentence of the word files, or of those rooms only; without its tags. */
export const spoken = (language: Language, isMeant: (room: string) => boolean = () => true): Text[] =>
  wordFilesIn(language)
    .map((file) => file.replace('.json', ''))
    .filter(isMeant)
    .flatMap((room) => saidIn(room, sentencesOf(wordsIn(language, room))));

/** Every sentence of one word file; without its tags. */
export const saidIn = (
  room: string,
  sentences: readonly (readonly [path: string, sentence: string])[],
): Text[] =>
  sentences.map(([path, sentence]): Text => [`${room}: ${path}`, sentence.replaceAll(/<[^>]*>/g, '')]);

/** Every paragraph of the rulebook in a game's folder, each on one line; throws where nobody has written it yet. */
export const ruled = (language: Language, id: string, folder = join(root, 'games', id)): Text[] => {
  const file = join(folder, rulebookName(language));
  if (!existsSync(file)) throw new Error(`Write ${fromRoot(file)}.`);
  return readFileSync(file, 'utf8')
    .replaceAll(/(?<=\S)\n(?![-|#\n]) */g, ' ')
    .split('\n')
    .map((line): Text => [`rules of ${id}`, line]);
};
