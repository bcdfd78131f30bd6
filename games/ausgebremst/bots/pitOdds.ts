import { VALUES, type Value } from '../cards';
import type { Space, Track } from '../track';
import { approachBy } from './road';
import type { Supply } from './supply';

/** the number of spaces before the pit lane within which cards are counted. */
const HORIZON = 12;

/** The chance assumed while the pit lane is still far away. */
const FAR = 0.97;

const awayFrom = (track: Track, space: Space): number =>
  track.places.get(space)!.toGo - track.places.get(track.pit.entry)!.toGo;

/**
 * A quick estimate of `pitOdds`: with the cards in hand, or after one step with the kept cards and two drawn ones.
 */
export const pitOddsAtSight = (track: Track, from: Space, hand: readonly Value[], rest: Supply): number => {
  if (!track.beforePit.has(from)) return 0;
  if (awayFrom(track, from) > HORIZON) return FAR;
  const held = [...new Set(hand)];
  if (held.some((value) => approachBy(track, from, value).stops)) return 1;
  const total = VALUES.reduce((sum: number, value) => sum + rest[value], 0);
  let top = 0;
  for (const value of held)
    for (const next of approachBy(track, from, value).onward) {
      const stopping = VALUES.filter((card) => approachBy(track, next, card).stops);
      if (hand.some((card, at) => stopping.includes(card) && at !== hand.indexOf(value))) return 1;
      const drawn = stopping.reduce((sum: number, card) => sum + rest[card], 0) / Math.max(1, total);
      top = Math.max(top, 1 - (1 - drawn) ** 2);
    }
  return top;
};

/**
 * The chance of stopping in the pit lane before passing it, if every card is played for that: first the best in hand,
 * then one drawn at random from the rest, or the one that suits best. Other cars are ignored.
 */
export const pitOdds = (
  track: Track,
  from: Space,
  hand: readonly Value[],
  rest: Supply,
  draws: 'asTheyCome' | 'chosen' = 'asTheyCome',
): number => {
  const drawn = VALUES.filter((value) => rest[value] > 0);
  const total = drawn.reduce((sum, value) => sum + rest[value], 0);
  const known = new Map<string, number>();
  const odds = (space: Space, held: readonly Value[]): number => {
    if (!track.beforePit.has(space) || !held.length) return 0;
    if (awayFrom(track, space) > HORIZON) return FAR;
    const key = `${space} ${held.toSorted((a, b) => a - b).join('')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // breaks cycles: a state being computed counts as 0
    known.set(key, 0);
    const best = Math.max(0, ...new Set(held.map((value) => worth(space, held, value))));
    known.set(key, best);
    return best;
  };

  const worth = (space: Space, held: readonly Value[], value: Value): number => {
    const { stops, onward } = approachBy(track, space, value);
    if (stops) return 1;
    const kept = held.toSpliced(held.indexOf(value), 1);
    const hopes = onward.map((next) => {
      if (!total) return odds(next, kept);
      if (draws === 'chosen') return Math.max(...drawn.map((card) => odds(next, [...kept, card])));
      return drawn.reduce((sum, card) => sum + (rest[card] / total) * odds(next, [...kept, card]), 0);
    });
    return Math.max(0, ...hopes);
  };

  return odds(from, hand);
};
