import type { PlayerID } from 'boardgame.io';
import type { MatchResult } from '../../shared/gameModule';
import { withMost } from '../../shared/seats';
import type { Play } from '../move';
import { seatsOf, taskOf, type View } from '../state';
import { leaveWon } from './auction';
import { reckon } from './money';

/** B-13.1 — is no public contract left, neither face up nor in the pile? */
export const publicGone = ({ offer, pile }: View): boolean =>
  !pile.length && offer.every((contract) => !contract);

/** B-2.4 — have the contracts been dealt? */
const isDealt = ({ offer }: View): boolean => offer.length > 0;

/** B-13.1 — does somebody have no contract any more, neither in hand nor aboard? */
const somebodyDone = (view: View): boolean =>
  seatsOf(view).some((seat) => !view.hands[seat]!.length && !view.aboard[seat]!.length);

/** B-13.1 — is the match at its end? */
const isAtEnd = (view: View): boolean => isDealt(view) && publicGone(view) && somebodyDone(view);

/** B-13.1, B-13.2 — ends the match at once, even in mid-turn; returns whether it is over. */
export const endIfOver = (play: Play): boolean => {
  const { G, tell } = play;
  if (G.over || !isAtEnd(G)) return G.over;
  const task = taskOf(G);
  if (task?.type === 'loadWon') leaveWon(play, task);
  reckon(play);
  tell({ type: 'end', totals: { ...G.money } });
  return true;
};

/** B-13.2 — most money wins; equal sums share the win. */
export const winners = ({ money }: View): PlayerID[] => withMost(money);

/** B-13 — the winners and everybody's total in DM, once the match is over. */
export const result = (view: View): MatchResult | undefined =>
  view.over ? { winners: winners(view), totals: view.money } : undefined;
