import type { Ctx } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import { defineGame } from '../shared/defineGame';
import type { TurnRules } from '../shared/flow';
import { advise } from './bots/advise';
import { analyst } from './bots/analyst';
import { easy } from './bots/easy';
import { hard } from './bots/hard';
import { normal } from './bots/normal';
import { box } from './box';
import { conserved } from './conserved';
import { evolve } from './evolve';
import type { CardGame } from './move';
import { layRace, MOVES, type CardMove } from './moves';
import type { Settings } from './options';
import { hiddenFrom, imagine, playerView, reshuffled } from './playerView';
import { isPaused } from './rules/actionCards';
import { owing } from './rules/laying';
import { playOn } from './rules/round';
import { isOver, result } from './rules/stageEnd';
import { seenBy } from './seenBy';
import { setup } from './setup';
import { seatsOf, type State } from './state';

type Context = { G: State; ctx: Ctx };
const startPlayer = ({ G, ctx }: Context): number => ctx.playOrder.indexOf(G.startPlayer);

/** A turn is a round: it belongs to the start player (K-3.3), and all seats act in it (K-3.1, K-3.2). */
const round: TurnRules<State> = {
  order: { first: startPlayer, next: startPlayer },
  activePlayers: ActivePlayers.ALL,
  endIf: ({ G, ctx }: Context) => G.startPlayer !== ctx.currentPlayer,
};

/** Auf Achse – Das Kartenspiel, in the order of its rulebook. */
export const cardGame = defineGame<CardGame, Settings, 'auf-achse-cards', CardMove>({
  ...box,
  rules: 1,
  setup,
  seatsOf,
  moves: MOVES,
  momentOf: (view) => ({ type: isPaused(view) ? 'extraCards' : 'laying' }),
  awaited: owing,
  refusals: { over: 'K-7.4', spectator: 'K-2.1', malformed: 'K-3.1' },
  /** K-3.1, K-3.2 — all seats act at once: no seat and no kind of move waits for another. */
  whyNotNow: () => undefined,
  playOn,
  phases: {
    /** K-3 — one card to the race, one for the counter, then the counter cards are turned up. */
    laying: {
      start: true,
      turn: round,
      moves: MOVES,
      endIf: ({ G }) => isPaused(G),
      next: 'extraCards',
    },
    /** K-6.5 — revealing pauses until the cards for a +1 or +2 are laid. */
    extraCards: {
      turn: round,
      moves: [layRace],
      endIf: ({ G }) => !isPaused(G),
      next: 'laying',
    },
  },
  isOver,
  result,
  playerView,
  evolve,
  seenBy,
  hiddenFrom,
  conserved,
  imagine,
  reshuffled,
  /** K-3.8 */
  undo: { rule: 'K-3.8', showsNothing: ['laid'] },
  bots: { easy, normal, hard },
  advise,
  analyst,
});
