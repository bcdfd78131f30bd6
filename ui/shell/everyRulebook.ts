/**
 * All rulebooks by path, each loaded when it is first read. Vite finds the files; in tests,
 * `tests/rulebooksOnDisk.ts` does so.
 */
export const RULEBOOKS = import.meta.glob<string>('../../games/*/rules*.md', {
  query: '?raw',
  import: 'default',
});
