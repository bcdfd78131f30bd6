import type { PlayerID } from 'boardgame.io';
import type { RowId } from './state';

/** All that can happen at the table, as everybody is told. */
export type NimHappening =
  /** N-2.1 — a seat took so many sticks out of a row. */
  | { readonly type: 'took'; readonly seat: PlayerID; readonly row: RowId; readonly sticks: number }
  /** N-2.2 — it is this seat's turn. */
  | { readonly type: 'turn'; readonly seat: PlayerID };
