import type { MatchResult } from '../../../games/shared/gameModule';
import { perSeat } from '../../../games/shared/seats';
import { isOver, type View } from './state';

/** N-3.1 — whoever took the last stick has won, or all the others have. */
export const result = (view: View): MatchResult | undefined => {
  if (!isOver(view)) return undefined;
  const { seats, turn, options } = view;
  const winners = seats.filter((seat) => (seat === turn) === (options.last === 'wins'));
  return { winners, totals: perSeat(seats, (seat) => Number(winners.includes(seat))) };
};
