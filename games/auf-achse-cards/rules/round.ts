import type { PlayerID } from 'boardgame.io';
import { leftOf } from '../../shared/seats';
import type { Play } from '../move';
import { inTurnOrder, type View } from '../state';
import { isPaused, turnUpCounter } from './actionCards';
import { isAtLimit } from './counter';
import { fillHands } from './drawing';
import { owesCounter, owing } from './laying';
import { beginNextStage, isPlayedOut, scoreStage } from './stageEnd';

/**
 * K-3.2, K-3.5, K-3.7 — the seats whose counter cards are still to be turned up, in turn order, including cards not
 * laid yet.
 */
export const toTurnUp = (view: View): PlayerID[] =>
  inTurnOrder(view).filter((seat) => view.sealed[seat] || owesCounter(view, seat));

/** K-3.2, K-3.7, K-6.6 — turns up the counter cards in turn order, one at a time, until a +1 or +2 interrupts. */
const reveal = (play: Play): void => {
  for (const seat of toTurnUp(play.G)) {
    turnUpCounter(play, seat);
    if (isPaused(play.G)) return;
  }
};

/** K-3.5 — has nobody a card left to lay? */
const nobodyHasACard = (view: View): boolean => Object.values(view.hands).every((hand) => !hand.length);

/** K-3.3, K-3.5, K-5.5, K-5.6 — all counter cards are resolved: the stage ends or hands are filled. */
const endRound = (play: Play): void => {
  const { G, tell } = play;
  const holder = G.startPlayer;
  if (isAtLimit(G)) {
    scoreStage(play, 'limit', holder);
    return beginNextStage(play);
  }
  fillHands(play);
  const next = leftOf(G, holder);
  if (isPlayedOut(G)) scoreStage(play, 'reshuffled', holder);
  else if (nobodyHasACard(G)) scoreStage(play, 'noCards', next);
  else return tell({ type: 'round', round: G.round + 1, startPlayer: next });
  beginNextStage(play);
};

/** K-3, K-6.5 — once no seat owes a card, plays on until one does. */
export const playOn = (play: Play): void => {
  const { G } = play;
  if (owing(G).length) return;
  reveal(play);
  if (!isPaused(G)) endRound(play);
};
