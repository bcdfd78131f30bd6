import { CIRCUITS } from '../../../games/ausgebremst/circuits';
import {
  deckOf,
  pointsOf,
  SET_UP_IDS,
  SET_UPS,
  valueOf,
  VALUES,
  type CardId,
} from '../../../games/ausgebremst/cards';
import { firstGrid } from '../../../games/ausgebremst/rules/grid';
import { options } from '../../../games/ausgebremst/options';
import type { State } from '../../../games/ausgebremst/state';
import { seededChance } from '../../../games/shared/chance';
import { ADVANCED, layAside, open, opening, play, refused, seats, setUpCar, targets } from './scenario';

/** Everybody has seen the first grid; nobody has chosen a set-up yet. */
const settingUp = (circuits = '1', players = 3): State =>
  opening({ ...ADVANCED, circuits }, players, 'setUp');

/** The seat on a place of the grid, 0 to 5. */
const onPlace = (G: State, place: number): string => G.grid[place]!;

const counts = (cards: readonly CardId[]) =>
  VALUES.map((value) => cards.filter((card) => valueOf(card) === value).length);

describe('A-11 Advanced game', () => {
  test('A-11.1 without any options the basic game is played', () => {
    expect(options.defaults.game).toBe('basic');
    expect(options.fields.game.rule).toBe('A-11.1');
    expect(opening({}, 3, 'driving').stage).toBe('driving');
    expect(settingUp().stage).toBe('setUp');
  });
  test.each([
    ['fast', 19, [1, 2, 2, 3, 5, 6]],
    ['medium', 22, [3, 3, 3, 4, 4, 5]],
    ['slow', 24, [4, 4, 4, 4, 4, 4]],
  ] as const)('A-11.2 %s: %i cards, %j of the values 1–6, 84 points', (setUp, cards, values) => {
    const G = settingUp();
    expect(VALUES.map((value) => SET_UPS[setUp][value])).toEqual(values);
    play(G, '0', ['chooseSetUp', setUp]);
    const driven = [...G.unsorted['0']!, ...G.pitCards['0']!];
    expect(driven).toHaveLength(cards);
    expect(counts(driven)).toEqual(values);
    expect(pointsOf(driven)).toBe(84);
    expect(G.leftOut['0']).toHaveLength(28 - cards);
  });
  test('A-11.2 it is chosen once, before each race', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'fast']);
    expect(refused(G, '0', ['chooseSetUp', 'slow'])).toBe('setUpChosen A-11.2');
    expect(refused(G, '1', ['lay', '1-1@1', 0])).toBe('setUpFirst A-11.2');
    expect(refused(G, '1', ['lay', '1-1@1', 'aside'])).toBe('setUpFirst A-11.2');
    expect(refused(G, '1', ['draw', 0])).toBe('setUpFirst A-11.2');
    expect(open(G, '1').map(({ args }) => args[0])).toEqual(['fast', 'medium', 'slow']);
  });
  test('A-11.2 nobody waits for a turn: all set up their cars at once', () => {
    const G = settingUp();
    play(G, '2', ['chooseSetUp', 'slow']);
    play(G, '0', ['chooseSetUp', 'fast']);
    play(G, '2', ['lay', G.unsorted['2']![0]!, 3]);
    expect(G.stacks['2']![3]).toHaveLength(1);
  });

  test.each(
    CIRCUITS.flatMap(({ id, number, pitCards }) =>
      pitCards.map((cards, row) => ({ id, number, row, cards })),
    ),
  )('A-11.3 $id, row $row: $cards go beside the pit lane', ({ number, row, cards }) => {
    for (const setUp of SET_UP_IDS)
      for (const place of [2 * row, 2 * row + 1]) {
        const G = settingUp(String(number), 6);
        const seat = onPlace(G, place);
        play(G, seat, ['chooseSetUp', setUp]);
        expect(G.pitCards[seat]!.map(valueOf)).toEqual(cards);
        expect(G.unsorted[seat]!.some((card) => G.pitCards[seat]!.includes(card))).toBe(false);
      }
  });
  test('A-11.3 each card goes on a stack of one’s choice, in any order', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    const [first, second, third] = G.unsorted['0'] as [CardId, CardId, CardId];
    expect(open(G, '0', 'lay')).toHaveLength(G.unsorted['0']!.length * 4 + G.leftOut['0']!.length);
    play(G, '0', ['lay', third, 1]);
    play(G, '0', ['lay', first, 1]);
    play(G, '0', ['lay', second, 3]);
    expect(G.stacks['0']).toEqual([[], [third, first], [], [second]]);
    expect(refused(G, '0', ['lay', first, 0])).toBe('notToSort A-11.3');
  });
  test('A-11.3 only cards left out by the set-up go aside, and nowhere else', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    const [driven, leftOut] = [G.unsorted['0']![0]!, G.leftOut['0']![0]!];
    expect(refused(G, '0', ['lay', driven, 'aside'])).toBe('notLeftOut A-11.2');
    expect(refused(G, '0', ['lay', leftOut, 0])).toBe('leftOut A-11.2');
    play(G, '0', ['lay', leftOut, 'aside']);
    expect(G.aside['0']).toEqual([leftOut]);
    expect(G.leftOut['0']).not.toContain(leftOut);
    expect(refused(G, '0', ['lay', leftOut, 'aside'])).toBe('notToSort A-11.3');
  });
  test('A-11.3 cards left out are laid aside one by one, so that nobody can count them', () => {
    const names = SET_UP_IDS.map((setUp) => {
      const G = settingUp();
      const seat = onPlace(G, 3);
      const moves = ['chooseSetUp'];
      play(G, seat, ['chooseSetUp', setUp]);
      while (G.stage === 'setUp' && !G.ready[seat]) {
        const [move] = open(G, seat);
        play(G, seat, [move!.move as 'lay', ...move!.args]);
        moves.push(move!.move);
      }
      expect(G.aside[seat]).toHaveLength(28 - { fast: 19, medium: 22, slow: 24 }[setUp]);
      return moves;
    });
    // a set-up, 28 cards less those beside the lane, two starting cards: the same moves for every set-up
    const each = ['chooseSetUp', ...Array<string>(26).fill('lay'), 'draw', 'draw'];
    expect(names).toEqual([each, each, each]);
  });
  test('A-11.3 nothing is drawn before all cards are laid out', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, 0]);
    expect(refused(G, '0', ['draw', 0])).toBe('sortFirst A-11.4');
    layAside(G, '0');
    expect(refused(G, '0', ['draw', 0])).toBeUndefined();
  });
  test('A-11.3 stacks may be unequal or empty', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'medium']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, 2]);
    layAside(G, '0');
    expect(open(G, '0')).toEqual([{ move: 'draw', args: [2] }]);
    expect(refused(G, '0', ['draw', 0])).toBe('emptyStack A-11.5');
  });

  test('A-11.4 two starting cards come from the tops of stacks of one’s choice', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, (valueOf(card) - 1) % 4]);
    layAside(G, '0');
    const tops = G.stacks['0']!.map((stack) => stack.at(-1));
    play(G, '0', ['draw', 3]);
    play(G, '0', ['draw', 1]);
    expect(G.hands['0']).toEqual([tops[3], tops[1]]);
    expect(G.ready['0']).toBe(true);
    expect(open(G, '0')).toEqual([]);
    expect(refused(G, '0', ['draw', 0])).toBe('alreadyReady A-11.10');
  });
  test('A-11.4 the race starts once everybody has drawn; the hand is two cards', () => {
    const G = settingUp();
    for (const seat of ['0', '1']) setUpCar(G, seat);
    expect(G.stage).toBe('setUp');
    setUpCar(G, '2', 'fast');
    expect(G.stage).toBe('driving');
    for (const seat of seats(G)) {
      expect(G.hands[seat]).toHaveLength(2);
      expect(G.piles[seat]).toEqual([]);
    }
  });

  test('A-11.9 which copies of a value are left out is random: an id reveals no set-up', () => {
    const sixes = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const G = opening(ADVANCED);
      for (const seat of Object.keys(G.hands)) play(G, seat, ['ready'], seededChance(seed));
      play(G, '0', ['chooseSetUp', 'slow']);
      return G.leftOut['0']!.filter((card) => valueOf(card) === 6).join();
    });
    expect(new Set(sixes).size).toBeGreaterThan(1);
  });
  test('A-11.9 nobody else learns from which stack a starting card comes', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, 0]);
    layAside(G, '0');
    expect(play(G, '0', ['draw', 0])).toEqual([]);
    expect(play(G, '0', ['draw', 0])).toEqual([{ type: 'ready', seat: '0' }]);
  });
  test('A-11.10 for the first grid a card is turned up out of all 28', () => {
    const sizes: number[] = [];
    const random = seededChance('28');
    firstGrid(
      ['0', '1', '2'],
      { ...options.defaults, game: 'advanced' },
      {
        ...random,
        Shuffle: (items) => {
          sizes.push(items.length);
          return random.Shuffle(items);
        },
      },
    );
    expect(new Set(sizes)).toEqual(new Set([28]));
  });
  test('A-11.10 grid, set-up, stacks, starting cards, race; again before the next race', () => {
    const G = opening({ ...ADVANCED, circuits: '1-3' });
    expect(G.stage).toBe('grid');
    expect(refused(G, '0', ['chooseSetUp', 'slow'])).toBe('notNow A-3.2');
    for (const seat of seats(G)) play(G, seat, ['ready']);
    expect(refused(G, '0', ['ready'])).toBe('notNow A-11.10');
    for (const seat of seats(G)) setUpCar(G, seat);
    for (const seat of seats(G)) {
      G.cars[seat] = { ...G.cars[seat]!, space: 'drom-3a3', crossed: 3 };
      G.turn = { car: seat, step: 'drive' };
      if (targets(G, seat, valueOf(G.hands[seat]![0]!)).length)
        play(G, seat, ['drive', G.hands[seat]![0]!, 'finish']);
    }
    expect(G).toMatchObject({ race: 1, stage: 'grid', setUps: { 0: null, 1: null, 2: null } });
    for (const seat of seats(G)) play(G, seat, ['ready']);
    expect(G.stage).toBe('setUp');
    expect(G.unsorted['0']).toHaveLength(deckOf('0').length);
    play(G, '0', ['chooseSetUp', 'fast']);
    // Nürburg-Ring: one card, by the row of the new grid
    const row = Math.floor(G.grid.indexOf('0') / 2);
    expect(G.pitCards['0']!.map(valueOf)).toEqual([[3], [2], [1]][row]);
  });
});
