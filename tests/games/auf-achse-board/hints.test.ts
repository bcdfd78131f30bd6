import type { PlayerID } from 'boardgame.io';
import { boardGame } from '../../../games/auf-achse-board';
import { freely } from '../../../games/auf-achse-board/bots/freeTurn';
import type { State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import type { LegalMove } from '../../../games/shared/legality';
import { auction, arrived, contract, PILE } from './decisions';
import { AWAY, before, rolled, scenario } from './scenario';

const advice = (G: State, seat: PlayerID = '0') =>
  boardGame.advise!(boardGame.playerView(G, seat), seat, seededChance('hints'));

/** What is advised, as its buttons name it. */
const advised = (G: State): string[] =>
  advice(G).map(({ moves: [one] }) => [one!.move, ...one!.args].join(' '));

/** Those of them that buy a trailer. */
const buys = (G: State) => advised(G).filter((move) => move.startsWith('buyTrailer'));

/** Chance of winning that a move costs, in per cent; nothing where it is not judged. */
const costOf = (G: State, move: LegalMove, seat: PlayerID = '0'): number | undefined => {
  const verdict = boardGame.analyst!.verdict(boardGame.playerView(G, seat), seat, move, seededChance('cost'));
  return verdict && -100 * verdict.worth[seat]!;
};

describe('a trailer is advised', () => {
  test('B-6.1 nowhere but where it lets one load', () => {
    const about = {
      aboard: { 0: [contract('hannover', 'villach')] },
      hands: { 0: [contract('berlin', 'trieste')] },
      money: { 0: 6000 },
    };
    expect(buys(arrived('berlin', about))).not.toEqual([]);
    const trucks = { 0: before('berlin', 1), 1: AWAY };
    expect(buys(scenario({ ...about, pile: PILE, trucks, turn: { rolled: true } }))).toEqual([]);
  });

  test('B-4.4 not beside unloading, after an early stop', () => {
    const G = arrived('basel', { aboard: { 0: ['C10'] }, turn: { due: 'cargo' } });
    expect(advised(G)).toEqual(['unload C10']);
  });
});

test('B-7.1 of two contracts to call the second best costs what it brings less', () => {
  const G = arrived('hamburg', { offer: ['C03', 'C34', null, null] });
  const moves = boardGame.legalMoves(G, '0');
  const calls = freely(G, '0', moves).filter(({ move }) => move.move === 'callAuction');
  expect(calls).toHaveLength(2);
  expect(calls[1]!.worth).toBeLessThan(calls[0]!.worth);
});

test('B-3.1 to end the turn with goods to unload costs nothing yet, to roll does', () => {
  const G = arrived('basel', { aboard: { 0: ['C10'] }, turn: { rolled: true } });
  expect(costOf(G, { move: 'endTurn', args: [] })).toBeCloseTo(0);
  const next = arrived('basel', { aboard: { 0: ['C10'] }, turn: { rolled: false, reached: null } });
  expect(costOf(next, { move: 'roll', args: [] })).toBeGreaterThan(1);
});

test('B-7.2 a bid above the lowest line is judged by what it costs more', () => {
  const G = arrived('hamburg', {
    tasks: [auction({ contract: 'C03', caller: '1', highest: null })],
    money: { 0: 9000 },
  });
  const [low, high] = [1, 5].map((line) => costOf(G, { move: 'bid', args: [line] }));
  expect(high).toBeGreaterThan(low! + 1);
});

test('a hint names what is delivered in the next city, not what is loaded there', () => {
  const G = scenario({
    trucks: { 0: before('hamburg', 6), 1: AWAY },
    hands: { 0: ['C07'] },
    aboard: { 0: ['C06'] },
    tasks: [rolled(2)],
  });
  const [best] = advice(G);
  expect(best!.reasons).toContainEqual(expect.objectContaining({ because: 'toDeliver', contract: 'C06' }));
});
