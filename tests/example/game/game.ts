import { defineGame } from '../../../games/shared/defineGame';
import { clockwiseFrom } from '../../../games/shared/seats';
import { bots } from './bots';
import { box } from './box';
import { evolve } from './evolve';
import type { Nim } from './move';
import { take } from './moves/take';
import type { Settings } from './options';
import { refusal } from './refusals';
import { result } from './result';
import { isOver, ROWS, type State } from './state';

/** The rules say whose turn it is; boardgame.io follows them, and counts seats by their places. */
const seatInTurn = ({ G }: { G: State }): number => G.seats.indexOf(G.turn);

/** Nim, in the order of its rulebook. */
export const nim = defineGame<Nim, Settings, 'nim'>({
  // N-1 Before the game
  ...box,
  rules: 1,
  setup: (seats, settings) => ({ options: settings, seats, sticks: { ...ROWS }, turn: seats[0]! }),
  seatsOf: ({ seats }) => seats,

  // N-2 A turn
  moves: [take],
  momentOf: () => ({ type: 'turn' }),
  awaited: (view) => (isOver(view) ? [] : [view.turn]),
  whyNotNow: ({ turn }, seat) =>
    turn === seat ? undefined : refusal('notYourTurn', 'N-2.2', { seat: turn }),
  refusals: { over: 'N-3.1', spectator: 'N-1.1', malformed: 'N-2.1' },
  playOn: ({ G, tell }) => {
    if (!isOver(G)) tell({ type: 'turn', seat: clockwiseFrom(G.seats, G.turn)[1]! });
  },
  evolve,
  phases: {
    playing: {
      start: true,
      turn: {
        order: { first: seatInTurn, next: seatInTurn },
        endIf: ({ G, ctx }) => G.turn !== ctx.currentPlayer,
      },
      moves: [take],
    },
  },

  // N-3 The end
  isOver,
  result,

  // Nothing is hidden: everybody sees the whole table.
  playerView: (G) => G,
  hiddenFrom: () => [],
  imagine: (view) => view,
  reshuffled: (then) => then,
  // Sticks that are taken are gone: seats and rows are all that lasts.
  conserved: ({ seats, sticks }) => ({ seats: seats.length, rows: Object.keys(sticks).length }),
  bots,
});
