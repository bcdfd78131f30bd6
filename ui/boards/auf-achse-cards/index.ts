import { totals, type View } from '../../../games/auf-achse-cards';
import { defineGameUi } from '../../kit/gameUi';
import { movesInWords } from './adviceWords';
import { Board } from './Board';
import { CardBack } from './cards/CardBack';
import { feat } from './feat';
import { moments } from './moments';
import { narrate, retell } from './narrate';
import { refusalWords } from './refusalWords';
import { ReplayBoard } from './ReplayBoard';
import { chapters, mark, situation } from './signposts';

export { cardGame as game } from '../../../games/auf-achse-cards';

/** The look and the words of the card game. */
export const gameUi = defineGameUi({
  hand: { count: ({ hands }: View, seat) => hands[seat]!.length, Back: CardBack },
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
