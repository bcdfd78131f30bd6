import { framesOf, looksAt } from '../../../ui/kit/frames';
import { defineGameUi } from '../../../ui/kit/gameUi';
import { nim, ROW_IDS, type View } from '../game';
import { Board } from './Board';
import { narrate } from './narrate';
import { refusalWords } from './refusalWords';
import { ReplayBoard } from './ReplayBoard';
import { WORDS } from './words';

export { nim as game } from '../game';

/** What deserves a look of its own. */
const LOOKS = { worth: new Set(['took']) };

/** How Nim looks and speaks. */
export const gameUi = defineGameUi<View>({
  isInTurn: true,
  Board,
  ReplayBoard,
  moments: framesOf<View>(nim, (told) => looksAt(told, LOOKS)),
  narrate,
  refusalWords,
  situation: ({ sticks }, t) =>
    ROW_IDS.map((row) => t(`rows.${row}`, { ns: WORDS, count: sticks[row] })).slice(0, 2),
  chapters: (_log, t) => [{ from: 0, label: t('game.title', { ns: WORDS }) }],
  mark: () => undefined,
});
