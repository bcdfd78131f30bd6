/** The addresses of tables: only to these a lesson leads back. */
const TABLE = /^\/(match|local)\/[\w/-]+$/;

/** The address of a lesson; `table` is where it is opened, and where it leads back to. */
export const lessonAddress = (game: string, lesson: string, table?: string): string =>
  `/learn/${game}/${lesson}${table === undefined ? '' : `?${new URLSearchParams({ table })}`}`;

/** The table that a lesson was opened at, from the query of its address; undefined if at none. */
export const tableOfLesson = (search: string): string | undefined => {
  const table = new URLSearchParams(search).get('table');
  return table !== null && TABLE.test(table) ? table : undefined;
};
