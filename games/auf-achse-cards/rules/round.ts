import type { Chance } from '../../shared/chance';
import type { CardHappening, StageEndReason } from '../happenings';
import { inTurnOrder, seatsOf, type State, type View } from '../state';
import { isPaused, resolve } from './actionCards';
import { isAtLimit } from './counter';
import { fillHands } from './drawing';
import { owing } from './laying';
import { beginNextStage, isPlayedOut, scoreStage } from './stageEnd';

/** K-3.2, K-3.7, K-6.6 — turns up the counter cards in turn order, one at a time, until a +1 or +2 holds it up. */
const turnUp = (G: State, random: Chance): CardHappening[] => {
  const seen: CardHappening[] = [];
  for (const seat of inTurnOrder(G)) {
    const card = G.sealed[seat];
    if (!card) continue;
    G.sealed[seat] = null;
    seen.push(...resolve(G, seat, card, random));
    if (isPaused(G)) break;
  }
  return seen;
};

/** K-3.3, K-7.2 — the start player card passes to the left, at the end of a stage too. */
const passStartCard = (G: State): void => {
  G.startPlayer = inTurnOrder(G)[1]!;
};

/** K-3.5 — has nobody a card to lay? */
const nobodyHasACard = (view: View): boolean => Object.values(view.hands).every((hand) => !hand.length);

/** K-3.1 — the next round: everybody may lay again. */
const beginRound = (G: State): CardHappening[] => {
  G.round += 1;
  for (const seat of seatsOf(G)) {
    G.raceLaid[seat] = false;
    G.counterLaid[seat] = false;
  }
  return [{ type: 'round', round: G.round, startPlayer: G.startPlayer }];
};

/** K-7 — the stage ends with its round: the holder of the start player card turns up first, then passes it on. */
const endStage = (G: State, why: StageEndReason, random: Chance): CardHappening[] => {
  const scored = scoreStage(G, why);
  passStartCard(G);
  return [scored, ...beginNextStage(G, random)];
};

/** K-3.3, K-3.5, K-5.5, K-5.6 — all counter cards are resolved: the stage ends or hands are filled. */
const endRound = (G: State, random: Chance): CardHappening[] => {
  if (isAtLimit(G)) return endStage(G, 'limit', random);
  const drawn = fillHands(G, random);
  if (isPlayedOut(G)) return [drawn, ...endStage(G, 'reshuffled', random)];
  passStartCard(G);
  if (nobodyHasACard(G)) return [drawn, scoreStage(G, 'noCards'), ...beginNextStage(G, random)];
  return [drawn, ...beginRound(G)];
};

/** K-3, K-6.5 — once nobody owes a card any more, plays on until somebody does; answers with all that is seen. */
export const playOn = (G: State, random: Chance): CardHappening[] => {
  if (owing(G).length) return [];
  const seen = turnUp(G, random);
  return isPaused(G) ? seen : [...seen, ...endRound(G, random)];
};
