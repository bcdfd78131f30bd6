import type { View } from '../../../games/auf-achse-board';
import { defineGameUi } from '../../kit/gameUi';
import { movesInWords } from './adviceWords';
import { Board } from './Board';
import { feat } from './feat';
import { moments } from './moments';
import { narrate } from './narrate';
import { refusalWords } from './refusalWords';
import { ReplayBoard } from './ReplayBoard';
import { brought, chapters, mark, situation } from './signposts';
import { ContractBack } from './table/ContractBack';
import { turnEndingSetting } from './turnEnding';

export { boardGame as game } from '../../../games/auf-achse-board';

/** The look and the words of the board game. */
export const gameUi = defineGameUi({
  isInTurn: true,
  corner: () => 'always',
  hand: { count: ({ hands }: View, seat) => hands[seat]!.length, Back: ContractBack },
  Board,
  ReplayBoard,
  moments,
  narrate,
  refusalWords,
  situation,
  chapters,
  totals: ({ money }) => money,
  mark,
  feat,
  movesInWords,
  brought,
  settings: [turnEndingSetting],
});
