/** Names in one phrase, as the language lists them: "Kemal, Marlene and Lisa". */
export const listInWords = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** The names of all of them in one phrase. */
export const namesInWords = (people: readonly { readonly name: string }[], language: string): string =>
  listInWords(
    people.map(({ name }) => name),
    language,
  );
