/** Ends as a sentence, perhaps inside a quotation. */
const IS_SENTENCE = /[.!?…][\s"'’”»)]*$/u;

/**
 * Parts that are read out one after the other, without the missing ones: the pause stands between two parts, except
 * after one that ends as a sentence.
 */
export const readTogether = (
  parts: readonly (string | false | undefined)[],
  pause: ', ' | '. ' | ': ' = ', ',
): string =>
  parts
    .flatMap((part) => part || [])
    .reduce((said, part) => (said ? `${said}${IS_SENTENCE.test(said) ? ' ' : pause}${part}` : part), '');
