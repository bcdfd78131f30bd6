import type { EventId } from '../../../../games/auf-achse-board/events';
import { open, play, refused } from '../scenario';
import { carryOut, choices, drawn, isOptional, placeOf } from './drawn';

describe('B-12 The 31 event cards (one of each)', () => {
  const FINES: readonly [string, EventId][] = [
    ['Polizeikontrolle', 'polizeikontrolle'],
    ['Radarfalle', 'radarfalle'],
  ];

  describe.each(FINES)('%s', (_title, card) => {
    test('B-12 Polizeikontrolle, Radarfalle: 500 DM go to the bank, the card under the pile', () => {
      const G = drawn(card);
      expect(choices(G)).toEqual(['']);
      expect(isOptional(G)).toBe(false);
      expect(carryOut(G)).toEqual([{ type: 'paid', seat: '0', amount: 500, cause: card }]);
      expect(G.money).toEqual({ 0: 4500, 1: 5000 });
      expect(placeOf(G, card)).toBe('under the pile');
    });
    test('B-12 Polizeikontrolle, Radarfalle: a player with exactly 500 DM pays them', () => {
      const G = drawn(card, { money: { 0: 500, 1: 5000 } });
      carryOut(G);
      expect(G.money['0']).toBe(0);
      expect(G.held['0']).toEqual([]);
    });
    test('B-12 Polizeikontrolle, Radarfalle: a player with less keeps the card and all the cash (B-8.1)', () => {
      const G = drawn(card, { money: { 0: 499, 1: 5000 } });
      expect(carryOut(G)[0]).toEqual({ type: 'owes', seat: '0', amount: 500, card });
      expect(G.money['0']).toBe(499);
      expect(placeOf(G, card)).toBe('in front of 0');
    });
    test.each([
      ['double', 499, 999],
      ['double', 500, 0],
      ['double', 700, 200],
      ['single', 0, 0],
      ['single', 100, 100],
    ] as const)(
      'B-12 Polizeikontrolle, Radarfalle: owed (%s) with %i DM in cash, 500 DM more leave %i (B-8.1)',
      (debts, cash, left) => {
        const G = drawn('truckerfestival', {
          options: { debts },
          money: { 0: cash },
          held: { 0: [{ card, owes: 500 }] },
        });
        carryOut(G);
        expect(G.money['0']).toBe(left);
        // a paid debt releases the card
        expect(G.held['0']).toEqual(left === 999 ? [{ card, owes: 500 }] : []);
        expect(G.events.includes(card)).toBe(left !== 999);
      },
    );
  });

  test('B-12 Truckerfestival: the player receives 500 DM', () => {
    const G = drawn('truckerfestival');
    expect(choices(G)).toEqual(['']);
    expect(carryOut(G)).toEqual([{ type: 'earned', seat: '0', amount: 500, cause: 'truckerfestival' }]);
    expect(G.money).toEqual({ 0: 5500, 1: 5000 });
    expect(placeOf(G, 'truckerfestival')).toBe('under the pile');
  });

  test('B-12 Fahrtenschreiber: the next turn is missed, this one goes on', () => {
    const G = drawn('fahrtenschreiber');
    expect(choices(G)).toEqual(['']);
    expect(isOptional(G)).toBe(false);
    expect(carryOut(G)).toEqual([{ type: 'mustMiss', seat: '0', card: 'fahrtenschreiber' }]);
    expect(placeOf(G, 'fahrtenschreiber')).toBe('under the pile');
    expect(G.turn.seat).toBe('0');
    expect(refused(G, '0', ['buyTrailer', 'small'])).toBeUndefined();
    play(G, '0', ['endTurn']);
    G.turn.rolled = true;
    expect(play(G, '1', ['endTurn'])).toEqual([
      { type: 'missed', seat: '0' },
      { type: 'turn', seat: '1' },
    ]);
    G.turn.rolled = true;
    expect(play(G, '1', ['endTurn'])).toEqual([{ type: 'turn', seat: '0' }]);
  });
  test('B-12 Fahrtenschreiber: missed turns add up (B-3.4)', () => {
    const G = drawn('fahrtenschreiber', { missed: { 0: 1 } });
    carryOut(G);
    expect(G.missed['0']).toBe(2);
  });

  test('B-12 Pannenhilfe: a player who helps misses the next turn and receives 1 000 DM', () => {
    const G = drawn('pannenhilfe');
    expect(choices(G)).toEqual(['help', 'driveOn']);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    expect(carryOut(G, 'help')).toEqual([
      { type: 'mustMiss', seat: '0', card: 'pannenhilfe' },
      { type: 'earned', seat: '0', amount: 1000, cause: 'pannenhilfe' },
    ]);
    expect(G).toMatchObject({ money: { 0: 6000, 1: 5000 }, missed: { 0: 1, 1: 0 } });
    expect(placeOf(G, 'pannenhilfe')).toBe('under the pile');
  });
  test('B-12 Pannenhilfe: a player who drives on loses nothing', () => {
    const G = drawn('pannenhilfe');
    carryOut(G, 'driveOn');
    expect(G).toMatchObject({ money: { 0: 5000 }, missed: { 0: 0 } });
    expect(placeOf(G, 'pannenhilfe')).toBe('under the pile');
  });

  test('B-12 Zollkontrolle: pay 500 DM …', () => {
    const G = drawn('zollkontrolle');
    expect(choices(G)).toEqual(['pay', 'miss']);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    expect(isOptional(G)).toBe(false);
    carryOut(G, 'pay');
    expect(G).toMatchObject({ money: { 0: 4500 }, missed: { 0: 0 } });
    expect(placeOf(G, 'zollkontrolle')).toBe('under the pile');
  });
  test('B-12 Zollkontrolle: … or miss your next turn', () => {
    const G = drawn('zollkontrolle');
    carryOut(G, 'miss');
    expect(G).toMatchObject({ money: { 0: 5000 }, missed: { 0: 1 } });
    expect(placeOf(G, 'zollkontrolle')).toBe('under the pile');
  });
  test.each([
    [499, ['miss']],
    [500, ['pay', 'miss']],
  ])('B-12 Zollkontrolle: with %i DM the choices are %j; it never causes a debt (B-8.3)', (cash, may) => {
    const G = drawn('zollkontrolle', { money: { 0: cash } });
    expect(choices(G)).toEqual(may);
  });

  test('B-12 Truckerfestival, Polizeikontrolle: used cards are set aside with the option usedEvents', () => {
    for (const card of ['truckerfestival', 'polizeikontrolle'] as const) {
      const G = drawn(card, { options: { usedEvents: 'discard' } });
      const pile = [...G.events];
      carryOut(G);
      expect(G).toMatchObject({ events: pile, usedEvents: [card] });
    }
  });
  test('B-12 Truckerfestival: nobody else decides anything, and nothing else comes first (B-3.3)', () => {
    const G = drawn('truckerfestival');
    expect(open(G, '1')).toEqual([]);
    expect(open(G, '0')).toEqual([{ move: 'carryOut', args: [] }]);
    expect(refused(G, '0', ['endTurn'])).toBe('otherFirst B-3.3');
    expect(refused(G, '1', ['carryOut'])).toBe('notYourDecision B-3.3');
  });
});
