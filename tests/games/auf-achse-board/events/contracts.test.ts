import { contractOf } from '../../../../games/auf-achse-board/contracts';
import type { ContractId } from '../../../../games/auf-achse-board/contracts';
import type { EventId } from '../../../../games/auf-achse-board/events';
import { BACK } from '../../../../games/auf-achse-board/state';
import { open, play, refused, scenario, type About } from '../scenario';
import { AWAY, carryOut, choices, drawn, isOptional, placeOf, revenueOf, seenBy, SPOT } from './drawn';

/** Dortmund to Hamburg, two spaces away, and Berlin to Graz, far away. */
const NEAR: ContractId = 'C06';
const FAR: ContractId = 'C05';
/** Both end in Wien. */
const WIEN: readonly ContractId[] = ['C03', 'C37'];

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
      stock: stock + 2,
    });
    expect(placeOf(G, 'bahnverladung')).toBe('under the pile');
  });
  test('B-12 Bahnverladung: it is not optional', () => {
    const G = drawn('bahnverladung', { aboard: { 0: [NEAR] } });
    expect(isOptional(G)).toBe(false);
    expect(open(G, '0')).toEqual([{ move: 'carryOut', args: [] }]);
  });
  test('B-12 Bahnverladung: the player chooses among equally far ones', () => {
    const G = drawn('bahnverladung', { aboard: { 0: [WIEN[0]!, NEAR, WIEN[1]!] } });
    expect(choices(G)).toEqual(WIEN);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    expect(refused(G, '0', ['carryOut', NEAR])).toBe('notOnCard B-12');
    carryOut(G, WIEN[1]);
    expect(G.delivered).toEqual([WIEN[1]]);
  });
  test.each([
    ['fromTruck', NEAR],
    ['route', 'C01'],
  ] as const)('B-12 Bahnverladung: railFarthest %s delivers %s', (railFarthest, delivered) => {
    // near Trieste: the long haul from Berlin is almost done, Hamburg is far
    const G = drawn('bahnverladung', {
      options: { railFarthest },
      trucks: { 0: 'villach-trieste.1', 1: AWAY[0]! },
      aboard: { 0: [NEAR, 'C01'] },
    });
    carryOut(G);
    expect(G.delivered).toEqual([delivered]);
  });
  test('B-12 Bahnverladung: trucks, signs and Inspektion do not matter (B-11.8)', () => {
    const G = drawn('bahnverladung', {
      trucks: { 0: SPOT, 1: 'graz' },
      aboard: { 0: [FAR, NEAR] },
      jam: { space: 'graz', seat: '1', card: 'stauNebel' },
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
    // 800 DM
    const G = drawn('bahnverladung', { money: { 0: 0 }, aboard: { 0: ['C48'] } });
    carryOut(G);
    expect(G.money['0']).toBe(revenueOf('C48'));
    expect(G.held['0']).toEqual([{ card: 'bahnverladung', owes: 1000 }]);
  });
  test('B-12 Bahnverladung: an older debt is paid out of the revenue first (B-8.3)', () => {
    const G = drawn('bahnverladung', {
      money: { 0: 0 },
      aboard: { 0: [NEAR] },
      held: { 0: [{ card: 'radarfalle', owes: 500 }] },
    });
    carryOut(G);
    expect(G.money['0']).toBe(revenueOf(NEAR) - 1000);
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
      hands: { 0: [NEAR, FAR], 1: ['C01'], 2: ['C02'] },
    });
    expect(open(G, '0')).toEqual([
      { move: 'give', args: [NEAR] },
      { move: 'give', args: [FAR] },
    ]);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    expect(play(G, '0', ['give', FAR])).toMatchObject([
      { type: 'gave', seat: '0', to: '2', card: 'frachtDumping' },
    ]);
    expect(G.hands).toEqual({ 0: [NEAR], 1: ['C01'], 2: ['C02', FAR] });
    expect(placeOf(G, 'frachtDumping')).toBe('under the pile');
  });
  test('B-12 Fracht Dumping: giver and receiver know the card, the others see backs (B-1.3)', () => {
    const G = drawn('frachtDumping', {
      trucks: { 0: SPOT, 1: AWAY[0]!, 2: AWAY[1]! },
      hands: { 0: [NEAR, FAR], 1: ['C01'] },
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
    const G = drawn('diebe', { hands: { 0: ['C01'] }, aboard: { 0: [NEAR, FAR], 1: ['C10'] } });
    const stock = G.stock;
    expect(choices(G)).toEqual(['']);
    expect(isOptional(G)).toBe(false);
    expect(carryOut(G)).toMatchObject([
      { type: 'robbed', seat: '0', contracts: [NEAR, FAR] },
      { type: 'earned', seat: '0', amount: 2000, cause: 'diebe' },
    ]);
    expect(G).toMatchObject({
      hands: { 0: ['C01', NEAR, FAR] },
      aboard: { 0: [], 1: ['C10'] },
      money: { 0: 7000, 1: 5000 },
      stock: stock + contractOf(NEAR).goods + contractOf(FAR).goods,
      delivered: [],
    });
    expect(placeOf(G, 'diebe')).toBe('under the pile');
  });
  test('B-12 Hilfe, Diebe!: the contracts may be loaded again', () => {
    const G = drawn('diebe', { aboard: { 0: [NEAR] } });
    carryOut(G);
    G.trucks['0'] = 'dortmund';
    expect(refused(G, '0', ['load', NEAR])).toBeUndefined();
  });
  test('B-12 Hilfe, Diebe!: without cargo there is no effect (B-11.3)', () => {
    const G = drawn('diebe', { hands: { 0: [NEAR] } });
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'diebe' }]);
    expect(G.money['0']).toBe(5000);
    expect(placeOf(G, 'diebe')).toBe('under the pile');
  });
});
