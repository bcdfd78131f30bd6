import type { PlayerID } from 'boardgame.io';
import { boardGame } from '../../../games/auf-achse-board';
import { advise } from '../../../games/auf-achse-board/bots/advise';
import { addedWorth } from '../../../games/auf-achse-board/bots/worth';
import { limitOf } from '../../../games/auf-achse-board/bots/auctionSense';
import { delayOf } from '../../../games/auf-achse-board/bots/signsSense';
import { situationOf } from '../../../games/auf-achse-board/bots/situation';
import { HARD, hardAt, NORMAL } from '../../../games/auf-achse-board/bots/weights';
import { turnsFor } from '../../../games/auf-achse-board/bots/turns';
import {
  CONTRACT_IDS,
  contractOf,
  CONTRACTS,
  type Contract,
  type ContractId,
} from '../../../games/auf-achse-board/contracts';
import type { CityId } from '../../../games/auf-achse-board/map';
import { isEventSpace, stepsBetween, type Space } from '../../../games/auf-achse-board/network';
import { imagine, playerView } from '../../../games/auf-achse-board/playerView';
import { priceOf } from '../../../games/auf-achse-board/rules/auction';
import { deciderOf, type Auction, type State, type View } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import { BOT_LEVELS, type Bot, type BotLevel } from '../../../games/shared/gameModule';
import { sameMove, type LegalMove } from '../../../games/shared/legality';
import { tableOf } from '../../../games/shared/table';
import { atOnce, frozen } from '../../harness';
import { anyContract, before, contractWith, drew, rolled, play, scenario, type About } from './scenario';

const { bots, legalMoves } = boardGame;

/** One decision of a bot: what it saw, what it answered. */
type Asked = { readonly view: View; readonly seat: PlayerID; readonly answer: LegalMove };

type Match = { readonly players: number; readonly options: object };

/** Rounds that nobody would call a short match any more. */
const LONG_MATCH = 90;

/** Decisions of a match that are looked at one by one. */
const WATCHED = 200;

/** Lets bots of one strength play; everything they see is frozen to its last corner. */
const watch = (level: BotLevel, { players, options }: Match, most = WATCHED): Asked[] => {
  const seed = `${level} ${players}`;
  const table = tableOf(boardGame, { seed, numPlayers: players, options });
  const random = seededChance(seed);
  const asked: Asked[] = [];
  let position = table.start;
  while (!position.ctx.gameover && asked.length < most) {
    const { G } = position;
    const seat = boardGame.awaited(G)[0]!;
    const view = frozen(structuredClone(playerView(G, seat)));
    const answer = atOnce(bots[level](view, seat, random));
    asked.push({ view, seat, answer });
    const outcome = table.play(position, [seat, answer.move, ...answer.args]);
    if (!outcome.taken)
      throw new Error(`${level} was refused ${answer.move} ${answer.args.join()}: ${outcome.refusal.reason}`);
    position = outcome.position;
  }
  return asked;
};

const MATCHES: readonly Match[] = [
  { players: 2, options: { publicContracts: 4, debts: 'single' } },
  { players: 3, options: { variant: 'children', serviceDraw: 'public' } },
  { players: 4, options: {} },
  { players: 6, options: { roadworks: 'may', usedEvents: 'discard', railFarthest: 'route' } },
];

describe.each(BOT_LEVELS)('%s', (level) => {
  const bot: Bot<View> = bots[level];
  // the hard one thinks like the normal one, with other figures
  const matches = (level === 'hard' ? MATCHES.slice(0, 1) : MATCHES).map((match) => ({
    ...match,
    told: JSON.stringify(match.options),
  }));

  describe.each(matches)('$players players, $told', (match) => {
    const asked = watch(level, match);

    test('answers with a listed move', () => {
      for (const { view, seat, answer } of asked)
        expect(legalMoves(view, seat).some((listed) => sameMove(listed, answer))).toBe(true);
    });

    test('the same chance gives the same match', () =>
      expect(watch(level, match, 80).map(({ answer }) => answer)).toEqual(
        asked.slice(0, 80).map(({ answer }) => answer),
      ));

    test('two tables that look alike get the same answer', () => {
      for (const [at, { view, seat }] of asked.entries()) {
        if (at % 8) continue;
        const answers = ['one', 'other'].map((table) => {
          const G = imagine(view, seat, seededChance(`${at} ${table}`));
          return bot(playerView(G, seat), seat, seededChance('thinking'));
        });
        expect(answers[1]).toEqual(answers[0]);
      }
    });
  });
});

/** What the better player answers at this table. */
const answer = (G: State, seat: PlayerID = '0'): LegalMove =>
  atOnce(bots.normal(playerView(G, seat), seat, seededChance('answer')));

/** A printed contract from one city to another. */
const contract = (from: CityId, to: CityId): ContractId =>
  contractWith((printed) => printed.from === from && printed.to === to).id;

/** Contracts of no importance: what the other seat holds, and a pile that lasts for a while. */
const OTHERS = CONTRACT_IDS.slice(40, 43);
const PILE = CONTRACT_IDS.slice(28, 38);

/** Seat 0 has come to a city exactly and may do there whatever it likes; the match will go on for long. */
const arrived = (city: CityId, about: About): State =>
  scenario({
    pile: PILE,
    trucks: { 0: city, 1: 'graz-trieste.1' },
    turn: { rolled: true, reached: city, exact: true },
    ...about,
    hands: { 0: [], 1: OTHERS, ...about.hands },
  });

/** An auction that waits for seat 0. */
const auction = (about: Pick<Auction, 'contract' | 'caller' | 'highest'>): Auction => ({
  type: 'auction',
  seat: '0',
  passed: [],
  ...about,
});

/** The table when the better player has done all it wants to do in seat 0's turn. */
const afterTurn = (start: State): State => {
  const G = structuredClone(start);
  while (deciderOf(G) === '0') {
    const { move, args } = answer(G);
    play(G, '0', [move, ...args]);
  }
  return G;
};

const toInnsbruck = contract('frankfurt', 'innsbruck');
const farAway = contract('trieste', 'villach');

/** DM that a contract pays for each space, driven from Flensburg. */
const paysFromFlensburg = ({ from, to, revenue }: Contract): number =>
  revenue / (stepsBetween('flensburg', from) + stepsBetween(from, to));

describe('normal plays like a person', () => {
  test('B-2.2 begins in the middle of the map, where no event is drawn', () => {
    const G = scenario({ trucks: { 0: null, 1: null }, tasks: [{ type: 'place', seat: '0' }] });
    const space = answer(G).args[0] as Space;
    expect(isEventSpace(space)).toBe(false);
    expect(stepsBetween(space, 'wuerzburg')).toBeLessThan(stepsBetween(space, 'flensburg'));
    expect(stepsBetween(space, 'wuerzburg')).toBeLessThan(stepsBetween(space, 'trieste'));
  });

  test('B-4.4 stops early where it has goods to unload', () => {
    const G = scenario({
      trucks: { 0: 'zuerich-innsbruck.1', 1: 'graz-trieste.1' },
      aboard: { 0: [toInnsbruck] },
      pile: [farAway],
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    expect(answer(G)).toEqual({ move: 'drive', args: ['innsbruck'] });
  });

  test('B-4.1 drives towards what it has to fetch', () => {
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

  test('B-5.1 loads where its goods lie', () =>
    expect(answer(arrived('frankfurt', { hands: { 0: [toInnsbruck] } }))).toEqual({
      move: 'load',
      args: [toInnsbruck],
    }));

  test('B-5.1 loads first what leads to where its other goods lie', () => {
    const [toVerona, toPassau] = [contract('kassel', 'verona'), contract('kassel', 'passau')];
    const loads = (...others: readonly ContractId[]) =>
      answer(
        arrived('kassel', {
          hands: { 0: [toVerona, toPassau, ...others] },
          options: { variant: 'children' },
        }),
      );
    const fromVerona = [contract('verona', 'stuttgart'), contract('verona', 'linz')];
    const fromPassau = [contract('passau', 'salzburg'), contract('passau', 'luxembourg')];
    expect(loads(...fromVerona)).toEqual({ move: 'load', args: [toVerona] });
    expect(loads(...fromPassau)).toEqual({ move: 'load', args: [toPassau] });
  });

  test('B-5.3 unloads before anything else', () =>
    expect(
      answer(arrived('innsbruck', { aboard: { 0: [toInnsbruck] }, offer: [farAway, null, null, null] })),
    ).toEqual({ move: 'unload', args: [toInnsbruck] }));

  test('B-6.1 buys a trailer that lets it carry much more on its way, and none for a trifle', () => {
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

  test('B-7.4 equals as the caller what the contract is worth to it', () => {
    const bid = auction({ contract: toInnsbruck, caller: '0', highest: { seat: '1', line: 1 } });
    expect(answer(arrived('frankfurt', { tasks: [bid] }))).toEqual({ move: 'bid', args: [1] });
  });

  test('B-7.2 never bids more than a contract is worth to it and to those who want it, and a little to keep it from them', () => {
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
      const price = priceOf(task.contract, said.args[0] as number);
      const [own, theirs] = ['0', '1'].map((seat) =>
        addedWorth(situationOf(view, seat, NORMAL))(task.contract),
      );
      const denied = NORMAL.denial * contractOf(task.contract).revenue;
      expect(price).toBeLessThanOrEqual(own! + theirs! + denied);
      expect(price).toBeLessThanOrEqual(limitOf(view, task, NORMAL));
    }
  });

  test('B-7.6 leaves a contract at the other end of the map to those who are there', () => {
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

  test('B-9.1 puts the road works on the way of somebody else, not on its own', () => {
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
    expect(delayOf(G, { from: there, to: theirs.to }, closed)).toBeGreaterThan(0);
    expect(delayOf(G, { from: here, to: own.to }, closed)).toBe(0);
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

  test('B-11.6 a snowstorm blows the others away from where they want to go', () => {
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

  test('B-12 Schneestürme: leaves trucks alone that it can only help', () => {
    const task = { type: 'snow', seat: '0', least: 1, most: 3, left: ['1'] } as const;
    expect(answer(arrived('kassel', { tasks: [task] }))).toEqual({ move: 'decline', args: [] });
  });

  test('B-13.1 a match of four ends in a sensible number of rounds', () => {
    const table = tableOf(boardGame, { seed: 'rounds', numPlayers: 4 });
    let position = table.start;
    let turns = 0;
    while (!position.ctx.gameover && turns < 4 * LONG_MATCH) {
      const seat = boardGame.awaited(position.G)[0]!;
      const { move, args } = answer(position.G, seat);
      const outcome = table.play(position, [seat, move, ...args]);
      if (!outcome.taken) throw new Error(`${move} refused: ${outcome.refusal.reason}`);
      position = outcome.position;
      turns += outcome.happenings.filter(({ type }) => type === 'turn').length;
    }
    expect(position.ctx.gameover).toBeDefined();
    expect(turns).toBeGreaterThan(4);
  });

  test('B-4 a longer way takes longer, and never less than a sixth of a turn for a space', () => {
    for (let steps = 1; steps < 30; steps++) {
      expect(turnsFor(steps)).toBeGreaterThan(turnsFor(steps - 1));
      expect(turnsFor(steps)).toBeGreaterThanOrEqual(steps / 6);
    }
  });
});

/** Seat 1 has called a contract; `pile`: how many more there are. */
const called = (id: ContractId, pile: ContractId[]) => {
  const task = auction({ contract: id, caller: '1', highest: null });
  const G = arrived('kassel', { offer: [id, null, null, null], pile, tasks: [task] });
  return { task, view: playerView(G, '0') };
};

/** DM that an expert bids less than it would if the last contract were like any other. */
const heldBack = (pile: ContractId[]): number => {
  const { task, view } = called(toInnsbruck, pile);
  return limitOf(view, task, { ...HARD, last: NORMAL.last }) - limitOf(view, task, HARD);
};

/** What a hint says for passing. */
const whyPass = (pile: ContractId[]): string[] =>
  advise(called(farAway, pile).view, '0', seededChance('hint'))
    .filter(({ moves }) => moves[0]!.move === 'pass')
    .flatMap(({ reasons }) => reasons.map(({ because }) => because));

describe('hard plays like an expert', () => {
  test('B-13.1 bids less for the last public contract, and for no other', () => {
    expect(heldBack([])).toBe(HARD.last.bid);
    expect(heldBack(PILE)).toBe(0);
  });

  test.each([
    [3, HARD],
    [4, { ...NORMAL, last: HARD.last }],
  ])('with %d at the table it goes by what wins among so many', (players, weights) =>
    expect(hardAt(tableOf(boardGame, { seed: 'who', numPlayers: players }).start.G)).toEqual(weights),
  );

  test('B-13.1 a hint says why the last one is left to others', () => {
    expect(whyPass([])).toEqual(['lastOne']);
    expect(whyPass(PILE)).toEqual(['stillPays']);
  });
});

describe('easy plays like a beginner', () => {
  test('B-4 drives straight to where its goods are to go', () => {
    const G = scenario({
      trucks: { 0: 'zuerich-innsbruck.1', 1: 'graz-trieste.1' },
      aboard: { 0: [toInnsbruck] },
      pile: [farAway],
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    expect(bots.easy(G, '0', seededChance('easy'))).toEqual({ move: 'drive', args: ['innsbruck'] });
  });

  test('B-7.2 bids by chance: not always the same', () => {
    const task = auction({ contract: toInnsbruck, caller: '1', highest: null });
    const G = arrived('frankfurt', { tasks: [task] });
    const said = Array.from({ length: 40 }, (_, table) =>
      JSON.stringify(bots.easy(G, '0', seededChance(`${table}`))),
    );
    expect(new Set(said).size).toBeGreaterThan(1);
  });
});
