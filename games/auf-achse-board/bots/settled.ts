import type { PlayerID } from 'boardgame.io';
import { doneTo } from '../../shared/foresee';
import { evolve } from '../evolve';
import type { BoardHappening } from '../happenings';
import { MOVES, type BoardMove } from '../moves';
import { playerView } from '../playerView';
import { arrive } from '../rules/driving';
import { winners } from '../rules/end';
import { playOn } from '../rules/turn';
import { deciderOf, momentOf, type State } from '../state';
import { listed } from './listed';
import { decided } from './normal';
import { hardAt } from './weights';

/**
 * What is told when something is rolled, drawn or dealt that nobody could know. B-7.8 — a contract that is turned up in the place of one
 * that was won is none of that: no plan looks at what lies on offer, so it changes nobody’s chances.
 */
const BY_CHANCE: ReadonlySet<BoardHappening['type']> = new Set<BoardHappening['type']>([
  'dealt',
  'rolled',
  'drew',
  'drewContract',
]);

/** Was something rolled or drawn that nobody could know, and that changes chances? */
export const isByChance = ({ type }: BoardHappening): boolean => BY_CHANCE.has(type);

/** B-3.3 — the table once a drive that has ended brings what being there does: a sign is put before that. */
const landed = (G: State): State => {
  const landing = G.tasks.find(({ type }) => type === 'land');
  return landing ? doneTo(G, evolve, (play) => arrive(play, landing.seat)).G : G;
};

/** The table after a move, as far as nothing is drawn; nothing where it begins with that. */
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

/** What ends a turn, or rolls: so far a table is thought on. */
export const GOES_ON: ReadonlySet<BoardMove['move']> = new Set<BoardMove['move']>([
  'roll',
  'rollAgain',
  'endTurn',
]);

/** Nobody thinks farther than so many decisions. */
const MOST_STEPS = 40;

/**
 * The table as experts leave it before anything is rolled or drawn again, or the turn ends: what is seen coming changes nobody’s
 * chances when it comes. B-13.1 — nobody ends a match that somebody else wins.
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
    if (!next || (next.over && legal.length > 1 && !winners(next).includes(seat))) break;
    table = next;
  }
  return table;
};
