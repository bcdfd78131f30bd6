import type { EventId } from '../../../../games/auf-achse-board/events';
import { FLENSBURG_ROAD, SPACES, type Space } from '../../../../games/auf-achse-board/network';
import { open, play, refused, rolled, targets } from '../scenario';
import { AWAY, carryOut, choices, drawn, isOptional, placeOf, SPOT } from './drawn';

const CITIES: readonly [title: string, card: EventId, city: Space][] = [
  ['Stau (München)', 'stauMuenchen', 'muenchen'],
  ['Stau (Frankfurt)', 'stauFrankfurt', 'frankfurt'],
  ['Stau (Kassel)', 'stauKassel', 'kassel'],
];
const ANYWHERE: readonly [title: string, card: EventId][] = [
  ['Stau (Nebel)', 'stauNebel'],
  ['Stau (Unfall)', 'stauUnfall'],
];

describe('B-12 The 31 event cards (one of each)', () => {
  describe.each(CITIES)('%s', (_title, card, city) => {
    test('B-12 Stau (München), Stau (Frankfurt), Stau (Kassel): the sign stands on that city, the card in front of the player', () => {
      const G = drawn(card);
      expect(choices(G)).toEqual(['']);
      expect(isOptional(G)).toBe(false);
      expect(carryOut(G)).toEqual([{ type: 'jam', seat: '0', space: city, card }]);
      expect(G.jam).toEqual({ space: city, seat: '0', card });
      expect(placeOf(G, card)).toBe('in front of 0');
    });
    test('B-12 Stau (München), Stau (Frankfurt), Stau (Kassel): a truck there is no obstacle, and may leave (B-10.2)', () => {
      const G = drawn(card, { trucks: { 0: SPOT, 1: city } });
      carryOut(G);
      expect(G.jam?.space).toBe(city);
      play(G, '0', ['endTurn']);
      G.tasks.push(rolled(1, '1'));
      expect(targets(G, '1').length).toBeGreaterThan(3);
    });
    test('B-12 Stau (München), Stau (Frankfurt), Stau (Kassel): nobody enters or crosses the city (B-10.2)', () => {
      const G = drawn(card);
      carryOut(G);
      G.tasks.push(rolled(6));
      expect(targets(G, '0')).not.toContain(city);
      expect(open(G, '0', 'drive').filter(({ args }) => args.includes(city))).toEqual([]);
    });
  });

  describe.each(ANYWHERE)('%s', (_title, card) => {
    test('B-12 Stau (Nebel), Stau (Unfall): on a free space of one’s choice', () => {
      const G = drawn(card, { roadworks: 'hamburg-berlin.1' });
      const taken: readonly Space[] = [SPOT, AWAY[0]!, 'hamburg-berlin.1'];
      expect(choices(G)).toEqual(SPACES.filter((space) => !taken.includes(space)));
      expect(choices(G)).toEqual(expect.arrayContaining([FLENSBURG_ROAD, 'hamburg']));
      expect(isOptional(G)).toBe(false);
      expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
      for (const space of taken) expect(refused(G, '0', ['carryOut', space])).toBe('notOnCard B-12');
      expect(carryOut(G, 'hamburg')).toEqual([{ type: 'jam', seat: '0', space: 'hamburg', card }]);
      expect(placeOf(G, card)).toBe('in front of 0');
    });
  });

  test.each([...CITIES, ...ANYWHERE.map((row) => [...row, 'hamburg'] as const)])(
    'B-12 %s: until the turn of the player who drew it comes round again (B-10.1)',
    (_title, card, space) => {
      const G = drawn(card);
      carryOut(G, ANYWHERE.some(([, id]) => id === card) ? space : undefined);
      play(G, '0', ['endTurn']);
      expect(G.jam?.space).toBe(space);
      G.turn.rolled = true;
      expect(play(G, '1', ['endTurn'])).toContainEqual({ type: 'jamEnd', seat: '0', space });
      expect(G.jam).toBeNull();
      expect(placeOf(G, card)).toBe('under the pile');
    },
  );
  test('B-12 Stau (Unfall): ends even if that turn is missed (B-10.5)', () => {
    const G = drawn('stauUnfall', { missed: { 0: 1 } });
    carryOut(G, 'hamburg');
    play(G, '0', ['endTurn']);
    G.turn.rolled = true;
    play(G, '1', ['endTurn']);
    expect(G).toMatchObject({ jam: null, turn: { seat: '1' } });
  });
  test('B-12 Stau (Kassel): a new jam moves the sign and ends the older card’s effect (B-10.4)', () => {
    const G = drawn('stauKassel', {
      jam: { space: 'hamburg', seat: '1', card: 'stauNebel' },
      held: { 1: [{ card: 'stauNebel', owes: 0 }] },
    });
    expect(carryOut(G)).toEqual([
      { type: 'jamEnd', seat: '1', space: 'hamburg' },
      { type: 'jam', seat: '0', space: 'kassel', card: 'stauKassel' },
    ]);
    expect(G.jam).toEqual({ space: 'kassel', seat: '0', card: 'stauKassel' });
    expect(placeOf(G, 'stauNebel')).toBe('under the pile');
    play(G, '0', ['endTurn']);
    expect(G.jam?.space).toBe('kassel');
  });
  test('B-12 Stau (Nebel): a used jam card is set aside (option usedEvents)', () => {
    const G = drawn('stauNebel', { options: { usedEvents: 'discard' } });
    carryOut(G, 'hamburg');
    expect(G.usedEvents).toEqual([]);
    play(G, '0', ['endTurn']);
    G.turn.rolled = true;
    play(G, '1', ['endTurn']);
    expect(G.usedEvents).toEqual(['stauNebel']);
  });
});
