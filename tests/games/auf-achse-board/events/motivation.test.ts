import type { Space } from '../../../../games/auf-achse-board/network';
import { apart, before, play, refused, rolled, targets, underWay } from '../scenario';
import { id, from, kept, inFront, drawn } from './granted';

describe('B-11 Event cards: general', () => {
  test('B-11.4 Motivation may be used before the roll', () => {
    const G = underWay({ trucks: apart('nuernberg-berlin.1'), held: inFront('motivation') });
    expect(play(G, '0', ['motivate', 'nuernberg-berlin.3'])[0]).toEqual({
      type: 'used',
      seat: '0',
      card: 'motivation',
    });
    expect([G.held['0'], G.events[0], G.turn.rolled]).toEqual([[], 'motivation', false]);
    expect([refused(G, '0', ['roll']), refused(G, '0', ['endTurn'])]).toEqual([undefined, 'notRolled B-3.1']);
  });
  test('B-11.4 Motivation may be used after the rolled move', () =>
    expect(
      targets(
        underWay({
          trucks: apart('nuernberg-berlin.1'),
          held: inFront('motivation'),
          turn: { rolled: true },
        }),
        '0',
        'motivate',
      ),
    ).toEqual(
      expect.arrayContaining<Space>(['nuernberg-berlin.2', 'nuernberg-berlin.3', 'nuernberg-berlin.4']),
    ));
  test('B-11.4 Motivation may be used once, for 1 to 3 spaces', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      held: inFront('motivation'),
      turn: { rolled: true },
    });
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.5'])).toBe('outOfReach B-4.1');
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.1'])).toBe('useAllPoints B-4.1');
    play(G, '0', ['motivate', 'nuernberg-berlin.3']);
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.4'])).toBe('noMotivation B-11.4');
  });
  test('B-11.4 it is never added to the points of the roll', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      held: inFront('motivation'),
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    expect(refused(G, '0', ['motivate', 'nuernberg-berlin.2'])).toBe('otherFirst B-4.1');
    expect(refused(G, '0', ['drive', 'nuernberg-berlin.4'])).toBe('outOfReach B-4.1');
  });
  test('B-11.4 Motivation must wait until all effects of the landing are done', () =>
    expect(
      refused(drawn('wartung', { held: inFront('motivation') }), '0', ['motivate', 'nuernberg-berlin.3']),
    ).toBe('otherFirst B-3.3'));
  test('B-11.4 Motivation needs the own turn and the card', () => {
    expect(
      refused(underWay({ held: { 0: [], 1: [kept('motivation')] } }), '1', ['motivate', 'hamburg']),
    ).toBe('notYourDecision B-3.1');
    expect(
      refused(underWay({ held: { 0: [], 1: [kept('motivation')] } }), '0', ['motivate', 'hamburg']),
    ).toBe('noMotivation B-11.4');
  });
  test('B-11.4 no Motivation after loading in a city reached this turn', () => {
    const G = underWay({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      held: inFront('motivation'),
      turn: { rolled: true, reached: from },
    });
    expect(targets(G, '0', 'motivate')).not.toEqual([]);
    play(G, '0', ['load', id]);
    expect(targets(G, '0', 'motivate')).toEqual([]);
  });
  test('B-11.4 no Motivation between an early stop and the handling it was made for', () => {
    const G = underWay({
      trucks: apart(before(from, 2)),
      hands: { 0: [id], 1: [] },
      held: inFront('motivation'),
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    play(G, '0', ['drive', from]);
    expect(refused(G, '0', ['motivate', before(from, 1)])).toBe('cargoFirst B-4.4');
    expect(targets(G, '0', 'motivate')).toEqual([]);
  });
});
