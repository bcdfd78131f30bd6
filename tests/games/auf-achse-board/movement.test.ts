import { EVENT_IDS } from '../../../games/auf-achse-board/events';
import { FLENSBURG_ROAD, type Space } from '../../../games/auf-achse-board/network';
import type { Task } from '../../../games/auf-achse-board/state';
import {
  driving,
  apart,
  contractWith,
  dice,
  drew,
  open,
  play,
  refused,
  rolled,
  underWay,
  targets,
} from './scenario';

const granted = (least: number, most: number, seat = '0'): Task => ({
  type: 'drive',
  seat,
  least,
  most,
  die: null,
  optional: true,
});

const sorted = (spaces: readonly Space[]) => spaces.toSorted();

describe('B-4 Movement', () => {
  test.each<[number, Space[]]>([
    [1, ['hamburg', 'hamburg-berlin.2']],
    [2, [FLENSBURG_ROAD, 'hamburg-bremen.1', 'hamburg-hannover.1', 'hamburg-berlin.3']],
    [3, ['flensburg', 'bremen', 'hannover', 'berlin']],
    [
      4,
      [
        FLENSBURG_ROAD,
        'bremen-hannover.1',
        'bremen-dortmund.1',
        'bremen-rotterdam.1',
        'hannover-berlin.1',
        'hannover-dortmund.1',
        'hannover-kassel.1',
        'hannover-berlin.3',
        'kassel-berlin.4',
        'nuernberg-berlin.5',
      ],
    ],
  ])('B-4.1 a %i is used in full, one space a point', (die, spaces) =>
    expect(sorted(targets(driving('hamburg-berlin.1', die), '0'))).toEqual(sorted(spaces)),
  );
  test('B-4.1 the truck drives space by space', () => {
    const G = driving('hamburg-berlin.1', 3);
    expect(play(G, '0', ['drive', 'bremen', 'hamburg'])).toContainEqual({
      type: 'drove',
      seat: '0',
      from: 'hamburg-berlin.1',
      path: ['hamburg', 'hamburg-bremen.1', 'bremen'],
      exact: true,
    });
    expect(G.trucks['0']).toBe('bremen');
  });
  test('B-4.1 fewer spaces than were rolled are refused', () => {
    expect(refused(driving('hamburg-berlin.1', 3), '0', ['drive', 'hamburg'])).toBe('useAllPoints B-4.1');
    expect(refused(driving('hamburg-berlin.1', 3), '0', ['drive', 'hamburg-berlin.2'])).toBe(
      'useAllPoints B-4.1',
    );
    expect(refused(driving('hamburg-berlin.1', 3), '0', ['drive', 'hamburg-berlin.1'])).toBe(
      'useAllPoints B-4.1',
    );
  });
  test('B-4.1 more spaces than were rolled are refused as well', () =>
    expect(refused(driving('hamburg-berlin.1', 3), '0', ['drive', 'kassel'])).toBe('outOfReach B-4.1'));
  test.each([1, 2, 3, 4, 5] as const)('B-4.1 with a 6 one may choose %i, and it counts as exact', (steps) => {
    const road: Space[] = [
      'nuernberg-berlin.5',
      'nuernberg-berlin.4',
      'nuernberg-berlin.3',
      'nuernberg-berlin.2',
      'nuernberg-berlin.1',
    ];
    const G = driving('berlin', 6);
    expect(play(G, '0', ['drive', road[steps - 1]])).toContainEqual(
      expect.objectContaining({ type: 'drove', path: road.slice(0, steps), exact: true }),
    );
  });
  test('B-4.1 a 6 may be used as six, but not as zero or seven', () => {
    expect(refused(driving('berlin', 6), '0', ['drive', 'nuernberg'])).toBeUndefined();
    expect(refused(driving('berlin', 6), '0', ['drive', 'berlin'])).toBe('useAllPoints B-4.1');
    expect(refused(driving('berlin', 6), '0', ['drive', 'nuernberg-muenchen.1'])).toBe('outOfReach B-4.1');
  });
  test('B-4.1 a roll must be used', () =>
    expect(refused(driving('berlin', 2), '0', ['decline'])).toBe('notOptional B-4.1'));

  test('B-4.2 a move may begin in the direction the truck came from', () =>
    expect(sorted(targets(driving('hamburg-berlin.2', 1, { visited: { 0: ['hamburg'] } }), '0'))).toEqual([
      'hamburg-berlin.1',
      'hamburg-berlin.3',
    ]));
  test('B-4.2 there is no turning back within a move', () =>
    expect(sorted(targets(driving('hamburg-berlin.2', 2), '0'))).toEqual(['berlin', 'hamburg']));
  test('B-4.2 not even in a city', () =>
    expect(targets(driving('hamburg-berlin.1', 2), '0')).not.toContain('hamburg-berlin.1'));
  test('B-4.2 a truck may turn at the dead end', () => {
    const G = driving(FLENSBURG_ROAD, 3);
    expect(targets(G, '0')).toContain('hamburg');
    expect(play(G, '0', ['drive', 'hamburg', 'flensburg'])).toContainEqual(
      expect.objectContaining({ path: ['flensburg', FLENSBURG_ROAD, 'hamburg'], exact: true }),
    );
  });
  test('B-4.2 turning at the dead end may lead to where the move began', () => {
    const G = driving(FLENSBURG_ROAD, 2);
    play(G, '0', ['drive', FLENSBURG_ROAD, 'flensburg']);
    expect([G.trucks['0'], G.visited['0']]).toEqual([FLENSBURG_ROAD, ['flensburg']]);
  });
  test('B-4.2 a closed road is no dead end', () =>
    expect(targets(driving('hamburg-berlin.1', 5, { roadworks: 'hamburg-berlin.3' }), '0')).not.toContain(
      'hamburg-hannover.1',
    ));
  test('B-4.2 a truck is no dead end', () => {
    const G = driving('hamburg-berlin.1', 2, { trucks: { 0: 'hamburg-berlin.1', 1: 'hamburg-berlin.3' } });
    const ways = open(G, '0', 'drive').filter(({ args }) => String(args[0]).startsWith('hamburg-berlin'));
    expect(ways.map(({ args }) => args)).toEqual([['hamburg-berlin.2']]);
  });
  test('B-4.2 driving in a circle is not turning back', () => {
    const G = driving('hamburg', 6);
    expect(play(G, '0', ['drive', 'hamburg', 'bremen', 'hannover'])).toContainEqual(
      expect.objectContaining({ exact: true }),
    );
    expect(G.turn).toMatchObject({ reached: 'hamburg', exact: true });
  });
  test('B-4.2 a way through cities that does not exist is refused', () =>
    expect(refused(driving('hamburg-berlin.1', 3), '0', ['drive', 'bremen', 'berlin'])).toBe(
      'noSuchWay B-4.2',
    ));

  test.each<[string, Space, Space, Space[]]>([
    ['on a road', 'nuernberg-berlin.2', 'nuernberg-berlin.3', ['nuernberg-berlin.5']],
    ['in a city', 'flensburg-hamburg.1', 'hamburg', ['hamburg-berlin.2', 'hamburg']],
  ])('B-4.3 overtaking is free %s', (_, from, rival, [target, ...via]) => {
    const G = driving(from, 3, { trucks: { 0: from, 1: rival } });
    play(G, '0', ['drive', target, ...via]);
    expect(G.trucks).toEqual({ 0: target, 1: rival });
  });
  test('B-4.3 a move that would end on an occupied space ends on the space before it', () => {
    const G = driving('nuernberg-berlin.1', 3, {
      trucks: { 0: 'nuernberg-berlin.1', 1: 'nuernberg-berlin.4' },
    });
    expect(refused(G, '0', ['drive', 'nuernberg-berlin.4'])).toBe('occupied B-4.3');
    expect(play(G, '0', ['drive', 'nuernberg-berlin.3'])).toContainEqual(
      expect.objectContaining({ path: ['nuernberg-berlin.2', 'nuernberg-berlin.3'], exact: false }),
    );
  });
  test('B-4.3 the truck must stop there, it may not pass on to another space', () => {
    const G = driving('nuernberg-berlin.2', 3, {
      trucks: { 0: 'nuernberg-berlin.2', 1: 'nuernberg-berlin.5' },
    });
    expect(targets(G, '0').filter((space) => space.includes('berlin'))).toEqual(['nuernberg-berlin.4']);
  });
  test('B-4.3 only one truck per city as well', () => {
    const G = driving('hamburg-berlin.1', 3, { trucks: { 0: 'hamburg-berlin.1', 1: 'berlin' } });
    expect(refused(G, '0', ['drive', 'berlin'])).toBe('occupied B-4.3');
    play(G, '0', ['drive', 'hamburg-berlin.3']);
    expect(G.turn).toMatchObject({ reached: null, exact: false });
  });
  test('B-4.3 if that is occupied as well, on the last free one before it', () => {
    const G = driving('nuernberg-berlin.1', 3, {
      trucks: { 0: 'nuernberg-berlin.1', 1: 'nuernberg-berlin.4', 2: 'nuernberg-berlin.3' },
    });
    play(G, '0', ['drive', 'nuernberg-berlin.2']);
    expect(G.trucks['0']).toBe('nuernberg-berlin.2');
  });
  test('B-4.3 this may be where it began; a truck that has not moved draws no event', () => {
    const trucks = { 0: 'nuernberg-berlin.2', 1: 'nuernberg-berlin.3', 2: 'nuernberg-berlin.1' } as const;
    const G = driving('nuernberg-berlin.2', 1, { trucks });
    expect(targets(G, '0')).toEqual(['nuernberg-berlin.2']);
    expect(play(G, '0', ['drive', 'nuernberg-berlin.2'])).toEqual([{ type: 'stayed', seat: '0' }]);
    play(G, '0', ['moveRoadworks', 'hamburg-berlin.1']);
    expect([G.trucks['0'], G.tasks]).toEqual(['nuernberg-berlin.2', []]);
  });
  test('B-4.3 the own truck does not block itself', () =>
    expect(targets(driving(FLENSBURG_ROAD, 2), '0')).toContain(FLENSBURG_ROAD));
  test('B-4.3 a truck that stops behind another has not reached the city exactly', () => {
    const G = driving('hamburg-berlin.2', 3, { trucks: { 0: 'hamburg-berlin.2', 1: 'flensburg-hamburg.1' } });
    play(G, '0', ['drive', 'hamburg']);
    expect(G.turn).toMatchObject({ reached: 'hamburg', exact: false, due: null });
  });

  test('B-4.5 ending on an event space draws a card at once', () => {
    const G = driving('hamburg', 2);
    const card = G.events.at(-1);
    expect(play(G, '0', ['drive', 'hamburg-berlin.2'])).toContainEqual({ type: 'drew', seat: '0', card });
  });
  test('B-4.5 driving over one does not', () => {
    const G = driving('hamburg', 3);
    play(G, '0', ['drive', 'hamburg-berlin.3']);
    expect(G.tasks).toEqual([]);
  });
  test('B-4.5 a used card goes under the pile', () => {
    const G = underWay({ tasks: [drew('radarfalle')] });
    play(G, '0', ['carryOut']);
    expect([G.events[0], G.events.length, G.usedEvents]).toEqual(['radarfalle', EVENT_IDS.length, []]);
  });
  test('B-4.5 the next card drawn is the top one', () => {
    const G = driving('hamburg', 2, { events: ['diebe', 'vertrauen', 'radarfalle'] });
    play(G, '0', ['drive', 'hamburg-berlin.2']);
    expect([G.events, G.tasks]).toEqual([['diebe', 'vertrauen'], [drew('radarfalle')]]);
  });
  test('B-4.5 stopping there in front of a sign counts as well', () => {
    const G = driving('hamburg', 5, { roadworks: 'hamburg-berlin.3', events: ['radarfalle'] });
    play(G, '0', ['drive', 'hamburg-berlin.2']);
    expect(G.tasks).toEqual([drew('radarfalle')]);
  });

  test('B-4.6 a truck with no possible step stays where it is', () => {
    const G = driving('hamburg-berlin.2', 4, {
      roadworks: 'hamburg-berlin.1',
      jam: { space: 'hamburg-berlin.3', seat: '1', card: 'stauNebel' },
    });
    expect(open(G, '0')).toEqual([{ move: 'drive', args: ['hamburg-berlin.2'] }]);
    expect(play(G, '0', ['drive', 'hamburg-berlin.2'])).toEqual([{ type: 'stayed', seat: '0' }]);
    expect([G.trucks['0'], G.tasks]).toEqual(['hamburg-berlin.2', []]);
  });
  test('B-4.6 also with a 6', () => {
    const G = driving('flensburg', 6, { jam: { space: FLENSBURG_ROAD, seat: '1', card: 'stauNebel' } });
    expect(open(G, '0')).toEqual([{ move: 'drive', args: ['flensburg'] }]);
  });

  test('B-4.1 granted points are counted like rolled ones', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      turn: { rolled: true },
      tasks: [granted(1, 3)],
    });
    expect(sorted(targets(G, '0')).filter((space) => space.includes('berlin'))).toEqual([
      'nuernberg-berlin.2',
      'nuernberg-berlin.3',
      'nuernberg-berlin.4',
    ]);
  });
  test('B-4.1 of two ways to one space the better comes first: all points used before points lost', () => {
    const { id } = contractWith((contract) => contract.from === 'bremen');
    const G = driving('flensburg-hamburg.1', 5, { hands: { 0: [id], 1: [] } });
    const ways = open(G, '0', 'drive').filter(({ args }) => args[0] === 'bremen');
    expect(ways.map(({ args }) => args)).toEqual([
      ['bremen', 'flensburg', 'hamburg'],
      ['bremen', 'hamburg', 'hannover'],
      ['bremen', 'hamburg'],
    ]);
    play(G, '0', ['drive', ...ways[0]!.args]);
    expect(G.turn).toMatchObject({ exact: true, due: null });
  });
  test('B-4.1 and a stop without obligation before one that obliges to load', () => {
    const { id } = contractWith((contract) => contract.from === 'berlin');
    const G = driving('nuernberg-berlin.4', 3, {
      trucks: { 0: 'nuernberg-berlin.4', 1: 'hamburg-berlin.3' },
      hands: { 0: [id], 1: [] },
    });
    play(G, '0', ['drive', 'berlin']);
    expect(G.turn).toMatchObject({ reached: 'berlin', exact: false, due: null });
  });
  test('B-4.1 the die is rolled once a turn', () => {
    const G = underWay({ trucks: apart('hamburg') });
    play(G, '0', ['roll'], dice(4));
    expect(G.tasks).toEqual([rolled(4)]);
    play(G, '0', ['drive', 'berlin']);
    expect(refused(G, '0', ['roll'])).toBe('alreadyRolled B-3.1');
  });
});
