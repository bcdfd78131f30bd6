import { boardGame } from '../../../games/auf-achse-board';
import type { State, Task } from '../../../games/auf-achse-board/state';
import { MOVES } from '../../../games/auf-achse-board/moves';
import { anyContract, apart, drew, open, rolled } from './scenario';
import { ask, id, from, to, other, kept, auction, extra, G, driving, placing, works } from './asked';

const plain = (moves: readonly { readonly move: string; readonly args: readonly unknown[] }[]) =>
  new Set(moves.map(({ move, args }) => [move, ...args].join(' ')));

describe('B-3 A turn', () => {
  test.each<[string, unknown[]]>([
    ['toString', []],
    ['__proto__', []],
    ['', []],
    ['roll', [6]],
    ['rollAgain', []],
    ['rollAgain', ['back']],
    ['motivate', []],
    ['motivate', ['atlantis']],
    ['motivate', ['nuernberg', 'nuernberg-berlin.2']],
    ['load', []],
    ['load', ['C99']],
    ['load', [id, id]],
    ['unload', [null]],
    ['buyTrailer', ['huge']],
    ['buyTrailer', ['toString']],
    ['callAuction', [4]],
    ['callAuction', [-1]],
    ['callAuction', [0.5]],
    ['callAuction', ['0']],
    ['take', [4]],
    ['endTurn', ['now']],
  ])('B-3.1 %s with %j is no move of this game', (move, args) =>
    expect(ask(G(), '0', [move, ...args])).toMatchObject({ reason: 'malformed' }),
  );
  test.each<[Task, string, unknown[]]>([
    [{ type: 'place', seat: '0' }, 'place', ['atlantis']],
    [rolled(3), 'drive', []],
    [rolled(3), 'drive', ['nuernberg', 'nuernberg-berlin.2']],
    [rolled(3), 'drive', [3]],
    [{ type: 'roadworks', seat: '0' }, 'moveRoadworks', [null]],
    [drew('zollkontrolle'), 'carryOut', [3]],
    [drew('zollkontrolle'), 'carryOut', ['pay', 'miss']],
    [drew('frachtDumping'), 'give', ['back']],
    [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0'] }, 'blow', ['0']],
    [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0'] }, 'blow', [0, 'nuernberg']],
    [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0'] }, 'blow', ['0', 'atlantis']],
    [{ ...auction, seat: '0' }, 'bid', [6]],
    [{ ...auction, seat: '0' }, 'bid', [0]],
    [{ ...auction, seat: '0' }, 'pass', [1]],
  ])('B-3.1 nor while a task waits: %j, %s with %j', (task, move, args) =>
    expect(ask(G({ tasks: [task] }), '0', [move, ...args])).toMatchObject({ reason: 'malformed' }),
  );

  /** A position for every kind of moment. */
  const moments: readonly (readonly [string, State])[] = [
    [
      'before the roll',
      G({
        turn: {},
        trucks: apart(from),
        hands: { 0: [id], 1: [] },
        held: { 0: [kept('motivation')], 1: [] },
      }),
    ],
    [
      'after the move',
      G({
        trucks: apart(to),
        aboard: { 0: [id], 1: [] },
        offer: [other, null, null, null],
        turn: { rolled: true, reached: to, exact: true },
      }),
    ],
    ['with rolls granted', G({ turn: { rolled: true, rollsWith: ['inspektion', 'schnelleVerladung'] } })],
    [
      'children',
      G({
        options: { variant: 'children' },
        offer: [other, null, null, null],
        trucks: apart('kassel'),
        turn: { rolled: true, reached: 'kassel', exact: true },
      }),
    ],
    ['placing', G(placing)],
    ['driving', driving(4)],
    ['driving by a card', G({ tasks: [extra] })],
    ['rolling', G({ tasks: [{ type: 'roll', seat: '0', card: 'beifahrer' }] })],
    ['road works', G({ ...works, options: { roadworks: 'may' } })],
    ['snow', G({ tasks: [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0', '1'] }] })],
    ['auction', G({ tasks: [auction] })],
    [
      'won',
      G({
        trucks: { 0: 'hamburg', 1: anyContract((one) => one.id === other).from },
        hands: { 0: [], 1: [other] },
        tasks: [{ type: 'loadWon', seat: '1', contract: other }],
      }),
    ],
    ['giving', G({ hands: { 0: [id], 1: [] }, tasks: [drew('frachtDumping')] })],
    ['customs', G({ tasks: [drew('zollkontrolle')] })],
    ['fog', G({ tasks: [drew('stauNebel')] })],
  ];
  test.each(moments)(
    'B-3.1 the listed moves are exactly those without a reason against them: %s',
    (_, state) => {
      for (const seat of ['0', '1'] as const) {
        const allowed = boardGame
          .conceivable(state)
          .filter(({ move, args }) => !ask(state, seat, [move, ...args]));
        expect(plain(open(state, seat))).toEqual(plain(allowed));
      }
      expect(open(state, '0').length + open(state, '1').length).toBeGreaterThan(0);
    },
  );
  test('B-3.1 every kind of move is possible at one of these moments', () => {
    const listed = moments.flatMap(([, state]) => [...open(state, '0'), ...open(state, '1')]);
    expect(new Set(listed.map(({ move }) => move))).toEqual(new Set(MOVES.map(({ name }) => name)));
  });
});
