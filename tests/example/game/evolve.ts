import { evolveBy } from '../../../games/shared/telling';
import type { NimHappening } from './happenings';
import type { View } from './state';

/** What each happening changes on the table: nothing else ever changes it. */
export const evolve = evolveBy<View, NimHappening>({
  took: (table, { row, sticks }) => {
    table.sticks[row] -= sticks;
  },
  turn: (table, { seat }) => {
    table.turn = seat;
  },
});
