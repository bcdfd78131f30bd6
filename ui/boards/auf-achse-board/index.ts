import type { ComponentType } from 'react';
import type { BoardProps, Snapshot } from '../../kit/match';
import type { GameUi, ReplayBoardProps } from '../../kit/gameUi';
import { Board } from './Board';
import { moments } from './moments';
import { narrate } from './narrate';
import { ReplayBoard } from './ReplayBoard';
import { chapters, mark, situation } from './signposts';

/** How the board game looks and speaks. Screens know no game: what they hand over is this game's own. */
export const gameUi: GameUi = {
  isInTurn: true,
  Board: Board as ComponentType<BoardProps>,
  ReplayBoard: ReplayBoard as ComponentType<ReplayBoardProps>,
  moments: moments as (before: Snapshot, after: Snapshot) => readonly Snapshot[],
  narrate,
  situation,
  chapters,
  mark,
};
