import { boardGame } from '../../../games/auf-achse-board';
import { CONTRACT_IDS } from '../../../games/auf-achse-board/contracts';
import { EVENT_IDS } from '../../../games/auf-achse-board/events';
import { isEventSpace, ROAD_SPACES, SPACES, type Space } from '../../../games/auf-achse-board/network';
import { setup } from '../../../games/auf-achse-board/setup';
import type { State } from '../../../games/auf-achse-board/state';
import { tableOf } from '../../../games/shared/table';
import { dice, open, play, refused } from './scenario';

const opened = (numPlayers: number, options: unknown = {}, seed = 'a'): State =>
  structuredClone(tableOf(boardGame, { seed, numPlayers, options }).start.G);

/** The trucks are placed one after the other on the first roads, and the contracts dealt. */
const dealt = (numPlayers: number, options: unknown = {}, seed = 'a'): State => {
  const G = opened(numPlayers, options, seed);
  for (const space of ROAD_SPACES.slice(0, numPlayers)) play(G, G.tasks[0]!.seat, ['place', space]);
  return G;
};

/** The initial table when these dice are thrown for the start. */
const startedWith = (numPlayers: number, ...rolls: number[]): State => {
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  return setup(seats, boardGame.options.parse({}, numPlayers), dice(...rolls));
};

const SEEDS = Array.from({ length: 40 }, (_, n) => `seed ${n}`);

describe('B-2 Set-up', () => {
  test('B-2.1 for 2 to 6 players', () =>
    expect([boardGame.game.minPlayers, boardGame.game.maxPlayers]).toEqual([2, 6]));
  test.each([2, 6])('B-2.1 each has 5 000 DM: %i players', (numPlayers) => {
    const { money, bank } = opened(numPlayers);
    expect(Object.values(money)).toEqual(Array(numPlayers).fill(5000));
    expect(bank).toBe(-5000 * numPlayers);
  });

  test('B-2.2 the trucks are placed in turn, start player first, clockwise', () => {
    const G = opened(4);
    const first = Number(G.startPlayer);
    for (const n of [0, 1, 2, 3]) {
      const seat = String((first + n) % 4);
      expect(G.tasks).toEqual([{ type: 'place', seat }]);
      expect(refused(G, String((first + n + 1) % 4), ['place', ROAD_SPACES[9]])).toBe(
        'notYourDecision B-2.2',
      );
      expect(play(G, seat, ['place', ROAD_SPACES[n]])[0]).toEqual({
        type: 'placed',
        seat,
        space: ROAD_SPACES[n],
      });
    }
    expect(G.tasks).toEqual([]);
    expect(G.turn).toMatchObject({ seat: G.startPlayer, rolled: false });
  });
  test('B-2.2 on any space that is not a city', () => {
    const G = opened(2);
    expect(open(G, G.startPlayer).map(({ move, args: [space] }) => [move, space])).toEqual(
      ROAD_SPACES.map((space) => ['place', space]),
    );
    expect(refused(G, G.startPlayer, ['place', 'hamburg'])).toBe('onCity B-2.2');
  });
  test('B-2.2 no two trucks on one space', () => {
    const G = opened(2);
    const [first, second] = G.startPlayer === '0' ? ['0', '1'] : ['1', '0'];
    play(G, first, ['place', 'hamburg-berlin.1']);
    expect(refused(G, second, ['place', 'hamburg-berlin.1'])).toBe('taken B-2.2');
    expect(open(G, second)).toHaveLength(ROAD_SPACES.length - 1);
  });
  test('B-2.2 before anyone sees a contract', () => {
    const G = opened(3);
    play(G, G.startPlayer, ['place', 'hamburg-berlin.1']);
    expect([Object.values(G.hands).flat(), G.offer, G.pile]).toEqual([[], [], []]);
    expect(refused(G, G.tasks[0]!.seat, ['roll'])).toBe('otherFirst B-2.2');
  });
  test('B-2.2 an event space is allowed, and no card is drawn for it', () => {
    const G = opened(2);
    const spaces: Space[] = SPACES.filter(isEventSpace).slice(0, 2);
    for (const space of spaces) play(G, G.tasks[0]!.seat, ['place', space]);
    expect([G.tasks, G.events.length, Object.values(G.visited).flat()]).toEqual([[], EVENT_IDS.length, []]);
  });

  test('B-2.3 the highest die starts', () => {
    expect(startedWith(3, 2, 5, 4)).toMatchObject({
      startPlayer: '1',
      startRolls: { 0: [2], 1: [5], 2: [4] },
    });
    expect(startedWith(2, 6, 5)).toMatchObject({ startPlayer: '0' });
  });
  test('B-2.3 tied players roll again, as often as necessary', () =>
    expect(startedWith(4, 5, 2, 5, 5, 3, 1, 3, 2, 6)).toMatchObject({
      startPlayer: '3',
      startRolls: { 0: [5, 3, 2], 1: [2], 2: [5, 1], 3: [5, 3, 6] },
    }));

  test.each([2, 3, 4, 5, 6])('B-2.4 three contracts each: %i players', (numPlayers) => {
    const { hands, aboard } = dealt(numPlayers);
    expect(Object.values(hands).map((hand) => hand.length)).toEqual(Array(numPlayers).fill(3));
    expect(Object.values(aboard).flat()).toEqual([]);
  });
  test('B-2.4 the contracts are shuffled', () => {
    const hands = SEEDS.map((seed) => String(dealt(2, {}, seed).hands['0']));
    expect(new Set(hands).size).toBeGreaterThan(SEEDS.length - 3);
  });

  test.each([
    [2, 12],
    [3, 16],
    [4, 20],
    [5, 24],
    [6, 24],
  ])('B-2.5 with %i players %i contracts are public, four of them face up', (numPlayers, cards) => {
    const { hands, offer, pile, reserve } = dealt(numPlayers);
    expect([offer.length, offer.length + pile.length]).toEqual([4, cards]);
    expect(reserve).toHaveLength(52 - cards - 3 * numPlayers);
    const all = [...Object.values(hands).flat(), ...offer, ...pile, ...reserve];
    expect(all).toHaveLength(CONTRACT_IDS.length);
    expect(new Set(all)).toEqual(new Set(CONTRACT_IDS));
  });
  test('B-2.5 face-up contracts are told, the others only counted', () => {
    const G = opened(2);
    play(G, G.tasks[0]!.seat, ['place', 'hamburg-berlin.1']);
    const seen = play(G, G.tasks[0]!.seat, ['place', 'hamburg-berlin.2']);
    expect(seen).toContainEqual({ type: 'dealt', hands: G.hands, offer: G.offer, pile: 8 });
    expect(seen.at(-1)).toEqual({ type: 'turn', seat: G.startPlayer });
  });
  test.each([4, 5, 46])('B-2.6 the option sets the number of public contracts: %i', (publicContracts) => {
    const { offer, pile, reserve } = dealt(2, { publicContracts });
    expect([offer.length, offer.length + pile.length, reserve.length]).toEqual([
      4,
      publicContracts,
      46 - publicContracts,
    ]);
  });
  test('B-2.7 the event cards are shuffled face down', () => {
    expect(opened(2).events.toSorted()).toEqual(EVENT_IDS.toSorted());
    expect(new Set(SEEDS.map((seed) => String(opened(2, {}, seed).events))).size).toBe(SEEDS.length);
  });
  test('B-2.7 no sign stands on the map, and nothing is aboard or in front of anybody', () =>
    expect(dealt(2)).toMatchObject({
      roadworks: null,
      jam: null,
      stock: 48,
      supply: { large: 4, small: 4 },
      trailers: { 0: [], 1: [] },
      held: { 0: [], 1: [] },
      missed: { 0: 0, 1: 0 },
      usedEvents: [],
      delivered: [],
      over: false,
    }));
});
