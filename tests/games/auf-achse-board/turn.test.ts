import type { Space } from '../../../games/auf-achse-board/network';
import { newTurn } from '../../../games/auf-achse-board/state';
import { anyContract, apart, before, dice, drew, open, play, refused, rolled, underWay } from './scenario';

const { id, from } = anyContract();
const [A, B, C]: Space[] = ['nuernberg-berlin.1', 'nuernberg-berlin.5', 'hamburg-berlin.3'];

describe('B-3 A turn', () => {
  test('B-3.1 a turn starts with the die', () => {
    const G = underWay({ trucks: apart(A!) });
    expect(refused(G, '0', ['drive', B])).toBe('notRolled B-3.1');
    expect(refused(G, '0', ['endTurn'])).toBe('notRolled B-3.1');
    expect(play(G, '0', ['roll'], dice(4))).toEqual([{ type: 'rolled', seat: '0', die: 4 }]);
    expect([G.turn.rolled, G.tasks]).toEqual([true, [rolled(4)]]);
  });
  test('B-3.1 after rolling, a truck must move', () => {
    const G = underWay({ trucks: apart(A!), hands: { 0: [id], 1: [] } });
    play(G, '0', ['roll'], dice(4));
    for (const move of [['roll'], ['buyTrailer', 'large'], ['load', id], ['endTurn'], ['callAuction', 0]])
      expect(refused(G, '0', move)).toBe('otherFirst B-4.1');
  });
  test('B-3.1 the die is rolled once', () =>
    expect(refused(underWay({ turn: { rolled: true } }), '0', ['roll'])).toBe('alreadyRolled B-3.1'));
  test('B-3.1 after the move a player may load, unload and buy, as often as wished and in any order', () => {
    const second = anyContract((other) => other.to === from && other.from !== from);
    const G = underWay({
      trucks: apart(before(from, 2)),
      hands: { 0: [id], 1: [] },
      aboard: { 0: [second.id], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(2)],
      money: { 0: 20_000, 1: 0 },
    });
    play(G, '0', ['drive', from]);
    play(G, '0', ['buyTrailer', 'small']);
    play(G, '0', ['load', id]);
    play(G, '0', ['unload', second.id]);
    play(G, '0', ['buyTrailer', 'large']);
    expect([G.aboard['0'], G.delivered, G.trailers['0']]).toEqual([[id], [second.id], ['small', 'large']]);
  });
  test('B-3.1 at most one auction per turn', () => {
    const [one, two] = [anyContract(), anyContract((other) => other.id !== id)];
    const G = underWay({
      trucks: apart('hamburg'),
      offer: [one.id, two.id, null, null],
      turn: { rolled: true, reached: 'hamburg', exact: true },
    });
    play(G, '0', ['callAuction', 0]);
    play(G, '1', ['pass']);
    expect(refused(G, '0', ['callAuction', 1])).toBe('oneAuction B-3.1');
  });
  test('B-3.1 trailers may also be bought before the roll', () => {
    const G = underWay();
    play(G, '0', ['buyTrailer', 'large']);
    expect([G.trailers['0'], refused(G, '0', ['roll'])]).toEqual([['large'], undefined]);
  });
  test('B-3.1 before the roll a truck in a city may load and unload there, and drive on', () => {
    const G = underWay({ trucks: apart(from), hands: { 0: [id], 1: [] } });
    play(G, '0', ['load', id]);
    expect(refused(G, '0', ['endTurn'])).toBe('notRolled B-3.1');
    play(G, '0', ['roll'], dice(3));
    expect(open(G, '0', 'drive')).not.toEqual([]);

    const other = underWay({ trucks: apart(anyContract().to), aboard: { 0: [id], 1: [] } });
    play(other, '0', ['unload', id]);
    expect(refused(other, '0', ['roll'])).toBeUndefined();
  });
  test('B-3.1 no auction before the roll in a city where the turn began', () => {
    const G = underWay({ trucks: apart('hamburg'), offer: [id, null, null, null] });
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-3.1 nothing is loaded while driving through', () => {
    const G = underWay({
      trucks: apart('flensburg-hamburg.1'),
      hands: { 0: [anyContract((other) => other.from === 'hamburg').id], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'bremen', 'hamburg']);
    expect(open(G, '0', 'load')).toEqual([]);
  });

  test('B-3.2 play goes clockwise', () => {
    const G = underWay({ trucks: { 0: A!, 1: B!, 2: C! }, turn: { rolled: true } });
    expect(play(G, '0', ['endTurn'])).toEqual([{ type: 'turn', seat: '1' }]);
    for (const [seat, next] of [
      ['1', '2'],
      ['2', '0'],
    ] as const) {
      G.turn.rolled = true;
      play(G, seat, ['endTurn']);
      expect(G.turn).toEqual(newTurn(next));
    }
  });
  test('B-3.2 only the player whose turn it is acts', () => {
    const G = underWay();
    expect(refused(G, '1', ['roll'])).toBe('notYourDecision B-3.1');
    expect(open(G, '1')).toEqual([]);
  });
  test.each<[string, Parameters<typeof underWay>[0]]>([
    ['without goods', {}],
    [
      'on the road with goods to load or to unload',
      { hands: { 0: [id], 1: [] }, aboard: { 0: [anyContract((other) => other.id !== id).id], 1: [] } },
    ],
  ])('B-3.2 a turn in which nothing is left to do ends by itself, %s', (_, about) => {
    const G = underWay({
      ...about,
      trucks: apart(A!),
      money: { 0: 1999, 1: 0 },
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    expect(play(G, '0', ['drive', 'nuernberg-berlin.3'])).toContainEqual({ type: 'turn', seat: '1' });
  });
  test.each<[string, Parameters<typeof underWay>[0], Space]>([
    ['a trailer could be bought', { money: { 0: 2000, 1: 0 } }, 'nuernberg-berlin.3'],
    [
      'Motivation lies there',
      { held: { 0: [{ card: 'motivation', owes: 0 }], 1: [] } },
      'nuernberg-berlin.3',
    ],
    ['a contract could be called', { offer: [id, null, null, null] }, 'nuernberg'],
    [
      'cards in hand could be for this city',
      { hands: { 0: [anyContract((other) => other.from !== 'nuernberg').id], 1: [] } },
      'nuernberg',
    ],
  ])('B-3.2 it does not end while %s', (_, about, target) => {
    const start: Space = target === 'nuernberg' ? 'nuernberg-berlin.2' : A!;
    const G = underWay({
      money: { 0: 0, 1: 0 },
      ...about,
      trucks: apart(start),
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', target]);
    expect(G.turn.seat).toBe('0');
    play(G, '0', ['endTurn']);
    expect(G.turn.seat).toBe('1');
  });

  test('B-3.2 it does not end in a city while something is aboard', () => {
    const { id: load } = anyContract((contract) => contract.to !== 'nuernberg');
    const G = underWay({
      trucks: apart('nuernberg-berlin.2'),
      money: { 0: 0, 1: 0 },
      aboard: { 0: [load], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', 'nuernberg']);
    expect(G.turn.seat).toBe('0');
  });
  test('B-3.2 it does not end while a roll is granted', () => {
    const G = underWay({
      trucks: apart(before('muenchen', 2)),
      money: { 0: 0, 1: 0 },
      held: { 0: [{ card: 'inspektion', owes: 0 }], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', 'muenchen']);
    expect([G.turn.seat, refused(G, '0', ['rollAgain', 'inspektion'])]).toEqual(['0', undefined]);
  });

  test('B-3.3 (1) after a rolled 1 the road works come before the event', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.1'),
      events: ['radarfalle'],
      turn: { rolled: true },
      tasks: [rolled(1)],
    });
    play(G, '0', ['drive', 'hamburg-berlin.2']);
    expect(G.tasks.at(-1)).toEqual({ type: 'roadworks', seat: '0' });
    expect(G.events).toEqual(['radarfalle']);
    play(G, '0', ['moveRoadworks', 'basel-zuerich.1']);
    expect(G.tasks).toEqual([drew('radarfalle')]);
  });
  test('B-3.3 (1) even if the truck could not move', () => {
    const G = underWay({
      trucks: { 0: 'hamburg-berlin.2', 1: 'hamburg-berlin.1', 2: 'hamburg-berlin.3' },
      turn: { rolled: true },
      tasks: [rolled(1)],
    });
    play(G, '0', ['drive', 'hamburg-berlin.2']);
    expect(G.tasks.at(-1)).toEqual({ type: 'roadworks', seat: '0' });
  });
  test('B-3.3 (1) the road works come before Sonderauftrag is paid', () => {
    const G = underWay({
      trucks: apart('flensburg-hamburg.1'),
      held: { 0: [{ card: 'sonderauftragFlensburg', owes: 0 }], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(1)],
    });
    play(G, '0', ['drive', 'flensburg']);
    expect(G.money['0']).toBe(5000);
    play(G, '0', ['moveRoadworks', 'basel-zuerich.1']);
    expect(G.money['0']).toBe(7000);
  });
  test('B-3.3 (2) Sonderauftrag is paid and Inspektion passed on before anything is loaded', () => {
    const G = underWay({
      trucks: apart('hamburg'),
      held: { 0: [{ card: 'sonderauftragFlensburg', owes: 0 }], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', 'flensburg']);
    expect([G.tasks, G.money['0'], G.held['0'], G.events[0]]).toEqual([
      [],
      7000,
      [],
      'sonderauftragFlensburg',
    ]);

    const start = before('muenchen', 2);
    const other = underWay({
      trucks: apart(start),
      held: { 0: [{ card: 'inspektion', owes: 0 }], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(other, '0', ['drive', 'muenchen']);
    expect([other.tasks, other.held]).toEqual([[], { 0: [], 1: [{ card: 'inspektion', owes: 0 }] }]);
  });
  test('B-3.3 (3) the card goes under the pile before the move that it grants, which may draw another', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      events: ['radarfalle', 'wartung'],
      turn: { rolled: true },
      tasks: [rolled(1)],
      roadworks: 'basel-zuerich.1',
    });
    play(G, '0', ['drive', 'nuernberg-berlin.2']);
    play(G, '0', ['moveRoadworks', 'basel-milano.2']);
    play(G, '0', ['carryOut']);
    expect(G.events).toEqual(['wartung', 'radarfalle']);
    play(G, '0', ['drive', 'nuernberg-berlin.4']);
    expect([G.events, G.tasks]).toEqual([['wartung'], [drew('radarfalle')]]);
    play(G, '0', ['carryOut']);
    expect(G.tasks).toEqual([]);
  });
  test('B-3.3 (4) loading and auction wait until the event has been carried out', () => {
    const G = underWay({
      tasks: [drew('wartung')],
      hands: { 0: [id], 1: [] },
      trucks: apart('hamburg-berlin.2'),
    });
    for (const move of [['load', id], ['callAuction', 0], ['buyTrailer', 'small'], ['endTurn'], ['roll']])
      expect(refused(G, '0', move)).toBe('otherFirst B-3.3');
  });

  test('B-3.4 missed turns add up', () => {
    const G = underWay({ missed: { 0: 0, 1: 2 }, turn: { rolled: true } });
    expect(play(G, '0', ['endTurn'])).toEqual([
      { type: 'missed', seat: '1' },
      { type: 'turn', seat: '0' },
    ]);
    expect(G.missed['1']).toBe(1);
    G.turn.rolled = true;
    play(G, '0', ['endTurn']);
    expect([G.missed['1'], G.turn.seat]).toEqual([0, '0']);
    G.turn.rolled = true;
    play(G, '0', ['endTurn']);
    expect(G.turn.seat).toBe('1');
  });
  test('B-3.4 cards drawn one after the other add up', () => {
    const G = underWay({ tasks: [drew('fahrtenschreiber')], missed: { 0: 1, 1: 0 } });
    expect(play(G, '0', ['carryOut'])).toContainEqual({
      type: 'mustMiss',
      seat: '0',
      card: 'fahrtenschreiber',
    });
    expect(G.missed['0']).toBe(2);
  });
  test('B-3.4 all players may have to miss a turn', () => {
    const G = underWay({ missed: { 0: 1, 1: 2 }, turn: { rolled: true } });
    expect(play(G, '0', ['endTurn'])).toEqual([
      { type: 'missed', seat: '1' },
      { type: 'missed', seat: '0' },
      { type: 'missed', seat: '1' },
      { type: 'turn', seat: '0' },
    ]);
  });
  test('B-3.4 a player who misses turns still bids, and loads a contract that was won', () => {
    const G = underWay({
      trucks: { 0: 'flensburg', 1: from },
      offer: [id, null, null, null],
      missed: { 0: 0, 1: 1 },
      turn: { rolled: true, reached: 'flensburg', exact: true },
    });
    play(G, '0', ['callAuction', 0]);
    play(G, '1', ['bid', 1]);
    play(G, '0', ['pass']);
    play(G, '1', ['load', id]);
    expect([G.aboard['1'], G.missed['1'], G.turn.seat]).toEqual([[id], 1, '0']);
  });
  test('B-3.4 a turn in progress goes on', () => {
    const G = underWay({ tasks: [drew('fahrtenschreiber')], turn: { rolled: true } });
    play(G, '0', ['carryOut']);
    expect([G.turn.seat, refused(G, '0', ['buyTrailer', 'small'])]).toEqual(['0', undefined]);
  });
});
