import { totals, type View } from '../../../games/ausgebremst';
import { defineGameUi } from '../../kit/gameUi';
import { movesInWords } from './adviceWords';
import { Board } from './Board';
import { feat } from './feat';
import { moments } from './moments';
import { narrate, retell } from './narrate';
import { refusalWords } from './refusalWords';
import { ReplayBoard } from './ReplayBoard';
import { chapters, mark, situation } from './signposts';
import { inHand, SeatBack } from './table/covered';

export { racingGame as game } from '../../../games/ausgebremst';

/** The look and the words of Ausgebremst. */
export const gameUi = defineGameUi({
  isInTurn: true,
  hand: { count: inHand, Back: SeatBack },
  corner: ({ stage }: View) => (stage === 'driving' ? 'beside' : 'column'),
  isLaidOut: ({ stage }: View) => stage === 'setUp',
  Board,
  ReplayBoard,
  moments,
  narrate,
  retell,
  refusalWords,
  situation,
  chapters,
  totals,
  mark,
  feat,
  movesInWords,
});
