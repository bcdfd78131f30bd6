/** Names in one phrase, as the language lists them: "Kemal, Marlene and Lisa". */
export const listInWords = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
