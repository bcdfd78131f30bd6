import type { Space } from '../../../../games/auf-achse-board/network';
import { apart, open, play, refused, rolled, underWay, type About } from '../scenario';
import { id, to, drawn } from './granted';

const AWAY: Space = 'graz-trieste.2';

describe('B-11 Event cards: general', () => {
  const SENT = {
    roadworks: 'hamburg-berlin.1',
    visited: { 0: ['bremen', 'hamburg'], 1: [] },
  } satisfies About;
  test('B-11.7 a card that sends a truck sets it down: signs and trucks on the way do not matter', () => {
    const G = drawn('dokumente', { ...SENT, trucks: { 0: 'hamburg-berlin.2', 1: AWAY } });
    expect(play(G, '0', ['carryOut'])).toContainEqual(
      expect.objectContaining({
        type: 'went',
        seat: '0',
        from: 'hamburg-berlin.2',
        to: 'hamburg',
        card: 'dokumente',
      }),
    );
  });
  test('B-11.7 the target must be free', () => {
    const G = drawn('dokumente', { ...SENT, trucks: { 0: 'hamburg-berlin.2', 1: 'hamburg' } });
    play(G, '0', ['carryOut']);
    expect(G.trucks['0']).toBe('bremen');
  });
  test('B-11.7 the latest city counts, however often the truck was there before', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.1'),
      visited: { 0: ['hamburg', 'bremen'], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(4)],
    });
    play(G, '0', ['drive', 'bremen-hannover.1', 'hamburg', 'bremen']);
    expect(G.visited['0']).toEqual(['hamburg', 'bremen']);
    G.tasks = [rolled(2)];
    play(G, '0', ['drive', 'bremen-dortmund.1', 'bremen']);
    G.tasks = [rolled(3)];
    play(G, '0', ['drive', 'hamburg', 'bremen']);
    expect(G.visited['0']).toEqual(['bremen', 'hamburg']);
  });
  test('B-11.7 the target must not be under a sign', () => {
    const G = drawn('dokumente', {
      ...SENT,
      trucks: { 0: 'hamburg-berlin.2', 1: AWAY },
      jam: { space: 'hamburg', seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['carryOut']);
    expect(G.trucks['0']).toBe('bremen');
  });
  test('B-11.7 Familiennachwuchs unloads even under the jam sign', () => {
    const G = drawn('familiennachwuchs', {
      aboard: { 0: [id], 1: [] },
      jam: { space: to, seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['carryOut']);
    expect([G.trucks['0'], G.delivered]).toEqual([to, [id]]);
  });
  test('B-11.7 Gute Routenplanung and Zollabfertigung drive the truck: a closed road cannot be used', () => {
    const G = drawn('guteRoutenplanung', {
      trucks: apart('hamburg-berlin.2'),
      roadworks: 'hamburg-berlin.1',
    });
    expect(open(G, '0', 'carryOut').map(({ args }) => args)).toEqual([[], ['berlin']]);
    const customs = drawn('zollabfertigung', {
      trucks: apart('nuernberg-berlin.2'),
      roadworks: 'nuernberg-berlin.3',
    });
    expect(refused(customs, '0', ['carryOut', 'nuernberg-berlin.4'])).toBe('notOnCard B-12');
  });
  test('B-11.7 without a possible target there is no effect', () => {
    const G = drawn('zollabfertigung', {
      trucks: apart('hamburg-berlin.2'),
      roadworks: 'hamburg-berlin.1',
      jam: { space: 'hamburg-berlin.3', seat: '1', card: 'stauNebel' },
    });
    expect(play(G, '0', ['carryOut'])).toContainEqual({
      type: 'noEffect',
      seat: '0',
      card: 'zollabfertigung',
    });
    expect(G.trucks['0']).toBe('hamburg-berlin.2');
  });
});
