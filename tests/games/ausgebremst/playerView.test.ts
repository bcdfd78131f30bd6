import type { CardId } from '../../../games/ausgebremst/cards';
import { racingGame } from '../../../games/ausgebremst';
import { hiddenFrom, imagine, playerView } from '../../../games/ausgebremst/playerView';
import { BACK, type State } from '../../../games/ausgebremst/state';
import { seededChance } from '../../../games/shared/chance';
import { layAside, open, opening, play, scenario, setUpCar } from './scenario';

const seenBy = (playerID: string | null, G: State) => playerView(G, playerID);
const hidden = (playerID: string | null, G: State) => new Set(hiddenFrom(G, playerID));

const backs = (number: number) => Array.from({ length: number }, () => BACK);

const basic = () =>
  scenario({
    cars: { 0: { space: 'drom-5a1' }, 1: { space: 'drom-5b1' }, X: { space: 'drom-1a1' } },
    hands: { 0: [1, 2, 3], 1: [4, 5, 6] },
    piles: { 0: [1, 2], 1: [3], X: [4, 4] },
  });

const advanced = (stacks: 'memory' | 'open' = 'memory') => {
  const G = opening({ game: 'advanced', stacks }, 3, 'setUp');
  setUpCar(G, '0', 'fast');
  setUpCar(G, '1', 'medium');
  setUpCar(G, '2', 'slow');
  return G;
};

/** Every id that can be read in the data sent to a seat. */
const readable = (view: unknown): Set<string> => new Set(JSON.stringify(view).match(/[1-6]-[1-6]@[0-5X-Z]/g));

const known = (G: State, ...piles: readonly CardId[][]) =>
  piles.flat().filter((card) => hidden('0', G).has(card));

describe('A-4 A turn (base game)', () => {
  test('A-4.1 the hand is hidden: others see backs, the owner sees it', () => {
    const G = basic();
    expect(seenBy('0', G).hands).toEqual({ 0: G.hands['0'], 1: backs(3), 2: [] });
    expect(seenBy('1', G).hands).toEqual({ 0: backs(3), 1: G.hands['1'], 2: [] });
    expect(seenBy(null, G).hands).toEqual({ 0: backs(3), 1: backs(3), 2: [] });
  });
  test('A-4.1 piles are face down for everybody', () => {
    const G = basic();
    for (const seat of ['0', '1', null]) {
      expect(seenBy(seat, G).piles).toMatchObject({ 0: backs(2), 1: backs(1), X: backs(2) });
      for (const card of Object.values(G.piles).flat()) expect(hidden(seat, G)).toContain(card);
    }
  });
  test('A-4.1 played cards and cards left out of the game are open', () => {
    const G = opening({}, 3, 'driving');
    const view = seenBy('0', G);
    expect(view.played).toEqual(G.played);
    expect(view.aside).toEqual(G.aside);
    expect(view.cars).toEqual(G.cars);
    expect(hidden('0', G).has(G.aside['1']![0]!)).toBe(false);
  });
  test('A-4.2 a hand that was shown stays open', () => {
    const G = basic();
    G.shown['1'] = true;
    expect(seenBy('0', G).hands['1']).toEqual(G.hands['1']);
    expect(hidden('0', G).has(G.hands['1']![0]!)).toBe(false);
    expect(seenBy(null, G).hands['1']).toEqual(G.hands['1']);
  });
  test('A-8.7 the card with which a nuisance car waits lies open on its pile, for everybody', () => {
    const G = basic();
    G.turnedUp['X'] = true;
    const top = G.piles['X']!.at(-1)!;
    for (const seat of ['0', '1', null]) {
      const view = seenBy(seat, G);
      expect(view.piles['X']).toEqual([BACK, top]);
      expect(hidden(seat, G).has(top)).toBe(false);
      expect(hidden(seat, G)).toContain(G.piles['X']![0]);
      const imagined = imagine(view, seat, seededChance('top'));
      expect(imagined.piles['X']!.at(-1)).toBe(top);
      expect(racingGame.conserved(imagined)).toEqual(racingGame.conserved(G));
    }
  });
  test('A-4.1 no hidden card can be read', () => {
    for (const G of [basic(), advanced(), advanced('open'), opening({}, 4, 'driving')])
      for (const seat of ['0', '1', '2', null]) {
        const seen = readable(seenBy(seat, G));
        expect([...hidden(seat, G)].filter((card) => seen.has(card))).toEqual([]);
      }
  });
  test('A-4.1 hidden are exactly the cards that are face down for a seat', () => {
    const G = basic();
    expect(hidden('0', G)).toEqual(new Set([...Object.values(G.piles).flat(), ...G.hands['1']!]));
    expect(hidden(null, G)).toEqual(
      new Set([...Object.values(G.piles).flat(), ...G.hands['0']!, ...G.hands['1']!]),
    );
  });
  test('A-4.1 an imagined table looks the same, holds the same cards, and deals the hidden ones anew', () => {
    const G = opening({}, 4, 'driving');
    for (const seat of ['0', '3', null]) {
      const view = seenBy(seat, G);
      const imagined = imagine(view, seat, seededChance('a'));
      expect(seenBy(seat, imagined)).toEqual(view);
      expect(racingGame.conserved(imagined)).toEqual(racingGame.conserved(G));
      expect(imagined.piles).not.toEqual(G.piles);
      expect(imagined.hands['1']).not.toEqual(G.hands['1']);
      expect(imagine(view, seat, seededChance('a'))).toEqual(imagined);
      expect(imagine(view, seat, seededChance('b'))).not.toEqual(imagined);
    }
  });
});

describe('A-11 Advanced game', () => {
  test('A-11.3 while laying out the owner sees all its cards', () => {
    const G = opening({ game: 'advanced' }, 3, 'setUp');
    play(G, '0', ['chooseSetUp', 'fast']);
    play(G, '0', ['lay', G.unsorted['0']![0]!, 1]);
    const { unsorted, leftOut, stacks, setUps, pitCards } = seenBy('0', G);
    expect(unsorted['0']).toEqual(G.unsorted['0']);
    expect(leftOut['0']).toEqual(G.leftOut['0']);
    expect(stacks['0']).toEqual(G.stacks['0']);
    expect(pitCards['0']).toEqual(G.pitCards['0']);
    expect(setUps['0']).toBe('fast');
    expect(known(G, G.stacks['0']!.flat(), G.unsorted['0']!)).toEqual([]);
  });
  test('A-11.3 others see nothing of it, not even the progress', () => {
    const G = opening({ game: 'advanced' }, 3, 'setUp');
    const before = seenBy('1', G);
    play(G, '0', ['chooseSetUp', 'fast']);
    play(G, '0', ['lay', G.unsorted['0']![0]!, 1]);
    play(G, '0', ['lay', G.leftOut['0']![0]!, 'aside']);
    expect(seenBy('1', G)).toEqual(before);
    expect(seenBy(null, G)).toEqual(seenBy(null, opening({ game: 'advanced' }, 3, 'setUp')));
    setUpCar(G, '2');
    expect(seenBy('1', G)).toEqual({ ...before, ready: { 0: false, 1: false, 2: true } });
  });
  test('A-11.3 with memory the stacks are face down even for their owner, once all is laid out', () => {
    const G = advanced();
    expect(seenBy('0', G).stacks['0']).toEqual(G.stacks['0']!.map((stack) => backs(stack.length)));
    expect(seenBy('0', G).aside['0']).toEqual(G.aside['0']);
    for (const card of G.stacks['0']!.flat()) expect(hidden('0', G)).toContain(card);
    const H = opening({ game: 'advanced' }, 3, 'setUp');
    play(H, '0', ['chooseSetUp', 'slow']);
    layAside(H, '0');
    const [last, ...cards] = H.unsorted['0'] as [CardId, ...CardId[]];
    for (const card of cards) play(H, '0', ['lay', card, 0]);
    expect(seenBy('0', H).stacks['0']).toEqual(H.stacks['0']);
    expect(known(H, H.stacks['0']!.flat())).toEqual([]);
    play(H, '0', ['lay', last, 0]);
    expect(seenBy('0', H).stacks['0']![0]).toEqual(backs(H.stacks['0']![0]!.length));
    for (const card of H.stacks['0']!.flat()) expect(hidden('0', H)).toContain(card);
    expect(seenBy('0', imagine(seenBy('0', H), '0', seededChance('a')))).toEqual(seenBy('0', H));
  });
  test('A-11.3 with open the owner may look into the stacks at any time, others may not', () => {
    const G = advanced('open');
    expect(seenBy('0', G).stacks['0']).toEqual(G.stacks['0']);
    expect(
      seenBy('0', G)
        .stacks['1']!.flat()
        .every((card) => card === BACK),
    ).toBe(true);
    expect(known(G, G.stacks['0']!.flat())).toEqual([]);
    for (const card of G.stacks['1']!.flat()) expect(hidden('0', G)).toContain(card);
    for (const card of G.stacks['0']!.flat()) expect(hidden(null, G)).toContain(card);
  });
  test.each(['memory', 'open'] as const)(
    'A-11.9 with %s others see of a stack only whether it is empty, and no set-up',
    (stacks) => {
      const G = advanced(stacks);
      G.stacks['1']![0] = [];
      const view = seenBy('0', G);
      expect(view.stacks['1']).toEqual([[], [BACK], [BACK], []]);
      expect(view.setUps).toEqual({ 0: 'fast', 1: null, 2: null });
      expect(view).toMatchObject({ aside: { 1: [], 2: [] }, unsorted: { 1: [] }, leftOut: { 1: [] } });
      expect(view.hands['1']).toEqual(backs(2));
      expect(hidden('0', G).has(G.aside['1']![0]!)).toBe(true);
    },
  );
  test('A-11.9 three players with three set-ups look the same to others', () => {
    const { hands, stacks, unsorted, leftOut, aside, setUps, piles } = seenBy(null, advanced());
    for (const corner of [hands, unsorted, leftOut, aside, setUps]) {
      expect(corner['1']).toEqual(corner['0']);
      expect(corner['2']).toEqual(corner['0']);
    }
    expect(
      Object.values(stacks)
        .flat()
        .some((stack) => stack.length > 1),
    ).toBe(false);
    expect(piles).toMatchObject({ 0: [], 1: [], 2: [] });
  });
  test('A-11.9 during the race pit-stop cards lie open beside the lane', () => {
    const G = advanced();
    expect(seenBy('0', G).pitCards).toEqual(G.pitCards);
  });
  test.each(['grid', 'setUp', 'driving'] as const)(
    'A-11.9 an imagined table looks the same and is complete: %s',
    (stage) => {
      const G = opening({ game: 'advanced' }, 3, stage);
      if (stage === 'setUp') {
        setUpCar(G, '0', 'fast');
        play(G, '1', ['chooseSetUp', 'slow']);
        play(G, '1', ['lay', G.unsorted['1']![0]!, 1]);
      }
      for (const seat of ['0', '1', '2', null]) {
        const view = seenBy(seat, G);
        const imagined = imagine(view, seat, seededChance(stage));
        expect(seenBy(seat, imagined)).toEqual(view);
        expect(racingGame.conserved(imagined)).toEqual(racingGame.conserved(G));
      }
    },
  );
  test('A-11.9 imagined set-ups agree with the cards played, and are not always the same', () => {
    const G = advanced();
    // only the fast set-up has that many 6s
    G.played['1'] = ['6-1@1', '6-2@1', '6-3@1', '6-4@1', '6-5@1', '6-6@1'];
    for (const pile of [G.hands['1']!, ...G.stacks['1']!, G.aside['1']!])
      pile.splice(0, pile.length, ...pile.filter((card) => !card.startsWith('6-')));
    for (const stack of G.stacks['1']!) if (!stack.length) stack.push(G.aside['1']!.pop()!);
    const view = seenBy('0', G);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      imagine(view, '0', seededChance(seed)),
    );
    expect(new Set(drawn.map(({ setUps }) => setUps['1']))).toEqual(new Set(['fast']));
    expect(new Set(drawn.map(({ setUps }) => setUps['2'])).size).toBeGreaterThan(1);
  });
  test('A-11.9 a seat’s view is enough to know its moves', () => {
    const G = advanced();
    const { car } = G.turn;
    expect(racingGame.legalMoves(seenBy(car, G), car)).toEqual(open(G, car));
  });
});
