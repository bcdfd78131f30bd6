import type { GameModule } from '../../shared/gameModule';
import { legalMoves } from '../legalMoves';
import type { State, View } from '../state';

/** Any listed move. */
const easy: GameModule<State, View>['bots']['easy'] = (view, ctx, playerID, random) => {
  const moves = legalMoves(view, ctx, playerID);
  return moves[Math.floor(random.Number() * moves.length)]!;
};

export const bots: GameModule<State, View>['bots'] = { easy, normal: easy };
