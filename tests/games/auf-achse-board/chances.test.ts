import { boardGame } from '../../../games/auf-achse-board';
import { publicLeft } from '../../../games/auf-achse-board/bots/outlook';
import { contractOf } from '../../../games/auf-achse-board/contracts';
import type { BoardMove } from '../../../games/auf-achse-board/moves';
import { isPlacing } from '../../../games/auf-achse-board/rules/placing';
import { newTurn, type State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import { mean } from '../../../games/shared/bots/search';
import type { PerSeat } from '../../../games/shared/seats';
import type { Position } from '../../../games/shared/table';
import { walk } from '../../harness';
import { jam, kept } from './asked';
import { arrived, contract } from './decisions';
import { before, otherThan, type About } from './scenario';

const chances = (G: State): PerSeat<number> => boardGame.analyst!.chances(G, seededChance('chances'))!;

/** By how much a seat's own chance rises with moves of that kind, in matches of all levels. */
const risesWith = (move: BoardMove['move']): number[] =>
  [2, 4].flatMap((numPlayers) => {
    const match = walk(boardGame, { seed: 'fair', numPlayers }, ([step]) => step!, { wandering: 0 });
    return match.steps.flatMap(([seat, made], at) => {
      const [before, after] = [at, at + 1].map((place) => match.positions[place] as Position<State>);
      if (made !== move || after!.ctx.gameover) return [];
      return [chances(after!.G)[seat]! - chances(before!.G)[seat]!];
    });
  });

test('B-3.1 chances do not rise with every own drive and fall with those of others: all take turns', () => {
  const rises = risesWith('drive');
  expect(rises.length).toBeGreaterThan(100);
  // without the correction for turns still to come it would be 2 percentage points
  expect(Math.abs(mean(rises))).toBeLessThan(0.01);
});

test('B-3.1 an expert’s chances rise no more in its own turns than they fall in those of others', () => {
  const rises = [3, 4].flatMap((numPlayers) => {
    const { positions } = walk(boardGame, { seed: 'turns', numPlayers }, ([step]) => step!, {
      wandering: 0,
      finishers: 'hard',
    });
    const tables = positions.map(({ G }) => G as State).filter((G) => G.turn.seat && !isPlacing(G));
    const turns = tables.filter((G, at) => G.turn.seat !== tables[at - 1]?.turn.seat);
    return turns.slice(1).map((G, at) => {
      const { seat } = turns[at]!.turn;
      return chances(G)[seat]! - chances(turns[at]!)[seat]!;
    });
  });
  expect(rises.length).toBeGreaterThan(100);
  // with a third less for a turn ahead it would be 1.1 percentage points
  expect(Math.abs(mean(rises))).toBeLessThan(0.01);
});

test('what an expert does is seen coming: until something is rolled or drawn, or the turn ends, nobody’s chances change', () => {
  const { positions, steps, happenings } = walk(
    boardGame,
    { seed: 'seen', numPlayers: 3 },
    ([step]) => step!,
    {
      wandering: 0,
      finishers: 'hard',
    },
  );
  const { isByChance } = boardGame.analyst!;
  const changes = steps.flatMap(([, move], at) => {
    const [before, after] = [positions[at]!.G as State, positions[at + 1]!.G as State];
    const isSeen = happenings[at]!.every((told) => !isByChance(told, before));
    if (isPlacing(before) || !publicLeft(before) || !isSeen || move === 'endTurn') return [];
    const then = chances(before);
    return [
      Math.max(...Object.entries(chances(after)).map(([seat, chance]) => Math.abs(chance - then[seat]!))),
    ];
  });
  expect(changes.length).toBeGreaterThan(100);
  // without playing ahead, a drive changes them by 2.6 percentage points and a trailer by 9
  expect(mean(changes)).toBeLessThan(0.001);
});

test('B-7.8 whoever lets a contract go by passing has decided that, although another one is turned up then', () => {
  const match = walk(boardGame, { seed: 'fair', numPlayers: 4 }, ([step]) => step!, { wandering: 0 });
  const { isByChance } = boardGame.analyst!;
  const ending = match.steps.flatMap(([, move], at) => {
    const told = match.happenings[at]!;
    return move === 'pass' && told.some(({ type }) => type === 'turnedUp')
      ? [told.some((one) => isByChance(one, match.positions[at]!.G as State))]
      : [];
  });
  expect(ending.length).toBeGreaterThan(5);
  expect(ending).not.toContain(true);
});

describe('B-5.1 goods that lie where the truck stands', () => {
  const goods = contract('berlin', 'trieste');
  const aboard = chances(arrived('berlin', { aboard: { 0: [goods] } }))['0']!;

  test('count as if aboard', () => {
    expect(chances(arrived('berlin', { hands: { 0: [goods] } }))['0']).toBeCloseTo(aboard, 2);
  });

  test('B-9.1 count as if aboard behind road works as well', () => {
    const roadworks = 'nuernberg-berlin.1';
    const loaded = chances(arrived('berlin', { aboard: { 0: [goods] }, roadworks }))['0']!;
    expect(loaded).toBeLessThan(aboard - 0.005);
    expect(chances(arrived('berlin', { hands: { 0: [goods] }, roadworks }))['0']).toBeCloseTo(loaded, 3);
  });

  test('B-5.3 count as delivered at their destination, in the seat’s own turn', () => {
    const { to, revenue } = contractOf(goods);
    const delivered = chances(arrived(to, { money: { 0: 3000 + revenue } }))['0'];
    expect(chances(arrived(to, { aboard: { 0: [goods] }, money: { 0: 3000 } }))['0']).toBeCloseTo(
      delivered!,
      2,
    );
  });

  test('B-5.2, B-11.8 do not count where they do not fit, or may not be loaded', () => {
    const hands = { 0: [goods] };
    for (const about of [{ stock: 0 }, { held: { 0: [kept('inspektion')] } }])
      expect(chances(arrived('berlin', { hands, ...about }))['0']).toBeLessThan(aboard - 0.01);
  });
});

/** How much a large trailer adds to the chance of a seat that has arrived in Berlin. */
const gains = (about: About) => {
  const without = chances(arrived('berlin', about))['0']!;
  return chances(arrived('berlin', { ...about, trailers: { 0: ['large'] } }))['0']! - without;
};

test('B-6.1 room for more goods is worth something while contracts are still to come', () => {
  expect(gains({})).toBeGreaterThan(0.01);
  expect(gains({ pile: [], offer: [null, null, null, null] })).toBe(0);
});

/** The chance of a seat that has nearly arrived, with an Inspektion in front of that owner. */
const chancesUnder = (owner?: string) => {
  const held = Object.fromEntries(
    ['0', '1'].map((seat) => [seat, seat === owner ? [kept('inspektion')] : []]),
  );
  const aboard = { 0: [contract('wien', 'berlin')], 1: [] };
  return chances(arrived('hannover', { aboard, held }))['0']!;
};

test('B-11.8 an Inspektion goes round: the forecast costs its owner no more than the next one', () => {
  const free = chancesUnder();
  expect(chancesUnder('0')).toBeLessThan(free - 0.004);
  // the next seat is bound in the end as well: the owner's possible penalty is no gain for it
  expect(chancesUnder('1')).toBeLessThan(free + 0.004);
  // the goods are nearly delivered and München is far away: the full ban would cost three times as much
  expect(chancesUnder('0')).toBeGreaterThan(free - 0.02);
});

test('B-10.1 a jam that ends before a seat’s next drive does not change the chances', () => {
  const G = arrived('berlin', { aboard: { 1: [contract('hannover', 'villach')] } });
  expect(chances({ ...G, jam: { ...jam, space: 'graz-trieste.2' } })).toEqual(chances(G));
});

test.each([
  ['has just arrived where its last goods go', undefined],
  ['stands there at the beginning of its turn', newTurn('0')],
])('B-5.3, B-13.1 who %s and will be in front is as good as the winner', (_, turn) => {
  const last = contract('hannover', 'villach');
  const far = [contract('berlin', 'trieste'), contract('kassel', 'verona')];
  const G = arrived('villach', {
    aboard: { 0: [last], 1: [] },
    hands: { 0: [], 1: [...far, ...otherThan(last, ...far).slice(0, 2)] },
    money: { 0: 5000, 1: 6500 },
    offer: [null, null, null, null],
    pile: [],
    ...(turn && { turn }),
  });
  expect(chances(G)['0']).toBeGreaterThan(0.9);
});

/** The chance of seat 1 from that many spaces; seat 2, which drives after it, would overtake it by a delivery. */
const winsFrom = (spaces: number): number =>
  chances(
    arrived('flensburg', {
      trucks: { 0: 'flensburg', 1: before('berlin', spaces), 2: before('trieste', 1) },
      aboard: { 0: [], 1: [contract('wien', 'berlin')], 2: [contract('berlin', 'trieste')] },
      hands: { 0: ['C03', 'C34'], 1: [], 2: [contract('verona', 'linz')] },
      money: { 0: 4000, 1: 5400, 2: 9000 },
      offer: [null, null, null, null],
      pile: [],
    }),
  )['1']!;

test('B-13.1 whoever wins in the next city and drives first does so as soon as the dice allow', () => {
  // by expected sums alone it would be 1 to 3 %: the others still have much to deliver
  for (const spaces of [1, 2, 3, 4, 5]) expect(winsFrom(spaces)).toBeCloseTo((7 - spaces) / 6);
});
