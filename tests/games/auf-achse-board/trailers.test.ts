import { conserved } from '../../../games/auf-achse-board/conserved';
import { loadOf, roomOf } from '../../../games/auf-achse-board/rules/cargo';
import { capacityOf } from '../../../games/auf-achse-board/rules/trailers';
import { TRAILERS } from '../../../games/auf-achse-board/trailers';
import { anyContract, apart, drew, open, play, refused, rolled, underWay } from './scenario';

describe('B-6 Trailers', () => {
  test.each([
    ['large', 3000, 6],
    ['small', 2000, 4],
  ] as const)('B-6.1 a %s trailer costs %i DM and carries %i goods', (trailer, price, capacity) => {
    const G = underWay();
    const box = conserved(G);
    expect(play(G, '0', ['buyTrailer', trailer])).toEqual([{ type: 'trailer', seat: '0', trailer }]);
    expect(G).toMatchObject({
      money: { 0: 5000 - price, 1: 5000 },
      bank: price,
      trailers: { 0: [trailer], 1: [] },
    });
    expect(G.supply[trailer]).toBe(TRAILERS[trailer].count - 1);
    expect(capacityOf(G, '0')).toBe(6 + capacity);
    expect(conserved(G)).toEqual(box);
  });
  test('B-6.1 a player may buy any number of them', () => {
    const G = underWay({ money: { 0: 20_000, 1: 0 } });
    for (const trailer of ['large', 'large', 'large', 'large', 'small', 'small', 'small', 'small'])
      play(G, '0', ['buyTrailer', trailer]);
    expect([G.money['0'], capacityOf(G, '0')]).toEqual([0, 6 + 4 * 6 + 4 * 4]);
  });
  test.each([
    ['large', 3000],
    ['small', 2000],
  ] as const)('B-6.1 a %s one is not sold for less than %i DM', (trailer, price) => {
    expect(refused(underWay({ money: { 0: price - 1, 1: 0 } }), '0', ['buyTrailer', trailer])).toBe(
      'noMoney B-6.1',
    );
    expect(refused(underWay({ money: { 0: price, 1: 0 } }), '0', ['buyTrailer', trailer])).toBeUndefined();
  });
  test('B-6.1 each kind is sold while its supply lasts', () => {
    const G = underWay({ supply: { large: 0, small: 1 } });
    expect(refused(G, '0', ['buyTrailer', 'large'])).toBe('soldOut B-6.1');
    play(G, '0', ['buyTrailer', 'small']);
    expect([refused(G, '0', ['buyTrailer', 'small']), open(G, '0', 'buyTrailer')]).toEqual([
      'soldOut B-6.1',
      [],
    ]);
  });
  test('B-6.1 they are bought in the own turn, but not between the roll and the move', () => {
    expect(refused(underWay(), '1', ['buyTrailer', 'small'])).toBe('notYourDecision B-3.1');
    expect(refused(underWay({ tasks: [rolled(3)] }), '0', ['buyTrailer', 'small'])).toBe('otherFirst B-4.1');
    expect(refused(underWay({ tasks: [drew('wartung')] }), '0', ['buyTrailer', 'small'])).toBe(
      'otherFirst B-3.3',
    );
  });
  test('B-6.1 they are kept when the goods are gone, and there is no resale', () => {
    const { id, to } = anyContract();
    const G = underWay({ trucks: apart(to), aboard: { 0: [id], 1: [] }, trailers: { 0: ['large'], 1: [] } });
    play(G, '0', ['unload', id]);
    expect(G.trailers['0']).toEqual(['large']);
    expect(open(G, '0').map(({ move }) => move)).not.toContain('sellTrailer');
    expect(refused(G, '0', ['sellTrailer', 'large'])).toBe('malformed B-3.1');
  });
  test('B-6.2 room is counted as one total, whatever stands in which trailer', () => {
    const [first, second] = [
      anyContract(({ goods }) => goods === 6),
      anyContract(({ goods }) => goods === 5),
    ];
    const G = underWay({
      aboard: { 0: [first.id, second.id], 1: [] },
      trailers: { 0: ['large', 'small'], 1: [] },
    });
    expect([loadOf(G, '0'), roomOf(G, '0')]).toEqual([11, 6 + 6 + 4 - 11]);
  });
  test('B-6.2 goods of one contract may be divided between truck and trailer', () => {
    const [first, second] = [
      anyContract(({ goods }) => goods === 4),
      anyContract(({ goods }) => goods === 6),
    ];
    const G = underWay({
      trucks: apart(second.from),
      aboard: { 0: [first.id], 1: [] },
      hands: { 0: [second.id], 1: [] },
      trailers: { 0: ['small'], 1: [] },
    });
    play(G, '0', ['load', second.id]);
    expect(roomOf(G, '0')).toBe(0);
  });
});
