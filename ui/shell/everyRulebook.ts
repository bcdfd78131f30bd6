/**
 * Every rulebook there is by where it stands, each fetched when it is first read. Vite finds the files;
 * `tests/rulebooksOnDisk.ts` does so where the tests run.
 */
export const RULEBOOKS = import.meta.glob<string>('../../games/*/rules*.md', {
  query: '?raw',
  import: 'default',
});
