import type { PlayerID } from 'boardgame.io';
import type { Chance } from './chance';
import type { GameModule } from './gameModule';
import type { LegalMove } from './legality';
import type { Play } from './moves';
import { copyOf } from './values';

/** Nothing foreseen may depend on chance: it only deals cards that the seat cannot see anyway. */
export const NO_CHANCE: Chance = { Number: () => 0, Shuffle: (items) => [...items] };

/**
 * The table as a seat would see it after a move of its own: applies the rules to a table imagined from its view. Only
 * for moves that draw nothing, as a drawn card would be an imagined one. Undefined if the move is illegal.
 */
export const foresee = <State extends View, View>(
  game: Pick<GameModule<State, View>, 'imagine' | 'judge' | 'playerView'>,
  view: View,
  seat: PlayerID,
  move: LegalMove,
): View | undefined => {
  const ruling = game.judge(view, seat, move);
  if ('refusal' in ruling) return undefined;
  const G = copyOf(game.imagine(view, seat, NO_CHANCE));
  ruling.carryOut(G, NO_CHANCE);
  return game.playerView(G, seat);
};

/** Applies an action to a copy of a table, without chance; returns the changed copy and the happenings in order. */
export const doneTo = <State, Told>(
  table: State,
  evolve: (table: State, told: Told) => void,
  does: (play: Play<State, Told>) => void,
): { readonly G: State; readonly told: readonly Told[] } => {
  const G = copyOf(table);
  const told: Told[] = [];
  const tell = (one: Told) => {
    evolve(G, one);
    told.push(one);
  };
  does({ G, random: NO_CHANCE, tell });
  return { G, told };
};
