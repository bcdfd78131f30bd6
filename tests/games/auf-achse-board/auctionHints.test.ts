import type { PlayerID } from 'boardgame.io';
import { boardGame } from '../../../games/auf-achse-board';
import {
  CONTRACT_IDS,
  contractOf,
  CONTRACTS,
  type ContractId,
} from '../../../games/auf-achse-board/contracts';
import { inHundreds } from '../../../games/auf-achse-board/bots/reasons';
import { situationOf } from '../../../games/auf-achse-board/bots/situation';
import { fleetOf } from '../../../games/auf-achse-board/bots/trailerSense';
import { hardAt } from '../../../games/auf-achse-board/bots/weights';
import { addedWorth } from '../../../games/auf-achse-board/bots/worth';
import type { State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import { auction, arrived, contract, OTHERS } from './decisions';
import { advice, costOf } from './hinted';
import { AWAY, scenario, type About } from './scenario';

/** The contract that pays most, and one that somebody has already. */
const DEAREST = CONTRACTS.toSorted((a, b) => b.revenue - a.revenue)[0]!;
const HELD = contract('kassel', 'verona');

/** The bidding limits that are shown, in all hints. */
const mostOf = (G: State): number[] =>
  advice(G).flatMap(({ reasons }) =>
    reasons.flatMap((reason) => ('most' in reason ? [Number(reason.most)] : [])),
  );

/** The worth of a contract to seat 0 itself, in full hundreds. */
const worthHere = (G: State, id: ContractId): number => {
  const situation = situationOf(boardGame.playerView(G, '0'), '0', hardAt(G));
  return inHundreds(addedWorth(fleetOf(situation).situation)(id));
};

/** An auction of that contract, called by the other seat. */
const offered = (id: ContractId, about: About = {}): State =>
  arrived('hamburg', {
    tasks: [auction({ contract: id, caller: '1', highest: null })],
    money: { 0: 9000 },
    ...about,
  });

describe('B-7.2 the limit shown for a bid', () => {
  test.each(CONTRACT_IDS.slice(0, 12).filter((id) => !OTHERS.includes(id)))(
    'is a single sum, at least 0: %s',
    (id) => {
      for (const about of [{}, { pile: [], offer: [id, null, null, null] }]) {
        const sums = mostOf(offered(id, about));
        expect(new Set(sums).size).toBeLessThanOrEqual(1);
        for (const most of sums) expect(most).toBeGreaterThanOrEqual(0);
      }
    },
  );
});

/**
 * All limits shown for one contract in an auction of three players, by the bids so far; called by seat 0 or another
 * seat.
 */
const toldFor = (id: ContractId, caller: PlayerID) =>
  [null, 1, 2, 3].flatMap((line) => {
    if (line === null && caller === '0') return [];
    const highest = line === null ? null : { seat: '1', line };
    const G = arrived('hamburg', {
      money: { 0: 9000, 1: 5000, 2: 5000 },
      trucks: { 0: 'hamburg', 1: AWAY, 2: 'berlin' },
      tasks: [auction({ contract: id, caller, highest })],
    });
    const lowest = line === null ? 1 : caller === '0' ? line : line + 1;
    const all = advice(G);
    return [{ price: contractOf(id).prices[lowest - 1]!, first: all[0]!.moves[0]!.move, sums: mostOf(G) }];
  });

describe('B-7.5 in one auction', () => {
  const CALLED = CONTRACT_IDS.slice(0, 16);
  test.each(['0', '1'])('the limit shown does not depend on the bids so far; caller %s', (caller) => {
    const all = CALLED.map((id) => toldFor(id, caller));
    for (const told of all) expect(new Set(told.flatMap(({ sums }) => sums)).size).toBe(1);
    // and the advice follows from it
    for (const { price, first, sums } of all.flat()) expect(first).toBe(price <= sums[0]! ? 'bid' : 'pass');
    expect(new Set(all.flat().map(({ first }) => first)).size).toBe(2);
  });

  test('a limit above the own worth is explained by keeping the contract from others', () => {
    // with two players that is always the case
    const THREE: About = { trucks: { 0: 'hamburg', 1: AWAY, 2: 'berlin' } };
    const reasonsOf = (id: ContractId) =>
      advice(offered(id, THREE)).flatMap(({ moves: [one], reasons }) => (one!.move === 'bid' ? reasons : []));
    const isKept = (id: ContractId) => reasonsOf(id).some(({ because }) => because === 'keepsFrom');
    const kept = CALLED.filter(isKept);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(CALLED.length);
    for (const id of CALLED) {
      const own = worthHere(offered(id, THREE), id);
      const [most] = mostOf(offered(id, THREE));
      expect([id, isKept(id)]).toEqual([id, most! > own]);
    }
  });
});

/** Seat 0 may bid for the last contract; `idle`: the seat with nothing else to carry, `own`: the DM of seat 0. */
const lastCalled = (idle: PlayerID, own: number) =>
  scenario({
    trucks: { 0: 'hamburg', 1: AWAY },
    hands: { 0: idle === '0' ? [] : [HELD], 1: idle === '1' ? [] : [HELD] },
    offer: [DEAREST.id, null, null, null],
    money: { 0: own, 1: 5000 },
    turn: { seat: '1' },
    tasks: [auction({ contract: DEAREST.id, caller: '1', highest: null })],
  });

const toldOf = (G: State) => advice(G).flatMap(({ reasons }) => reasons);

describe('B-13.1 with the last contract', () => {
  test.each([
    ['1', 9000, 'ends', 'first'],
    ['1', 5500, 'ends', 'behind'],
    ['1', 6000, 'ends', 'level'],
    ['0', 9000, 'goesOn', 'first'],
    ['0', 5000, 'goesOn', 'level'],
    ['0', 2000, 'goesOn', 'behind'],
  ] as const)('seat %s idle, %s DM: the match %s, %s', (idle, own, because, as) => {
    const told = toldOf(lastCalled(idle, own));
    expect(told).toContainEqual({ because, as });
    expect(told.filter((reason) => 'most' in reason)).toEqual([]);
  });

  test('a bid that ends the match behind the other is told to lose it, whatever it costs', () => {
    const G = lastCalled('1', 4500);
    const chanceOf = (name: string) => advice(G).find(({ moves: [one] }) => one!.move === name)!.chance;
    expect(chanceOf('bid')).toBe(0);
    expect(chanceOf('pass')).toBeGreaterThan(0.1);
    // by its price alone it would be half of that
    expect(costOf(G, { move: 'bid', args: [1] })).toBeGreaterThan(90 * chanceOf('pass'));
  });

  test('a seat that cannot win any more, whatever is bid, has no chance left', () => {
    const G = { ...lastCalled('0', 2000), hands: { 0: [], 1: [] } };
    expect(boardGame.analyst!.chances(G, seededChance('over'))!['0']).toBe(0);
  });

  test('nothing of this is said while other contracts are to come', () => {
    expect(
      toldOf({ ...lastCalled('0', 9000), pile: [contract('berlin', 'trieste')] }).map(
        ({ because }) => because,
      ),
    ).not.toContain('goesOn');
  });
});

test('B-7.2 a bid above the lowest line is judged by its additional cost', () => {
  const G = arrived('hamburg', {
    tasks: [auction({ contract: DEAREST.id, caller: '1', highest: null })],
    money: { 0: 9000 },
  });
  const [low, high] = [1, 5].map((line) => costOf(G, { move: 'bid', args: [line] }));
  expect(high).toBeGreaterThan(low! + 1);
});

/** What a bid of line 4 costs seat 0 of three, when the others have this many DM. */
const costBeside = (...money: readonly number[]): number => {
  const others = { 1: money[0]!, 2: money[1]! };
  const about = offered(DEAREST.id, {
    money: { 0: 9000, ...others },
    trucks: { 0: 'hamburg', 1: AWAY, 2: AWAY },
  });
  return costOf(about, { move: 'bid', args: [4] })!;
};

describe('B-7.4 a bid that is too high costs', () => {
  test('in proportion to the chance that it stands: less if others can still outbid it', () => {
    const [, , , here, above] = DEAREST.prices;
    // money decides how much a sum matters: never more than 100 DM difference
    const stands = costBeside(here - 100, here - 100);
    expect(stands).toBeGreaterThan(1);
    // the caller may equal the line
    const topped = costBeside(here, here - 100);
    expect(topped / stands).toBeGreaterThan(0.5);
    expect(topped / stands).toBeLessThan(0.8);
    expect(costBeside(here, here) / topped).toBeGreaterThan(0.9);
    expect(costBeside(above, above)).toBeLessThan(0.8 * costBeside(above, above - 100));
  });
});
