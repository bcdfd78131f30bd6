import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { best } from '../../shared/bots/choosing';
import type { Given } from '../../shared/defineGame';
import type { Temper } from '../../shared/bots/drivers';
import { named } from '../../shared/legality';
import { valueOf } from '../cards';
import type { RaceMove } from '../moves';
import { playable } from '../rules/playable';
import type { View } from '../state';
import { appraiseDraw, appraiserOf, appraiseWaiting } from './appraise';
import { foresightOf, type Foresight } from './foresight';
import { isSorted, setUpFor, stackOf, topOf } from './sorting';

/** The legal move with the highest worth; among equals a random one. */
export const bestOf = <Decision extends RaceMove>(
  moves: readonly Decision[],
  worth: (move: Decision) => number,
  random: Chance,
): Decision => best(random.Shuffle([...moves]), worth);

/** The worth of a drive or of waiting, for the legal moves. */
const driving = (
  view: View,
  seat: PlayerID,
  foresight?: Foresight,
  temper?: Temper,
): ((move: RaceMove) => number) => {
  const ways = new Map(playable(view, seat).map(({ card, way }) => [`${card} ${way.target}`, { card, way }]));
  const worthOf = appraiserOf(view, seat, foresight, temper);
  const valued = new Map<string, number>();
  return ({ move, args }) => {
    if (move === 'wait') return appraiseWaiting(view, seat);
    const { card, way } = ways.get(args.join(' '))!;
    // copies of a value are alike
    const key = `${valueOf(card)} ${way.target}`;
    const worth = valued.get(key) ?? worthOf(valueOf(card))(way);
    valued.set(key, worth);
    return worth;
  };
};

/** A good player, with the given foresight or with none. */
const racer =
  (lookAhead?: typeof foresightOf) =>
  (view: View, seat: PlayerID, random: Chance, { legal: moves, temper }: Given<RaceMove>): RaceMove => {
    const kind = moves[0]!.move;
    if (kind === 'chooseSetUp') return { move: kind, args: [setUpFor(view, seat)] };
    if (moves.length === 1) return moves[0]!;
    if (kind === 'lay') return moves.find(isSorted)!;
    if (kind === 'fetch') return bestOf(named(moves, 'fetch'), ({ args: [card] }) => valueOf(card), random);
    if (kind === 'stow')
      return (
        named(moves, 'stow').find(({ args }) => args[0] === stackOf(view.pitCards[seat]![0]!)) ?? moves[0]!
      );
    const foresight = lookAhead?.(view, seat);
    if (kind !== 'draw') return bestOf(moves, driving(view, seat, foresight, temper), random);
    const worth = (stack: number) => appraiseDraw(view, seat, topOf(view, seat, stack), foresight);
    return bestOf(named(moves, 'draw'), ({ args: [stack] }) => worth(stack), random);
  };

/**
 * A good player: compares its points with the way still to go, keeps cards for expected traffic, blocks others where
 * that costs nothing, and never passes the pit lane by mistake.
 */
export const normal = racer(foresightOf);

/** The same without foresight: fast enough to continue many races. */
export const atFirstSight = racer();
