import type { PlayerID } from 'boardgame.io';
import { rise, type Analyst } from '../../shared/bots/analyst';
import { sameMove } from '../../shared/legality';
import type { BoardHappening } from '../happenings';
import type { BoardMove } from '../moves';
import { isPlacing } from '../rules/placing';
import { taskOf, type State, type View } from '../state';
import { weighedNow } from './advise';
import { bidWorth, limitOf } from './auctionSense';
import { chancesOfPlacing } from './chances';
import { forecastOf } from './forecast';
import { needlessWorth } from './freeTurn';
import { judged, promising } from './judged';
import { listed } from './listed';
import { isByChance, settled } from './settled';
import { targetOf, type Weighed } from './weighed';
import { hardAt } from './weights';

/** Tables imagined per decision when a whole match is analysed. */
const TABLES = 12;

/** The worth of a move in DM, compared with the moves an expert has weighed, best first. */
const worthOf = (
  view: View,
  seat: PlayerID,
  move: BoardMove,
  weighed: readonly Weighed[],
): number | undefined => {
  const task = taskOf(view);
  // only the best way to each space is weighed
  const target = targetOf(move);
  const same =
    weighed.find((one) => sameMove(one.move, move)) ??
    weighed.find((one) => target && one.move.move === move.move && targetOf(one.move) === target);
  if (same) return same.worth;
  // a line above the lowest costs more and gains nothing
  if (task?.type === 'auction' && move.move === 'bid')
    return bidWorth(view, task, move.args[0], limitOf(view, task, hardAt(view)));
  // a move that is not advised does not prevent the others either
  return task ? undefined : (weighed[0]?.worth ?? 0) + needlessWorth(view, seat, move);
};

/** The analysis: chances follow from the forecasts of all seats, the worth of a decision from the plan it serves. */
export const analyst: Analyst<State, View, BoardMove, BoardHappening> = {
  isByChance,
  chances: (G) => (isPlacing(G) ? chancesOfPlacing(G) : forecastOf(settled(G))()),
  verdict: (view, seat, move, random) => {
    const moves = listed(view, seat);
    if (moves.length < 2) return undefined;
    const weighed = weighedNow(view, seat, moves).toSorted((a, b) => b.worth - a.worth);
    const worth = worthOf(view, seat, move, weighed);
    if (worth === undefined) return undefined;
    const all = judged(view, seat, [...promising(weighed), { move, worth, reasons: [] }], {
      random,
      tables: TABLES,
    });
    const made = all.find((one) => one.move === move);
    const best = all.find((one) => one.move !== move);
    if (!made || !best) return undefined;
    const isAsGood = made.chances[seat]! >= best.chances[seat]!;
    return {
      preferred: [isAsGood ? move : best.move],
      worth: rise((isAsGood ? made : best).chances, made.chances),
    };
  },
};
