import { boardGame } from '../../../games/auf-achse-board';
import { CONTRACTS } from '../../../games/auf-achse-board/contracts';
import type { State } from '../../../games/auf-achse-board/state';
import { tableOf } from '../../../games/shared/table';
import {
  anyContract,
  apart,
  before,
  open,
  play,
  refused,
  rolled,
  targets,
  underWay,
  type About,
} from './scenario';

const options = { variant: 'children' } as const;
const [one, two, three, four, five] = CONTRACTS.map(({ id }) => id);

/** Seat 0 has arrived exactly in a city. */
const arrived = (about: About = {}): State =>
  underWay({
    options,
    trucks: apart('flensburg'),
    offer: [one!, two!, null, three!],
    pile: [five!, four!],
    turn: { rolled: true, reached: 'flensburg', exact: true },
    ...about,
  });

describe('B-14 Children’s game (ages 8 and up)', () => {
  test('B-14.1 there are no trailers', () => {
    const G = underWay({ options, money: { 0: 9000, 1: 9000 } });
    expect(refused(G, '0', ['buyTrailer', 'small'])).toBe('noTrailers B-14.1');
    expect(open(G, '0', 'buyTrailer')).toEqual([]);
    expect(tableOf(boardGame, { seed: 'a', numPlayers: 2, options }).start.G.supply).toEqual({
      large: 0,
      small: 0,
    });
  });
  test('B-14.1 so no trailer that could be bought allows an early stop', () => {
    const big = anyContract(({ goods }) => goods > 2);
    const load = anyContract((other) => other.goods === 6 && other.to !== big.from && other.id !== big.id);
    const G = underWay({
      options,
      trucks: apart(before(big.from, 2)),
      hands: { 0: [big.id], 1: [] },
      aboard: { 0: [load.id], 1: [] },
      money: { 0: 9000, 1: 0 },
      turn: { rolled: true },
      tasks: [rolled(5)],
    });
    expect(targets(G, '0')).not.toContain(big.from);
  });
  test('B-14.2 there are no auctions', () => {
    expect(refused(arrived(), '0', ['callAuction', 0])).toBe('noAuctions B-14.2');
    expect(open(arrived(), '0', 'callAuction')).toEqual([]);
  });
  test('B-14.2 on exact arrival a face-up contract may be taken, free of charge', () => {
    const G = arrived();
    expect(open(G, '0', 'take').map(({ args }) => args)).toEqual([[0], [1], [3]]);
    expect(play(G, '0', ['take', 1])).toMatchObject([
      { type: 'won', seat: '0', contract: two, price: 0 },
      { type: 'turnedUp', contract: four },
    ]);
    expect([G.hands['0'], G.money, G.tasks]).toEqual([[two], { 0: 5000, 1: 5000 }, []]);
  });
  test('B-14.2 its place is filled again', () => {
    const G = arrived();
    play(G, '0', ['take', 3]);
    expect([G.offer, G.pile]).toEqual([[one, two, null, four], [five]]);
  });
  test('B-14.2 one per turn', () => {
    const G = arrived();
    play(G, '0', ['take', 0]);
    expect(refused(G, '0', ['take', 1])).toBe('oneAuction B-14.2');
  });
  test('B-14.2 nothing can be taken from an empty place', () =>
    expect(refused(arrived(), '0', ['take', 2])).toBe('notOffered B-7.8'));
  test('B-14.2 nothing can be taken without exact arrival', () => {
    expect(
      refused(arrived({ turn: { rolled: true, reached: 'flensburg', exact: false } }), '0', ['take', 0]),
    ).toBe('notExact B-14.2');
    expect(refused(arrived({ turn: { rolled: true } }), '0', ['take', 0])).toBe('notExact B-14.2');
  });
  test('B-14.2 the contract may be loaded there at once, in the own turn', () => {
    const here = anyContract();
    const G = arrived({
      trucks: apart(here.from),
      offer: [here.id, null, null, null],
      pile: [CONTRACTS.at(-1)!.id],
      turn: { rolled: true, reached: here.from, exact: true },
    });
    play(G, '0', ['take', 0]);
    play(G, '0', ['load', here.id]);
    expect(G.aboard['0']).toEqual([here.id]);
  });
  test('B-14.2 the turn does not end by itself while one can be taken', () => {
    const G = arrived({ trucks: apart(before('kassel', 2)), turn: { rolled: true }, tasks: [rolled(2)] });
    play(G, '0', ['drive', 'kassel']);
    expect(G.turn.seat).toBe('0');
  });
  test('B-14.2 a player who has entered a jam to unload does that first', () =>
    expect(
      refused(arrived({ turn: { rolled: true, reached: 'flensburg', exact: true, due: 'unload' } }), '0', [
        'take',
        0,
      ]),
    ).toBe('unloadFirst B-10.3'));
  test('B-14.2 taking one ends the moment of Schnelle Verladung', () => {
    const turn = {
      rolled: true,
      reached: 'flensburg',
      exact: true,
      rollsWith: ['schnelleVerladung'],
    } as const;
    const G = arrived({ turn: { ...turn, rollsWith: [...turn.rollsWith] } });
    play(G, '0', ['take', 0]);
    expect(G.turn.rollsWith).toEqual([]);
  });
  test('B-14.2 in the standard game no contract can simply be taken', () =>
    expect(refused(arrived({ options: {} }), '0', ['take', 0])).toBe('noAuction B-7.1'));
  test.each([2, 6])('B-14.3 everybody starts with 2 000 DM: %i players', (numPlayers) => {
    const { money, bank } = tableOf(boardGame, { seed: 'a', numPlayers, options }).start.G;
    expect([Object.values(money), bank]).toEqual([Array(numPlayers).fill(2000), -2000 * numPlayers]);
  });
});
