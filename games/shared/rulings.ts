import type { PlayerID } from 'boardgame.io';
import type { Ruling } from './gameModule';
import { sameMove, type LegalMove } from './legality';

/** A move that has been judged: its seat, the move, and the ruling. */
export type JudgedMove<State> = {
  readonly playerID: PlayerID;
  readonly move: LegalMove;
  readonly ruling: Ruling<State>;
};

/** Rulings for tables about to be moved, so that a move is not judged twice. */
const JUDGED = new WeakMap<object, JudgedMove<never>>();

/**
 * Lets boardgame.io make a move that was already judged: within `reduce`, the guard of the move uses this ruling for
 * the table instead of asking the rules again.
 */
export const asJudged = <Outcome>(
  table: object,
  judged: JudgedMove<never>,
  reduce: () => Outcome,
): Outcome => {
  JUDGED.set(table, judged);
  try {
    return reduce();
  } finally {
    JUDGED.delete(table);
  }
};

/** The ruling stored for exactly this move of this seat on exactly this table, if any. */
export const rulingOn = (table: object, playerID: PlayerID, move: LegalMove): Ruling<never> | undefined => {
  const judged = JUDGED.get(table);
  return judged && judged.playerID === playerID && sameMove(judged.move, move) ? judged.ruling : undefined;
};
