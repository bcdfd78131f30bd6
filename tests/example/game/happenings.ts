import type { PlayerID } from 'boardgame.io';
import type { HappeningsOf } from '../../../games/shared/telling';
import type { RowId } from './state';

/** All that can happen at the table, as everybody is told. */
export type NimHappening = HappeningsOf<{
  /** N-2.1 — a seat took so many sticks out of a row. */
  took: { seat: PlayerID; row: RowId; sticks: number };
  /** N-2.2 — it is this seat's turn. */
  turn: { seat: PlayerID };
}>;
