import type { Happening } from './gameModule';

/** All that can happen in a game, from a table of what is told of each: `{ placed: { seat: …, space: … }, … }`. */
export type HappeningsOf<Facts> = {
  readonly [Type in keyof Facts]: { readonly type: Type } & Readonly<Facts[Type]>;
}[keyof Facts];

/** What each happening changes on the table, whole or as a seat sees it. */
export type Changes<Table, Told extends Happening> = {
  readonly [Type in Told['type']]: (table: Table, told: Extract<Told, { readonly type: Type }>) => void;
};

/** Something was told that is not known here: whoever tells it is of a newer version. */
export class UnknownTelling extends Error {
  constructor(type: string) {
    super(`nothing is known of “${type}”`);
  }
}

/** The one function that changes a table, from what each happening changes on it. */
export const evolveBy =
  <Table, Told extends Happening>(changes: Changes<Table, Told>) =>
  (table: Table, told: Told): void => {
    if (!Object.hasOwn(changes, told.type)) throw new UnknownTelling(told.type);
    changes[told.type as Told['type']](table, told as Parameters<(typeof changes)[Told['type']]>[1]);
  };
