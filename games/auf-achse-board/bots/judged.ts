import type { PlayerID } from 'boardgame.io';
import { inOrder, MOST_ADVICE } from '../../shared/bots/advice';
import { averageOf } from '../../shared/bots/analyst';
import type { Chance } from '../../shared/chance';
import { doneTo, NO_CHANCE } from '../../shared/foresee';
import { perSeat, type PerSeat } from '../../shared/seats';
import { evolve } from '../evolve';
import type { BoardHappening } from '../happenings';
import { MOVES, type BoardMove } from '../moves';
import { imagine } from '../playerView';
import { winners } from '../rules/end';
import { isPlacing } from '../rules/placing';
import { playOn } from '../rules/turn';
import { momentOf, seatsOf, type State, type View } from '../state';
import { chancesOfPlacing } from './chances';
import { onceDriven } from './driveSense';
import { forecastOf, settled } from './forecast';
import { publicLeft } from './outlook';
import { targetOf, type Weighed } from './weighed';

/** What is told when something is rolled, drawn or turned up that nobody could know. */
const BY_CHANCE: ReadonlySet<BoardHappening['type']> = new Set<BoardHappening['type']>([
  'dealt',
  'rolled',
  'drew',
  'drewContract',
  'turnedUp',
]);

/** Was something rolled, drawn or turned up that nobody could know? */
export const isByChance = ({ type }: BoardHappening): boolean => BY_CHANCE.has(type);

/** A decision that was weighed, and how likely each seat wins with it. */
export type Judged = Weighed & { readonly chances: PerSeat<number> };

/** The table after a move that leaves nothing to chance; nothing for any other. */
const tableAfter = (table: State, seat: PlayerID, { move: name, args }: BoardMove): State | undefined => {
  const verdict = MOVES.find((move) => move.name === name)!.judge(table, seat, args, momentOf(table));
  if ('refusal' in verdict) return undefined;
  const { G, told } = doneTo(table, evolve, (play) => {
    verdict.make(play);
    playOn(play);
  });
  return told.some(isByChance) ? undefined : G;
};

/** B-13.2 — the chances of a match that is over. */
const sharedBy = (G: State): PerSeat<number> => {
  const first = winners(G);
  return perSeat(seatsOf(G), (seat) => (first.includes(seat) ? 1 / first.length : 0));
};

/** B-13.1 — the chances with a move that ends the match are its result; nothing for any other. Money is open (B-8.2): who has won does not hang on the hands. */
const endedBy = (view: View, seat: PlayerID, move: BoardMove): PerSeat<number> | undefined => {
  if (publicLeft(view) > 1 || targetOf(move)) return undefined;
  const then = tableAfter(imagine(view, seat, NO_CHANCE), seat, move);
  return then?.over ? sharedBy(then) : undefined;
};

/** How likely each seat wins with a move that does not end the match; `loses`: DM by which it is worse than what chances follow from. */
type Judge = (move: BoardMove, loses: number) => PerSeat<number>;

/**
 * The table once the best decision is carried out, as far as nothing is drawn: the truck has been driven, or the road works
 * moved. Otherwise the next hint would tell another chance although nothing has happened in between.
 */
const onceSettled = (G: State, seat: PlayerID, best: BoardMove): State => {
  const target = targetOf(best);
  if (target)
    return {
      ...onceDriven(G),
      trucks: { ...G.trucks, [seat]: target },
      tasks: [...G.tasks.filter(({ type }) => type !== 'drive'), { type: 'land', seat, moved: true }],
    };
  return best.move === 'moveRoadworks' ? { ...G, roadworks: best.args[0] } : G;
};

/**
 * Chances follow from what everybody plans, on tables imagined for the hands that cannot be seen. B-13.1 — once no public
 * contract is left, whoever ends the turn may find the match over before the next one: the table that it leaves is looked
 * at. `mayEnd`: could the seat end the match instead? To wait may be better then than anything else.
 */
const byPlans = (
  view: View,
  seat: PlayerID,
  best: BoardMove,
  { random, tables }: Imagining,
  mayEnd: boolean,
): Judge => {
  const imagined = Array.from({ length: tables }, () => {
    const G = imagine(view, seat, random);
    return { G, forecast: forecastOf(settled(onceSettled(G, seat, best))) };
  });
  return (move, loses) => {
    const now = averageOf(tables, (at) => imagined[at]!.forecast({ [seat]: loses }));
    if (move.move !== 'endTurn' || publicLeft(view)) return now;
    const waited = averageOf(tables, (at) => forecastOf(tableAfter(imagined[at]!.G, seat, move)!)());
    const most = averageOf(tables, (at) => imagined[at]!.forecast());
    return mayEnd || waited[seat]! < most[seat]! ? waited : most;
  };
};

/**
 * B-7.5, B-3.1 — does the move leave the table as chances see it? A move that is better then raises them. To end the turn does
 * not once no public contract is left: goods that can be unloaded here wait for a turn that may not come (B-13.1).
 */
const leavesAsIs = (view: View, { move }: BoardMove): boolean =>
  move === 'pass' || (move === 'endTurn' && publicLeft(view) > 0);

/** Of decisions of one kind those that promise most, as many as are ever told: there may be a hundred places for a sign. */
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

/** By which chance, and how often, the hands that a seat cannot see are imagined. */
export type Imagining = { readonly random: Chance; readonly tables: number };

/** The decisions with their chances, best first: by the own chance as it is told, of equals by what they are worth. */
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
  const usual = others.find(({ move }) => leavesAsIs(view, move)) ?? best;
  const judge: Judge | undefined =
    best &&
    (isPlaced
      ? byPlans(view, seat, best.move, imagining, others.length < weighed.length)
      : (_, loses) => chancesOfPlacing(view, { [seat]: loses }));
  const withChances = weighed.map((one) => ({
    ...one,
    // whatever does not end the match is among those that are judged
    chances: ends.get(one) ?? judge!(one.move, usual!.worth - (usual!.ahead ?? 0) - one.worth),
  }));
  return inOrder(withChances, ({ chances }) => chances[seat]!);
};
