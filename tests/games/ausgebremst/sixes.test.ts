import type { Value } from '../../../games/ausgebremst/cards';
import { playerView } from '../../../games/ausgebremst/playerView';
import { mayOpenHands } from '../../../games/ausgebremst/rules/six';
import type { State } from '../../../games/ausgebremst/state';
import {
  driveTo,
  held,
  letRun,
  mayPlaySix,
  open,
  play,
  race,
  refused,
  scenario,
  SIXES,
  standstill,
  type Cars,
} from './scenario';

const sideBySide = (
  cars: Cars,
  hands: Readonly<Record<string, readonly Value[]>>,
  shown: readonly string[],
) => race(cars, hands, { shown: { 0: false, 1: shown.includes('1'), 2: shown.includes('2') } });

/** It is seat 0's turn to drive. */
const turnOf = (G: State): State => Object.assign(G, { turn: { car: '0', step: 'drive' } });

const PAIR: Cars = { 0: { space: 'drom-5a1' }, 1: { space: 'drom-5b1' } };

describe('A-6.3 A hand of sixes', () => {
  test('A-6.3 a leader with three sixes waits and shows the hand', () => {
    const G = race({ 0: { space: 'bleifuss-7a1' }, 1: { space: 'drom-5a1' } }, { 0: SIXES, 1: [1] });
    expect(open(G, '0')).toEqual([{ move: 'wait', args: [] }]);
    expect(refused(G, '0', ['drive', held(G, '0', 6), 'drom-pit1'])).toBe('leaderSixes A-6.3');
    expect(play(G, '0', ['wait'])).toEqual([{ type: 'waited', car: '0', why: 'sixes', hand: [6, 6, 6] }]);
    expect(G.shown['0']).toBe(true);
  });
  test('A-6.3 once overtaken, the car may play a six', () => {
    const G = race({ 0: { space: 'bleifuss-7a1' }, 1: { space: 'bleifuss-6a3' } }, { 0: SIXES, 1: [3] });
    play(G, '0', ['wait']);
    driveTo(G, '1', 3, 'drom-2a1');
    expect(mayPlaySix(G)).toBe(true);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-6.3 (a) on a chicane, blocking the road, one 6 may be played', () => {
    const G = race({ 0: { space: 'bleifuss-4a1' }, 1: { space: 'bleifuss-3b1' } }, { 0: SIXES, 1: [1] });
    expect(mayPlaySix(G)).toBe(true);
    // no hand is shown for this
    expect(driveTo(G, '0', 6, 'drom-1a1').map(({ type }) => type)).toEqual(['drove']);
  });
  test('A-6.3 (a) applies only to a hand of sixes', () =>
    expect(
      mayPlaySix(race({ 0: { space: 'bleifuss-4a1' }, 1: { space: 'bleifuss-3b1' } }, { 0: [6, 6, 5] })),
    ).toBe(false));
  test('A-6.3 (b) two level cars with three sixes each block the others: both show them at the start of the turn', () => {
    const G = turnOf(race(PAIR, { 0: SIXES, 1: SIXES }));
    expect(letRun(G)).toEqual([
      { type: 'showed', car: '0', hand: [6, 6, 6] },
      { type: 'showed', car: '1', hand: [6, 6, 6] },
    ]);
    expect(G.shown).toMatchObject({ 0: true, 1: true });
    expect(mayPlaySix(G)).toBe(true);
    // they are open already: nothing is told a second time
    expect(letRun(G)).toEqual([]);
    expect(driveTo(G, '0', 6, 'bleifuss-3c1').map(({ type }) => type)).toEqual(['drove']);
    expect(G.shown).toMatchObject({ 0: false, 1: true });
  });
  test('A-6.3 (b) they are opened by the move before, which passes the turn', () => {
    const G = race({ ...PAIR, 2: { space: 'drom-4a1' } }, { 0: SIXES, 1: SIXES, 2: [1, 1] });
    G.turn = { car: '2', step: 'drive' };
    expect(driveTo(G, '2', 1, 'drom-4a2').map((one) => ('car' in one ? one.car : one.type))).toEqual([
      '2',
      'round',
      '0',
      '1',
    ]);
  });
  test('A-6.3 (b) a hand with other cards stays face down, and the leader waits', () => {
    const G = turnOf(race(PAIR, { 0: SIXES, 1: [6, 6, 5] }));
    expect(letRun(G)).toEqual([{ type: 'showed', car: '0', hand: [6, 6, 6] }]);
    expect(open(G, '0')).toEqual([{ move: 'wait', args: [] }]);
  });
  test.each<[string, () => State]>([
    [
      'on a chicane',
      () => race({ 0: { space: 'bleifuss-4a1' }, 1: { space: 'bleifuss-3b1' } }, { 0: SIXES, 1: SIXES }),
    ],
    ['with another card in hand', () => race(PAIR, { 0: [6, 6, 5], 1: SIXES })],
    [
      'of one who does not lead',
      () => race({ ...PAIR, 2: { space: 'bleifuss-7a1' } }, { 0: SIXES, 1: SIXES }),
    ],
    [
      'beside a nuisance car',
      () => race({ 0: { space: 'drom-5a1' }, X: { space: 'drom-5b1' } }, { 0: SIXES }),
    ],
    ['where a lane is free', standstill],
    [
      'without a way to drive a 6',
      () =>
        race(
          {
            0: { space: 'bleifuss-2a3' },
            1: { space: 'bleifuss-2b4' },
            2: { space: 'bleifuss-4a1', crossed: 0 },
          },
          { 0: SIXES, 1: SIXES },
        ),
    ],
    ['while sixes are free', () => race(PAIR, { 0: SIXES, 1: SIXES }, { sixFree: true })],
    [
      'on the first turn',
      () => race({ ...PAIR, 0: { space: 'drom-5a1', turns: 0 } }, { 0: SIXES, 1: SIXES }),
    ],
  ])('A-6.3 (b) no hand is opened %s', (_, table) => expect(letRun(turnOf(table()))).toEqual([]));
  test.each<[string, boolean, State]>([
    ['opened', true, race(PAIR, { 0: SIXES, 1: SIXES })],
    ['left face down', true, race(PAIR, { 0: [6, 6, 5], 1: [1] })],
    ['of no account where a lane is free', false, standstill()],
    ['of no account while sixes are free', false, race(PAIR, { 0: SIXES }, { sixFree: true })],
  ])(
    'A-4.3 whether the move before may be taken back tells nobody what is in the hand: %s',
    (_, hangsOnIt, table) => {
      const G = turnOf(table);
      expect([mayOpenHands(G), mayOpenHands(playerView(G, null))]).toEqual([hangsOnIt, hangsOnIt]);
      // before a card is drawn no hand is opened
      expect(mayOpenHands({ ...G, turn: { car: '0', step: 'draw' } })).toBe(false);
    },
  );
  test('A-6.3 (b) applies in a curve as well', () => {
    const G = turnOf(
      race({ 0: { space: 'bleifuss-2a2' }, 1: { space: 'bleifuss-2b3' } }, { 0: SIXES, 1: SIXES }),
    );
    letRun(G);
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.3 (b) applies to hands of two cards as well, in the advanced game', () => {
    const G = turnOf(race(PAIR, { 0: [6, 6], 1: [6] }));
    letRun(G);
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.3 (b) the other hand must be all sixes', () =>
    expect(mayPlaySix(sideBySide(PAIR, { 0: SIXES, 1: [6, 6, 5] }, ['1']))).toBe(false));
  test('A-6.3 (b) the own hand must be all sixes', () =>
    expect(mayPlaySix(sideBySide(PAIR, { 0: [6, 6, 5], 1: SIXES }, ['1']))).toBe(false));
  test('A-6.3 (b) a nuisance car at one’s side has no hand', () =>
    expect(mayPlaySix(race({ 0: { space: 'drom-5a1' }, X: { space: 'drom-5b1' } }, { 0: SIXES }))).toBe(
      false,
    ));
  test('A-6.3 (b) together they must block the others: none of three lanes may be free', () => {
    const two: Cars = { 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3b1' } };
    expect(mayPlaySix(sideBySide(two, { 0: SIXES, 1: SIXES }, ['1']))).toBe(false);
    const three: Cars = { ...two, 2: { space: 'bleifuss-3c1' } };
    expect(mayPlaySix(sideBySide(three, { 0: SIXES, 1: SIXES, 2: SIXES }, ['1', '2']))).toBe(true);
    expect(mayPlaySix(sideBySide(three, { 0: SIXES, 1: SIXES, 2: SIXES }, ['1']))).toBe(false);
  });
  test('A-6.3 (b) a level car in the pit lane does not block together with one on the road', () =>
    expect(
      mayPlaySix(
        sideBySide({ 0: { space: 'drom-3a2' }, 1: { space: 'drom-pit1' } }, { 0: SIXES, 1: SIXES }, ['1']),
      ),
    ).toBe(false));
  test('A-6.3 (b) a car that is behind in the same curve does not block with it', () =>
    expect(
      mayPlaySix(
        sideBySide({ 0: { space: 'bleifuss-2a2' }, 1: { space: 'bleifuss-2b2' } }, { 0: SIXES, 1: SIXES }, [
          '1',
        ]),
      ),
    ).toBe(false));
  test.each([[[6, 6]], [[6]]] as const)('A-6.3 fewer cards are a complete hand as well: %j', (hand) => {
    const waits = race({ 0: { space: 'bleifuss-7a1' }, 1: { space: 'drom-5a1' } }, { 0: hand });
    expect(open(waits, '0')).toEqual([{ move: 'wait', args: [] }]);
    expect(refused(waits, '0', ['drive', held(waits, '0', 6), 'drom-pit1'])).toBe('leaderSixes A-6.3');
    const chicane = race({ 0: { space: 'bleifuss-4a1' }, 1: { space: 'drom-5a1' } }, { 0: hand });
    expect(mayPlaySix(chicane)).toBe(true);
  });
  test('A-6.3 (a) does not apply to nuisance cars', () => {
    const G = scenario({
      cars: { X: { space: 'bleifuss-4a1' }, 0: { space: 'drom-5a1' } },
      hands: { 0: [1] },
      piles: { X: [6, 6, 6] },
      turn: { car: 'X', step: 'drive' },
    });
    expect(letRun(G)).toEqual([{ type: 'spent', car: 'X', value: 6, why: 'leader' }]);
  });
});
