import { movesOf, type Play as SharedPlay } from '../shared/moves';
import type { BoardHappening } from './happenings';
import type { Moment, State, View } from './state';

/** What the board game calls its parts. */
export type BoardGame = {
  readonly State: State;
  readonly View: View;
  readonly Told: BoardHappening;
  readonly Moment: Moment;
};

/** What an effect works on: the table, chance, and somebody to tell what everybody sees. */
export type Play = SharedPlay<State, BoardHappening>;

/** Writes down a move of the board game. */
export const move = movesOf<BoardGame>();
