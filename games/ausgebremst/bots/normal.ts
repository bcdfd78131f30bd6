import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { best } from '../../shared/choosing';
import type { Thinker } from '../../shared/defineGame';
import type { LegalMove } from '../../shared/legality';
import { valueOf, type CardId, type Value } from '../cards';
import { playable } from '../rules/playable';
import { leads } from '../rules/ranking';
import type { View } from '../state';
import { appraise, appraiseWaiting } from './appraise';
import { isSorted, setUpFor, stackOf, topOf } from './sorting';

/** The listed move that is worth most; of equal ones any. */
export const bestOf = (
  moves: readonly LegalMove[],
  worth: (move: LegalMove) => number,
  random: Chance,
): LegalMove => best(random.Shuffle([...moves]), worth);

/** What a drive or a wait is worth, by what is listed. */
const driving = (view: View, seat: PlayerID): ((move: LegalMove) => number) => {
  const ways = new Map(playable(view, seat).map(({ card, way }) => [`${card} ${way.target}`, { card, way }]));
  const valued = new Map<string, number>();
  return ({ move, args }) => {
    if (move === 'wait') return appraiseWaiting(view, seat);
    const { card, way } = ways.get(args.join(' '))!;
    // copies of a value are alike
    const key = `${valueOf(card)} ${way.target}`;
    const worth = valued.get(key) ?? appraise(view, seat, card, way);
    valued.set(key, worth);
    return worth;
  };
};

/** what one would like to draw: large, but no six while one leads, and not the like of what one holds. */
const drawing = (view: View, seat: PlayerID, stack: number): number => {
  const value: Value = topOf(view, seat, stack);
  const held = view.hands[seat]!.map((card) => valueOf(card as CardId));
  const locked = view.stage === 'driving' && value === 6 && leads(view, seat);
  return value - (held.includes(value) ? 2 : 0) - (locked ? 4 : 0);
};

/** Plans its points against the road still to go, blocks where it costs nothing, and never passes the pit lane by mistake. */
export const normal: Thinker<View> = (view, seat, random, moves) => {
  const [{ move: kind }] = moves as [LegalMove];
  if (kind === 'chooseSetUp') return { move: kind, args: [setUpFor(view, seat)] };
  if (moves.length === 1) return moves[0]!;
  if (kind === 'lay') return moves.find(isSorted)!;
  if (kind === 'draw')
    return bestOf(moves, ({ args: [stack] }) => drawing(view, seat, stack as number), random);
  if (kind === 'fetch') return bestOf(moves, ({ args: [card] }) => valueOf(card as CardId), random);
  if (kind === 'stow')
    return moves.find(({ args: [stack] }) => stack === stackOf(view.pitCards[seat]![0]!)) ?? moves[0]!;
  return bestOf(moves, driving(view, seat), random);
};
