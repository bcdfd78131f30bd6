import { CONTRACTS } from '../../../../games/auf-achse-board/contracts';
import type { EventId } from '../../../../games/auf-achse-board/events';
import type { Space } from '../../../../games/auf-achse-board/network';
import { contractWith, open, otherThan, play, refused, rolled, underWay, type About } from '../scenario';
import { ALIKE, AWAY, carryOut, choices, drawn, isOptional, placeOf, revenueOf, SPOT } from './drawn';

/** Loaded one after the other, in different cities and for different ones, and one for a third. */
const LATER = contractWith(({ to }) => CONTRACTS.some(({ from }) => from === to));
const EARLIER = contractWith(({ from, to }) => from !== LATER.from && to !== LATER.to);
const THIRD = contractWith(({ to }) => to !== LATER.to && to !== EARLIER.to).id;

/** What can be loaded where the later one goes. */
const ONWARD = contractWith(({ from }) => from === LATER.to).id;

const TO_WIEN = contractWith(({ to }) => to === 'wien').id;
const FROM_WIEN = contractWith(({ from }) => from === 'wien').id;
const TO_MUENCHEN = contractWith(({ to }) => to === 'muenchen').id;

/** A public contract. */
const PUBLIC = otherThan(LATER.id, EARLIER.id, ONWARD)[0]!;

/** The jam sign, placed by the other player. */
const jamOn = (space: Space): About => ({
  jam: { space, seat: '1', card: 'stauNebel' },
  held: { 1: [{ card: 'stauNebel', owes: 0 }] },
});

const both = (space: Space) => ({ 0: SPOT, 1: space });

describe('B-12 The 31 event cards (one of each)', () => {
  test('B-12 Dokumente: back to the last city passed', () => {
    const G = drawn('dokumente', { visited: { 0: ['hannover', 'hamburg'] } });
    expect(choices(G)).toEqual(['']);
    expect(isOptional(G)).toBe(false);
    expect(carryOut(G)).toMatchObject([
      { type: 'went', seat: '0', from: SPOT, to: 'hamburg', card: 'dokumente' },
    ]);
    expect(G.trucks['0']).toBe('hamburg');
    expect(placeOf(G, 'dokumente')).toBe('under the pile');
  });
  test('B-12 Dokumente: a city driven through counts as passed', () => {
    const G = underWay({
      trucks: { 0: 'hamburg-bremen.1', 1: AWAY[0]! },
      turn: { rolled: true },
      tasks: [rolled(3)],
      events: ['dokumente'],
    });
    play(G, '0', ['drive', SPOT, 'hamburg']);
    carryOut(G);
    expect(G.trucks['0']).toBe('hamburg');
  });
  test.each<[string, About]>([
    ['taken', { trucks: both('hamburg') }],
    ['under the jam sign', jamOn('hamburg')],
  ])('B-12 Dokumente: a city that is %s is skipped for the one before it', (_why, about) => {
    const G = drawn('dokumente', { visited: { 0: ['hannover', 'hamburg'] }, ...about });
    carryOut(G);
    expect(G.trucks['0']).toBe('hannover');
  });
  test('B-12 Dokumente: with no city passed, the nearest free one by road; the player chooses among equals', () => {
    const G = drawn('dokumente');
    expect(choices(G).toSorted()).toEqual(['berlin', 'hamburg']);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    carryOut(G, 'berlin');
    expect(G.trucks['0']).toBe('berlin');
  });
  test.each<[string, About]>([
    ['taken', { trucks: both('hamburg') }],
    ['jammed', jamOn('hamburg')],
    ['passed, but taken', { trucks: both('hamburg'), visited: { 0: ['hamburg'] } }],
  ])('B-12 Dokumente: the nearest city does not count when %s', (_why, about) => {
    const G = drawn('dokumente', about);
    expect(choices(G)).toEqual(['']);
    carryOut(G);
    expect(G.trucks['0']).toBe('berlin');
  });
  test('B-12 Dokumente: signs and trucks on the way do not matter (B-11.7)', () => {
    const G = drawn('dokumente', {
      visited: { 0: ['hamburg'] },
      trucks: both('hamburg-berlin.1'),
      roadworks: 'hamburg-berlin.3',
    });
    carryOut(G);
    expect(G.trucks['0']).toBe('hamburg');
  });
  test('B-12 Dokumente: goods may be handled there, but there is no auction (B-11.1)', () => {
    const G = drawn('dokumente', {
      visited: { 0: [LATER.to] },
      aboard: { 0: [LATER.id] },
      offer: [PUBLIC, null, null, null],
    });
    carryOut(G);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
    expect(refused(G, '0', ['unload', LATER.id])).toBeUndefined();
  });

  test('B-12 Familiennachwuchs: the truck goes to the destination and unloads', () => {
    const G = drawn('familiennachwuchs', { aboard: { 0: [LATER.id] }, trucks: both('hamburg-berlin.3') });
    expect(choices(G)).toEqual(['']);
    expect(isOptional(G)).toBe(false);
    expect(carryOut(G)).toMatchObject([
      { type: 'went', seat: '0', from: SPOT, to: LATER.to, card: 'familiennachwuchs' },
      { type: 'unloaded', seat: '0', contract: LATER.id, by: 'familiennachwuchs' },
      { type: 'earned', seat: '0', amount: revenueOf(LATER.id), cause: 'contract' },
    ]);
    expect(G).toMatchObject({ trucks: { 0: LATER.to }, delivered: [LATER.id], aboard: { 0: [] } });
    expect(placeOf(G, 'familiennachwuchs')).toBe('under the pile');
  });
  test('B-12 Familiennachwuchs: the player chooses among the free destinations', () => {
    const G = drawn('familiennachwuchs', {
      aboard: { 0: [LATER.id, THIRD, EARLIER.id] },
      trucks: both(LATER.to),
    });
    expect(choices(G)).toEqual([THIRD, EARLIER.id]);
    expect(refused(G, '0', ['carryOut', LATER.id])).toBe('notOnCard B-12');
    carryOut(G, EARLIER.id);
    expect(G).toMatchObject({ trucks: { 0: EARLIER.to }, aboard: { 0: [LATER.id, THIRD] } });
  });
  test.each<[string, About]>([
    ['no cargo', { hands: { 0: [LATER.id] } }],
    ['no free destination', { aboard: { 0: [LATER.id] }, trucks: both(LATER.to) }],
  ])('B-12 Familiennachwuchs: %s, no effect (B-11.3)', (_why, about) => {
    const G = drawn('familiennachwuchs', about);
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'familiennachwuchs' }]);
    expect(G).toMatchObject({ trucks: { 0: SPOT }, money: { 0: 5000 } });
    expect(placeOf(G, 'familiennachwuchs')).toBe('under the pile');
  });
  test('B-12 Familiennachwuchs: a delivery may enter a jammed city (B-10.3)', () => {
    const G = drawn('familiennachwuchs', { aboard: { 0: [LATER.id] }, ...jamOn(LATER.to) });
    carryOut(G);
    expect(G).toMatchObject({ trucks: { 0: LATER.to }, delivered: [LATER.id] });
  });
  test('B-12 Familiennachwuchs: unloads that contract even if Inspektion forbids it (B-11.8), but no other', () => {
    const G = drawn('familiennachwuchs', {
      aboard: { 0: [...ALIKE] },
      held: { 0: [{ card: 'inspektion', owes: 0 }] },
    });
    carryOut(G, ALIKE[1]);
    expect(G.delivered).toEqual([ALIKE[1]]);
    expect(refused(G, '0', ['unload', ALIKE[0]])).toBe('inspection B-11.8');
  });
  test('B-12 Familiennachwuchs: as goods were handled, the truck moves on only in the next turn (B-5.4)', () => {
    const G = drawn('familiennachwuchs', {
      aboard: { 0: [LATER.id] },
      hands: { 0: [ONWARD] },
      held: { 0: [{ card: 'motivation', owes: 0 }] },
      offer: [PUBLIC, null, null, null],
    });
    carryOut(G);
    expect(open(G, '0', 'motivate')).toEqual([]);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
    // everything else that the city offers is allowed
    expect(refused(G, '0', ['load', ONWARD])).toBeUndefined();
  });
  test('B-12 Familiennachwuchs: in München Inspektion is passed on and grants its roll (B-11.8)', () => {
    const G = drawn('familiennachwuchs', {
      aboard: { 0: [TO_MUENCHEN] },
      held: { 0: [{ card: 'inspektion', owes: 0 }] },
    });
    carryOut(G);
    expect(placeOf(G, 'inspektion')).toBe('in front of 1');
    expect(open(G, '0', 'rollAgain')).toEqual([{ move: 'rollAgain', args: ['inspektion'] }]);
  });

  test('B-12 Ware verdorben: back to where goods aboard were loaded last, which is not loading', () => {
    const G = drawn('wareVerdorben', {
      aboard: { 0: [EARLIER.id, LATER.id] },
      held: { 0: [{ card: 'schnelleVerladung', owes: 0 }] },
    });
    const stock = G.stock;
    expect(choices(G)).toEqual(['']);
    expect(isOptional(G)).toBe(false);
    expect(carryOut(G)).toMatchObject([
      { type: 'went', seat: '0', from: SPOT, to: LATER.from, card: 'wareVerdorben' },
    ]);
    expect(G).toMatchObject({ trucks: { 0: LATER.from }, aboard: { 0: [EARLIER.id, LATER.id] }, stock });
    expect(open(G, '0', 'rollAgain')).toEqual([]);
    expect(placeOf(G, 'wareVerdorben')).toBe('under the pile');
  });
  test.each<[string, About]>([
    ['taken', { trucks: both(LATER.from) }],
    ['under the jam sign', jamOn(LATER.from)],
  ])('B-12 Ware verdorben: a city that is %s is skipped for an earlier one', (_why, about) => {
    const G = drawn('wareVerdorben', { aboard: { 0: [EARLIER.id, LATER.id] }, ...about });
    carryOut(G);
    expect(G.trucks['0']).toBe(EARLIER.from);
  });
  test.each<[string, About]>([
    ['nothing aboard', { hands: { 0: [LATER.id] } }],
    ['no free city', { aboard: { 0: [LATER.id] }, trucks: both(LATER.from) }],
  ])('B-12 Ware verdorben: %s, no effect (B-11.3)', (_why, about) => {
    const G = drawn('wareVerdorben', about);
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'wareVerdorben' }]);
    expect(G.trucks['0']).toBe(SPOT);
    expect(placeOf(G, 'wareVerdorben')).toBe('under the pile');
  });
  test('B-12 Ware verdorben: no points, no auction there (B-11.1)', () => {
    const G = drawn('wareVerdorben', { aboard: { 0: [LATER.id] }, offer: [PUBLIC, null, null, null] });
    carryOut(G);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });

  test('B-12 Gute Routenplanung: to a free neighbouring city, if the player wishes', () => {
    const G = drawn('guteRoutenplanung', { offer: [PUBLIC, null, null, null] });
    expect(choices(G).toSorted()).toEqual(['', 'berlin', 'hamburg']);
    expect(refused(G, '0', ['carryOut', 'hannover'])).toBe('notOnCard B-12');
    expect(carryOut(G, 'berlin')).toMatchObject([
      { type: 'went', seat: '0', from: SPOT, to: 'berlin', card: 'guteRoutenplanung' },
    ]);
    expect(G).toMatchObject({ trucks: { 0: 'berlin' }, visited: { 0: ['berlin'] } });
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
    expect(placeOf(G, 'guteRoutenplanung')).toBe('under the pile');
  });
  test('B-12 Gute Routenplanung: the truck may stay', () => {
    const G = drawn('guteRoutenplanung');
    expect(carryOut(G)).toEqual([{ type: 'stayed', seat: '0' }]);
    expect(G.trucks['0']).toBe(SPOT);
    expect(placeOf(G, 'guteRoutenplanung')).toBe('under the pile');
  });
  test.each<[string, About]>([
    ['a truck in the city', { trucks: both('hamburg') }],
    ['the jam sign on the city', jamOn('hamburg')],
    ['road works on the way', { roadworks: 'hamburg-berlin.1' }],
    ['a jam on the way', jamOn('hamburg-berlin.1')],
  ])('B-12 Gute Routenplanung: %s bars it (B-11.7)', (_why, about) => {
    expect(choices(drawn('guteRoutenplanung', about))).toEqual(['', 'berlin']);
  });
  test('B-12 Gute Routenplanung: a truck on the way does not block it', () => {
    const G = drawn('guteRoutenplanung', { trucks: both('hamburg-berlin.1') });
    expect(choices(G).toSorted()).toEqual(['', 'berlin', 'hamburg']);
  });
  test('B-12 Gute Routenplanung: without a free city there is no effect (B-11.3)', () => {
    const G = drawn('guteRoutenplanung', { trucks: both('berlin'), roadworks: 'hamburg-berlin.1' });
    expect(choices(G)).toEqual(['']);
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'guteRoutenplanung' }]);
  });

  /** South of Innsbruck: the roads out are few. */
  const SOUTH: Space = 'innsbruck-verona.2';
  test('B-12 Zollabfertigung: to a next event space, with no other in between; no card is drawn', () => {
    const G = drawn('zollabfertigung', {
      trucks: { 0: SOUTH, 1: AWAY[0]! },
      roadworks: 'innsbruck-verona.1',
    });
    // beyond Verona: the road to Trieste, and by Milano those to Basel and Zürich
    expect(choices(G).toSorted()).toEqual(['basel-milano.3', 'verona-trieste.2', 'zuerich-milano.2']);
    expect(isOptional(G)).toBe(false);
    expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
    expect(carryOut(G, 'basel-milano.3')).toMatchObject([
      { type: 'went', seat: '0', from: SOUTH, to: 'basel-milano.3', card: 'zollabfertigung' },
    ]);
    expect(G).toMatchObject({
      trucks: { 0: 'basel-milano.3' },
      visited: { 0: ['verona', 'milano'] },
      tasks: [],
    });
    expect(placeOf(G, 'zollabfertigung')).toBe('under the pile');
  });
  test('B-12 Zollabfertigung: not past an event space, even one under a truck', () => {
    const G = drawn('zollabfertigung', { trucks: { 0: 'nuernberg-berlin.2', 1: 'nuernberg-berlin.4' } });
    expect(choices(G)).toContain('nuernberg-muenchen.1');
    // hamburg-berlin.2 and hannover-berlin.2 lie behind the taken one
    for (const space of ['nuernberg-berlin.2', 'nuernberg-berlin.4', SPOT, 'hannover-berlin.2'])
      expect(choices(G)).not.toContain(space);
  });
  test('B-12 Zollabfertigung: a closed road cannot be used (B-11.7); a single target is no choice', () => {
    const G = drawn('zollabfertigung', {
      trucks: { 0: SOUTH, 1: 'verona-trieste.1', 2: 'zuerich-milano.2', 3: 'basel-milano.3' },
      roadworks: 'innsbruck-verona.1',
    });
    expect(choices(G)).toEqual(['']);
    // past the truck on the way
    carryOut(G);
    expect(G.trucks['0']).toBe('verona-trieste.2');
  });
  test('B-12 Zollabfertigung: with every road closed there is no effect', () => {
    const G = drawn('zollabfertigung', {
      trucks: { 0: SOUTH, 1: AWAY[0]! },
      roadworks: 'innsbruck-verona.1',
      ...jamOn('innsbruck-verona.3'),
    });
    expect(carryOut(G)).toEqual([{ type: 'noEffect', seat: '0', card: 'zollabfertigung' }]);
    expect(G.trucks['0']).toBe(SOUTH);
  });
  test('B-12 Zollabfertigung: a jammed event space is no target', () => {
    const G = drawn('zollabfertigung', {
      trucks: { 0: SOUTH, 1: AWAY[0]! },
      roadworks: 'innsbruck-verona.1',
      ...jamOn('verona-trieste.2'),
    });
    expect(choices(G).toSorted()).toEqual(['basel-milano.3', 'zuerich-milano.2']);
  });

  test.each<[string, EventId, About]>([
    ['Dokumente', 'dokumente', { visited: { 0: ['wien'] } }],
    ['Ware verdorben', 'wareVerdorben', { aboard: { 0: [FROM_WIEN] } }],
    ['Familiennachwuchs', 'familiennachwuchs', { aboard: { 0: [TO_WIEN] } }],
  ])('B-12 %s: Sonderauftrag Wien is paid there, however one came (B-11.2)', (_title, card, about) => {
    const G = drawn(card, { ...about, held: { 0: [{ card: 'sonderauftragWien', owes: 0 }] } });
    expect(carryOut(G)).toContainEqual({
      type: 'earned',
      seat: '0',
      amount: 2000,
      cause: 'sonderauftragWien',
    });
    expect(G.held['0']).toEqual([]);
  });
});
