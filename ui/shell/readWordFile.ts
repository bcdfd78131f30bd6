import { WORD_FILES } from './everyWordFile';

/** The words in one file of a language; rejects if there is no such file. */
export const readWordFile = async (language: string, name: string): Promise<Record<string, unknown>> => {
  const read = WORD_FILES[`../words/${language}/${name}.json`];
  if (!read) throw new Error(`There are no words in ${language} for "${name}".`);
  return read();
};
