import type { NimHappening } from './happenings';
import type { View } from './state';

/** What a telling changes on the table: nothing else ever changes it. */
export const evolve = (table: View, told: NimHappening): void => {
  switch (told.type) {
    case 'took':
      table.sticks[told.row] -= told.sticks;
      return;
    case 'turn':
      table.turn = told.seat;
  }
};
