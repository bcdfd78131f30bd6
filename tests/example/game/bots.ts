import type { BotLevel } from '../../../games/shared/gameModule';
import type { Thinker } from '../../../games/shared/defineGame';
import { ROW_IDS, type RowId, type View } from './state';

/** What is left of every row, as binary digits without carry: zero is what whoever plays well leaves behind. */
const nimSumAfter = ({ sticks }: View, [from, count]: readonly [RowId, number]): number =>
  ROW_IDS.reduce((sum, row) => sum ^ (sticks[row] - (row === from ? count : 0)), 0);

const byTheNimSum: Thinker<View> = (view, _seat, _random, { legal }) =>
  legal.find(({ args }) => nimSumAfter(view, args as [RowId, number]) === 0) ?? legal[0]!;

/** Computer players: one that takes anything, one that has read how the game is won. */
export const bots: Readonly<Record<BotLevel, Thinker<View>>> = {
  easy: (_view, _seat, random, { legal }) => random.Shuffle([...legal])[0]!,
  normal: byTheNimSum,
  hard: byTheNimSum,
};
