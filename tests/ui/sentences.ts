/** A file of words. */
export type Words = { readonly [key: string]: string | Words };

/** Every sentence under its path. */
export const sentencesOf = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : sentencesOf(value, `${path}${key}.`),
  );
