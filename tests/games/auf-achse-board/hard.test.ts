import { boardGame } from '../../../games/auf-achse-board';
import { advise } from '../../../games/auf-achse-board/bots/advise';
import { limitOf } from '../../../games/auf-achse-board/bots/auctionSense';
import { hardAt, normalAt } from '../../../games/auf-achse-board/bots/weights';
import type { ContractId } from '../../../games/auf-achse-board/contracts';
import { isEventSpace, type Space } from '../../../games/auf-achse-board/network';
import { playerView } from '../../../games/auf-achse-board/playerView';
import { seededChance } from '../../../games/shared/chance';
import type { BotLevel } from '../../../games/shared/gameModule';
import { tableOf } from '../../../games/shared/table';
import { atOnce } from '../../harness';
import { OTHERS, PILE, arrived, auction, contract, toInnsbruck, farAway } from './decisions';
import { rolled, scenario } from './scenario';

const SEATS = [2, 3, 4, 5, 6];

/** A contract far away, for a seat that already has something to carry. */
const OWN = contract('passau', 'salzburg');

/** Seat 1 has called a contract; `pile`: the contracts left. */
const called = (id: ContractId, pile: ContractId[], about: Parameters<typeof arrived>[1] = {}) => {
  const task = auction({ contract: id, caller: '1', highest: null });
  const offer = [id, null, null, null];
  const G = arrived('kassel', { offer, pile, tasks: [task], hands: { 0: [OWN] }, ...about });
  return { task, view: playerView(G, '0') };
};

/**
 * DM by which an expert's bid is lower than if the last contract were like any other, and its estimate of that
 * difference.
 */
const heldBack = (pile: ContractId[]) => {
  const { task, view } = called(toInnsbruck, pile);
  const weights = hardAt(view);
  const unconcerned = limitOf(view, task, { ...weights, last: { bid: 0, call: 0 } });
  return { less: unconcerned - limitOf(view, task, weights), last: weights.last.bid };
};

/** The space where a player of that strength drives when it only waits for contracts. */
const idleDrive = (level: BotLevel, die: number): Space => {
  const G = scenario({ trucks: { 0: 'koeln', 1: 'graz-trieste.1' }, pile: PILE, tasks: [rolled(die)] });
  return atOnce(boardGame.bots[level](playerView(G, '0'), '0', seededChance('mind'))).args[0] as Space;
};

/** The reasons of a hint to pass. */
const whyPass = (pile: ContractId[]): string[] =>
  advise(called(farAway, pile).view, '0', seededChance('hint'))
    .filter(({ moves }) => moves[0]!.move === 'pass')
    .flatMap(({ reasons }) => reasons.map(({ because }) => because));

/** Does an expert bid, or pass, for the last public contract? */
const answersTheLast = (money: Record<string, number>, hands: Record<string, ContractId[]>) => {
  const { view } = called(toInnsbruck, [], { money, hands });
  return atOnce(boardGame.bots.hard(view, '0', seededChance('last'))).move;
};

/** What an expert with nothing to carry does in a city where the last public contract can be called. */
const idleInTheCity = (money: Record<string, number>) => {
  const offer = [toInnsbruck, null, null, null];
  const G = arrived('kassel', { offer, pile: [], money, hands: { 0: [], 1: OTHERS } });
  return atOnce(boardGame.bots.hard(playerView(G, '0'), '0', seededChance('last'))).move;
};

describe('hard plays like an expert', () => {
  test('B-5.1 loads first what leads to its other goods; a good player plans two errands and no third', () => {
    const [toVerona, toPassau] = [contract('kassel', 'verona'), contract('kassel', 'passau')];
    const loads = (level: BotLevel, beyond: ContractId) => {
      const G = arrived('kassel', { hands: { 0: [toVerona, toPassau, beyond] } });
      return atOnce(boardGame.bots[level](playerView(G, '0'), '0', seededChance('loads'))).args;
    };
    const [fromVerona, fromPassau] = [contract('verona', 'stuttgart'), contract('passau', 'salzburg')];
    expect([loads('hard', fromVerona), loads('hard', fromPassau)]).toEqual([[toVerona], [toPassau]]);
    expect(loads('normal', fromVerona)).toEqual(loads('normal', fromPassau));
  });

  test('B-13.1 bids less for the last public contract, and for no other', () => {
    const { less, last } = heldBack([]);
    expect(less).toBeGreaterThan(0);
    expect(less).toBe(last);
    expect(heldBack(PILE).less).toBe(0);
  });

  describe('B-13.1 the last public contract, where somebody has nothing left to carry', () => {
    const HELD = { 0: [OWN], 1: OTHERS };

    test('the leader bids for it if that ends the match, and others do not', () => {
      const idle = { ...HELD, 1: [] };
      expect(answersTheLast({ 0: 9000, 1: 5000 }, idle)).toBe('bid');
      expect(answersTheLast({ 0: 5000, 1: 9000 }, idle)).toBe('pass');
    });

    test('a leader with nothing to carry leaves it to others, a player who is behind does not', () => {
      const idle = { ...HELD, 0: [] };
      expect(answersTheLast({ 0: 9000, 1: 5000 }, idle)).toBe('pass');
      expect(answersTheLast({ 0: 5000, 1: 6000 }, idle)).toBe('bid');
    });

    test('nobody calls it to end a match that is lost', () => {
      expect(idleInTheCity({ 0: 5000, 1: 6000 })).toBe('callAuction');
      expect(idleInTheCity({ 0: 5000, 1: 19_000 })).not.toBe('callAuction');
    });
  });

  test('the more players, the less it bids only to keep a contract from others; it plans all errands', () => {
    const weights = SEATS.map((numPlayers) =>
      hardAt(tableOf(boardGame, { seed: 'who', numPlayers }).start.G),
    );
    const denials = weights.map(({ denial }) => denial);
    expect(denials).toEqual(denials.toSorted((a, b) => b - a));
    expect(denials[0]).toBeGreaterThan(denials.at(-1)!);
    for (const { inMind, last } of weights) {
      expect(inMind).toBe(Infinity);
      expect(last.bid).toBeGreaterThan(0);
    }
  });

  test('with six players it bids closer to a contract’s worth than with five, and plans for more on offer', () => {
    const [five, six] = [5, 6].map((numPlayers) =>
      hardAt(tableOf(boardGame, { seed: 'who', numPlayers }).start.G),
    );
    expect(six!.caution).toBeGreaterThan(five!.caution);
    expect(six!.fewErrands).toBeGreaterThan(five!.fewErrands);
  });

  test('the more players, the better a good player estimates the end of a match, and an expert even better', () => {
    const guesses = SEATS.map((numPlayers) => {
      const { G } = tableOf(boardGame, { seed: 'who', numPlayers }).start;
      return { normal: normalAt(G).turns.held, hard: hardAt(G).turns.held };
    });
    const normal = guesses.map((guess) => guess.normal);
    expect(normal).toEqual(normal.toSorted((a, b) => b - a));
    for (const guess of guesses) expect(guess.hard).toBeLessThan(guess.normal);
  });

  test.each([1, 2, 3, 4])('B-4.5 drives past event spaces where a good player stops: a %i', (die) => {
    const isEvent = {
      normal: isEventSpace(idleDrive('normal', die)),
      hard: isEventSpace(idleDrive('hard', die)),
    };
    expect(isEvent).toEqual({ normal: true, hard: false });
  });

  test('B-13.1 a hint gives the reason to leave the last contract to others', () => {
    expect(whyPass([])).toEqual(['lastOne']);
    expect(whyPass(PILE)).toEqual(['stillPays']);
  });
});
