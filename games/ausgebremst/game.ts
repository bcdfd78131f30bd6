import type { Ctx, LongFormMove } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { GameModule } from '../shared/gameModule';
import { guarded, tableInSight } from '../shared/legality';
import { EFFECTS } from './effects';
import type { RaceHappening } from './happenings';
import { legalMoves } from './legalMoves';
import { options } from './options';
import { playerView } from './playerView';
import { playOn } from './rules/race';
import { result } from './rules/result';
import { setup } from './setup';
import type { State, View } from './state';
import type { MoveName } from './whyNot';

type Context = { G: State; ctx: Ctx };

/** A move that is made only when it is listed; nuisance cars then drive until a player has to decide something. */
const move = (
  name: MoveName,
  more: Pick<LongFormMove<State>, 'redact' | 'ignoreStaleStateID'> = {},
): LongFormMove<State> => ({
  client: false,
  ...more,
  move: guarded<State, View>(legalMoves, name, ({ G, playerID, random, log }, ...args) => {
    const happenings: RaceHappening[] = [];
    const play = { G, random, tell: (happening: RaceHappening) => void happenings.push(happening) };
    EFFECTS[name](play, playerID, args);
    playOn(play);
    log.setMetadata(happenings);
  }),
});

/** Everybody acts at once: nobody waits for a seat. */
const atOnce = { ignoreStaleStateID: true } as const;

/** and behind the hand: nobody reads it in the log. */
const secretly = { ...atOnce, redact: true } as const;

const seatOfTurn = ({ G, ctx }: Context): number => Math.max(0, ctx.playOrder.indexOf(G.turn.car));

const next = ({ G }: Context): string => G.stage;

/** The racing game, in the order of its rulebook. */
export const game: GameModule<State, View>['game'] = {
  name: 'ausgebremst',
  minPlayers: 3,
  maxPlayers: 6,
  disableUndo: true,
  plugins: [tableInSight],
  setup,
  validateSetupData: options.validateSetupData,
  playerView: ({ G, playerID }) => playerView(G, playerID),
  phases: {
    /** before every race: the grid, and a break for whoever wants one. */
    grid: {
      start: true,
      turn: { activePlayers: ActivePlayers.ALL },
      moves: { ready: move('ready', atOnce) },
      endIf: ({ G }) => G.stage !== 'grid',
      next,
    },
    /** set-ups, stacks and starting cards of the advanced game. */
    setUp: {
      turn: { activePlayers: ActivePlayers.ALL },
      moves: {
        chooseSetUp: move('chooseSetUp', secretly),
        lay: move('lay', secretly),
        draw: move('draw', secretly),
      },
      endIf: ({ G }) => G.stage !== 'setUp',
      next,
    },
    /** turns in the order of the grid. */
    driving: {
      turn: {
        order: { first: seatOfTurn, next: seatOfTurn },
        endIf: ({ G, ctx }: Context) => G.turn.car !== ctx.currentPlayer,
      },
      moves: {
        drive: move('drive'),
        wait: move('wait'),
        draw: move('draw'),
        fetch: move('fetch'),
        stow: move('stow'),
      },
      endIf: ({ G }) => G.stage === 'grid',
      next,
    },
  },
  /** */
  endIf: ({ G }) => result(G),
  ai: {
    enumerate: (G, _ctx, playerID) =>
      legalMoves(G, playerID).map(({ move, args }) => ({ move, args: [...args] })),
  },
};
