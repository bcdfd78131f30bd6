import type { Ctx, LongFormMove, TurnConfig } from 'boardgame.io';
import { Stage } from 'boardgame.io/core';
import type { GameModule } from '../shared/gameModule';
import { guarded, tableInSight } from '../shared/legality';
import { EFFECTS } from './effects';
import type { BoardHappening } from './happenings';
import { legalMoves } from './legalMoves';
import { options } from './options';
import { playerView } from './playerView';
import { result } from './rules/end';
import { isPlacing } from './rules/placing';
import { playOn } from './rules/turn';
import { setup } from './setup';
import { deciderOf, taskOf, type State, type View } from './state';
import { MOVE_NAMES, type MoveName } from './whyNot';

type Context = { G: State; ctx: Ctx };

/** A move that is made only when it is listed; the table then goes on until somebody has to decide something. */
const move = (name: MoveName, redact = false): LongFormMove<State> => ({
  client: false,
  redact,
  move: guarded<State, View>(legalMoves, name, ({ G, playerID, random, log }, ...args) => {
    const happenings: BoardHappening[] = [];
    const play = { G, random, tell: (happening: BoardHappening) => void happenings.push(happening) };
    EFFECTS[name](play, playerID, args);
    playOn(play);
    log.setMetadata(happenings);
  }),
});

/** The same moves under their names. */
const moves = (...names: readonly MoveName[]) => Object.fromEntries(names.map((name) => [name, move(name)]));

/** What is given away is nobody else's knowledge (B-1.3). */
const everyMove = { ...moves(...MOVE_NAMES), give: move('give', true) };

const seatOfTurn = ({ G, ctx }: Context): number => ctx.playOrder.indexOf(G.turn.seat);

/** B-3.2 — a turn ends when the rules have passed it on; a task hands the table to whoever has to decide it. */
const turn: TurnConfig<State> = {
  order: { first: seatOfTurn, next: seatOfTurn },
  onMove: ({ G, ctx, events }) => {
    if (G.turn.seat === ctx.currentPlayer)
      events.setActivePlayers({ value: { [deciderOf(G)]: taskOf(G)?.type ?? Stage.NULL } });
  },
  endIf: ({ G, ctx }: Context) => G.turn.seat !== ctx.currentPlayer,
};

/** The board game, in the order of its rulebook. */
export const game: GameModule<State, View>['game'] = {
  name: 'auf-achse-board',
  minPlayers: 2,
  maxPlayers: 6,
  disableUndo: true,
  plugins: [tableInSight],
  setup,
  validateSetupData: options.validateSetupData,
  playerView: ({ G, playerID }) => playerView(G, playerID),
  phases: {
    /** B-2.2 — the trucks are placed before anyone sees a contract. */
    placing: {
      start: true,
      turn,
      moves: moves('place'),
      endIf: ({ G }) => !isPlacing(G),
      next: 'driving',
    },
    /** B-3 — turns; what has to be decided before one goes on is its stage, and the list alone says what may be done in it. */
    driving: { moves: everyMove, turn },
  },
  /** B-13 */
  endIf: ({ G }) => result(G),
  ai: {
    enumerate: (G, _ctx, playerID) =>
      legalMoves(G, playerID).map(({ move, args }) => ({ move, args: [...args] })),
  },
};
