import { defineGameUi } from '../../../ui/kit/gameUi';
import { ROW_IDS, type View } from '../game';
import { Board } from './Board';
import { moments } from './moments';
import { narrate } from './narrate';
import { refusalWords } from './refusalWords';
import { ReplayBoard } from './ReplayBoard';
import { WORDS } from './words';

export { nim as game } from '../game';

/** How Nim looks and speaks. */
export const gameUi = defineGameUi<View>({
  isInTurn: true,
  Board,
  ReplayBoard,
  moments,
  narrate,
  refusalWords,
  situation: ({ sticks }, t) =>
    ROW_IDS.map((row) => t(`rows.${row}`, { ns: WORDS, count: sticks[row] })).slice(0, 2),
  chapters: (_log, t) => [{ from: 0, label: t('game.title', { ns: WORDS }) }],
  mark: () => undefined,
});
