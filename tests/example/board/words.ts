/** The name of Nim's words. */
export const WORDS = 'nim';
