import { movesOf, type Play as SharedPlay } from '../shared/moves';
import type { CardHappening } from './happenings';
import type { State, View } from './state';

/** The types of the card game; a moment is a phase of the round: K-3.1, K-3.2 or the pause of K-6.5. */
export type CardGame = {
  readonly State: State;
  readonly View: View;
  readonly Told: CardHappening;
  readonly Moment: { readonly type: 'laying' | 'extraCards' };
};

/** What a rule works with. */
export type Play = SharedPlay<State, CardHappening>;

/** Defines a move of the card game. */
export const move = movesOf<CardGame>();
