import type { PlayerID } from 'boardgame.io';
import { VALUES, type Value } from '../cards';
import { FINISH } from '../rules/driving';
import { isAdvanced, roadOf, type View } from '../state';
import { pointsIn, undrawn, type Supply } from './supply';
import { spacesToGo, type Progress } from './road';
import { endsFrom, guessesOf, type Traffic } from './traffic';

/**
 * Turns that are looked ahead, and how far what is seen there is to be trusted: in the advanced game one chooses what
 * comes to hand, in the basic game cards come as they come. Both were found by driving.
 */
const SIGHT = { basic: { turns: 1, trust: 0.6 }, advanced: { turns: 3, trust: 1 } } as const;

/** Cards of a later hand that lose least are thought to be the better of so many. */
const LATER_HAND = 2;

/** Spaces that a turn counts as lost in which nothing can be driven. */
const STUCK = 1;

/** What the next turn will be like. */
type Outlook = {
  /** Spaces that are likely lost on detours then and soon after, with the card that loses fewest. */
  readonly lost: number;
  /** How likely no card can be driven. */
  readonly stuck: number;
};

/** What may come to hand, and how likely. */
type Draws = readonly (readonly [value: Value, chance: number])[];

/** Asks what the next turn will be like from there with these values in hand, one of them perhaps still to be drawn. */
export type Foresight = (from: Progress, held: readonly Value[], draws: 'one' | 'none') => Outlook;

const drawsFrom = (rest: Supply): Draws => {
  const cards = VALUES.reduce((sum, value) => sum + rest[value], 0);
  return pointsIn(rest) ? VALUES.map((value) => [value, rest[value] / cards]) : [];
};

/** What is to be expected of the best of several cards as they come; what each would lose by its value. */
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

/** Looks some turns ahead, in guesses where the others will stand by then. */
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

  /** By value, the spaces lost at least with a card of it on that turn and those after it; infinite where it cannot be driven. */
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

  /** Spaces lost on average from there on. */
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
