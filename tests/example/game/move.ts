import { movesOf } from '../../../games/shared/moves';
import type { NimHappening } from './happenings';
import type { State, View } from './state';

/** What Nim calls its parts. The table never waits for anything but a turn. */
export type Nim = {
  readonly State: State;
  readonly View: View;
  readonly Told: NimHappening;
  readonly Moment: { readonly type: 'turn' };
};

export const move = movesOf<Nim>();
