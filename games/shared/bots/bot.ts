import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../chance';
import type { Answer, BotLevel, GameModule } from '../gameModule';
import type { LegalMove } from '../legality';

/** What went wrong with a computer player: it threw, or answered with what is not listed. */
export type BotFault =
  | { readonly reason: 'brokeDown'; readonly error: unknown }
  | { readonly reason: 'notListed'; readonly move: LegalMove };

type Asked<State extends View, View> = Pick<
  GameModule<State, View>,
  'playerView' | 'legalMoves' | 'whyNot' | 'bots'
>;

/**
 * What a computer player has answered. If it broke down, or if its answer is not listed, any move that is listed, so that
 * the others can go on; `onFault` is told. To be asked only for a seat that has a listed move.
 */
export const listedMove = async <State extends View, View>(
  { legalMoves, whyNot }: Pick<Asked<State, View>, 'legalMoves' | 'whyNot'>,
  view: View,
  playerID: PlayerID,
  chance: Chance,
  answered: () => Answer,
  onFault: (fault: BotFault) => void,
): Promise<LegalMove> => {
  try {
    const move = await answered();
    if (!whyNot(view, playerID, move)) return move;
    onFault({ reason: 'notListed', move });
  } catch (error) {
    onFault({ reason: 'brokeDown', error });
  }
  return chance.Shuffle([...legalMoves(view, playerID)])[0]!;
};

/** What the computer player of a seat decides, shown only what its seat sees: always a listed move. */
export const decisionOf = <State extends View, View>(
  module: Asked<State, View>,
  G: State,
  playerID: PlayerID,
  level: BotLevel,
  chance: Chance,
  onFault: (fault: BotFault) => void,
): Promise<LegalMove> => {
  const view = module.playerView(G, playerID);
  const answered = () => module.bots[level](view, playerID, chance);
  return listedMove(module, view, playerID, chance, answered, onFault);
};
