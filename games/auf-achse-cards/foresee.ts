import type { PlayerID } from 'boardgame.io';
import { NO_CHANCE, doneTo } from '../shared/foresee';
import type { CardId } from './cards';
import { evolve } from './evolve';
import type { CardHappening } from './happenings';
import { imagine } from './playerView';
import { turnUpCounter } from './rules/actionCards';
import { layForCounter } from './rules/laying';
import type { View } from './state';

/**
 * K-5, K-6 — what would happen if a seat laid this card for the counter and it were turned up now, before all others:
 * asks the rules on a table imagined from what the seat sees.
 */
export const foreseeCounted = (view: View, seat: PlayerID, card: CardId): readonly CardHappening[] =>
  doneTo(imagine(view, seat, NO_CHANCE), evolve, (play) => {
    layForCounter(play, seat, card);
    turnUpCounter(play, seat);
  }).told;
