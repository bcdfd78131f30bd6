import { VALUES, type Value } from '../cards';
import type { Space, Track } from '../track';
import { approachBy } from './road';
import type { Purse } from './purse';

/** spaces before the pit lane within which it is worth counting cards. */
const HORIZON = 12;

/** What one may hope for when the pit lane is still far away. */
const FAR = 0.97;

/**
 * How likely it is to come to a stop in the pit lane before passing it, when every card is played for that: of those in
 * hand the best one, then one drawn out of what is left. Other cars are not thought of.
 */
export const pitOdds = (track: Track, from: Space, hand: readonly Value[], rest: Purse): number => {
  const drawn = VALUES.filter((value) => rest[value] > 0);
  const total = drawn.reduce((sum, value) => sum + rest[value], 0);
  const known = new Map<string, number>();
  const away = (space: Space): number => {
    const { toGo } = track.places.get(space)!;
    return toGo - track.places.get(track.pit.entry)!.toGo;
  };

  const odds = (space: Space, held: readonly Value[]): number => {
    if (!track.beforePit.has(space) || !held.length) return 0;
    if (away(space) > HORIZON) return FAR;
    const key = `${space} ${held.toSorted((a, b) => a - b).join('')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // a card may not come back to itself: until it is known, it is worth nothing
    known.set(key, 0);
    const best = Math.max(0, ...new Set(held.map((value) => worth(space, held, value))));
    known.set(key, best);
    return best;
  };

  const worth = (space: Space, held: readonly Value[], value: Value): number => {
    const { stops, onward } = approachBy(track, space, value);
    if (stops) return 1;
    const kept = held.toSpliced(held.indexOf(value), 1);
    const hopes = onward.map((next) =>
      total
        ? drawn.reduce((sum, card) => sum + (rest[card] / total) * odds(next, [...kept, card]), 0)
        : odds(next, kept),
    );
    return Math.max(0, ...hopes);
  };

  return odds(from, hand);
};
