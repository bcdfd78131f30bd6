import type { PlayerID } from 'boardgame.io';
import { boardGame } from '../../../games/auf-achse-board';
import { addedWorth } from '../../../games/auf-achse-board/bots/worth';
import { limitOf } from '../../../games/auf-achse-board/bots/auctionSense';
import { delayOf } from '../../../games/auf-achse-board/bots/signsSense';
import { situationOf } from '../../../games/auf-achse-board/bots/situation';
import { normalAt, tempered } from '../../../games/auf-achse-board/bots/weights';
import { stepsTo, turnsFor, turnsFrom, turnsTo } from '../../../games/auf-achse-board/bots/turns';
import {
  CONTRACT_IDS,
  contractOf,
  CONTRACTS,
  type Contract,
  type ContractId,
} from '../../../games/auf-achse-board/contracts';
import { CITIES } from '../../../games/auf-achse-board/map';
import { isEventSpace, stepsBetween, type Space } from '../../../games/auf-achse-board/network';
import { playerView } from '../../../games/auf-achse-board/playerView';
import { priceOf } from '../../../games/auf-achse-board/rules/auction';
import { deciderOf, type State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import type { LegalMove } from '../../../games/shared/legality';
import { tableOf } from '../../../games/shared/table';
import { atOnce } from '../../harness';
import { anyContract, before, contractWith, drew, rolled, play, scenario, type About } from './scenario';
import { contract, arrived, auction, shortOfInnsbruck, toInnsbruck, farAway } from './decisions';

const { bots } = boardGame;

/** The number of rounds from which a match is too long. */
const LONG_MATCH = 60;

/** The good player's answer at this table. */
const answer = (G: State, seat: PlayerID = '0'): LegalMove =>
  atOnce(bots.normal(playerView(G, seat), seat, seededChance('answer')));

/** The table after the good player has finished seat 0's turn. */
const afterTurn = (start: State): State => {
  const G = structuredClone(start);
  while (deciderOf(G) === '0') {
    const { move, args } = answer(G);
    play(G, '0', [move, ...args]);
  }
  return G;
};

/** DM that a contract pays per space, starting from Flensburg. */
const paysFromFlensburg = ({ from, to, revenue }: Contract): number =>
  revenue / (stepsBetween('flensburg', from) + stepsBetween(from, to));

describe('normal plays like a person', () => {
  test('B-2.2 starts in the middle of the map, where no event is drawn', () => {
    const G = scenario({ trucks: { 0: null, 1: null }, tasks: [{ type: 'place', seat: '0' }] });
    const space = answer(G).args[0] as Space;
    expect(isEventSpace(space)).toBe(false);
    expect(stepsBetween(space, 'wuerzburg')).toBeLessThan(stepsBetween(space, 'flensburg'));
    expect(stepsBetween(space, 'wuerzburg')).toBeLessThan(stepsBetween(space, 'trieste'));
  });

  test('B-4.4 stops early where it has goods to unload', () => {
    expect(answer(shortOfInnsbruck())).toEqual({ move: 'drive', args: ['innsbruck'] });
  });

  test('B-4.1 drives towards what it must fetch', () => {
    const G = scenario({
      trucks: { 0: 'basel-milano.4', 1: 'graz-trieste.1' },
      hands: { 0: [contract('flensburg', 'wien')] },
      pile: [farAway],
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    const target = answer(G).args[0] as Space;
    expect(stepsBetween(target, 'flensburg')).toBe(stepsBetween('basel-milano.4', 'flensburg') - 5);
  });

  test.each(['normal', 'hard'] as const)(
    'B-9.1 drives on towards road works that its 1 moves: %s',
    (level) => {
      const toKoeln = contractWith(({ to }) => to === 'koeln').id;
      const G = scenario({
        trucks: { 0: 'hannover-dortmund.1', 1: 'graz-trieste.1' },
        aboard: { 0: [toKoeln] },
        pile: [farAway],
        roadworks: 'dortmund-koeln.1',
        turn: { rolled: true },
        tasks: [rolled(1)],
      });
      const on = { move: 'drive', args: ['hannover-dortmund.2'] };
      const view = playerView(G, '0');
      expect(bots[level](view, '0', seededChance('answer'))).toEqual(on);
      expect(boardGame.advise!(view, '0', seededChance('advice'))[0]!.moves).toEqual([on]);
    },
  );

  test('B-5.1 loads where its goods lie', () =>
    expect(answer(arrived('frankfurt', { hands: { 0: [toInnsbruck] } }))).toEqual({
      move: 'load',
      args: [toInnsbruck],
    }));

  test('B-5.1 loads where it stands, although it has two other errands planned', () => {
    const here = contract('passau', 'salzburg');
    const others = [contract('berlin', 'trieste'), contract('wien', 'berlin')];
    const G = arrived('passau', { hands: { 0: [...others, here] } });
    expect(answer(G)).toEqual({ move: 'load', args: [here] });
  });

  test('B-5.3 unloads before anything else', () =>
    expect(
      answer(arrived('innsbruck', { aboard: { 0: [toInnsbruck] }, offer: [farAway, null, null, null] })),
    ).toEqual({ move: 'unload', args: [toInnsbruck] }));

  test('B-6.1 buys a trailer that lets it carry much more on its way, but not for a small gain', () => {
    const about = { aboard: { 0: [contract('hannover', 'villach')] }, money: { 0: 6000, 1: 5000 } };
    const much = [contract('berlin', 'trieste'), contract('berlin', 'graz')];
    const rich = afterTurn(arrived('berlin', { ...about, hands: { 0: much } }));
    expect([rich.trailers['0']!.length, rich.aboard['0']!.length]).toEqual([1, 3]);
    const trifle = [contract('frankfurt', 'koeln')];
    expect(afterTurn(arrived('frankfurt', { ...about, hands: { 0: trifle } })).trailers['0']).toEqual([]);
  });

  test('B-7.1 calls the contract that suits its route', () => {
    const about = { aboard: { 0: [contract('linz', 'innsbruck')] } };
    for (const slot of [0, 3]) {
      const offer = [farAway, farAway, farAway, farAway].with(slot, toInnsbruck);
      expect(answer(arrived('frankfurt', { ...about, offer }))).toEqual({
        move: 'callAuction',
        args: [slot],
      });
    }
  });

  test('B-7.4 as caller it equals a bid up to the contract’s worth', () => {
    const bid = auction({ contract: toInnsbruck, caller: '0', highest: { seat: '1', line: 1 } });
    expect(answer(arrived('frankfurt', { tasks: [bid] }))).toEqual({ move: 'bid', args: [1] });
  });

  test('B-7.2 never bids more than a contract’s worth to itself and to rivals, plus a little to keep it', () => {
    const bids = CONTRACT_IDS.flatMap((called) =>
      [0, 1, 2, 3, 4].map((line) => {
        const highest = line ? { seat: '1', line } : null;
        const task = auction({ contract: called, caller: '1', highest });
        const G = arrived('kassel', { offer: [called, null, null, null], tasks: [task] });
        return { G, task, said: answer(G) };
      }),
    );
    const made = bids.filter(({ said }) => said.move === 'bid');
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThan(bids.length);
    for (const { G, task, said } of made) {
      const view = playerView(G, '0');
      const weights = normalAt(view);
      const price = priceOf(task.contract, said.args[0] as number);
      const [own, theirs] = ['0', '1'].map((seat) =>
        addedWorth(situationOf(view, seat, weights))(task.contract),
      );
      const denied = weights.denial * contractOf(task.contract).revenue;
      expect(price).toBeLessThanOrEqual(own! + theirs! + denied);
      expect(price).toBeLessThanOrEqual(limitOf(view, task, weights));
    }
  });

  test('B-7.2 judges a contract together with one of its own, and with one more for each trailer', () => {
    const [first, second] = [contract('kassel', 'verona'), contract('kassel', 'passau')];
    const worth = (hand: readonly ContractId[], trailers: State['trailers'][string] = []) => {
      const G = arrived('kassel', { hands: { 0: [...hand] }, trailers: { 0: trailers } });
      const view = playerView(G, '0');
      const added = addedWorth(situationOf(view, '0', normalAt(view)));
      return CONTRACT_IDS.filter((id) => id !== first && id !== second).map(added);
    };
    const alone = [worth([first]), worth([second])];
    expect(alone).toContainEqual(worth([first, second]));
    const trailer = worth([first], ['small']);
    expect(worth([first, second], ['small'])).not.toEqual(trailer);
  });

  test('B-7.6 leaves a contract at the other end of the map to those who are near', () => {
    const byPay = CONTRACTS.toSorted((a, b) => paysFromFlensburg(a) - paysFromFlensburg(b));
    const task = auction({ contract: byPay[0]!.id, caller: '1', highest: { seat: '1', line: 3 } });
    const hands = { 0: [byPay.at(-1)!.id] };
    expect(answer(arrived('flensburg', { tasks: [task], hands })).move).toBe('pass');
  });

  test('B-7.7 loads what it has won where it stands', () => {
    const G = arrived('frankfurt', {
      hands: { 0: [toInnsbruck] },
      turn: { seat: '1' },
      tasks: [{ type: 'loadWon', seat: '0', contract: toInnsbruck }],
    });
    expect(answer(G)).toEqual({ move: 'load', args: [toInnsbruck] });
  });

  test('B-9.1 puts the road works in somebody else’s way, not in its own', () => {
    const theirs = anyContract();
    const far = ({ to }: Contract) => stepsBetween(theirs.to, to);
    const own = CONTRACTS.toSorted((a, b) => far(b) - far(a))[0]!;
    const [here, there] = [before(own.to, 3), before(theirs.to, 3)];
    const G = arrived('kassel', {
      trucks: { 0: here, 1: there },
      aboard: { 0: [own.id], 1: [theirs.id] },
      tasks: [{ type: 'roadworks', seat: '0' }],
    });
    const closed = answer(G).args[0] as Space;
    expect(delayOf(G, { from: there, to: theirs.to }, closed, 'roadworks')).toBeGreaterThan(0);
    expect(delayOf(G, { from: here, to: own.to }, closed, 'roadworks')).toBe(0);
  });

  test('B-10.1 puts a jam right in front of another truck, which meets it in at most one turn', () => {
    const theirs = anyContract();
    const there = before(theirs.to, 9);
    const G = arrived('kassel', {
      trucks: { 0: 'kassel', 1: there },
      aboard: { 0: [], 1: [theirs.id] },
      tasks: [drew('stauNebel')],
    });
    const leg = { from: there, to: theirs.to };
    const jammed = answer(G).args[0] as Space;
    expect([stepsBetween(there, jammed), stepsBetween(jammed, theirs.to)]).toEqual([1, 8]);
    // no roll is that high, and a jammed city may be entered to unload (B-10.3)
    expect(delayOf(G, leg, before(theirs.to, 1), 'jam')).toBe(0);
    expect(delayOf(G, { ...leg, to: jammed }, jammed, 'jam')).toBe(0);
    expect(delayOf(G, leg, jammed, 'jam')).toBeLessThanOrEqual(1);
    expect(delayOf(G, leg, jammed, 'jam')).toBeLessThanOrEqual(delayOf(G, leg, jammed, 'roadworks'));
  });

  test('B-12 Fracht Dumping: gives away what is worth least to it', () => {
    const hands = { 0: [toInnsbruck, farAway, contract('frankfurt', 'koeln')] };
    const G = arrived('frankfurt', { hands, tasks: [drew('frachtDumping')] });
    expect(answer(G)).toEqual({ move: 'give', args: [farAway] });
  });

  test('B-12 Pannenhilfe: helps while a turn is worth less than 1 000 DM', () => {
    const hands = { 0: [toInnsbruck] };
    expect(answer(arrived('frankfurt', { hands, tasks: [drew('pannenhilfe')] })).args).toEqual(['help']);
  });

  test('B-12 Road Runner: takes nobody along', () =>
    expect(answer(arrived('frankfurt', { tasks: [drew('roadRunner')] }))).toEqual({
      move: 'carryOut',
      args: [],
    }));

  test('B-11.6 a snowstorm blows the others away from their destinations', () => {
    const start = 'zuerich-innsbruck.3';
    const task = { type: 'snow', seat: '0', least: 1, most: 3, left: ['1'] } as const;
    const G = arrived('kassel', {
      trucks: { 0: 'kassel', 1: start },
      aboard: { 1: [toInnsbruck] },
      tasks: [task],
    });
    const { move, args } = answer(G);
    expect([move, args[0]]).toEqual(['blow', '1']);
    expect(stepsBetween(args[1] as Space, 'innsbruck')).toBeGreaterThan(stepsBetween(start, 'innsbruck'));
  });

  test('B-12 Schneestürme: leaves trucks where they are if it could only help them', () => {
    const task = { type: 'snow', seat: '0', least: 1, most: 3, left: ['1'] } as const;
    expect(answer(arrived('kassel', { tasks: [task] }))).toEqual({ move: 'decline', args: [] });
  });

  test.each([2, 3, 4])(
    'B-13.1 a match of %i players ends after a reasonable number of rounds',
    (numPlayers) => {
      const table = tableOf(boardGame, { seed: 'rounds', numPlayers });
      let position = table.start;
      let turns = 0;
      while (!position.ctx.gameover && turns < numPlayers * LONG_MATCH) {
        const seat = boardGame.awaited(position.G)[0]!;
        const { move, args } = answer(position.G, seat);
        const outcome = table.play(position, [seat, move, ...args]);
        if (!outcome.taken) throw new Error(`${move} refused: ${outcome.refusal.reason}`);
        position = outcome.position;
        turns += outcome.happenings.filter(({ type }) => type === 'turn').length;
      }
      expect(position.ctx.gameover).toBeDefined();
      expect(turns).toBeGreaterThan(numPlayers);
    },
  );

  test('B-4 a longer way takes longer, at least a sixth of a turn per space', () => {
    for (let steps = 1; steps < 30; steps++) {
      expect(turnsFor(steps)).toBeGreaterThan(turnsFor(steps - 1));
      expect(turnsFor(steps)).toBeGreaterThanOrEqual(steps / 6);
    }
  });
});

describe('signs do not stay', () => {
  const there: Space = 'nuernberg-berlin.1';
  const berlin = CITIES.findIndex(({ id }) => id === 'berlin');
  const straight = turnsFor(stepsBetween(there, 'berlin'));
  const takes = (about: About) => {
    const view = scenario({ trucks: { 0: there, 1: 'graz-trieste.1', ...about.trucks }, ...about });
    expect(turnsFrom(view, there)[berlin]).toBe(turnsTo(view, 'berlin')(there));
    return turnsTo(view, 'berlin')(there) - straight;
  };

  test.each([
    [2, 'goes round'],
    [3, 'goes round'],
    [4, 'waits'],
    [6, 'waits'],
  ])('B-9.1 road works are moved by a 1: of %d players one soon rolls it, and one %s', (players, does) => {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const trucks = Object.fromEntries(seats.map((seat) => [seat, 'graz-trieste.1' as const]));
    const roadworks = 'nuernberg-berlin.2';
    const round = turnsFor(stepsTo(scenario({ roadworks }), 'berlin')(there)) - straight;
    expect(takes({ roadworks, trucks })).toBeCloseTo(does === 'waits' ? 6 / players : round);
    expect(6 / players < round).toBe(does === 'waits');
  });

  test('B-10.1 a jam is over by the next turn', () => {
    expect(takes({ jam: { space: 'nuernberg-berlin.2', seat: '1', card: 'stauNebel' } })).toBe(0);
  });
});

test('B-5.1 contracts whose goods are out of stock are planned as well, except where the truck stands', () => {
  const goods = anyContract(({ from, to }) => from === 'berlin' && to === 'trieste').id;
  const errandsFrom = (truck: Space) => {
    const view = scenario({ trucks: { 0: truck, 1: 'graz-trieste.1' }, hands: { 0: [goods] }, stock: 0 });
    return situationOf(view, '0', normalAt(view)).errands.map(({ id }) => id);
  };
  expect(errandsFrom('hamburg')).toEqual([goods]);
  expect(errandsFrom('berlin')).toEqual([]);
});

describe('a temper shows in bids and trailers', () => {
  const [thrifty, bold] = (['thrifty', 'bold'] as const).map((temper) => (players: number) => {
    const usual = normalAt(
      playerView(tableOf(boardGame, { seed: 'tempers', numPlayers: players }).start.G, '0'),
    );
    const { caution, growth } = tempered(usual, temper, players);
    return { bids: caution - usual.caution, buys: growth - usual.growth };
  });

  test.each([2, 3, 4, 5, 6])(
    '%d players: the thrifty buy late, the bold buy early and bid more',
    (players) => {
      expect(thrifty!(players).buys).toBeLessThan(0);
      expect(bold!(players).buys).toBeGreaterThan(0);
      expect(bold!(players).bids).toBeGreaterThan(0);
    },
  );
  test('the thrifty bid less the more rivals they have, and with two players as much as others', () => {
    const bids = [2, 3, 4, 5, 6].map((players) => thrifty!(players).bids);
    expect(bids[0]).toBe(0);
    expect(bids).toEqual(bids.toSorted((a, b) => b - a));
    expect(bids.at(-1)).toBeLessThan(-0.1);
  });
});
