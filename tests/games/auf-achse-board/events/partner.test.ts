import { before, drew, play, refused } from '../scenario';
import { id, from, kept, inFront, drawn } from './granted';

describe('B-11 Event cards: general', () => {
  test.each(['roadRunner', 'subunternehmer'] as const)(
    'B-11.5 %s: the drawer moves first, then the partner',
    (card) => {
      const G = drawn(card, {
        trucks: { 0: 'nuernberg-berlin.1', 1: 'hamburg-berlin.1', 2: 'basel-milano.2' },
      });
      expect(play(G, '0', ['carryOut', '1'])).toContainEqual({ type: 'partner', seat: '0', with: '1', card });
      expect(refused(G, '1', ['drive', 'berlin'])).toBe('notYourDecision B-4.1');
      play(G, '0', ['drive', 'nuernberg-berlin.4']);
      while (G.tasks.at(-1)?.type === 'event') G.tasks.pop();
      expect(refused(G, '0', ['drive', 'nuernberg-berlin.3'])).toBe('notYourDecision B-4.1');
      play(G, '1', ['drive', 'berlin']);
      expect([G.trucks, G.tasks]).toEqual([
        { 0: 'nuernberg-berlin.4', 1: 'berlin', 2: 'basel-milano.2' },
        [],
      ]);
    },
  );
  test('B-11.5 the effects of the drawer’s landing come before the partner moves', () => {
    const G = drawn('roadRunner', {
      trucks: { 0: 'nuernberg-berlin.1', 1: 'hamburg-berlin.1' },
      events: ['radarfalle'],
    });
    play(G, '0', ['carryOut', '1']);
    play(G, '0', ['drive', 'nuernberg-berlin.4']);
    expect(G.tasks.at(-1)).toEqual(drew('radarfalle'));
    play(G, '0', ['carryOut']);
    expect(G.tasks.at(-1)).toMatchObject({ type: 'drive', seat: '1', least: 3, most: 3 });
  });
  test('B-11.5 both may decline, and no partner need be chosen', () => {
    const G = drawn('roadRunner');
    play(G, '0', ['carryOut', '1']);
    expect(play(G, '0', ['decline'])).toEqual([{ type: 'stayed', seat: '0' }]);
    expect(play(G, '1', ['decline'])).toEqual([{ type: 'stayed', seat: '1' }]);
    expect(G.tasks).toEqual([]);
    const alone = drawn('roadRunner');
    expect(refused(alone, '0', ['carryOut', '0'])).toBe('notOnCard B-12');
    play(alone, '0', ['carryOut']);
    play(alone, '0', ['decline']);
    expect(alone.tasks).toEqual([]);
  });
  test('B-11.5 the partner’s move does not affect what the drawer has reached', () => {
    const G = drawn('roadRunner', {
      trucks: { 0: before('muenchen', 3), 1: 'hamburg-berlin.1' },
      held: inFront('inspektion'),
    });
    play(G, '0', ['carryOut', '1']);
    play(G, '0', ['drive', 'muenchen']);
    play(G, '1', ['drive', 'berlin']);
    expect(G.turn).toMatchObject({ reached: 'muenchen', exact: true });
    expect(refused(G, '0', ['rollAgain', 'inspektion'])).toBeUndefined();
  });
  test('B-11.5 a drawer who receives Inspektion from the partner is no longer obliged to load', () => {
    const G = drawn('roadRunner', {
      trucks: { 0: before(from, 2), 1: before('muenchen', 3) },
      hands: { 0: [id], 1: [] },
      held: { 0: [], 1: [kept('inspektion')] },
    });
    play(G, '0', ['carryOut', '1']);
    play(G, '0', ['drive', from]);
    expect(G.turn.due).toBe('cargo');
    play(G, '1', ['drive', 'muenchen']);
    expect(refused(G, '0', ['load', id])).toBe('inspection B-11.8');
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
});
