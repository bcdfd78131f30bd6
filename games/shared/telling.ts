import type { Happening } from './gameModule';

/** All happenings of a game, from a table of the facts in each: `{ placed: { seat: …, space: … }, … }`. */
export type HappeningsOf<Facts> = {
  readonly [Type in keyof Facts]: { readonly type: Type } & Readonly<Facts[Type]>;
}[keyof Facts];

/** How each happening changes the table, whole or as a seat sees it. */
export type Changes<Table, Told extends Happening> = {
  readonly [Type in Told['type']]: (table: Table, told: Extract<Told, { readonly type: Type }>) => void;
};

/** An unknown happening: the sender has a newer version. */
export class UnknownTelling extends Error {
  constructor(type: string) {
    super(`nothing is known of “${type}”`);
  }
}

/** Makes the one function that changes a table, from the changes of each happening. */
export const evolveBy =
  <Table, Told extends Happening>(changes: Changes<Table, Told>) =>
  (table: Table, told: Told): void => {
    if (!Object.hasOwn(changes, told.type)) throw new UnknownTelling(told.type);
    changes[told.type as Told['type']](table, told as Parameters<(typeof changes)[Told['type']]>[1]);
  };
