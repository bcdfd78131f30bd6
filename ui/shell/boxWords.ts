const PREFIX = 'box-';

/** The namespace of the words about a game before it is on the table: its name, its aim, its options. */
export const boxWords = (game: string): string => PREFIX + game;

/** The game of such a namespace; undefined for any other. */
export const gameOfBox = (namespace: string): string | undefined =>
  namespace.startsWith(PREFIX) ? namespace.slice(PREFIX.length) : undefined;

/** The words on a game's box, taken from all its words. */
export const onBox = ({ game, options }: Record<string, unknown>): Record<string, unknown> => ({
  game,
  options,
});
