import type { PlayerID } from 'boardgame.io';
import { boardGame } from '../../../games/auf-achse-board';
import type { State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import type { LegalMove } from '../../../games/shared/legality';

/** The hints for a seat, best first. */
export const advice = (G: State, seat: PlayerID = '0') =>
  boardGame.advise!(boardGame.playerView(G, seat), seat, seededChance('hints'));

/** Percentage points of winning chance that a move costs; undefined where it is not judged. */
export const costOf = (G: State, move: LegalMove, seat: PlayerID = '0'): number | undefined => {
  const verdict = boardGame.analyst!.verdict(boardGame.playerView(G, seat), seat, move, seededChance('cost'));
  return verdict && -100 * verdict.worth[seat]!;
};
