/**
 * Every file of words by where it stands, each fetched when it is first asked for; what each thing is called is for who
 * writes them, and no part of the page. Vite finds the files; `tests/wordsOnDisk.ts` does so where the tests run.
 */
export const WORD_FILES = import.meta.glob<Record<string, unknown>>(
  ['../words/*/*.json', '!../words/*/glossary.json'],
  { import: 'default' },
);
