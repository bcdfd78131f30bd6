import type { Happening } from './gameModule';

/** All that can happen in a game, from a table of what is told of each: `{ placed: { seat: …, space: … }, … }`. */
export type HappeningsOf<Facts> = {
  readonly [Type in keyof Facts]: { readonly type: Type } & Readonly<Facts[Type]>;
}[keyof Facts];

/** What each happening changes on the table, whole or as a seat sees it. */
export type Changes<Table, Told extends Happening> = {
  readonly [Type in Told['type']]: (table: Table, told: Extract<Told, { readonly type: Type }>) => void;
};

/** The one function that changes a table, from what each happening changes on it. */
export const evolveBy =
  <Table, Told extends Happening>(changes: Changes<Table, Told>) =>
  (table: Table, told: Told): void =>
    changes[told.type as Told['type']](table, told as Parameters<(typeof changes)[Told['type']]>[1]);
