import {
  FLENSBURG_ROAD,
  isCity,
  SPACES,
  stepsBetween,
  type Space,
} from '../../../games/auf-achse-board/network';
import { stepsRoundSigns } from '../../../games/auf-achse-board/rules/signs';
import type { State } from '../../../games/auf-achse-board/state';
import {
  anyContract,
  apart,
  dice,
  drew,
  open,
  play,
  refused,
  rolled,
  targets,
  underWay,
  type About,
} from './scenario';

const JAM = { space: 'basel-milano.2', seat: '1', card: 'stauNebel' } as const;

/** Seat 0 has rolled a 1 and driven. */
const afterOne = (about: About = {}): State => {
  const G = underWay({
    trucks: apart('hamburg-berlin.2'),
    turn: { rolled: true },
    tasks: [rolled(1)],
    ...about,
  });
  play(G, '0', ['drive', 'hamburg-berlin.1']);
  return G;
};

const driving = (die: number): State =>
  underWay({
    trucks: apart('hamburg-berlin.1'),
    roadworks: 'hamburg-berlin.2',
    turn: { rolled: true },
    tasks: [rolled(die)],
  });

/** The number of spaces from Hamburg, with a truck on the way to Berlin. */
const steps = (to: Space, about: About = {}) =>
  stepsRoundSigns(underWay({ trucks: { 0: 'hamburg', 1: 'hamburg-berlin.1' }, ...about }), 'hamburg', to);

describe('B-9 Road works', () => {
  test('B-9.1 a player who rolls a 1 moves and must then move the sign', () => {
    const G = afterOne();
    expect(G.tasks.at(-1)).toEqual({ type: 'roadworks', seat: '0' });
    expect(refused(G, '0', ['leaveRoadworks'])).toBe('mustMove B-9.1');
    expect(refused(G, '0', ['decline'])).toBe('otherFirst B-9.1');
    expect(play(G, '0', ['moveRoadworks', 'basel-zuerich.1'])).toEqual([
      { type: 'roadworks', seat: '0', space: 'basel-zuerich.1' },
    ]);
    expect([G.roadworks, G.tasks]).toEqual(['basel-zuerich.1', []]);
  });
  test('B-9.1 the sign must move to another space', () => {
    const G = afterOne({ roadworks: 'basel-zuerich.1' });
    expect(refused(G, '0', ['moveRoadworks', 'basel-zuerich.1'])).toBe('sameSpace B-9.1');
    play(G, '0', ['moveRoadworks', 'graz-trieste.1']);
    expect(G.roadworks).toBe('graz-trieste.1');
  });
  test('B-9.1 with the option the sign may stay, even beside the board', () => {
    const options = { roadworks: 'may' } as const;
    const G = afterOne({ options, roadworks: 'basel-zuerich.1' });
    expect(play(G, '0', ['leaveRoadworks'])).toEqual([{ type: 'roadworks', seat: '0', space: null }]);
    expect([G.roadworks, G.tasks]).toEqual(['basel-zuerich.1', []]);
    const beside = afterOne({ options });
    play(beside, '0', ['leaveRoadworks']);
    expect(beside.roadworks).toBeNull();
  });
  test.each([2, 3, 4, 5])('B-9.1 a %i does not move it', (die) => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.3'),
      events: [],
      turn: { rolled: true },
      tasks: [rolled(die)],
    });
    play(G, '0', ['drive', ...(open(G, '0', 'drive')[0]!.args as Space[])]);
    expect(G.tasks).toEqual([]);
  });

  test('B-9.2 not on a city', () => {
    expect(refused(afterOne(), '0', ['moveRoadworks', 'hamburg'])).toBe('onCity B-9.2');
    expect(open(afterOne(), '0').filter(({ args }) => isCity(args[0] as Space))).toEqual([]);
  });
  test('B-9.2 not on an occupied space, the own truck’s included', () => {
    expect(refused(afterOne(), '0', ['moveRoadworks', 'graz-trieste.2'])).toBe('occupied B-9.2');
    expect(refused(afterOne(), '0', ['moveRoadworks', 'hamburg-berlin.1'])).toBe('occupied B-9.2');
  });
  test('B-9.2 not between Hamburg and Flensburg', () =>
    expect(refused(afterOne(), '0', ['moveRoadworks', FLENSBURG_ROAD])).toBe('flensburgRoad B-9.2'));
  test('B-9.2 not on the space of the jam sign', () =>
    expect(refused(afterOne({ jam: JAM }), '0', ['moveRoadworks', JAM.space])).toBe('jamThere B-9.2'));
  test('B-9.2 everywhere else', () =>
    expect(open(afterOne({ jam: JAM }), '0')).toHaveLength(
      SPACES.filter((space) => !isCity(space)).length - 4,
    ));
  test('B-9.2 also on an event space', () =>
    expect(refused(afterOne(), '0', ['moveRoadworks', 'hamburg-berlin.2'])).toBeUndefined());

  test('B-9.3 no truck enters or crosses the space', () => {
    expect(refused(driving(1), '0', ['drive', 'hamburg-berlin.2'])).toBe('roadworksThere B-9.3');
    expect(targets(driving(2), '0')).not.toContain('hamburg-berlin.3');
    expect(targets(driving(3), '0')).not.toContain('berlin');
  });
  test('B-9.3 on no move, not even by a card', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.1'),
      roadworks: 'hamburg-berlin.2',
      tasks: [drew('wartung')],
      turn: { rolled: true },
    });
    play(G, '0', ['carryOut']);
    expect(
      targets(G, '0').filter((space) => ['hamburg-berlin.2', 'hamburg-berlin.3', 'berlin'].includes(space)),
    ).toEqual([]);
  });
  test('B-9.3 the old space is open again when the sign has moved', () => {
    const G = afterOne({ roadworks: 'hamburg-berlin.3' });
    play(G, '0', ['moveRoadworks', 'basel-zuerich.1']);
    G.tasks = [rolled(3)];
    expect(targets(G, '0')).toContain('berlin');
  });
  test('B-9.3, B-10.2 spaces are counted past trucks, around both signs, and even to a space under a sign', () => {
    const straight = stepsBetween('hamburg', 'berlin');
    expect(steps('berlin')).toBe(straight);
    expect(steps('berlin', { roadworks: 'hamburg-berlin.2' })).toBeGreaterThan(straight);
    expect(steps('berlin', { jam: { ...JAM, space: 'hamburg-berlin.2' } })).toBeGreaterThan(straight);
    expect(steps('berlin', { jam: { ...JAM, space: 'berlin' } })).toBe(straight);
    expect(steps('flensburg', { jam: { ...JAM, space: FLENSBURG_ROAD } })).toBeUndefined();
  });
  test('B-9.3 it starts beside the board', () => expect(underWay().roadworks).toBeNull());

  test('B-9.4 a 6 used as 1 does not move it', () => {
    const G = underWay({ trucks: apart('hamburg-berlin.2'), turn: { rolled: true }, tasks: [rolled(6)] });
    play(G, '0', ['drive', 'hamburg-berlin.1']);
    expect(G.tasks).toEqual([]);
  });

  test('B-9.5 a 1 rolled for Beifahrer counts', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      tasks: [drew('beifahrer')],
      turn: { rolled: true },
    });
    play(G, '0', ['carryOut']);
    play(G, '0', ['roll'], dice(1));
    play(G, '0', ['drive', 'hamburg-berlin.1']);
    expect(G.tasks.at(-1)?.type).toBe('roadworks');
  });
  test('B-9.5 also a 1 for Schnelle Verladung', () => {
    const { id, from } = anyContract();
    const G = underWay({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      held: { 0: [{ card: 'schnelleVerladung', owes: 0 }], 1: [] },
      turn: { rolled: true },
    });
    play(G, '0', ['load', id]);
    play(G, '0', ['rollAgain', 'schnelleVerladung'], dice(1));
    play(G, '0', ['drive', ...(open(G, '0', 'drive')[0]!.args as Space[])]);
    expect(G.tasks.at(-1)?.type).toBe('roadworks');
  });
  test('B-9.5 also a 1 for Inspektion', () => {
    const G = underWay({ trucks: apart('muenchen'), turn: { rolled: true, rollsWith: ['inspektion'] } });
    play(G, '0', ['rollAgain', 'inspektion'], dice(1));
    play(G, '0', ['drive', 'nuernberg-muenchen.2']);
    expect(G.tasks.at(-1)?.type).toBe('roadworks');
  });
  test('B-9.5 granted points never move the sign', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      held: { 0: [{ card: 'motivation', owes: 0 }], 1: [] },
    });
    play(G, '0', ['motivate', 'hamburg-berlin.1']);
    expect(G.tasks).toEqual([]);
    const other = underWay({
      trucks: apart('hamburg-berlin.2'),
      tasks: [drew('wartung')],
      turn: { rolled: true },
    });
    play(other, '0', ['carryOut']);
    play(other, '0', ['drive', 'hamburg-berlin.1']);
    expect(other.tasks).toEqual([]);
  });
});
