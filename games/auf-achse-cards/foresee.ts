import type { PlayerID } from 'boardgame.io';
import { NO_CHANCE } from '../shared/foresee';
import { copyOf } from '../shared/values';
import type { CardId } from './cards';
import { evolve } from './evolve';
import type { CardHappening } from './happenings';
import { imagine } from './playerView';
import { turnUp } from './rules/actionCards';
import { layForCounter } from './rules/laying';
import type { View } from './state';

/**
 * K-5, K-6 — what would be told if a seat laid this card for the counter and it were turned up now, before anybody
 * else's: the rules are asked, on a table imagined from what the seat sees.
 */
export const foreseeCounted = (view: View, seat: PlayerID, card: CardId): readonly CardHappening[] => {
  const G = copyOf(imagine(view, seat, NO_CHANCE));
  const told: CardHappening[] = [];
  const tell = (one: CardHappening) => {
    evolve(G, one);
    told.push(one);
  };
  const play = { G, random: NO_CHANCE, tell };
  layForCounter(play, seat, card);
  turnUp(play, seat);
  return told;
};
