import { InitializeGame } from 'boardgame.io/internal';
import { keyedChance, type Chance } from '../../../games/shared/chance';
import { predictedAfter, type Draw } from './linearAttack';

/** boardgame.io's own generator. */
const linearChance = (seed: string): Chance => {
  let random: Chance | undefined;
  InitializeGame({
    game: {
      seed,
      setup: (context) => {
        random = context.random;
        return {};
      },
    },
  });
  return random!;
};

const CARDS = Array.from({ length: 110 }, (_, n) => n);

/**
 * The draws behind a shuffle that takes each card out of the rest in turn and fills its place with the last:
 * boardgame.io's way.
 */
const readTaken = (shuffled: readonly number[]): Draw[] => {
  const rest = [...CARDS];
  return shuffled.map((card) => {
    const [count, index] = [rest.length, rest.indexOf(card)];
    rest[index] = rest.at(-1)!;
    rest.pop();
    return { count, index };
  });
};

/** The draws behind a shuffle that swaps each place, from the last to the second, with one before it: our way. */
const readExchanged = (shuffled: readonly number[]): Draw[] => {
  const pile = [...CARDS];
  const draws: Draw[] = [];
  for (let last = pile.length - 1; last > 0; last--) {
    const index = pile.indexOf(shuffled[last]!);
    draws.push({ count: last + 1, index });
    [pile[last], pile[index]] = [pile[index]!, pile[last]!];
  }
  return draws;
};

/** The draws seen by the attacker, and those used for the lattice. */
const SEEN = 60;
const USED = 20;

describe('an attacker who has seen half a shuffled pile', () => {
  test('can predict all later draws of boardgame.io’s own generator', () => {
    const chance = linearChance('any');
    const seen = readTaken(chance.Shuffle([...CARDS]));
    const predicted = predictedAfter(seen.slice(0, SEEN), USED)!;
    const rest = seen.slice(SEEN).map(({ count }, at) => Math.floor(predicted(at) * count));
    expect(rest).toEqual(seen.slice(SEEN).map(({ index }) => index));
    // and the draws that are yet to come
    const later = Array.from({ length: 50 }, (_, at) => predicted(CARDS.length - SEEN + at));
    for (const number of later) expect(number).toBeCloseTo(chance.Number(), 8);
  });
  test('can predict nothing of the keyed generator', () => {
    const seen = readExchanged(keyedChance('any').Shuffle([...CARDS]));
    expect(predictedAfter(seen.slice(0, SEEN), USED)).toBeUndefined();
  });
});
