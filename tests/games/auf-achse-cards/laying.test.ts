import {
  layForCounter,
  layToRace,
  owesCounter,
  owesRace,
  owing,
} from '../../../games/auf-achse-cards/rules/laying';
import { scenario, seenOf } from './scenario';

const owes = (G: ReturnType<typeof scenario>, seat: string) => [owesRace(G, seat), owesCounter(G, seat)];

describe('K-3 A round', () => {
  test('K-3.1 a hand card goes to the right end of the own race', () => {
    const G = scenario({
      hands: { 0: ['10-1', '20-1', '30-1'], 1: ['40-1'] },
      races: { 0: ['50-1'], 1: [] },
    });
    seenOf(G, (play) => layToRace(play, '0', '20-1'));
    expect(G.hands).toEqual({ 0: ['10-1', '30-1'], 1: ['40-1'] });
    expect(G.races).toEqual({ 0: ['50-1', '20-1'], 1: [] });
    expect(owes(G, '0')).toEqual([false, true]);
    expect(owes(G, '1')).toEqual([true, false]);
  });
  test('K-3.1 all lay at once: everybody owes a card, whoever starts', () =>
    expect(owing(scenario({ startPlayer: '1', hands: { 0: ['10-1'], 1: ['20-1'], 2: ['30-1'] } }))).toEqual([
      '0',
      '1',
      '2',
    ]));
  test('K-3.2 one hand card is laid for the counter, before or after the card for the race', () => {
    const G = scenario({ hands: { 0: ['10-1', '20-1', '30-1'], 1: ['40-1', '50-1'] } });
    seenOf(G, (play) => layForCounter(play, '0', '20-1'));
    expect(G.sealed).toEqual({ 0: '20-1', 1: null });
    expect(G.hands['0']).toEqual(['10-1', '30-1']);
    expect(owes(G, '0')).toEqual([true, false]);
    seenOf(G, (play) => layToRace(play, '1', '40-1'));
    seenOf(G, (play) => layForCounter(play, '1', '50-1'));
    expect(owing(G)).toEqual(['0']);
  });
  test('K-3.2 a card for the counter joins it only when it is turned up', () => {
    const G = scenario({ hands: { 0: ['10-1', '20-1'], 1: [] } });
    seenOf(G, (play) => layForCounter(play, '0', '20-1'));
    expect(G.counter).toEqual([]);
  });

  test('K-3.5 the only card goes to the race, none to the counter', () => {
    const G = scenario({ hands: { 0: ['10-1'], 1: ['20-1', '30-1'] } });
    expect(owes(G, '0')).toEqual([true, false]);
    seenOf(G, (play) => layToRace(play, '0', '10-1'));
    expect(owes(G, '0')).toEqual([false, false]);
  });
  test('K-3.5 of two cards one goes to the race and one to the counter, in either order', () => {
    const first = scenario({ hands: { 0: ['10-1', '20-1'], 1: [] } });
    seenOf(first, (play) => layToRace(play, '0', '10-1'));
    expect(owes(first, '0')).toEqual([false, true]);
    const second = scenario({ hands: { 0: ['10-1', '20-1'], 1: [] } });
    seenOf(second, (play) => layForCounter(play, '0', '10-1'));
    expect(owes(second, '0')).toEqual([true, false]);
  });
  test('K-3.5 a player without cards is passed over', () =>
    expect(owing(scenario({ hands: { 0: [], 1: ['20-1'] } }))).toEqual(['1']));
});

describe('K-6 Action cards on the counter', () => {
  test('K-6.5 while revealing pauses, only the missing extra cards are owed', () => {
    const G = scenario({
      hands: { 0: ['10-1', '20-1', '30-1'], 1: ['40-1', '50-1'] },
      races: { 0: ['60-1'], 1: [] },
      raceLaid: { 0: true, 1: true },
      counterLaid: { 0: true, 1: true },
      extra: { 0: 2, 1: 0 },
    });
    expect(owing(G)).toEqual(['0']);
    expect(owes(G, '0')).toEqual([true, false]);
    seenOf(G, (play) => layToRace(play, '0', '20-1'));
    expect(G).toMatchObject({ extra: { 0: 1, 1: 0 }, races: { 0: ['60-1', '20-1'] } });
    seenOf(G, (play) => layToRace(play, '0', '10-1'));
    expect(G).toMatchObject({ extra: { 0: 0, 1: 0 }, races: { 0: ['60-1', '20-1', '10-1'] } });
    expect(owing(G)).toEqual([]);
  });
});

describe('K-7 End of a stage and of the match', () => {
  test('K-7.4 after the last stage nobody owes a card', () =>
    expect(
      owing(
        scenario({
          options: { stages: 1 },
          hands: { 0: ['10-1'], 1: ['20-1'] },
          scores: { 0: [10], 1: [20] },
        }),
      ),
    ).toEqual([]));
});
