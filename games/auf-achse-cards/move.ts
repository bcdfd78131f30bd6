import { movesOf, type Play as SharedPlay } from '../shared/moves';
import type { CardHappening } from './happenings';
import type { State, View } from './state';

/** What the card game calls its parts; a moment is a phase of the round: K-3.1, K-3.2 or the pause of K-6.5. */
export type CardGame = {
  readonly State: State;
  readonly View: View;
  readonly Told: CardHappening;
  readonly Moment: { readonly type: 'laying' | 'extraCards' };
};

/** What a rule works on. */
export type Play = SharedPlay<State, CardHappening>;

/** Writes down a move of the card game. */
export const move = movesOf<CardGame>();
