import { ActivePlayers } from 'boardgame.io/core';
import { defineGame } from '../shared/defineGame';
import { advise } from './bots/advise';
import { analyst } from './bots/analyst';
import { easy } from './bots/easy';
import { hard } from './bots/hard';
import { normal } from './bots/normal';
import { box } from './box';
import { conserved } from './conserved';
import { evolve } from './evolve';
import type { RaceGame } from './move';
import { chooseSetUp, draw, drive, fetch, lay, MOVES, ready, stow, wait, type RaceMove } from './moves';
import type { Settings } from './options';
import { hiddenFrom, imagine, playerView, reshuffled } from './playerView';
import { awaited, momentOf, whyNotNow } from './rules/moment';
import { playOn } from './rules/race';
import { result } from './rules/result';
import { mayOpenHands } from './rules/six';
import { seenBy } from './seenBy';
import { setup } from './setup';
import { seatsOf, type State } from './state';

type Context = { readonly G: State };

/** All seats act at once: no seat waits for another. */
const atOnce = <Move>(move: Move) => ({ ...move, ignoreStaleStateID: true });

/** the same, and hidden from the others in the log. */
const secretly = <Move>(move: Move) => ({ ...atOnce(move), redact: true });

const seatOfTurn = ({ G, ctx }: Context & { readonly ctx: { readonly playOrder: string[] } }): number =>
  Math.max(0, ctx.playOrder.indexOf(G.turn.car));

const next = ({ G }: Context): string => G.stage;

/** what is done in secret, and what lies beside the pit lane; a card that is played is shown to all. */
const SHOWS_NOTHING = ['ready', 'choseSetUp', 'laid', 'took', 'fetched', 'stowed', 'turn', 'round'] as const;

/** The racing game, in the order of its rulebook. */
export const racingGame = defineGame<RaceGame, Settings, 'ausgebremst', RaceMove>({
  ...box,
  rules: 1,
  setup,
  seatsOf,
  moves: MOVES,
  momentOf,
  awaited,
  refusals: { over: 'A-2.1', spectator: 'A-2.1', malformed: 'A-4.1' },
  whyNotNow,
  playOn,
  phases: {
    /** before every race: the grid, with a pause for players who want one. */
    grid: {
      start: true,
      turn: { activePlayers: ActivePlayers.ALL },
      moves: [atOnce(ready)],
      endIf: ({ G }) => G.stage !== 'grid',
      next,
    },
    /** set-ups, stacks and starting cards of the advanced game. */
    setUp: {
      turn: { activePlayers: ActivePlayers.ALL },
      moves: [chooseSetUp, lay, draw].map(secretly),
      endIf: ({ G }) => G.stage !== 'setUp',
      next,
    },
    /** turns in the order of the grid. */
    driving: {
      turn: {
        order: { first: seatOfTurn, next: seatOfTurn },
        endIf: ({ G, ctx }) => G.turn.car !== ctx.currentPlayer,
      },
      moves: [drive, wait, draw, fetch, stow],
      endIf: ({ G }) => G.stage === 'grid',
      next,
    },
  },
  /** */
  isOver: ({ stage }) => stage === 'over',
  result,
  playerView,
  evolve,
  seenBy,
  hiddenFrom,
  conserved,
  imagine,
  reshuffled,
  /** */
  undo: { rule: 'A-4.3', showsNothing: SHOWS_NOTHING, mightHaveShown: mayOpenHands },
  bots: { easy, normal, hard },
  advise,
  analyst,
});
