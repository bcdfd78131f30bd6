const PREFIX = 'box-';

/** The namespace of what is said of a game before it is on the table: its name, its aim, its options. */
export const boxWords = (game: string): string => PREFIX + game;

/** The game that such a namespace is of; undefined for any other. */
export const gameOfBox = (namespace: string): string | undefined =>
  namespace.startsWith(PREFIX) ? namespace.slice(PREFIX.length) : undefined;

/** Of all the words of a game those that its box says. */
export const onBox = ({ game, options }: Record<string, unknown>): Record<string, unknown> => ({
  game,
  options,
});
