/** What an error says about itself; anything may be thrown. */
const partsOf = (error: unknown): { readonly code?: unknown; readonly message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/** The code that Node, SQLite or PostgreSQL gave an error; empty if it has none. */
export const codeOf = (error: unknown): string => {
  const { code } = partsOf(error);
  return typeof code === 'string' ? code : '';
};

/** The message of an error. An error that stands for several others has no message, only a code. */
export const messageOf = (error: unknown): string => {
  const { message } = partsOf(error);
  return (typeof message === 'string' && message) || codeOf(error) || String(error);
};

/** An unexpected error with its stack. */
export const stackOf = (error: unknown): string => String(error instanceof Error ? error.stack : error);
