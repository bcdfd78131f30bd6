import { boardGame } from '../../../games/auf-achse-board';
import { advise } from '../../../games/auf-achse-board/bots/advise';
import { limitOf } from '../../../games/auf-achse-board/bots/auctionSense';
import { HARD, hardAt, NORMAL } from '../../../games/auf-achse-board/bots/weights';
import type { ContractId } from '../../../games/auf-achse-board/contracts';
import { playerView } from '../../../games/auf-achse-board/playerView';
import { seededChance } from '../../../games/shared/chance';
import type { BotLevel } from '../../../games/shared/gameModule';
import { tableOf } from '../../../games/shared/table';
import { atOnce } from '../../harness';
import { PILE, arrived, auction, contract, toInnsbruck, farAway } from './decisions';

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
  test('B-5.1 loads first what leads to where its other goods lie; a good player thinks of two errands, and of no third', () => {
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
    expect(heldBack([])).toBe(HARD.last.bid);
    expect(heldBack(PILE)).toBe(0);
  });

  test('with four at the table it goes by what wins among so many, and thinks of everything at any', () => {
    const [three, four] = [3, 4].map((numPlayers) =>
      hardAt(tableOf(boardGame, { seed: 'who', numPlayers }).start.G),
    );
    expect(three).toEqual(HARD);
    expect(four!.denial).toBeLessThan(HARD.denial);
    expect(four).toMatchObject({ last: HARD.last, inMind: Infinity });
  });

  test('B-13.1 a hint says why the last one is left to others', () => {
    expect(whyPass([])).toEqual(['lastOne']);
    expect(whyPass(PILE)).toEqual(['stillPays']);
  });
});
