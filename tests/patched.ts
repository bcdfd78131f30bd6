import type { State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';

const reduce = CreateGameReducer({ game: {}, isClient: true });

/** The position after a `patch` packet, computed like boardgame.io's client. */
export const patched = (state: State, [, prevStateID, stateID, patch, deltalog]: readonly unknown[]): State =>
  reduce(state, { type: 'PATCH', prevStateID, stateID, patch, deltalog } as never);
