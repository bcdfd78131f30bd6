import { FLENSBURG_ROAD, isCity, SPACES, type Space } from '../../../games/auf-achse-board/network';
import type { State } from '../../../games/auf-achse-board/state';
import {
  anyContract,
  apart,
  before,
  contractWith,
  drew,
  open,
  play,
  refused,
  rolled,
  targets,
  underWay,
  type About,
} from './scenario';

const { id, to } = anyContract();
const jamOn = (space: Space, seat = '1') => ({ space, seat, card: 'stauNebel' }) as const;

/** Seat 0 there, with that roll to be driven. */
const driving = (from: Space, die: number, about: About): State =>
  underWay({ trucks: apart(from), turn: { rolled: true }, ...about, tasks: [rolled(die)] });

describe('B-10 Traffic jam', () => {
  test('B-10.1 comes with a jam card, which stays in front of the player', () => {
    const G = underWay({ tasks: [drew('stauKassel')], turn: { rolled: true } });
    expect(play(G, '0', ['carryOut'])).toContainEqual({
      type: 'jam',
      seat: '0',
      space: 'kassel',
      card: 'stauKassel',
    });
    expect([G.jam, G.held['0']]).toEqual([
      { space: 'kassel', seat: '0', card: 'stauKassel' },
      [{ card: 'stauKassel', owes: 0 }],
    ]);
  });
  test("B-10.1 lasts until that player's turn comes round again", () => {
    const G = underWay({
      trucks: { 0: 'hamburg', 1: 'basel-milano.1', 2: 'basel-milano.2' },
      jam: jamOn('kassel', '0'),
      held: { 0: [{ card: 'stauNebel', owes: 0 }], 1: [], 2: [] },
      turn: { rolled: true },
    });
    for (const seat of ['0', '1'] as const) {
      G.turn.rolled = true;
      play(G, seat, ['endTurn']);
      expect(G.jam).not.toBeNull();
    }
    G.turn.rolled = true;
    expect(play(G, '2', ['endTurn'])).toContainEqual({ type: 'jamEnd', seat: '0', space: 'kassel' });
    expect([G.jam, G.held['0'], G.events[0]]).toEqual([null, [], 'stauNebel']);
  });

  test('B-10.2 no truck enters or crosses the space', () => {
    const about = { jam: jamOn('hamburg-berlin.3') };
    expect(refused(driving('hamburg-berlin.2', 1, about), '0', ['drive', 'hamburg-berlin.3'])).toBe(
      'jamThere B-10.2',
    );
    expect(targets(driving('hamburg-berlin.2', 2, about), '0')).not.toContain('berlin');
  });
  test('B-10.2 no truck enters or crosses a jammed city', () => {
    const about = { jam: jamOn('hamburg') };
    expect(refused(driving('hamburg-berlin.1', 1, about), '0', ['drive', 'hamburg'])).toBe(
      'jammedCity B-10.3',
    );
    expect(targets(driving('hamburg-berlin.1', 3, about), '0')).toEqual(['berlin', 'hamburg-berlin.1']);
  });
  test('B-10.2 a truck already there may leave in any direction', () =>
    expect(
      targets(driving('hamburg-berlin.2', 1, { jam: jamOn('hamburg-berlin.2') }), '0').toSorted(),
    ).toEqual(['hamburg-berlin.1', 'hamburg-berlin.3']));
  test('B-10.2 it may not come back into the space', () =>
    expect(targets(driving('hamburg', 6, { jam: jamOn('hamburg') }), '0')).not.toContain('hamburg'));

  test('B-10.3 a truck may end its move in a jammed city to unload there', () => {
    const G = driving(before(to, 2), 2, { jam: jamOn(to), aboard: { 0: [id], 1: [] } });
    play(G, '0', ['drive', to]);
    expect(G.turn).toMatchObject({ reached: to, exact: true, due: 'unload' });
    for (const move of [['endTurn'], ['buyTrailer', 'small'], ['callAuction', 0]])
      expect(refused(G, '0', move)).toBe('unloadFirst B-10.3');
    play(G, '0', ['unload', id]);
    expect(refused(G, '0', ['endTurn'])).toBeUndefined();
  });
  test('B-10.3 it need not arrive exactly', () => {
    const G = driving(before(to, 2), 5, { jam: jamOn(to), aboard: { 0: [id], 1: [] } });
    play(G, '0', ['drive', to]);
    expect(G.turn).toMatchObject({ reached: to, exact: false, due: 'unload' });
  });
  test('B-10.3 only to unload, not to load', () => {
    const start = contractWith(({ from }) => from !== 'flensburg');
    const about = { jam: jamOn(start.from), hands: { 0: [start.id], 1: [] } };
    expect(refused(driving(before(start.from, 2), 2, about), '0', ['drive', start.from])).toBe(
      'jammedCity B-10.3',
    );
  });
  test('B-10.3 a truck that has entered to unload may load only after that', () => {
    const both = anyContract((contract) => contract.from === to);
    const G = driving(before(to, 2), 2, {
      jam: jamOn(to),
      aboard: { 0: [id], 1: [] },
      hands: { 0: [both.id], 1: [] },
      trailers: { 0: ['large'], 1: [] },
    });
    play(G, '0', ['drive', to]);
    expect(refused(G, '0', ['load', both.id])).toBe('unloadFirst B-10.3');
    play(G, '0', ['unload', id]);
    play(G, '0', ['load', both.id]);
    expect(G.aboard['0']).toEqual([both.id]);
  });
  test('B-10.3 after unloading it may do everything else, including an auction after exact arrival', () => {
    const offer = [anyContract((other) => other.id !== id).id, null, null, null];
    const G = driving(before(to, 2), 2, { jam: jamOn(to), aboard: { 0: [id], 1: [] }, offer });
    play(G, '0', ['drive', to]);
    play(G, '0', ['unload', id]);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
    const early = driving(before(to, 2), 3, { jam: jamOn(to), aboard: { 0: [id], 1: [] }, offer });
    play(early, '0', ['drive', to]);
    play(early, '0', ['unload', id]);
    expect(refused(early, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-10.3 the move ends there: it may not drive on through the city', () => {
    const G = driving('hamburg-berlin.1', 2, {
      jam: jamOn('hamburg'),
      aboard: { 0: [contractWith((contract) => contract.to === 'hamburg').id], 1: [] },
    });
    expect(targets(G, '0').toSorted()).toEqual(['hamburg', 'hamburg-berlin.1', 'hamburg-berlin.3']);
  });
  test('B-10.3 not where another truck stands', () => {
    const G = driving(before(to, 2), 2, {
      jam: jamOn(to),
      aboard: { 0: [id], 1: [] },
      trucks: { 0: before(to, 2), 1: to },
    });
    expect(targets(G, '0')).not.toContain(to);
  });
  test('B-10.3 not into road works', () => {
    const G = driving('hamburg-berlin.1', 1, { roadworks: 'hamburg-berlin.2', aboard: { 0: [id], 1: [] } });
    expect(targets(G, '0')).not.toContain('hamburg-berlin.2');
  });

  test('B-10.4 a new jam moves the one sign and ends the older one', () => {
    const G = underWay({
      tasks: [drew('stauFrankfurt')],
      jam: jamOn('kassel'),
      held: { 0: [], 1: [{ card: 'stauNebel', owes: 0 }] },
      turn: { rolled: true },
    });
    play(G, '0', ['carryOut']);
    expect([G.jam, G.held, G.events[0]]).toEqual([
      { space: 'frankfurt', seat: '0', card: 'stauFrankfurt' },
      { 0: [{ card: 'stauFrankfurt', owes: 0 }], 1: [] },
      'stauNebel',
    ]);
  });
  test("B-10.4 the older player's turn does not end the new one", () => {
    const G = underWay({
      jam: jamOn('kassel', '0'),
      held: { 0: [{ card: 'stauNebel', owes: 0 }], 1: [] },
      turn: { rolled: true },
    });
    play(G, '0', ['endTurn']);
    expect(G.jam?.space).toBe('kassel');
  });

  test('B-10.5 the jam ends even if that turn is missed', () => {
    const G = underWay({
      jam: jamOn('kassel'),
      held: { 0: [], 1: [{ card: 'stauNebel', owes: 0 }] },
      missed: { 0: 0, 1: 1 },
      turn: { rolled: true },
    });
    expect(play(G, '0', ['endTurn'])).toEqual([
      { type: 'jamEnd', seat: '1', space: 'kassel' },
      { type: 'missed', seat: '1' },
      { type: 'turn', seat: '0' },
    ]);
    expect(G.jam).toBeNull();
  });
  test.each(['stauNebel', 'stauUnfall'] as const)(
    'B-10.5 %s may go on a city or between Hamburg and Flensburg, not on a truck or on the road works',
    (card) => {
      const G = underWay({
        tasks: [drew(card)],
        trucks: { 0: 'hamburg-berlin.2', 1: 'hamburg' },
        roadworks: 'basel-zuerich.1',
        turn: { rolled: true },
      });
      const choices = open(G, '0').map(({ args: [space] }) => space as Space);
      expect(choices.toSorted()).toEqual(
        SPACES.filter(
          (space) => !['hamburg-berlin.2', 'hamburg', 'basel-zuerich.1'].includes(space),
        ).toSorted(),
      );
      expect([choices.some(isCity), choices.includes(FLENSBURG_ROAD)]).toEqual([true, true]);
      expect(refused(G, '0', ['carryOut'])).toBe('choose B-12');
      play(G, '0', ['carryOut', FLENSBURG_ROAD]);
      expect(G.jam).toEqual({ space: FLENSBURG_ROAD, seat: '0', card });
    },
  );
  test.each([
    ['stauMuenchen', 'muenchen'],
    ['stauFrankfurt', 'frankfurt'],
    ['stauKassel', 'kassel'],
  ] as const)('B-10.5 save in the named city, with a truck in it: %s', (card, city) => {
    const G = underWay({
      tasks: [drew(card)],
      trucks: { 0: 'hamburg-berlin.2', 1: city },
      turn: { rolled: true },
    });
    play(G, '0', ['carryOut']);
    expect([G.jam?.space, G.trucks['1']]).toEqual([city, city]);
  });
});
