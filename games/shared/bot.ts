import type { PlayerID } from 'boardgame.io';
import type { Chance } from './chance';
import type { BotLevel, GameModule } from './gameModule';
import type { LegalMove } from './legality';

/** What went wrong with a computer player: it threw, or answered with what is not listed. */
export type BotFault =
  | { readonly reason: 'brokeDown'; readonly error: unknown }
  | { readonly reason: 'notListed'; readonly move: LegalMove };

/**
 * What the computer player of a seat decides, shown only what its seat sees. One that breaks down or answers with a
 * move that is not listed plays any listed one, so that the others can go on; `onFault` is told. Asked only for a
 * seat that has a listed move.
 */
export const decisionOf = <State extends View, View>(
  {
    playerView,
    legalMoves,
    whyNot,
    bots,
  }: Pick<GameModule<State, View>, 'playerView' | 'legalMoves' | 'whyNot' | 'bots'>,
  G: State,
  playerID: PlayerID,
  level: BotLevel,
  chance: Chance,
  onFault: (fault: BotFault) => void,
): LegalMove => {
  const view = playerView(G, playerID);
  try {
    const move = bots[level](view, playerID, chance);
    if (!whyNot(view, playerID, move)) return move;
    onFault({ reason: 'notListed', move });
  } catch (error) {
    onFault({ reason: 'brokeDown', error });
  }
  return chance.Shuffle([...legalMoves(view, playerID)])[0]!;
};
