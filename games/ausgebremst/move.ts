import { movesOf, type Play as PlayOf } from '../shared/moves';
import type { RaceHappening } from './happenings';
import type { State, TurnStep, View } from './state';

/** What the table waits for: what everybody does at once before a race, or a step of a turn. */
type MomentType = 'grid' | 'setUp' | TurnStep;

/** The words of this game. */
export type RaceGame = {
  readonly State: State;
  readonly View: View;
  readonly Told: RaceHappening;
  readonly Moment: { readonly [Type in MomentType]: { readonly type: Type } }[MomentType];
};

/** What an effect works on: the table, chance, and somebody to tell what happens. */
export type Play = PlayOf<State, RaceHappening>;

/** Writes down a move of this game. */
export const move = movesOf<RaceGame>();
