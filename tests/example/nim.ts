import type { PlayerID } from 'boardgame.io';
import { defineGame } from '../../games/shared/defineGame';
import type { MatchResult } from '../../games/shared/gameModule';
import type { Refusal } from '../../games/shared/legality';
import { exactly, isOneOf, movesOf } from '../../games/shared/moves';
import { matchOptions } from '../../games/shared/options';

/** N-3 — match options. */
export const options = matchOptions({
  last: { choices: ['wins', 'loses'], default: 'wins', rule: 'N-2.2' },
});
type Settings = typeof options.defaults;

/** The table; nothing about it is secret. */
export type View = {
  readonly options: Settings;
  readonly seats: readonly PlayerID[];
  /** N-1.1 — sticks left in each row. */
  rows: number[];
  turn: PlayerID;
};

/** What everybody sees happen. */
export type NimHappening = {
  readonly type: 'took';
  readonly seat: PlayerID;
  readonly row: number;
  readonly sticks: number;
};

type Nim = {
  readonly State: View;
  readonly View: View;
  readonly Told: NimHappening;
  readonly Moment: { readonly type: 'turn' };
};

const ROWS = [0, 1, 2] as const;
const STICKS = [1, 2, 3, 4, 5] as const;

const refusal = (reason: string, rule: string, values: Refusal['values'] = {}): Refusal => ({
  reason,
  rule,
  values,
});

const words = ROWS.flatMap((row) => STICKS.map((sticks) => [row, sticks] as const));

const move = movesOf<Nim>();

/** N-2.1 — takes any number of sticks out of one row. */
const take = move('take', {
  when: ['turn'],
  takes: exactly(isOneOf(ROWS), isOneOf(STICKS)),
  words: () => words,
  whyNot: ({ rows }, _seat, [row, sticks]) =>
    rows[row]! < sticks ? refusal('tooMany', 'N-2.1', { left: rows[row]! }) : undefined,
  does: ({ G, tell }, seat, [row, sticks]) => {
    G.rows[row]! -= sticks;
    tell({ type: 'took', seat, row, sticks });
  },
});

/** N-2.2 — has the last stick been taken? */
const isOver = ({ rows }: View): boolean => rows.every((sticks) => !sticks);

const neighbourOf = ({ seats }: View, seat: PlayerID): PlayerID =>
  seats[(seats.indexOf(seat) + 1) % seats.length]!;

/** N-2.2 — whoever took the last stick has won, or lost. */
const result = (view: View): MatchResult | undefined => {
  if (!isOver(view)) return undefined;
  const winners = view.seats.filter((seat) => (seat === view.turn) === (view.options.last === 'wins'));
  return {
    winners,
    totals: Object.fromEntries(view.seats.map((seat) => [seat, Number(winners.includes(seat))])),
  };
};

const seatOfTurn = ({ G }: { G: View }): number => G.seats.indexOf(G.turn);

/** The smallest game there can be: Nim, in the order of its rulebook. */
export const nim = defineGame<Nim, Settings, 'nim'>({
  id: 'nim',
  players: [2, 3],
  options,
  setup: (seats, settings) => ({ options: settings, seats, rows: [3, 4, 5], turn: seats[0]! }),
  seatsOf: ({ seats }) => seats,
  moves: [take],
  momentOf: () => ({ type: 'turn' }),
  awaited: (view) => (isOver(view) ? [] : [view.turn]),
  refusals: {
    over: refusal('over', 'N-2.2'),
    spectator: refusal('spectator', 'N-1.1'),
    malformed: refusal('malformed', 'N-2.1'),
  },
  whyNotNow: ({ turn }, seat) =>
    turn === seat ? undefined : refusal('notYourTurn', 'N-2.1', { seat: turn }),
  playOn: ({ G }) => {
    if (!isOver(G)) G.turn = neighbourOf(G, G.turn);
  },
  phases: {
    playing: {
      start: true,
      turn: {
        order: { first: seatOfTurn, next: seatOfTurn },
        endIf: ({ G, ctx }) => G.turn !== ctx.currentPlayer,
      },
      moves: [take],
    },
  },
  isOver,
  result,
  playerView: (G) => G,
  hiddenFrom: () => [],
  conserved: () => ({}),
  imagine: (view) => view,
  bots: {
    easy: (_view, _seat, random, legal) => random.Shuffle([...legal])[0]!,
    normal: (_view, _seat, _random, legal) => legal.at(-1)!,
  },
});
