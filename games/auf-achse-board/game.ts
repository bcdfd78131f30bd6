import type { Ctx } from 'boardgame.io';
import { Stage } from 'boardgame.io/core';
import { defineGame } from '../shared/defineGame';
import type { TurnRules } from '../shared/flow';
import { advise } from './bots/advise';
import { analyst } from './bots/analyst';
import { easy } from './bots/easy';
import { hard, normal } from './bots/normal';
import { box } from './box';
import { conserved } from './conserved';
import { evolve } from './evolve';
import type { BoardGame } from './move';
import { MOVES, place, type BoardMove } from './moves';
import type { Settings } from './options';
import { hiddenFrom, imagine, playerView, reshuffled } from './playerView';
import { refusal } from './refusals';
import { result } from './rules/end';
import { isPlacing } from './rules/placing';
import { playOn } from './rules/turn';
import { seenBy } from './seenBy';
import { setup } from './setup';
import { deciderOf, momentOf, seatsOf, taskOf, type Moment, type State } from './state';

type Context = { G: State; ctx: Ctx };

const seatOfTurn = ({ G, ctx }: Context): number => ctx.playOrder.indexOf(G.turn.seat);

/** B-3.2 — a turn ends when the rules have passed it on; a task makes its seat the active one. */
const turn: TurnRules<State> = {
  order: { first: seatOfTurn, next: seatOfTurn },
  active: (G) => ({ [deciderOf(G)]: taskOf(G)?.type ?? Stage.NULL }),
  endIf: ({ G, ctx }: Context) => G.turn.seat !== ctx.currentPlayer,
};

/** The paragraph behind each kind of decision. */
// prettier-ignore
const MOMENT_RULES: Readonly<Record<Moment['type'], string>> = {
  place: 'B-2.2', roll: 'B-12', drive: 'B-4.1', roadworks: 'B-9.1', land: 'B-3.3', event: 'B-3.3', snow: 'B-11.6',
  auction: 'B-7.5', loadWon: 'B-7.7', turn: 'B-3.1',
};

/**
 * B-3.5 — happenings that reveal nothing: open changes, and cards laid face down. No die, nothing drawn, turned up or
 * passed on.
 */
// prettier-ignore
const SHOWS_NOTHING = [
  'asked', 'answered', 'toPlace', 'placed', 'turn', 'missed', 'granted', 'lapsed', 'drove', 'stayed', 'excused',
  'roadworks', 'jamEnd', 'putAway', 'used', 'mustMiss', 'passedOn', 'partner', 'earned', 'paid', 'handled', 'unloaded',
  'trailer', 'called', 'mayBid', 'bid', 'passed', 'notLoaded',
] as const;

/** Auf Achse, the board game, in the order of its rulebook. */
export const boardGame = defineGame<BoardGame, Settings, 'auf-achse-board', BoardMove>({
  ...box,
  rules: 1,
  setup,
  seatsOf,
  moves: MOVES,
  momentOf,
  awaited: (view) => (view.over ? [] : [deciderOf(view)]),
  /** B-7.5 — bids are made aloud. */
  isPublic: (view) => taskOf(view)?.type === 'auction',
  refusals: { over: 'B-13.1', spectator: 'B-2.1', malformed: 'B-3.1' },
  whyNotNow: (view, seat, { name, when }, { type }) => {
    const decider = deciderOf(view);
    if (decider !== seat) return refusal('notYourDecision', MOMENT_RULES[type], { seat: decider });
    if (when.includes(type)) return undefined;
    return type === 'turn' && name === 'drive'
      ? refusal('notRolled', 'B-3.1')
      : refusal('otherFirst', MOMENT_RULES[type], { task: type });
  },
  playOn,
  phases: {
    /** B-2.2 — the trucks are placed before anyone sees a contract. */
    placing: { start: true, turn, moves: [place], endIf: ({ G }) => !isPlacing(G), next: 'driving' },
    /** B-3 — turns; each task is a stage, and only the list of legal moves says what may be done in it. */
    driving: { turn, moves: MOVES },
  },
  /** B-13 */
  isOver: ({ over }) => over,
  result,
  playerView,
  evolve,
  seenBy,
  hiddenFrom,
  conserved,
  imagine,
  reshuffled,
  /** B-3.5 */
  undo: { rule: 'B-3.5', showsNothing: SHOWS_NOTHING },
  bots: { easy, normal, hard },
  advise,
  analyst,
});
