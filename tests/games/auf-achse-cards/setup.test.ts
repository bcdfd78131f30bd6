import { cardGame } from '../../../games/auf-achse-cards';
import { CARD_IDS } from '../../../games/auf-achse-cards/cards';
import { winners } from '../../../games/auf-achse-cards/rules/stageEnd';
import { tableOf } from '../../../games/shared/table';
import { scenario } from './scenario';

const dealt = (seed: string, numPlayers: number, options?: unknown) =>
  tableOf(cardGame, { seed, numPlayers, options }).start.G;
const SEEDS = Array.from({ length: 60 }, (_, n) => `seed ${n}`);

describe('K-2 Aim and set-up', () => {
  test('K-2.1 for 2 to 5 players', () =>
    expect([cardGame.game.minPlayers, cardGame.game.maxPlayers]).toEqual([2, 5]));
  test('K-2.1 five stages', () => expect(dealt('a', 2).options.stages).toBe(5));
  test('K-2.1 most kilometres over all stages win, not most stages', () =>
    expect(winners(scenario({ scores: { 0: [100, 100, 0], 1: [90, 90, 50] } }))).toEqual(['1']));

  test.each([2, 3, 4, 5])('K-2.2 ten cards each, the rest is the draw pile: %i players', (numPlayers) => {
    const { hands, deck, ...table } = dealt('a', numPlayers);
    expect(Object.values(hands).map((hand) => hand.length)).toEqual(Array(numPlayers).fill(10));
    expect(deck).toHaveLength(109 - 10 * numPlayers);
    expect([...Object.values(hands).flat(), ...deck].toSorted()).toEqual(CARD_IDS.toSorted());
    expect(table).toMatchObject({ stage: 1, round: 1, counter: [], discard: [] });
  });
  test('K-2.2 all cards are shuffled: two matches get different deals', () => {
    const hands = SEEDS.map((seed) => dealt(seed, 2)).map(({ hands, deck }) =>
      [hands['0'], deck.at(-1)].join(),
    );
    expect(new Set(hands).size).toBe(SEEDS.length);
  });
  test('K-2.2 the same seed deals the same cards', () => expect(dealt('a', 3)).toEqual(dealt('a', 3)));

  test.each([2, 5])('K-2.3 the start player is drawn at random: %i players', (numPlayers) =>
    expect(new Set(SEEDS.map((seed) => dealt(seed, numPlayers).startPlayer)).size).toBe(numPlayers),
  );
  test.each([1, 2, 3, 4, 5])('K-2.4 the option sets the number of stages: %i', (stages) =>
    expect(dealt('a', 2, { stages }).options.stages).toBe(stages),
  );
});
