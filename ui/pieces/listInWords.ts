/** The space after a joining word of one letter: a line must not break there. */
const LONE_LETTER = /(?<=\s\p{L}) $/u;

/** Names in one phrase, as the language lists them: "Kemal, Marlene and Lisa". */
export const listInWords = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' })
    .formatToParts(names)
    .map(({ type, value }) => (type === 'literal' ? value.replace(LONE_LETTER, '\u00a0') : value))
    .join('');

/** The names of all of them in one phrase. */
export const namesInWords = (people: readonly { readonly name: string }[], language: string): string =>
  listInWords(
    people.map(({ name }) => name),
    language,
  );
