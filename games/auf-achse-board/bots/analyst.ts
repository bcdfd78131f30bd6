import type { PlayerID } from 'boardgame.io';
import { rise, type Analyst } from '../../shared/analyst';
import { sameMove } from '../../shared/legality';
import { clockwiseFrom, perSeat } from '../../shared/seats';
import type { BoardHappening } from '../happenings';
import type { BoardMove } from '../moves';
import { priceOf } from '../rules/auction';
import { binding } from '../rules/cargo';
import { isPlacing } from '../rules/placing';
import { seatsOf, taskOf, type State, type View } from '../state';
import { listed, weighedNow } from './advise';
import { limitOf } from './auctionSense';
import { chancesOf, chancesWith } from './chances';
import { needlessWorth } from './freeTurn';
import { lastOutlook } from './lastTurns';
import { publicLeft } from './outlook';
import { visitOf, type Route } from './plan';
import { planFrom, situationOf, spaceOf } from './situation';
import { targetOf, type Weighed } from './weighed';
import { hardAt } from './weights';

/** DM that a move is worth beside those that an expert has weighed, the best of them first. */
const worthOf = (
  view: View,
  seat: PlayerID,
  move: BoardMove,
  weighed: readonly Weighed[],
): number | undefined => {
  const task = taskOf(view);
  // of the ways to one space only the best is weighed
  const target = targetOf(move);
  const same =
    weighed.find((one) => sameMove(one.move, move)) ??
    weighed.find((one) => target && one.move.move === move.move && targetOf(one.move) === target);
  if (same) return same.worth;
  // a line higher than the lowest costs more and brings the same
  if (task?.type === 'auction' && move.move === 'bid')
    return limitOf(view, task, hardAt(view)) - priceOf(task.contract, move.args[0]);
  // what is not advised keeps nobody from the rest, either
  return task ? undefined : (weighed[0]?.worth ?? 0) + needlessWorth(view, seat, move);
};

/**
 * B-11.8 — how far an Inspektion is reckoned with that binds a seat, and by the seat it goes to next: it goes round, and
 * sooner or later binds everybody. In 150 matches of four whoever it bound won 22 times in a hundred; with all that their
 * plans said it cost they were told to win 15 times, with this 20.
 */
const BAN = 0.3;

/** DM that what a seat plans with the contracts it has will earn. */
const plannedBy = (G: State, seat: PlayerID): number => {
  const situation = situationOf(G, seat, hardAt(G));
  const outlook = publicLeft(G) ? situation.outlook : lastOutlook(G, seat);
  const worthAfter = (first: Route) => planFrom({ ...situation, outlook, first }, spaceOf(situation)).worth;
  const own = binding(G, seat);
  const card = own ?? binding(G, clockwiseFrom(seatsOf(G), seat).at(-1)!);
  if (!card) return worthAfter([]);
  const penalty = own ? card.penalty : 0;
  return BAN * worthAfter([visitOf(card.id, card.city, penalty)]) + (1 - BAN) * (worthAfter([]) + penalty);
};

/** Looks back: chances follow from what everybody has and can expect, what a decision was worth from the plan it serves. */
export const analyst: Analyst<State, View, BoardMove, BoardHappening['type']> = {
  byChance: ['dealt', 'rolled', 'drew', 'drewContract', 'turnedUp'],
  chances: (G) =>
    isPlacing(G)
      ? chancesOf(G)
      : chancesWith(
          G,
          perSeat(seatsOf(G), (seat) => plannedBy(G, seat)),
        ),
  verdict: (view, seat, move) => {
    const moves = listed(view, seat);
    if (moves.length < 2) return undefined;
    const weighed = weighedNow(view, seat, moves).toSorted((a, b) => b.worth - a.worth);
    const [best] = weighed;
    const made = worthOf(view, seat, move, weighed);
    if (!best || made === undefined) return undefined;
    return {
      preferred: [made < best.worth ? best.move : move],
      worth: rise(chancesOf(view), chancesOf(view, { [seat]: best.worth - Math.min(made, best.worth) })),
    };
  },
};
