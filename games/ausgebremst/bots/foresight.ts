import type { PlayerID } from 'boardgame.io';
import { VALUES, type Value } from '../cards';
import { FINISH } from '../rules/driving';
import { isAdvanced, roadOf, type View } from '../state';
import { pointsIn, undrawn, type Supply } from './supply';
import { spacesToGo, type Progress } from './road';
import { endsFrom, guessesOf, type Traffic } from './traffic';

/**
 * Turns to look ahead, and the weight of what is found there: in the advanced game drivers choose what they draw, in
 * the basic game they draw at random. Fitted by matches.
 */
const SIGHT = { basic: { turns: 1, trust: 0.6 }, advanced: { turns: 3, trust: 1 } } as const;

/** A later hand is modelled as the better of this many random cards. */
const LATER_HAND = 2;

/** Spaces that count as lost in a later turn without a legal drive. */
const STUCK = 1;

/** The prospects for the next turn. */
type Outlook = {
  /** Spaces likely to be lost on detours in that turn and soon after, with the best card. */
  readonly lost: number;
  /** The chance that no card can be driven. */
  readonly stuck: number;
};

/** The values that may be drawn, with their chances. */
type Draws = readonly (readonly [value: Value, chance: number])[];

/** Gives the outlook from there with these values in hand, and possibly one card still to be drawn. */
export type Foresight = (from: Progress, held: readonly Value[], draws: 'one' | 'none') => Outlook;

const drawsFrom = (rest: Supply): Draws => {
  const cards = VALUES.reduce((sum, value) => sum + rest[value], 0);
  return pointsIn(rest) ? VALUES.map((value) => [value, rest[value] / cards]) : [];
};

/** The expected loss with the best of several random cards; `losses`: the loss for each value. */
const expectedBest = (losses: readonly number[], draws: Draws): number => {
  const sorted = draws
    .map(([value, chance]) => ({ loss: Math.min(losses[value - 1]!, STUCK), chance }))
    .toSorted((a, b) => a.loss - b.loss);
  let worse = 1;
  let expected = 0;
  for (const { loss, chance } of sorted) {
    const left = Math.max(0, worse - chance);
    expected += loss * (worse ** LATER_HAND - left ** LATER_HAND);
    worse = left;
  }
  return expected;
};

/** Looks some turns ahead, with guesses where the other cars will stand. */
export const foresightOf = (view: View, seat: PlayerID): Foresight => {
  const track = roadOf(view);
  const { turns, trust } = SIGHT[view.options.game];
  const mustStop = !isAdvanced(view);
  const draws = drawsFrom(undrawn(view, seat));
  const guesses = guessesOf(view, seat, turns).map((traffic) => ({
    traffic,
    known: new Map<string, number>(),
  }));
  type Guess = { readonly traffic: readonly Traffic[]; readonly known: Map<string, number> };

  /**
   * By value, the smallest loss in spaces with such a card in that turn and later ones; Infinity if it cannot be
   * driven.
   */
  const lossesFrom = (guess: Guess, turn: number, from: Progress): readonly number[] => {
    const before = spacesToGo(track, from, mustStop);
    const lossOf = (end: Progress, value: number): number => {
      const isGift = end.stopped && !from.stopped && !mustStop;
      const now = isGift ? 0 : value - before + spacesToGo(track, end, mustStop);
      return now + lossAfter(guess, turn + 1, end);
    };
    return endsFrom(view, seat, from, guess.traffic[turn]!).map((ends, at) =>
      Math.min(...ends.map((end) => (end === FINISH ? 0 : lossOf(end, at + 1)))),
    );
  };

  /** The average number of spaces lost from there on. */
  const lossAfter = (guess: Guess, turn: number, from: Progress): number => {
    if (turn >= turns) return 0;
    const key = `${turn} ${from.space} ${from.crossed} ${from.stopped}`;
    const known = guess.known.get(key);
    if (known !== undefined) return known;
    const expected = expectedBest(lossesFrom(guess, turn, from), draws);
    guess.known.set(key, expected);
    return expected;
  };

  return (from, held, drawing) => {
    let lost = 0;
    let stuck = 0;
    for (const guess of guesses) {
      const losses = lossesFrom(guess, 0, from);
      const own = Math.min(...held.map((value) => losses[value - 1]!));
      const hands = drawing === 'one' && draws.length ? draws : ([[undefined, 1]] as const);
      for (const [value, chance] of hands) {
        const loss = value === undefined ? own : Math.min(own, losses[value - 1]!);
        if (loss === Infinity) stuck += chance / guesses.length;
        else lost += (chance * loss) / guesses.length;
      }
    }
    return { lost: trust * lost, stuck };
  };
};
