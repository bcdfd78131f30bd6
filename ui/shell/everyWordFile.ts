/**
 * All word files by path, each loaded when it is first needed; the glossaries are for authors and not part of the
 * page, and the words in `wordsAtHand.ts` are part of the program. Vite finds the files; in tests, `tests/wordsOnDisk.ts` does so.
 */
export const WORD_FILES = import.meta.glob<Record<string, unknown>>(
  ['../words/*/*.json', '!../words/*/{glossary,unreachable}.json'],
  { import: 'default' },
);
