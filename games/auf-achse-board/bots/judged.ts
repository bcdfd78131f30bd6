import type { PlayerID } from 'boardgame.io';
import { inOrder, MOST_ADVICE } from '../../shared/bots/advice';
import { averageOf } from '../../shared/bots/analyst';
import type { Chance } from '../../shared/chance';
import { NO_CHANCE } from '../../shared/foresee';
import { perSeat, type PerSeat } from '../../shared/seats';
import type { BoardMove } from '../moves';
import { imagine } from '../playerView';
import { isPlacing } from '../rules/placing';
import { seatsOf, type State, type View } from '../state';
import { isLast, mayDecideTheEnd } from './auctionSense';
import { chancesOfPlacing } from './chances';
import { forecastOf, type Forecast } from './forecast';
import { publicLeft } from './outlook';
import { GOES_ON, settled, tableAfter } from './settled';
import { targetOf, type Weighed } from './weighed';

/** A weighed decision, and the probability that each seat wins with it. */
export type Judged = Weighed & { readonly chances: PerSeat<number> };

/**
 * B-13.1 — the chances after a move that ends the match: its result. Undefined for any other move. Money is open (B-8.2),
 * so the result does not depend on hidden hands.
 */
const endedBy = (view: View, seat: PlayerID, move: BoardMove): PerSeat<number> | undefined => {
  if (publicLeft(view) > 1 || targetOf(move)) return undefined;
  const then = tableAfter(imagine(view, seat, NO_CHANCE), seat, move);
  return then?.over ? forecastOf(then)() : undefined;
};

/**
 * The probability that each seat wins with a move that does not end the match; `loses`: DM by which it is worse than
 * the table the chances come from.
 */
type Judge = (move: BoardMove, loses: number) => PerSeat<number>;

/**
 * DM that a contract in another hand is worth more to its owner than an imagined one while many are to come, and for how
 * many contracts of a hand that counts: the others hold what suits them. Plans for the real hands were better by 506 DM
 * with `hard` and 375 with `normal`, at 3,451 turns; with a single public contract left by 144 DM and 331, and then no more.
 */
const SUITS_ITS_OWNER = { aContract: 150, most: 2 } as const;

/** DM by which the plans of the others must be reduced on imagined tables; negative, as they are better. */
const unlikeImagined = (view: View, seat: PlayerID): PerSeat<number> => {
  const left = publicLeft(view);
  const aContract = (SUITS_ITS_OWNER.aContract * left) / (left + 1);
  return perSeat(seatsOf(view), (one) =>
    one === seat ? 0 : -aContract * Math.min(SUITS_ITS_OWNER.most, view.hands[one]!.length),
  );
};

/** B-7.4, B-13.1 — is this an answer in the auction of the last public contract? */
const isForTheLast = (view: View, { move }: BoardMove): boolean =>
  isLast(view) && (move === 'bid' || move === 'pass');

/**
 * Judges moves by the plans of all seats, on tables imagined for the hidden hands. B-13.1 — once no public contract is
 * left, the match may be over before the seat's next turn, so ending the turn is judged by the table it leaves. So are
 * the answers in the last auction: its winner has more to do before the end, or decides when it comes, and DM tell
 * little of that. In 66 such decisions, played to the end from both answers, a bid cost 10 percentage points;
 * it was told to cost 3 by DM, and 7 by the tables.
 * `mayEnd`: could the seat end the match instead? Then waiting may be better than any other move.
 */
const byPlans = (
  view: View,
  seat: PlayerID,
  best: BoardMove,
  { random, tables }: Imagining,
  mayEnd: boolean,
): Judge => {
  const imagined = Array.from({ length: tables }, () => imagine(view, seat, random));
  const answered = (G: State, move: BoardMove) => forecastOf(settled(tableAfter(G, seat, move) ?? G));
  const forecasts = imagined.map((G) =>
    GOES_ON.has(best.move) ? forecastOf(settled(G)) : answered(G, best),
  );
  const others = unlikeImagined(view, seat);
  const decides = mayEnd || mayDecideTheEnd(view, seat);
  /** The chances by the tables themselves; they may be better than with the best move only if they decide the end. */
  const byTables = (forecastAt: (G: State) => Forecast) => {
    const own = averageOf(tables, (at) => forecastAt(imagined[at]!)(others));
    const most = averageOf(tables, (at) => forecasts[at]!(others));
    return decides || own[seat]! < most[seat]! ? own : most;
  };
  return (move, loses) => {
    if (isForTheLast(view, move)) return byTables((G) => answered(G, move));
    if (move.move === 'endTurn' && !publicLeft(view))
      return byTables((G) => forecastOf(tableAfter(G, seat, move)!));
    return averageOf(tables, (at) => forecasts[at]!({ ...others, [seat]: loses }));
  };
};

/** Of each kind of decision the best ones, as many as are ever shown: a sign may have a hundred possible spaces. */
export const promising = (weighed: readonly Weighed[]): readonly Weighed[] => {
  const told = new Map<string, number>();
  return weighed
    .toSorted((one, other) => other.worth - one.worth)
    .filter(({ move: { move } }) => {
      const before = told.get(move) ?? 0;
      told.set(move, before + 1);
      return before < MOST_ADVICE;
    });
};

/** The random source, and the number of tables, for imagining the hands that a seat cannot see. */
export type Imagining = { readonly random: Chance; readonly tables: number };

/** The decisions with their chances, best first: by the seat's own chance as shown, then by worth. */
export const judged = (
  view: View,
  seat: PlayerID,
  weighed: readonly Weighed[],
  imagining: Imagining,
): readonly Judged[] => {
  const isPlaced = !isPlacing(view);
  const ends = new Map(weighed.map((one) => [one, isPlaced ? endedBy(view, seat, one.move) : undefined]));
  const others = weighed.filter((one) => !ends.get(one)).toSorted((a, b) => b.worth - a.worth);
  const [best] = others;
  const judge: Judge | undefined =
    best &&
    (isPlaced
      ? byPlans(view, seat, best.move, imagining, others.length < weighed.length)
      : (_, loses) => chancesOfPlacing(view, { [seat]: loses }));
  const withChances = weighed.map((one) => ({
    ...one,
    // all decisions that do not end the match are judged
    chances: ends.get(one) ?? judge!(one.move, best!.worth - one.worth),
  }));
  return inOrder(withChances, ({ chances }) => chances[seat]!);
};
