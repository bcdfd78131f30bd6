import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../chance';
import type { Answer, BotLevel, GameModule } from '../gameModule';
import type { LegalMove } from '../legality';

/** What went wrong with a computer player: it threw, or its answer is not a legal move. */
export type BotFault =
  | { readonly reason: 'brokeDown'; readonly error: unknown }
  | { readonly reason: 'notListed'; readonly move: LegalMove };

type Asked<State extends View, View> = Pick<
  GameModule<State, View>,
  'playerView' | 'legalMoves' | 'whyNot' | 'bots'
>;

/**
 * The answer of a computer player. If it threw, or if its answer is not legal, a random legal move, so that the
 * others can go on; `onFault` is called. Only for a seat that has a legal move.
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

/** The decision of a seat's computer player, which sees only the view of its seat: always a legal move. */
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
