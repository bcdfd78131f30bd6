/** Anything may be thrown: what it says of itself, if it is an error. */
const partsOf = (error: unknown): { readonly code?: unknown; readonly message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/** The code that Node, SQLite or PostgreSQL gave an error; empty where there is none. */
export const codeOf = (error: unknown): string => {
  const { code } = partsOf(error);
  return typeof code === 'string' ? code : '';
};

/** What is the matter, in the words of the error; one that stands for several others says no more than a code. */
export const messageOf = (error: unknown): string => {
  const { message } = partsOf(error);
  return (typeof message === 'string' && message) || codeOf(error) || String(error);
};

/** An error nobody has foreseen, with where it came from. */
export const stackOf = (error: unknown): string => String(error instanceof Error ? error.stack : error);
