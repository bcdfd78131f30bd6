import { boardGame } from '../../../games/auf-achse-board';
import { contractOf, CONTRACTS, type ContractId } from '../../../games/auf-achse-board/contracts';
import { freely } from '../../../games/auf-achse-board/bots/freeTurn';
import { promising } from '../../../games/auf-achse-board/bots/judged';
import type { State } from '../../../games/auf-achse-board/state';
import { mean } from '../../../games/shared/bots/search';
import { seededChance } from '../../../games/shared/chance';
import { kept } from './asked';
import { auction, arrived, contract, OTHERS, PILE } from './decisions';
import { advice, costOf } from './hinted';
import { anyContract, AWAY, before, contractWith, play, rolled, scenario, type About } from './scenario';

/** The contract that pays most. */
const DEAREST = CONTRACTS.toSorted((a, b) => b.revenue - a.revenue)[0]!;

/** Another, which neither begins nor ends where most of these tests take place. */
const SOUTH = contractOf(contract('kassel', 'verona'));

/** Two that pay little: what their auctions bring is hardly foreseen before. */
const CHEAP = CONTRACTS.toSorted((a, b) => a.revenue - b.revenue)
  .map(({ id }) => id)
  .filter((id) => ![...PILE, ...OTHERS].includes(id))
  .slice(0, 2);

/** The hints, by the names of their buttons. */
const advised = (G: State): string[] =>
  advice(G).map(({ moves: [one] }) => [one!.move, ...one!.args].join(' '));

/** The hints that buy a trailer. */
const buys = (G: State) => advised(G).filter((move) => move.startsWith('buyTrailer'));

describe('a trailer is advised', () => {
  test('B-6.1 only where it allows loading', () => {
    const about = {
      aboard: { 0: [contract('hannover', 'villach')] },
      hands: { 0: [contract('berlin', 'trieste')] },
      money: { 0: 6000 },
    };
    expect(buys(arrived('berlin', about))).not.toEqual([]);
    const trucks = { 0: before('berlin', 1), 1: AWAY };
    expect(buys(scenario({ ...about, pile: PILE, trucks, turn: { rolled: true } }))).toEqual([]);
  });

  test('B-6.1 with what can then be loaded; without it no hint drives on with those goods', () => {
    const [aboard, goods] = [contract('hamburg', 'passau'), contract('kassel', 'passau')];
    const about: About = { aboard: { 0: [aboard] }, hands: { 0: [goods] }, money: { 0: 6000 } };
    const all = advice(arrived('kassel', about));
    const reasonsOf = (name: string) =>
      all.flatMap(({ moves: [one], reasons }) => (one!.move === name ? reasons : []));
    expect(reasonsOf('buyTrailer')).toContainEqual({ because: 'roomFor', contract: goods });
    expect(reasonsOf('endTurn')).toEqual([
      expect.objectContaining({ because: 'toDeliver', contract: aboard }),
    ]);
  });

  test('B-4.4 not beside unloading, after an early stop', () => {
    const G = arrived(SOUTH.to, { aboard: { 0: [SOUTH.id] }, turn: { due: 'cargo' } });
    expect(advised(G)).toEqual([`unload ${SOUTH.id}`]);
  });
});

test('B-7.1 of two contracts to call, the second best costs the difference in gain', () => {
  const G = arrived('hamburg', { offer: [DEAREST.id, SOUTH.id, null, null] });
  const moves = boardGame.legalMoves(G, '0');
  const calls = freely(G, '0', moves).filter(({ move }) => move.move === 'callAuction');
  expect(calls).toHaveLength(2);
  expect(calls[1]!.worth).toBeLessThan(calls[0]!.worth);
});

test('B-3.1 ending the turn with goods to unload costs nothing yet, rolling does', () => {
  const G = arrived(SOUTH.to, { aboard: { 0: [SOUTH.id] }, turn: { rolled: true } });
  expect(costOf(G, { move: 'endTurn', args: [] })).toBeCloseTo(0);
  const next = arrived(SOUTH.to, { aboard: { 0: [SOUTH.id] }, turn: { rolled: false, reached: null } });
  expect(costOf(next, { move: 'roll', args: [] })).toBeGreaterThan(1);
});

describe('B-13.1 once no public contract is left, beside goods to unload that end the match,', () => {
  const toVillach = contract('hannover', 'villach');
  /** Seat 0 can end the match here and now; the other then has this many DM more. */
  const lastGoods = (rival: number, about: About = {}): State =>
    arrived('villach', {
      aboard: { 0: [toVillach], 1: [DEAREST.id] },
      hands: { 0: [], 1: [] },
      money: { 0: 5000, 1: 5000 + contractOf(toVillach).revenue + rival },
      trucks: { 0: 'villach', 1: before(DEAREST.to, 1) },
      pile: [],
      turn: { rolled: true },
      ...about,
    });

  test('a winner is told so, and what waiting would cost', () => {
    const [first, second] = advice(lastGoods(-1000));
    expect(first).toMatchObject({ moves: [{ move: 'unload' }], chance: 1 });
    expect(second).toMatchObject({ moves: [{ move: 'endTurn' }] });
    expect(second!.chance).toBeLessThan(0.5);
    expect(second!.reasons).not.toContainEqual({ because: 'nextTurn' });
    expect(costOf(lastGoods(-1000), { move: 'endTurn', args: [] })).toBeGreaterThan(50);
  });

  test('a loser is advised to wait, and judged by that', () => {
    // Wien is near, and the other has much to carry
    const G = lastGoods(200, {
      aboard: { 0: [toVillach], 1: [] },
      held: { 0: [kept('sonderauftragWien')] },
      hands: { 0: [], 1: [contract('berlin', 'trieste'), SOUTH.id, DEAREST.id] },
      trucks: { 0: 'villach', 1: AWAY },
    });
    const [first, second] = advice(G);
    expect(first).toMatchObject({ moves: [{ move: 'endTurn' }] });
    expect(second).toMatchObject({ moves: [{ move: 'unload' }], chance: 0 });
    expect(costOf(G, { move: 'endTurn', args: [] })).toBeCloseTo(0);
  });

  test.each([
    [-1000, 'first'],
    [0, 'level'],
    [200, 'behind'],
  ])('with %d DM more for the other it is said how the seat would stand', (rival, as) => {
    const unload = advice(lastGoods(rival)).find(({ moves: [one] }) => one!.move === 'unload')!;
    expect(unload.reasons).toContainEqual({ because: 'finishes', as });
  });

  test('the drive there is not said to lead nowhere, but to end the match', () => {
    const G = lastGoods(-1000, { trucks: { 0: before('villach', 2), 1: AWAY }, tasks: [rolled(2)] });
    const [first] = advice(G);
    expect(first).toMatchObject({ moves: [{ move: 'drive', args: ['villach'] }] });
    expect(first!.reasons).toEqual([{ because: 'finishes', as: 'first' }]);
  });

  test('it is not said to end the match while the seat has more to do', () => {
    for (const more of [
      { hands: { 0: [SOUTH.id], 1: [] } },
      { pile: PILE },
      { aboard: { 0: [toVillach, SOUTH.id], 1: [] } },
    ]) {
      const told = advice(lastGoods(-1000, more)).flatMap(({ reasons }) => reasons);
      expect(told.map(({ because }) => because)).not.toContain('finishes');
    }
  });

  test('equal sums share the win', () => {
    expect(advice(lastGoods(0)).find(({ moves: [one] }) => one!.move === 'unload')!.chance).toBe(0.5);
  });

  test('passing is judged by it as well, if it ends the match', () => {
    const G = scenario({
      trucks: { 0: 'hamburg', 1: AWAY },
      hands: { 0: [], 1: [SOUTH.id] },
      offer: [DEAREST.id, null, null, null],
      money: { 0: 9000, 1: 5000 },
      turn: { seat: '1' },
      tasks: [auction({ contract: DEAREST.id, caller: '1', highest: null })],
    });
    expect(advice(G).find(({ moves: [one] }) => one!.move === 'pass')!.chance).toBe(1);
  });
});

test('B-13.1 hands that a seat cannot see do not change its hints', () => {
  const [one, other] = [SOUTH.id, DEAREST.id].map((hidden) =>
    advice(
      arrived('berlin', {
        hands: { 0: [contract('berlin', 'trieste')], 1: [hidden] },
        pile: [],
        turn: { rolled: true },
      }),
    ),
  );
  expect(one).toEqual(other);
});

test('B-3.1 while contracts are left, a hint to end the turn says that goods can be unloaded in the next one', () => {
  const G = arrived(SOUTH.to, { aboard: { 0: [SOUTH.id] }, turn: { rolled: true } });
  const ending = advice(G).find(({ moves: [one] }) => one!.move === 'endTurn')!;
  expect(ending.reasons).toContainEqual({ because: 'nextTurn' });
});

/** By how much the best chance shown rises after the first hint has been followed. */
const rises = (G: State): number => {
  const [best] = advice(G);
  const [move] = best!.moves;
  play(G, '0', [move!.move, ...move!.args]);
  return advice(G)[0]!.chance - best!.chance;
};

/** On the way to the goods of a contract of seat 0, with a roll that leads there. */
const onTheWay = (die: number, about: About = {}): State =>
  scenario({
    pile: PILE,
    trucks: { 0: before('berlin', 2), 1: AWAY },
    hands: { 0: [contract('berlin', 'trieste')], 1: OTHERS },
    turn: { rolled: true },
    tasks: [rolled(die)],
    ...about,
  });

/** The goods here fit only on a trailer, and the seat can pay for one. */
const TRAILER: About = {
  aboard: { 0: [contract('hamburg', 'passau')] },
  hands: { 0: [contract('kassel', 'passau')] },
  money: { 0: 6000 },
};

const CALLABLE: About['offer'] = [
  contractWith(({ from }) => from === 'berlin', contract('berlin', 'trieste')).id,
  SOUTH.id,
  null,
  null,
];
const ORDERED: About = {
  hands: { 0: [contract('berlin', 'trieste')], 1: OTHERS },
  held: { 0: [kept('sonderauftragWien')] },
};

/** Seat 0 has rolled a 1, a space before a city; or it has driven there and must place the sign. */
const oneShort = (about: About, arrives?: 'arrived'): State => {
  const city = about.held ? 'wien' : 'berlin';
  const trucks = { 0: before(city, 1), 1: AWAY };
  const G = onTheWay(1, { trucks, ...about });
  if (arrives) play(G, '0', ['drive', city]);
  return G;
};

/** The sign stands in the own way and must be moved. */
const movingRoadworks = scenario({
  pile: PILE,
  trucks: { 0: before('berlin', 2), 1: AWAY },
  hands: { 0: [contract('berlin', 'trieste')], 1: OTHERS },
  roadworks: before('berlin', 1),
  turn: { rolled: true },
  tasks: [{ type: 'roadworks', seat: '0' }],
});

test.each<[string, State]>([
  ['B-5.1 load', arrived('berlin', { hands: { 0: [contract('berlin', 'trieste'), SOUTH.id] } })],
  ['B-5.3 unload', arrived(SOUTH.to, { aboard: { 0: [SOUTH.id, DEAREST.id] } })],
  ['B-4.1 drive to where goods lie', onTheWay(2)],
  ['B-4.4 stop early where goods lie', onTheWay(5)],
  ['B-4.1 drive on', onTheWay(1)],
  ['B-9.1 move the road works', movingRoadworks],
  ['B-7.1 drive to where something can be called', onTheWay(2, { offer: [...CHEAP, null, null] })],
  ['B-9.1 drive to where something can be called, with a sign to put first', oneShort({ offer: CALLABLE })],
  ['B-9.1 put the sign where something can be called', oneShort({ offer: CALLABLE }, 'arrived')],
  ['B-12 drive to where an order is paid', oneShort(ORDERED)],
  ['B-6.1 buy a trailer', arrived('kassel', TRAILER)],
])('who does as a hint says is not told to be better off by it: %s', (_, G) => {
  expect(Math.abs(rises(G))).toBeLessThan(0.01);
});

test('B-3.3 where an order is paid, chances include it before the sign is placed', () => {
  const G = oneShort(ORDERED, 'arrived');
  const chance = () => boardGame.analyst!.chances(G, seededChance('order'))!['0']!;
  const told = chance();
  play(G, '0', ['moveRoadworks', 'bremen-rotterdam.3']);
  expect(G.held['0']).toEqual([]);
  expect(chance()).toBeCloseTo(told, 6);
});

test('B-13.1 with no contract to come, unloading as a hint says hardly lowers the chance shown', () => {
  const G = arrived('villach', {
    aboard: { 0: [contract('hannover', 'villach'), SOUTH.id], 1: [DEAREST.id] },
    hands: { 0: [], 1: [] },
    money: { 0: 5000, 1: 6000 },
    trucks: { 0: 'villach', 1: before(DEAREST.to, 6) },
    pile: [],
    turn: { rolled: true },
  });
  expect(advised(G)[0]).toMatch(/^unload/);
  expect(rises(G)).toBeGreaterThan(-0.1);
});

const endingOf = (G: State) => advice(G).find(({ moves: [one] }) => one!.move === 'endTurn')!;

test('B-13.1 without contracts to come, a hint to end the turn says that goods left here may be too late', () => {
  const about = { hands: { 0: [contract('berlin', 'trieste')] }, pile: [], turn: { rolled: true } };
  expect(endingOf(arrived('berlin', about)).reasons[0]).toEqual({ because: 'mayEnd' });
  expect(endingOf(arrived('hamburg', about)).reasons).not.toContainEqual({ because: 'mayEnd' });
});

/** The reasons for rolling in Berlin with that hand. */
const rollingWith = (hand: ContractId[]) => {
  const G = arrived('berlin', { hands: { 0: hand }, turn: { rolled: false, reached: null } });
  return advice(G).find(({ moves: [one] }) => one!.move === 'roll')!.reasons;
};

test('B-3.1 a hint to roll without loading says so, and does not name a delivery of what stays here', () => {
  const goods = contract('berlin', 'trieste');
  expect(rollingWith([goods])).toEqual([{ because: 'leaves' }]);
  const [leaves, then] = rollingWith([goods, SOUTH.id]);
  expect(leaves).toEqual({ because: 'leaves' });
  expect(then).toMatchObject({ because: 'toLoad', contract: SOUTH.id });
  expect(rollingWith([SOUTH.id])).not.toContainEqual({ because: 'leaves' });
});

test('B-5.3 a drive that delivers the last goods leaves nothing to carry; one with nothing to carry leads nowhere', () => {
  const drivingWith = (aboard: ContractId[]) => {
    const G = arrived('berlin', {
      aboard: { 0: aboard },
      trucks: { 0: before(SOUTH.to, 2), 1: AWAY },
      tasks: [rolled(2)],
    });
    return advice(G).find(({ moves: [one] }) => one!.args[0] === SOUTH.to)!.reasons;
  };
  expect(drivingWith([SOUTH.id])).toEqual([{ because: 'allDone' }]);
  expect(drivingWith([])).toEqual([{ because: 'idle' }]);
});

/** By how much the first hint is below what tables imagined for the seat promise. */
const cautionOf = (G: State): number => {
  const view = boardGame.playerView(G, '0');
  const random = seededChance('imagined');
  const chances = Array.from(
    { length: 40 },
    () => boardGame.analyst!.chances(boardGame.imagine(view, '0', random), random)!['0']!,
  );
  return mean(chances) - advice(G)[0]!.chance;
};

test('B-5.1 a hint allows for others holding what suits them, until no public contract is left', () => {
  const about = { aboard: { 0: [SOUTH.id] } };
  expect(cautionOf(arrived('berlin', about))).toBeGreaterThan(0.01);
  expect(Math.abs(cautionOf(arrived('berlin', { ...about, pile: [] })))).toBeLessThan(0.01);
});

/** What a large trailer costs seat 0 with these contracts in hand. */
const costWith = (hand: readonly ContractId[]): number =>
  costOf(
    arrived('berlin', {
      aboard: { 0: [contract('hannover', 'villach')] },
      hands: { 0: [...hand] },
      money: { 0: 6000 },
      turn: { rolled: true },
    }),
    { move: 'buyTrailer', args: ['large'] },
  )!;

describe('B-6.1 a trailer that is not advised costs', () => {
  test('its price, less what it gains compared with the advised one', () => {
    const useless = costWith([]);
    const tooLarge = costWith([contract('berlin', 'trieste')]);
    expect(useless).toBeGreaterThan(2);
    expect(tooLarge).toBeGreaterThan(0.1);
    expect(tooLarge).toBeLessThan(useless / 2);
  });
});

test('a hint names what is delivered in the next city, not what is loaded there', () => {
  const unload = anyContract(({ to }) => CONTRACTS.some(({ from }) => from === to));
  const load = contractWith(({ from }) => from === unload.to);
  const G = scenario({
    trucks: { 0: before(unload.to, 6), 1: AWAY },
    hands: { 0: [load.id] },
    aboard: { 0: [unload.id] },
    tasks: [rolled(2)],
  });
  const [best] = advice(G);
  expect(best!.reasons).toContainEqual(
    expect.objectContaining({ because: 'toDeliver', contract: unload.id }),
  );
});

test('the three best of a hundred spaces for a sign are judged, and no other kind of move is left out', () => {
  const signs = (['berlin', 'basel', 'wien', 'koeln', 'linz'] as const).map((space, worth) => ({
    move: { move: 'moveRoadworks', args: [space] } as const,
    worth,
    reasons: [],
  }));
  const end = { move: { move: 'endTurn', args: [] } as const, worth: -1, reasons: [] };
  const told = promising([...signs, end]).map(({ move: { args } }) => args[0]);
  expect(told).toEqual(['linz', 'koeln', 'wien', undefined]);
});
