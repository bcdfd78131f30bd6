import { movesOf, type Play as SharedPlay } from '../shared/moves';
import type { BoardHappening } from './happenings';
import type { Moment, State, View } from './state';

/** The types of the board game. */
export type BoardGame = {
  readonly State: State;
  readonly View: View;
  readonly Told: BoardHappening;
  readonly Moment: Moment;
};

/** What an effect works with: the table, chance, and a function that tells what happens. */
export type Play = SharedPlay<State, BoardHappening>;

/** Defines a move of the board game. */
export const move = movesOf<BoardGame>();
