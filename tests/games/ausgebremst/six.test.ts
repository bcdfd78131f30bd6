import type { CarId, Value } from '../../../games/ausgebremst/cards';
import { playerView } from '../../../games/ausgebremst/playerView';
import { rankOf } from '../../../games/ausgebremst/rules/ranking';
import { mayOpenHands } from '../../../games/ausgebremst/rules/six';
import type { State } from '../../../games/ausgebremst/state';
import type { Space } from '../../../games/ausgebremst/track';
import {
  driveTo,
  held,
  letRun,
  open,
  opening,
  play,
  refused,
  scenario,
  targets,
  type More,
} from './scenario';

type Cars = Readonly<Record<CarId, More & { readonly space: Space }>>;

const SIXES: readonly Value[] = [6, 6, 6];

/** Seat 0 to move with these cards, the others where they stand. */
const race = (
  cars: Cars,
  hands: Readonly<Record<string, readonly Value[]>>,
  more: Partial<State> = {},
): State => scenario({ cars, hands, table: more });

/** May seat 0 play its 6? */
const mayPlaySix = (G: State): boolean => targets(G, '0', 6).length > 0;

/** Two cars on the road, seat 0 with a 6 among others. */
const duel = (own: Space, other: Space, more: More = {}): State =>
  race({ 0: { space: own }, 1: { space: other, ...more } }, { 0: [6, 2, 1], 1: [1] });

const sideBySide = (
  cars: Cars,
  hands: Readonly<Record<string, readonly Value[]>>,
  shown: readonly string[],
) => race(cars, hands, { shown: { 0: false, 1: shown.includes('1'), 2: shown.includes('2') } });

/** It is seat 0's turn to drive. */
const turnOf = (G: State): State => Object.assign(G, { turn: { car: '0', step: 'drive' } });

/** Two of three lanes held by joint leaders with nothing but sixes: neither may move, and they do not block together. */
const standstill = () =>
  race({ 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3b1' } }, { 0: SIXES, 1: SIXES });

const PAIR: Cars = { 0: { space: 'drom-5a1' }, 1: { space: 'drom-5b1' } };

describe('A-6 The six', () => {
  test('A-6.1 the leader may not play a 6', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    expect(mayPlaySix(G)).toBe(false);
    expect(refused(G, '0', ['drive', held(G, '0', 6), 'drom-3a2'])).toBe('leaderSix A-6.1');
    expect(targets(G, '0', 2)).not.toEqual([]);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-6.1 nor may a joint leader', () => expect(mayPlaySix(duel('drom-5a1', 'drom-5b1'))).toBe(false));
  test('A-6.1 nor one who is level with a nuisance car', () =>
    expect(mayPlaySix(race({ 0: { space: 'drom-5a1' }, X: { space: 'drom-5b1' } }, { 0: [6, 1] }))).toBe(
      false,
    ));
  test('A-6.1 whoever is behind may', () => expect(mayPlaySix(duel('drom-5a1', 'bleifuss-7a1'))).toBe(true));
  test('A-6.1 behind a nuisance car one may, too', () =>
    expect(mayPlaySix(race({ 0: { space: 'drom-5a1' }, X: { space: 'bleifuss-7b1' } }, { 0: [6, 1] }))).toBe(
      true,
    ));
  test('A-6.1 on the first turn of a race the leader may, whatever the round', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    G.cars['0']!.turns = 0;
    G.round = 3;
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.1 a turn that was missed was the first one all the same', () => {
    const G = race(
      { 0: { space: 'bleifuss-3b1', turns: 0 }, 1: { space: 'bleifuss-4a1', crossed: 0 } },
      { 0: [6, 2, 1], 1: [2] },
    );
    play(G, '0', ['wait']);
    driveTo(G, '1', 2, 'bleifuss-6a1');
    expect(G.turn.car).toBe('0');
    expect(mayPlaySix(G)).toBe(false);
    expect(refused(G, '0', ['drive', held(G, '0', 6), 'bleifuss-7a1'])).toBe('leaderSix A-6.1');
  });
  test('A-6.1 from the grid everybody may begin with a 6', () => {
    const G = opening({}, 6, 'driving');
    const first = G.turn.car;
    G.hands[first] = [`6-1@${first}`];
    expect(targets(G, first, 6)).not.toEqual([]);
  });

  test.each<[string, Cars, readonly CarId[]]>([
    ['a lap more counts', { 0: { space: 'drom-3a3' }, 1: { space: 'drom-3b4', crossed: 2 } }, ['1', '0']],
    ['then the spaces to go', { 0: { space: 'drom-5a1' }, 1: { space: 'drom-1b1' } }, ['1', '0']],
    ['in a curve its own lane', { 0: { space: 'bleifuss-2b2' }, 1: { space: 'bleifuss-2a2' } }, ['1', '0']],
    [
      'though it stand further out',
      { 0: { space: 'bleifuss-2b3' }, 1: { space: 'bleifuss-2a1' } },
      ['0', '1'],
    ],
    [
      'the later section is ahead',
      { 0: { space: 'bleifuss-1a1' }, 1: { space: 'bleifuss-2b1' } },
      ['1', '0'],
    ],
    ['in the pit lane to the exit', { 0: { space: 'drom-3b1' }, 1: { space: 'drom-pit1' } }, ['1', '0']],
    ['on the track to its level', { 0: { space: 'drom-pit1' }, 1: { space: 'drom-3b3' } }, ['1', '0']],
    [
      'past the line, too',
      { 0: { space: 'drom-pit3', crossed: 2 }, 1: { space: 'drom-3b5', crossed: 2 } },
      ['1', '0'],
    ],
    [
      'a car behind on the road',
      { 0: { space: 'drom-3a4', crossed: 2 }, 1: { space: 'drom-pit2', crossed: 2 } },
      ['0', '1'],
    ],
  ])('A-6.2 %s', (_, cars, order) => {
    const G = race(cars, { 0: [6] });
    expect(order.map((car) => rankOf(G, car))).toEqual([1, 2]);
  });
  test('A-6.2 before the line, but nearer to the exit than a car in the lane past it', () => {
    const cars = { 0: { space: 'circuit-pit3', crossed: 2 }, 1: { space: 'circuit-3a3' } } as const;
    const G = scenario({ cars, options: { circuits: '2' } });
    expect([rankOf(G, '1'), rankOf(G, '0')]).toEqual([1, 2]);
  });
  test.each<[string, Cars]>([
    ['all lanes of a row', { 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3c1' } }],
    ['equal spaces to the end of a curve', { 0: { space: 'bleifuss-2a1' }, 1: { space: 'bleifuss-2b2' } }],
    ['pit lane and road', { 0: { space: 'drom-pit1' }, 1: { space: 'drom-3b2' } }],
    [
      'pit lane and road past the line',
      { 0: { space: 'drom-pit3', crossed: 2 }, 1: { space: 'drom-3a4', crossed: 2 } },
    ],
    [
      'pit lane past the line and road before it',
      { 0: { space: 'drom-pit2', crossed: 2 }, 1: { space: 'drom-3b3' } },
    ],
  ])('A-6.2 level are %s', (_, cars) => {
    const G = race({ ...cars, 2: { space: 'bleifuss-7a1', crossed: 0 } }, { 0: [6] });
    // one rank for both, and the next one counts them
    expect(['0', '1', '2'].map((car) => rankOf(G, car))).toEqual([1, 1, 3]);
  });
  test.each([
    ['bleifuss-2b3', 'bleifuss-2a2', false],
    ['bleifuss-2b2', 'bleifuss-2a2', true],
    ['bleifuss-1a1', 'bleifuss-2b1', true],
    ['bleifuss-2b1', 'bleifuss-1a1', false],
    ['drom-pit1', 'drom-3a2', false],
    ['drom-pit1', 'drom-3a3', true],
    ['drom-3a2', 'drom-pit1', false],
    ['drom-3b1', 'drom-pit1', true],
  ] as const)('A-6.2 by this the six is judged: on %s with a car on %s', (own, other, may) =>
    expect(mayPlaySix(duel(own, other))).toBe(may),
  );

  test('A-6.3 a leader with three sixes waits and shows the hand', () => {
    const G = race({ 0: { space: 'bleifuss-7a1' }, 1: { space: 'drom-5a1' } }, { 0: SIXES, 1: [1] });
    expect(open(G, '0')).toEqual([{ move: 'wait', args: [] }]);
    expect(refused(G, '0', ['drive', held(G, '0', 6), 'drom-pit1'])).toBe('leaderSixes A-6.3');
    expect(play(G, '0', ['wait'])).toEqual([{ type: 'waited', car: '0', why: 'sixes', hand: [6, 6, 6] }]);
    expect(G.shown['0']).toBe(true);
  });
  test('A-6.3 once overtaken, the six may be played', () => {
    const G = race({ 0: { space: 'bleifuss-7a1' }, 1: { space: 'bleifuss-6a3' } }, { 0: SIXES, 1: [3] });
    play(G, '0', ['wait']);
    driveTo(G, '1', 3, 'drom-2a1');
    expect(mayPlaySix(G)).toBe(true);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-6.3 (a) on a chicane, blocking the road, one 6 may be played', () => {
    const G = race({ 0: { space: 'bleifuss-4a1' }, 1: { space: 'bleifuss-3b1' } }, { 0: SIXES, 1: [1] });
    expect(mayPlaySix(G)).toBe(true);
    // nothing has to be shown for it
    expect(driveTo(G, '0', 6, 'drom-1a1').map(({ type }) => type)).toEqual(['drove']);
  });
  test('A-6.3 (a) is for a hand of sixes only', () =>
    expect(
      mayPlaySix(race({ 0: { space: 'bleifuss-4a1' }, 1: { space: 'bleifuss-3b1' } }, { 0: [6, 6, 5] })),
    ).toBe(false));
  test('A-6.3 (b) two level cars that block the others with three sixes each: as the turn comes, both hands are opened', () => {
    const G = turnOf(race(PAIR, { 0: SIXES, 1: SIXES }));
    expect(letRun(G)).toEqual([
      { type: 'showed', car: '0', hand: [6, 6, 6] },
      { type: 'showed', car: '1', hand: [6, 6, 6] },
    ]);
    expect(G.shown).toMatchObject({ 0: true, 1: true });
    expect(mayPlaySix(G)).toBe(true);
    // they lie open: nothing is told a second time
    expect(letRun(G)).toEqual([]);
    expect(driveTo(G, '0', 6, 'bleifuss-3c1').map(({ type }) => type)).toEqual(['drove']);
    expect(G.shown).toMatchObject({ 0: false, 1: true });
  });
  test('A-6.3 (b) they are opened by the move before, which passes the turn on', () => {
    const G = race({ ...PAIR, 2: { space: 'drom-4a1' } }, { 0: SIXES, 1: SIXES, 2: [1, 1] });
    G.turn = { car: '2', step: 'drive' };
    expect(driveTo(G, '2', 1, 'drom-4a2').map((one) => ('car' in one ? one.car : one.type))).toEqual([
      '2',
      'round',
      '0',
      '1',
    ]);
  });
  test('A-6.3 (b) the hand of one who holds other cards stays face down, and the leader waits', () => {
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
      // before a card is drawn nobody's hand is looked at
      expect(mayOpenHands({ ...G, turn: { car: '0', step: 'draw' } })).toBe(false);
    },
  );
  test('A-6.3 (b) holds in a curve, too', () => {
    const G = turnOf(
      race({ 0: { space: 'bleifuss-2a2' }, 1: { space: 'bleifuss-2b3' } }, { 0: SIXES, 1: SIXES }),
    );
    letRun(G);
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.3 (b) hands of two cards count as well, in the advanced game', () => {
    const G = turnOf(race(PAIR, { 0: [6, 6], 1: [6] }));
    letRun(G);
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.3 (b) the other hand must be sixes', () =>
    expect(mayPlaySix(sideBySide(PAIR, { 0: SIXES, 1: [6, 6, 5] }, ['1']))).toBe(false));
  test('A-6.3 (b) one’s own as well', () =>
    expect(mayPlaySix(sideBySide(PAIR, { 0: [6, 6, 5], 1: SIXES }, ['1']))).toBe(false));
  test('A-6.3 (b) a nuisance car beside one has no hand', () =>
    expect(mayPlaySix(race({ 0: { space: 'drom-5a1' }, X: { space: 'drom-5b1' } }, { 0: SIXES }))).toBe(
      false,
    ));
  test('A-6.3 (b) together they must block the others: of three lanes none may be free', () => {
    const two: Cars = { 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3b1' } };
    expect(mayPlaySix(sideBySide(two, { 0: SIXES, 1: SIXES }, ['1']))).toBe(false);
    const three: Cars = { ...two, 2: { space: 'bleifuss-3c1' } };
    expect(mayPlaySix(sideBySide(three, { 0: SIXES, 1: SIXES, 2: SIXES }, ['1', '2']))).toBe(true);
    expect(mayPlaySix(sideBySide(three, { 0: SIXES, 1: SIXES, 2: SIXES }, ['1']))).toBe(false);
  });
  test('A-6.3 (b) a car that is level in the pit lane does not stand beside one', () =>
    expect(
      mayPlaySix(
        sideBySide({ 0: { space: 'drom-3a2' }, 1: { space: 'drom-pit1' } }, { 0: SIXES, 1: SIXES }, ['1']),
      ),
    ).toBe(false));
  test('A-6.3 (b) nor is one that lies behind in the same curve', () =>
    expect(
      mayPlaySix(
        sideBySide({ 0: { space: 'bleifuss-2a2' }, 1: { space: 'bleifuss-2b2' } }, { 0: SIXES, 1: SIXES }, [
          '1',
        ]),
      ),
    ).toBe(false));
  test.each([[[6, 6]], [[6]]] as const)('A-6.3 fewer cards are a whole hand as well: %j', (hand) => {
    const waits = race({ 0: { space: 'bleifuss-7a1' }, 1: { space: 'drom-5a1' } }, { 0: hand });
    expect(open(waits, '0')).toEqual([{ move: 'wait', args: [] }]);
    expect(refused(waits, '0', ['drive', held(waits, '0', 6), 'drom-pit1'])).toBe('leaderSixes A-6.3');
    const chicane = race({ 0: { space: 'bleifuss-4a1' }, 1: { space: 'drom-5a1' } }, { 0: hand });
    expect(mayPlaySix(chicane)).toBe(true);
  });
  test('A-6.3 (a) is not for nuisance cars', () => {
    const G = scenario({
      cars: { X: { space: 'bleifuss-4a1' }, 0: { space: 'drom-5a1' } },
      hands: { 0: [1] },
      piles: { X: [6, 6, 6] },
      turn: { car: 'X', step: 'drive' },
    });
    expect(letRun(G)).toEqual([{ type: 'spent', car: 'X', value: 6, why: 'leader' }]);
  });

  test('A-6.4 once the first car has finished, sixes are free for all', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    G.cars['2'] = { ...G.cars['2']!, ending: 'finished' };
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.4 a nuisance car that has finished will do', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    G.cars['X'] = { ...G.cars['X']!, ending: 'finished' };
    expect(mayPlaySix(G)).toBe(true);
  });
  test.each(['noStop', 'noCards', 'standstill'] as const)('A-6.4 one that left by %s will not', (ending) => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    for (const car of ['2', 'X', 'Y', 'Z']) G.cars[car]!.ending = ending;
    expect(mayPlaySix(G)).toBe(false);
  });
  test('A-6.4 a car without a rival is free to play sixes', () =>
    expect(mayPlaySix(race({ 0: { space: 'bleifuss-7a1' } }, { 0: [6, 1] }))).toBe(true));
  test('A-6.4 a nuisance car is a rival', () =>
    expect(mayPlaySix(race({ 0: { space: 'bleifuss-7a1' }, X: { space: 'drom-5a1' } }, { 0: [6, 1] }))).toBe(
      false,
    ));

  test('A-6.5 after a round without a move the 6 is free in the next one', () => {
    const G = standstill();
    play(G, '0', ['wait']);
    expect(play(G, '1', ['wait']).at(-1)).toEqual({ type: 'round', round: 2, sixFree: true });
    expect(G).toMatchObject({ sixFree: true, round: 2, turn: { car: '0', step: 'drive' } });
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.5 it is free for that round only', () => {
    const G = standstill();
    play(G, '0', ['wait']);
    play(G, '1', ['wait']);
    driveTo(G, '0', 6, 'bleifuss-6b4');
    const seen = driveTo(G, '1', 6, 'bleifuss-7a1');
    expect(seen.at(-1)).toEqual({ type: 'round', round: 3, sixFree: false });
    expect(G.sixFree).toBe(false);
  });
  test('A-6.5 every round is judged for itself', () => {
    const G = standstill();
    G.stirred = true;
    const rounds = [1, 2].map(() => {
      play(G, '0', ['wait']);
      return play(G, '1', ['wait']).at(-1);
    });
    expect(rounds).toEqual([
      { type: 'round', round: 2, sixFree: false },
      { type: 'round', round: 3, sixFree: true },
    ]);
  });
  test('A-6.5 a card that is turned and spent is something', () => {
    const G = race(
      { X: { space: 'bleifuss-3c1' }, 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3b1' } },
      { 0: SIXES, 1: SIXES },
    );
    G.piles['X'] = ['1-1@X', '6-1@X'];
    G.turn = { car: 'X', step: 'drive' };
    expect(letRun(G)).toEqual([{ type: 'spent', car: 'X', value: 6, why: 'leader' }]);
    play(G, '0', ['wait']);
    play(G, '1', ['wait']);
    expect(G).toMatchObject({ round: 2, sixFree: false });
  });
  test('A-6.5 a move by anybody is something', () => {
    const G = standstill();
    G.cars['2'] = { ...G.cars['2']!, space: 'drom-5a1', ending: null };
    G.left = G.left.filter((car) => car !== '2');
    G.hands['2'] = ['1-1@2'];
    G.piles['2'] = ['2-1@2'];
    play(G, '0', ['wait']);
    play(G, '1', ['wait']);
    driveTo(G, '2', 1, 'bleifuss-1a1');
    expect(G).toMatchObject({ round: 2, sixFree: false });
  });
  test('A-6.5 if that round brings nothing either, the race ends and the cars left count as not finished', () => {
    const G = race(
      { 0: { space: 'bleifuss-4a1', crossed: 1 }, 1: { space: 'bleifuss-3b1', crossed: 1 } },
      { 0: [1], 1: [2, 1] },
      { sixFree: true, stirred: false, turn: { car: '1', step: 'drive' } },
    );
    const seen = play(G, '1', ['wait']);
    expect(seen.map(({ type }) => type)).toEqual(['waited', 'left', 'left', 'raceEnd', 'end']);
    expect(seen[1]).toEqual({
      type: 'left',
      car: '0',
      ending: 'standstill',
      place: null,
      short: 2 * 24 + 12,
    });
    expect(G.results[0]).toMatchObject({ finished: [], points: { 0: 0, 1: 0, 2: 0 } });
    expect(G.results[0]!.others.filter((car) => ['0', '1'].includes(car))).toEqual(['0', '1']);
  });
});
