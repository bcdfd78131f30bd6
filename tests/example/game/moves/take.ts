import { exactly, isOneOf } from '../../../../games/shared/moves';
import { move } from '../move';
import { refusal } from '../refusals';
import { ROW_IDS, ROWS } from '../state';

/** As many sticks as a row can ever have. */
const COUNTS = Array.from({ length: Math.max(...Object.values(ROWS)) }, (_, n) => n + 1);

/** N-2.1 — takes so many sticks out of one row. */
export const take = move('take', {
  when: ['turn'],
  takes: exactly(isOneOf(ROW_IDS), isOneOf(COUNTS)),
  words: () => ROW_IDS.flatMap((row) => COUNTS.map((count) => [row, count] as const)),
  whyNot: ({ sticks }, _seat, [row, count]) =>
    count > sticks[row] ? refusal('tooMany', 'N-2.1', { count, left: sticks[row] }) : undefined,
  does: ({ tell }, seat, [row, count]) => tell({ type: 'took', seat, row, sticks: count }),
});
