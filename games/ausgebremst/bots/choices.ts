import type { PlayerID } from 'boardgame.io';
import type { Temper } from '../../shared/bots/drivers';
import type { Tried } from '../../shared/bots/search';
import { SET_UP_IDS, valueOf, type Value } from '../cards';
import type { RaceMove } from '../moves';
import { awaited, momentOf } from '../rules/moment';
import { playable, whyNotWait } from '../rules/playable';
import { isSorting, stacksLeft } from '../rules/stacks';
import { STACK_NUMBERS } from '../piles';
import type { View } from '../state';
import { appraiseDraw, appraiserOf, appraiseWaiting } from './appraise';
import { foresightOf } from './foresight';
import { knowsStacks, setUpFor, stackOf, topOf } from './sorting';

/**
 * Moves that are tried: those with the best estimates, at most `WORSE` turns below the best. At 68 decisions with 600
 * trials per move, the best was always among the first four.
 */
const MOST_MOVES = 6;
const WORSE = 8;

/** The chance of winning that a turn is worth in the estimate before a trial. */
const A_TURN = 0.05;

/** The advantage of the usual set-up or stack in the estimate, in turns. */
const USUAL = 1;

/** The moves worth trying, the best first; equal cards only once. */
const candidates = (
  view: View,
  seat: PlayerID,
  moves: readonly RaceMove<'drive' | 'wait'>[],
  temper?: Temper,
): Tried<RaceMove>[] => {
  const ways = new Map(playable(view, seat).map(({ card, way }) => [`${card} ${way.target}`, { card, way }]));
  const seen = new Set<string>();
  const worthOf = appraiserOf(view, seat, foresightOf(view, seat), temper);
  const weighed = moves.flatMap((move): { readonly move: RaceMove; readonly worth: number }[] => {
    if (move.move === 'wait') return [{ move, worth: appraiseWaiting(view, seat) }];
    const [card, target] = move.args;
    const key = `${valueOf(card)} ${target}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ move, worth: worthOf(valueOf(card))(ways.get(move.args.join(' '))!.way) }];
  });
  const ranked = weighed.toSorted((a, b) => b.worth - a.worth);
  return ranked
    .slice(0, MOST_MOVES)
    .filter(({ worth }) => worth > ranked[0]!.worth - WORSE)
    .map(({ move, worth }) => ({ choice: move, worth: A_TURN * worth }));
};

/** Every possible drive, and missing the turn where that is allowed. */
const drivesOf = (view: View, seat: PlayerID): RaceMove<'drive' | 'wait'>[] => {
  const drives = playable(view, seat).map(({ card, way }): RaceMove<'drive'> => ({
    move: 'drive',
    args: [card, way.target],
  }));
  return whyNotWait(view, seat) ? drives : [...drives, { move: 'wait', args: [] }];
};

/** The value that a move brings to the hand; undefined for other moves. */
export const broughtBy = (view: View, seat: PlayerID, { move, args }: RaceMove): Value | undefined => {
  if (move === 'draw') return topOf(view, seat, args[0]);
  return move === 'fetch' ? valueOf(args[0]) : undefined;
};

/** the first card of each value, with the estimated worth of having it. */
const bringing = (
  view: View,
  seat: PlayerID,
  moves: readonly RaceMove<'draw' | 'fetch'>[],
): Tried<RaceMove>[] => {
  const foresight = foresightOf(view, seat);
  const seen = new Set<Value>();
  return moves.flatMap((move) => {
    const value = broughtBy(view, seat, move)!;
    if (seen.has(value)) return [];
    seen.add(value);
    return [{ choice: move, worth: A_TURN * appraiseDraw(view, seat, value, foresight) }];
  });
};

const draws = (view: View, seat: PlayerID): Tried<RaceMove>[] =>
  knowsStacks(view, seat)
    ? bringing(
        view,
        seat,
        stacksLeft(view, seat).map((stack) => ({ move: 'draw', args: [stack] })),
      )
    : [];

/** All these moves, the usual one with a small advantage. */
const preferring = (moves: readonly RaceMove<'chooseSetUp' | 'stow'>[], usual: unknown): Tried<RaceMove>[] =>
  moves.map((choice) => ({ choice, worth: choice.args[0] === usual ? A_TURN * USUAL : 0 }));

/**
 * What an expert would try out, at every moment of a race, with its estimated worth: nothing while cards are laid
 * out, nor where the drawn card cannot be known.
 */
export const choicesOf = (view: View, seat: PlayerID, temper?: Temper): readonly Tried<RaceMove>[] => {
  if (!awaited(view).includes(seat)) return [];
  switch (momentOf(view).type) {
    case 'grid':
      return [];
    case 'setUp':
      if (view.setUps[seat] !== null) return isSorting(view, seat) ? [] : draws(view, seat);
      return preferring(
        SET_UP_IDS.map((setUp) => ({ move: 'chooseSetUp', args: [setUp] })),
        setUpFor(view, seat),
      );
    case 'drive':
      return candidates(view, seat, drivesOf(view, seat), temper);
    case 'draw':
      return draws(view, seat);
    case 'fetch':
      return bringing(
        view,
        seat,
        view.pitCards[seat]!.map((card) => ({ move: 'fetch', args: [card] })),
      );
    case 'stow':
      return knowsStacks(view, seat)
        ? preferring(
            STACK_NUMBERS.map((stack) => ({ move: 'stow', args: [stack] })),
            stackOf(view.pitCards[seat]![0]!),
          )
        : [];
  }
};
