import { movesOf, type Play as PlayOf } from '../shared/moves';
import type { RaceHappening } from './happenings';
import type { State, TurnStep, View } from './state';

/** What the table waits for: what all seats do at once before a race, or a step of a turn. */
type MomentType = 'grid' | 'setUp' | TurnStep;

/** The types of this game. */
export type RaceGame = {
  readonly State: State;
  readonly View: View;
  readonly Told: RaceHappening;
  readonly Moment: { readonly [Type in MomentType]: { readonly type: Type } }[MomentType];
};

/** What an effect works with: the table, chance, and a function that tells what happens. */
export type Play = PlayOf<State, RaceHappening>;

/** Defines a move of this game. */
export const move = movesOf<RaceGame>();
