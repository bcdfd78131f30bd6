import { LANGUAGE_CODES } from '../ui/shell/languages';
import { wordFilesIn } from './ui/sentences';

type Words = Record<string, unknown>;

/** What `ui/shell/everyWordFile.ts` finds, without Vite. */
export const WORD_FILES: Readonly<Record<string, () => Promise<Words>>> = Object.fromEntries(
  LANGUAGE_CODES.flatMap((language) =>
    wordFilesIn(language).map((file) => [
      `../words/${language}/${file}`,
      async () => ((await import(`../ui/words/${language}/${file}`)) as { default: Words }).default,
    ]),
  ),
);
