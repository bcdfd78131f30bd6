import type { PlayerID } from 'boardgame.io';
import { MOVES, type BoardMove } from '../moves';
import { deciderOf, momentOf, type View } from '../state';

/** The legal moves of a seat now; empty while another seat decides. */
export const listed = (view: View, seat: PlayerID): BoardMove[] => {
  if (view.over || deciderOf(view) !== seat) return [];
  const moment = momentOf(view);
  return MOVES.filter(({ when }) => when.includes(moment.type)).flatMap<BoardMove>((move) =>
    move.listed(view, seat, moment),
  );
};
