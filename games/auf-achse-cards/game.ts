import type { Ctx, LongFormMove, TurnConfig } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { GameModule } from '../shared/gameModule';
import { guarded, tableInSight } from '../shared/legality';
import type { CardId } from './cards';
import { legalMoves } from './legalMoves';
import { options } from './options';
import { playerView } from './playerView';
import { isPaused } from './rules/actionCards';
import { layForCounter, layToRace } from './rules/laying';
import { playOn } from './rules/round';
import { result } from './rules/stageEnd';
import { setup } from './setup';
import type { State, View } from './state';

/** A card laid face down by whoever owes one: nobody waits for a seat, and nobody reads it in the log (K-3.6). */
const lay = (name: string, effect: typeof layToRace): LongFormMove<State> => ({
  client: false,
  redact: true,
  ignoreStaleStateID: true,
  move: guarded<State, View>(legalMoves, name, ({ G, playerID, random, log }, card: CardId) => {
    effect(G, playerID, card);
    log.setMetadata(playOn(G, random));
  }),
});

const layRace = lay('layRace', layToRace);
const layCounter = lay('layCounter', layForCounter);

type Context = { G: State; ctx: Ctx };
const startPlayer = ({ G, ctx }: Context): number => ctx.playOrder.indexOf(G.startPlayer);

/** A turn is a round: it belongs to the start player (K-3.3), and all seats act in it (K-3.1, K-3.2). */
const round: TurnConfig<State> = {
  order: { first: startPlayer, next: startPlayer },
  activePlayers: ActivePlayers.ALL,
  endIf: ({ G, ctx }: Context) => G.startPlayer !== ctx.currentPlayer,
};

/** The card game, in the order of its rulebook. */
export const game: GameModule<State, View>['game'] = {
  name: 'auf-achse-cards',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,
  plugins: [tableInSight],
  setup,
  validateSetupData: options.validateSetupData,
  playerView: ({ G, playerID }) => playerView(G, playerID),
  phases: {
    /** K-3 — one card to the race, one for the counter, then the counter cards are turned up. */
    laying: {
      start: true,
      turn: round,
      moves: { layRace, layCounter },
      endIf: ({ G }) => isPaused(G),
      next: 'extraCards',
    },
    /** K-6.5 — revealing waits for the cards of a +1 or +2. */
    extraCards: {
      turn: round,
      moves: { layRace },
      endIf: ({ G }) => !isPaused(G),
      next: 'laying',
    },
  },
  /** K-7.4 */
  endIf: ({ G }) => result(G),
  ai: {
    enumerate: (G, _ctx, playerID) =>
      legalMoves(G, playerID).map(({ move, args }) => ({ move, args: [...args] })),
  },
};
