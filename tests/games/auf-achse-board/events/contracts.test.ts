import { contractOf, CONTRACTS } from '../../../../games/auf-achse-board/contracts';
import type { EventId } from '../../../../games/auf-achse-board/events';
import { stepsBetween } from '../../../../games/auf-achse-board/network';
import { BACK } from '../../../../games/auf-achse-board/state';
import { before, contractWith, open, otherThan, play, refused, scenario, type About } from '../scenario';
import {
  ALIKE,
  AWAY,
  carryOut,
  choices,
  drawn,
  FAR,
  isOptional,
  NEAR,
  placeOf,
  revenueOf,
  seenBy,
  SPOT,
} from './drawn';

/** Contracts that lie about. */
const [ONE, ANOTHER] = otherThan(NEAR, FAR);

describe('B-12 The 31 event cards (one of each)', () => {
  test('B-12 Bahnverladung: the farthest contract is delivered on the spot, for 1 000 DM', () => {
    const G = drawn('bahnverladung', { aboard: { 0: [FAR, NEAR] } });
    const stock = G.stock;
    expect(choices(G)).toEqual(['']);
    expect(carryOut(G)).toEqual([
      { type: 'unloaded', seat: '0', contract: FAR, by: 'bahnverladung' },
      { type: 'earned', seat: '0', amount: revenueOf(FAR), cause: 'contract' },
      { type: 'paid', seat: '0', amount: 1000, cause: 'bahnverladung' },
    ]);
    expect(G).toMatchObject({
      money: { 0: 5000 + revenueOf(FAR) - 1000 },
      aboard: { 0: [NEAR] },
      delivered: [FAR],
      trucks: { 0: SPOT },
      stock: stock + contractOf(FAR).goods,
    });
    expect(placeOf(G, 'bahnverladung')).toBe('under the pile');
  });
  test('B-12 Bahnverladung: it is not optional', () => {
    const G = drawn('bahnverladung', { aboard: { 0: [NEAR] } });
    expect(isOptional(G)).toBe(false);
    expect(open(G, '0')).toEqual([{ move: 'carryOut', args: [] }]);
  });
  test('B-12 Bahnverladung: the player chooses among equally far ones', () => {
    const G = drawn('bahnverladung', { aboard: { 0: [ALIKE[0]!, NEAR, ALIKE[1]!] } });
    expect(choices(G)).toEqual(ALIKE);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    expect(refused(G, '0', ['carryOut', NEAR])).toBe('notOnCard B-12');
    carryOut(G, ALIKE[1]);
    expect(G.delivered).toEqual([ALIKE[1]]);
  });
  /** The longest of all ways, which is almost done, and one that is shorter but of which more is left. */
  const haul = CONTRACTS.toSorted((a, b) => stepsBetween(b.from, b.to) - stepsBetween(a.from, a.to))[0]!;
  const ahead = contractWith(
    ({ from, to }) =>
      stepsBetween(from, to) < stepsBetween(haul.from, haul.to) && stepsBetween(haul.to, to) > 2,
  );
  test.each([
    ['fromTruck', ahead.id],
    ['route', haul.id],
  ] as const)('B-12 Bahnverladung: railFarthest %s delivers %s', (railFarthest, delivered) => {
    const G = drawn('bahnverladung', {
      options: { railFarthest },
      trucks: { 0: before(haul.to, 1), 1: AWAY[0]! },
      aboard: { 0: [ahead.id, haul.id] },
    });
    carryOut(G);
    expect(G.delivered).toEqual([delivered]);
  });
  test('B-12 Bahnverladung: trucks, signs and Inspektion do not matter (B-11.8)', () => {
    const { to } = contractOf(FAR);
    const G = drawn('bahnverladung', {
      trucks: { 0: SPOT, 1: to },
      aboard: { 0: [FAR, NEAR] },
      jam: { space: to, seat: '1', card: 'stauNebel' },
      held: { 0: [{ card: 'inspektion', owes: 0 }], 1: [{ card: 'stauNebel', owes: 0 }] },
    });
    carryOut(G);
    expect(G.delivered).toEqual([FAR]);
  });
  test('B-12 Bahnverladung: without cargo there is no effect and nothing to pay (B-11.3)', () => {
    const G = drawn('bahnverladung', { hands: { 0: [NEAR] } });
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'bahnverladung' }]);
    expect(G).toMatchObject({ money: { 0: 5000 }, hands: { 0: [NEAR] } });
    expect(placeOf(G, 'bahnverladung')).toBe('under the pile');
  });
  test('B-12 Bahnverladung: the revenue may be less than the 1 000 DM, which are then owed (B-8.1)', () => {
    const { id, revenue } = contractWith((contract) => contract.revenue < 1000);
    const G = drawn('bahnverladung', { money: { 0: 0 }, aboard: { 0: [id] } });
    carryOut(G);
    expect(G.money['0']).toBe(revenue);
    expect(G.held['0']).toEqual([{ card: 'bahnverladung', owes: 1000 }]);
  });
  test('B-12 Bahnverladung: an older debt is paid out of the revenue first (B-8.3)', () => {
    // enough for twice the fine, and then not for the 1 000 DM
    const { id, revenue } = contractWith((contract) => contract.revenue >= 1000 && contract.revenue < 2000);
    const G = drawn('bahnverladung', {
      money: { 0: 0 },
      aboard: { 0: [id] },
      held: { 0: [{ card: 'radarfalle', owes: 500 }] },
    });
    carryOut(G);
    expect(G.money['0']).toBe(revenue - 1000);
    expect(G.held['0']).toEqual([{ card: 'bahnverladung', owes: 1000 }]);
  });
  test('B-12 Bahnverladung: the 1 000 DM are paid before the last delivery ends the match (B-13.1)', () => {
    const G = scenario({
      ...drawn('bahnverladung', { aboard: { 0: [NEAR] }, hands: { 1: [FAR] }, pile: [] }),
    });
    carryOut(G);
    expect(G).toMatchObject({ over: true, money: { 0: 5000 + revenueOf(NEAR) - 1000 } });
  });

  test('B-12 Fracht Dumping: a contract of one’s choice goes to the right-hand neighbour', () => {
    const G = drawn('frachtDumping', {
      trucks: { 0: SPOT, 1: AWAY[0]!, 2: AWAY[1]! },
      hands: { 0: [NEAR, FAR], 1: [ONE!], 2: [ANOTHER!] },
    });
    expect(open(G, '0')).toEqual([
      { move: 'give', args: [NEAR] },
      { move: 'give', args: [FAR] },
    ]);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    expect(play(G, '0', ['give', FAR])).toMatchObject([
      { type: 'gave', seat: '0', to: '2', card: 'frachtDumping' },
    ]);
    expect(G.hands).toEqual({ 0: [NEAR], 1: [ONE!], 2: [ANOTHER!, FAR] });
    expect(placeOf(G, 'frachtDumping')).toBe('under the pile');
  });
  test('B-12 Fracht Dumping: giver and receiver know the card, the others see backs (B-1.3)', () => {
    const G = drawn('frachtDumping', {
      trucks: { 0: SPOT, 1: AWAY[0]!, 2: AWAY[1]! },
      hands: { 0: [NEAR, FAR], 1: [ONE!] },
    });
    play(G, '0', ['give', FAR]);
    expect(seenBy(G, '2').hands).toEqual({ 0: [BACK], 1: [BACK], 2: [FAR] });
    for (const who of ['1', null]) expect(seenBy(G, who).hands['2']).toEqual([BACK]);
    expect(JSON.stringify(seenBy(G, '1'))).not.toContain(FAR);
  });
  test('B-12 Fracht Dumping: with two players, each is the other’s right-hand neighbour', () => {
    const G = drawn('frachtDumping', { hands: { 0: [NEAR] } });
    play(G, '0', ['give', NEAR]);
    expect(G.hands).toEqual({ 0: [], 1: [NEAR] });
  });
  test('B-12 Fracht Dumping: loaded contracts cannot be given', () => {
    const G = drawn('frachtDumping', { hands: { 0: [NEAR] }, aboard: { 0: [FAR] } });
    expect(refused(G, '0', ['give', FAR])).toBe('noContract B-12');
    expect(open(G, '0', 'give')).toEqual([{ move: 'give', args: [NEAR] }]);
  });
  test('B-12 Fracht Dumping: with an empty hand there is no effect (B-11.3)', () => {
    const G = drawn('frachtDumping', { aboard: { 0: [FAR] } });
    expect(choices(G)).toEqual(['']);
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'frachtDumping' }]);
    expect(G.aboard['0']).toEqual([FAR]);
    expect(placeOf(G, 'frachtDumping')).toBe('under the pile');
  });
  test('B-12 Fracht Dumping: it may empty a hand and so end the match (B-13.1)', () => {
    const G = drawn('frachtDumping', { hands: { 0: [NEAR], 1: [FAR] }, pile: [] });
    play(G, '0', ['give', NEAR]);
    expect(G.over).toBe(true);
  });
  test('B-12 Fracht Dumping: no other card can be carried out by giving', () => {
    const G = drawn('radarfalle', { hands: { 0: [NEAR] } });
    expect(refused(G, '0', ['give', NEAR])).toBe('notOnCard B-12');
  });

  describe.each<[string, EventId]>([
    ['Freundlicher Kundenservice', 'kundenservice'],
    ['Vertrauen', 'vertrauen'],
  ])('%s', (_title, card) => {
    test('B-12 Freundlicher Kundenservice, Vertrauen: the top contract of the reserve, free of charge', () => {
      const G = drawn(card);
      const [top] = G.reserve.slice(-1);
      expect(choices(G)).toEqual(['']);
      expect(isOptional(G)).toBe(false);
      expect(carryOut(G)).toMatchObject([{ type: 'drewContract', seat: '0', card }]);
      expect(G).toMatchObject({ hands: { 0: [top] }, money: { 0: 5000 } });
      expect(G.reserve).not.toContain(top);
      expect(G.pile).toHaveLength(1);
      expect(placeOf(G, card)).toBe('under the pile');
      expect(seenBy(G, '1').hands['0']).toEqual([BACK]);
    });
    test('B-12 Freundlicher Kundenservice, Vertrauen: from the public pile (option serviceDraw)', () => {
      const G = drawn(card, {
        options: { serviceDraw: 'public' },
        offer: ['C01', null, null, null],
        pile: ['C10', 'C11'],
      });
      const reserve = G.reserve.length;
      carryOut(G);
      expect(G).toMatchObject({ hands: { 0: ['C11'] }, pile: ['C10'], offer: ['C01', null, null, null] });
      expect(G.reserve).toHaveLength(reserve);
    });
    test.each<['reserve' | 'public', About]>([
      ['reserve', { reserve: [], pile: ['C10'] }],
      ['public', { reserve: ['C10'], pile: [], offer: ['C11', null, null, null] }],
    ])(
      'B-12 Freundlicher Kundenservice, Vertrauen: nothing when the pile (%s) is empty (B-11.9)',
      (serviceDraw, piles) => {
        const G = drawn(card, { options: { serviceDraw }, ...piles });
        expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card }]);
        expect(G.hands['0']).toEqual([]);
        expect(placeOf(G, card)).toBe('under the pile');
      },
    );
  });

  test('B-12 Hilfe, Diebe!: goods to the stock, contracts to the hand, 1 000 DM for each', () => {
    const G = drawn('diebe', { hands: { 0: [ONE!] }, aboard: { 0: [NEAR, FAR], 1: [ANOTHER!] } });
    const stock = G.stock;
    expect(choices(G)).toEqual(['']);
    expect(isOptional(G)).toBe(false);
    expect(carryOut(G)).toMatchObject([
      { type: 'robbed', seat: '0', contracts: [NEAR, FAR] },
      { type: 'earned', seat: '0', amount: 2000, cause: 'diebe' },
    ]);
    expect(G).toMatchObject({
      hands: { 0: [ONE!, NEAR, FAR] },
      aboard: { 0: [], 1: [ANOTHER!] },
      money: { 0: 7000, 1: 5000 },
      stock: stock + contractOf(NEAR).goods + contractOf(FAR).goods,
      delivered: [],
    });
    expect(placeOf(G, 'diebe')).toBe('under the pile');
  });
  test('B-12 Hilfe, Diebe!: the contracts may be loaded again', () => {
    const G = drawn('diebe', { aboard: { 0: [NEAR] } });
    carryOut(G);
    G.trucks['0'] = contractOf(NEAR).from;
    expect(refused(G, '0', ['load', NEAR])).toBeUndefined();
  });
  test('B-12 Hilfe, Diebe!: without cargo there is no effect (B-11.3)', () => {
    const G = drawn('diebe', { hands: { 0: [NEAR] } });
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'diebe' }]);
    expect(G.money['0']).toBe(5000);
    expect(placeOf(G, 'diebe')).toBe('under the pile');
  });
});
