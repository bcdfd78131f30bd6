import { InitializeGame } from 'boardgame.io/internal';
import { keyedChance, type Chance } from '../../../games/shared/chance';
import { predictedAfter, type Draw } from './linearAttack';

/** boardgame.io's own chance. */
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

/** What came up where each card was taken out of the rest in turn, the last of the rest filling its place: boardgame.io's way. */
const readTaken = (shuffled: readonly number[]): Draw[] => {
  const rest = [...CARDS];
  return shuffled.map((card) => {
    const [count, index] = [rest.length, rest.indexOf(card)];
    rest[index] = rest.at(-1)!;
    rest.pop();
    return { count, index };
  });
};

/** What came up where each place from the last to the second was exchanged with one before it: our way. */
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

/** Draws seen by the attacker, and those of them the lattice is made of. */
const SEEN = 60;
const USED = 20;

describe('whoever has seen half a shuffled pile', () => {
  test('knows all later draws of the generator that boardgame.io comes with', () => {
    const chance = linearChance('any');
    const seen = readTaken(chance.Shuffle([...CARDS]));
    const predicted = predictedAfter(seen.slice(0, SEEN), USED)!;
    const rest = seen.slice(SEEN).map(({ count }, at) => Math.floor(predicted(at) * count));
    expect(rest).toEqual(seen.slice(SEEN).map(({ index }) => index));
    // what is yet to be drawn as well
    const later = Array.from({ length: 50 }, (_, at) => predicted(CARDS.length - SEEN + at));
    for (const number of later) expect(number).toBeCloseTo(chance.Number(), 8);
  });
  test('knows nothing of those of the keyed one', () => {
    const seen = readExchanged(keyedChance('any').Shuffle([...CARDS]));
    expect(predictedAfter(seen.slice(0, SEEN), USED)).toBeUndefined();
  });
});
