import type { PlayerID } from 'boardgame.io';
import { rise, toldWith, type Analyst } from '../../shared/analyst';
import { perSeat, type PerSeat } from '../../shared/seats';
import { sameMove, type LegalMove } from '../../shared/legality';
import { isPlacing } from '../rules/placing';
import { seatsOf, taskOf, type State, type View } from '../state';
import { listed, weighedNow } from './advise';
import { cashOf, chancesFor, chancesOf } from './chances';
import { needlessWorth } from './freeTurn';
import { planFrom, situationOf, spaceOf } from './situation';
import type { Weighed } from './weighed';
import { hardAt } from './weights';

/** How surely that tells who wins: measured by `npm run bench:chances`. */
const CONFIDENCE = 1.3;

const told = (chances: PerSeat<number>): PerSeat<number> => toldWith(chances, CONFIDENCE);

/** DM that a move is worth beside those that an expert has weighed. */
const worthOf = (
  view: View,
  seat: PlayerID,
  move: LegalMove,
  weighed: readonly Weighed[],
): number | undefined => {
  // of the ways to one space only the best is weighed
  const same =
    weighed.find((one) => sameMove(one.move, move)) ??
    weighed.find((one) => one.move.move === move.move && one.move.args[0] === move.args[0]);
  return same?.worth ?? (taskOf(view) ? undefined : needlessWorth(view, seat, move));
};

/** DM that a seat will have, if all goes as it plans with the contracts it has. */
const expectedOf = (G: State, seat: PlayerID): number => {
  const situation = situationOf(G, seat, hardAt(G));
  return cashOf(G, seat) + planFrom(situation, spaceOf(situation)).worth;
};

/** Looks back: chances follow from what everybody has and can expect, what a decision was worth from the plan it serves. */
export const analyst: Analyst<State, View> = {
  chances: (G) =>
    told(
      isPlacing(G)
        ? chancesOf(G)
        : chancesFor(
            G,
            perSeat(seatsOf(G), (seat) => expectedOf(G, seat)),
          ),
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
      worth: rise(
        told(chancesOf(view)),
        told(chancesOf(view, { [seat]: best.worth - Math.min(made, best.worth) })),
      ),
    };
  },
};
