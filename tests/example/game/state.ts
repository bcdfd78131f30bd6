import type { PlayerID } from 'boardgame.io';
import type { Settings } from './options';

/** N-1.1 — the rows, each with the sticks it begins with. */
export const ROWS = { short: 3, middle: 4, long: 5 } as const;
export type RowId = keyof typeof ROWS;
export const ROW_IDS = Object.keys(ROWS) as RowId[];

/** The whole table; nothing on it is secret, so that it is what every seat sees as well. */
export type State = {
  readonly options: Settings;
  readonly seats: readonly PlayerID[];
  /** Sticks left in each row. */
  sticks: Record<RowId, number>;
  turn: PlayerID;
};
export type View = State;

/** N-3.1 — has the last stick been taken? */
export const isOver = ({ sticks }: View): boolean => ROW_IDS.every((row) => !sticks[row]);
