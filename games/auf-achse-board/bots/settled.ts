import type { PlayerID } from 'boardgame.io';
import { doneTo } from '../../shared/foresee';
import { evolve } from '../evolve';
import type { BoardHappening } from '../happenings';
import { MOVES, type BoardMove } from '../moves';
import { playerView } from '../playerView';
import { arrive } from '../rules/driving';
import { winners } from '../rules/end';
import { playOn } from '../rules/turn';
import { deciderOf, momentOf, taskOf, type State } from '../state';
import { listed } from './listed';
import { decided } from './normal';
import { hardAt } from './weights';

/**
 * Happenings that reveal something nobody could know: a roll, a draw, a deal. B-7.8 — turning up a contract is not among
 * them: no plan looks at the contracts on offer, so it changes nobody's chances.
 */
const BY_CHANCE: ReadonlySet<BoardHappening['type']> = new Set<BoardHappening['type']>([
  'dealt',
  'rolled',
  'drew',
  'drewContract',
]);

/** Does this happening change chances by luck? */
export const isByChance = ({ type }: BoardHappening): boolean => BY_CHANCE.has(type);

/** B-3.3 — the table after the effects of arriving; a sign is placed before that. */
const landed = (G: State): State => {
  const landing = G.tasks.find(({ type }) => type === 'land');
  return landing ? doneTo(G, evolve, (play) => arrive(play, landing.seat)).G : G;
};

/** The table after a move, up to the first draw or roll; undefined if the move itself starts with one. */
export const tableAfter = (
  table: State,
  seat: PlayerID,
  { move: name, args }: BoardMove,
): State | undefined => {
  const verdict = MOVES.find((move) => move.name === name)!.judge(table, seat, args, momentOf(table));
  if ('refusal' in verdict) return undefined;
  const done = doneTo(table, evolve, (play) => {
    verdict.make(play);
    playOn(play);
  });
  if (!done.told.some(isByChance)) return done.G;
  const made = doneTo(table, evolve, verdict.make);
  return made.told.some(isByChance) ? undefined : landed(made.G);
};

/** The moves before which a forecast stops: they end the turn, or roll. */
export const GOES_ON: ReadonlySet<BoardMove['move']> = new Set<BoardMove['move']>([
  'roll',
  'rollAgain',
  'endTurn',
]);

/** The most decisions that are played ahead. */
const MOST_STEPS = 40;

/** B-13.1 — could a seat also let the match go on? In an auction, an expert who ends it cannot do better. */
const mayWait = (table: State, legal: readonly BoardMove[]): boolean =>
  legal.length > 1 && taskOf(table)?.type !== 'auction';

/**
 * The table after experts have played on until the next roll or draw, or the end of the turn. Chances are told of that
 * table, so an expected move does not change them when it is made. B-13.1 — no seat ends a match that another one wins.
 */
export const settled = (G: State): State => {
  let table = landed(G);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (table.over || table.turn.seat !== G.turn.seat) break;
    const seat = deciderOf(table);
    const view = playerView(table, seat);
    const legal = listed(view, seat);
    if (!legal.length) break;
    const move = decided(view, seat, legal, hardAt(view));
    const next = GOES_ON.has(move.move) ? undefined : tableAfter(table, seat, move);
    if (!next || (next.over && mayWait(table, legal) && !winners(next).includes(seat))) break;
    table = next;
  }
  return table;
};
