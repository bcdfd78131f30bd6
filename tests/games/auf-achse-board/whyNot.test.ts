import { boardGame } from '../../../games/auf-achse-board';
import type { CityId } from '../../../games/auf-achse-board/map';
import { FLENSBURG_ROAD } from '../../../games/auf-achse-board/network';
import type { RefusalReason } from '../../../games/auf-achse-board/refusals';
import { priceOf } from '../../../games/auf-achse-board/rules/auction';
import type { State } from '../../../games/auf-achse-board/state';
import { anyContract, apart, before, drew, open, type About } from './scenario';
import {
  ask,
  id,
  from,
  to,
  goods,
  other,
  kept,
  auction,
  G,
  driving,
  stopped,
  jam,
  placing,
  works,
} from './asked';

const big = anyContract((contract) => contract.goods > 4);

const full = anyContract(
  (contract) => contract.goods === 6 && ![id, big.id].includes(contract.id) && contract.to !== big.from,
).id;

/** Seat 1, taken along by seat 0, is one space from the city and has three points. */
const partner = (city: CityId, about: About): State =>
  G({
    trucks: { 0: 'graz-trieste.2', 1: before(city, 1) },
    tasks: [{ type: 'drive', seat: '1', least: 3, most: 3, die: null, optional: true }],
    ...about,
  });

type Case = readonly [rule: string, values: object, state: State, move: readonly unknown[], seat?: string];

/** Every reason, in positions where it occurs. */
const CASES: Record<RefusalReason, readonly Case[]> = {
  over: [['B-13.1', {}, G({ over: true }), ['endTurn']]],
  spectator: [['B-2.1', {}, G(), ['endTurn'], '2']],
  malformed: [
    ['B-3.1', {}, G(), ['honk']],
    ['B-3.1', {}, G(), ['endTurn', 1]],
    ['B-3.1', {}, G(), ['load', 'back']],
  ],
  notYourDecision: [
    ['B-3.1', { seat: '0' }, G(), ['endTurn'], '1'],
    ['B-4.1', { seat: '0' }, driving(3), ['drive', 'berlin'], '1'],
    ['B-7.5', { seat: '1' }, G({ tasks: [auction] }), ['bid', 3]],
  ],
  otherFirst: [
    ['B-2.2', { task: 'place' }, G(placing), ['roll'], '1'],
    ['B-12', { task: 'roll' }, G({ tasks: [{ type: 'roll', seat: '0', card: 'beifahrer' }] }), ['endTurn']],
    ['B-4.1', { task: 'drive' }, driving(3), ['endTurn']],
    ['B-9.1', { task: 'roadworks' }, G(works), ['endTurn']],
    ['B-3.3', { task: 'event' }, G({ tasks: [drew('radarfalle')] }), ['endTurn']],
    [
      'B-11.6',
      { task: 'snow' },
      G({ tasks: [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0'] }] }),
      ['endTurn'],
    ],
    ['B-7.5', { task: 'auction' }, G({ tasks: [auction] }), ['endTurn'], '1'],
    [
      'B-7.7',
      { task: 'loadWon' },
      G({ tasks: [{ type: 'loadWon', seat: '1', contract: other }] }),
      ['endTurn'],
      '1',
    ],
    ['B-3.1', { task: 'turn' }, G(), ['pass']],
  ],
  onCity: [
    ['B-2.2', { space: 'hamburg' }, G(placing), ['place', 'hamburg'], '1'],
    ['B-9.2', { space: 'hamburg' }, G(works), ['moveRoadworks', 'hamburg']],
  ],
  taken: [['B-2.2', { space: 'hamburg-berlin.1' }, G(placing), ['place', 'hamburg-berlin.1'], '1']],
  alreadyRolled: [['B-3.1', {}, G(), ['roll']]],
  handledCargo: [
    ['B-5.4', {}, G({ turn: { handled: true } }), ['roll']],
    [
      'B-11.4',
      {},
      G({ turn: { handled: true }, held: { 0: [kept('motivation')], 1: [] } }),
      ['motivate', 'nuernberg'],
    ],
  ],
  notRolled: [
    ['B-3.1', {}, G({ turn: {} }), ['endTurn']],
    ['B-3.1', {}, G({ turn: {} }), ['drive', 'nuernberg']],
  ],
  noSuchRoll: [['B-5.4', {}, G(), ['rollAgain', 'schnelleVerladung']]],
  outOfReach: [
    ['B-4.1', { steps: 5, points: 3 }, driving(3), ['drive', 'berlin']],
    // within reach of the die, but a sign blocks the way
    [
      'B-4.1',
      { steps: 2, points: 2 },
      driving(2, { roadworks: 'nuernberg-berlin.2' }),
      ['drive', 'nuernberg-berlin.3'],
    ],
    [
      'B-11.6',
      { points: 3 },
      G({ tasks: [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0'] }] }),
      ['blow', '0', 'berlin'],
    ],
  ],
  useAllPoints: [['B-4.1', { points: 3, steps: 1 }, driving(3), ['drive', 'nuernberg-berlin.2']]],
  outOfTurn: [
    ['B-11.2', {}, partner(from, { hands: { 0: [], 1: [id] } }), ['drive', from], '1'],
    ['B-11.2', {}, partner(to, { aboard: { 0: [], 1: [id] } }), ['drive', to], '1'],
    [
      'B-11.2',
      {},
      partner(to, { aboard: { 0: [], 1: [id] }, jam: { ...jam, space: to } }),
      ['drive', to],
      '1',
    ],
  ],
  occupied: [
    [
      'B-4.3',
      { space: 'nuernberg-berlin.3' },
      driving(2, { trucks: { 0: 'nuernberg-berlin.1', 1: 'nuernberg-berlin.3' } }),
      ['drive', 'nuernberg-berlin.3'],
    ],
    ['B-9.2', { space: 'nuernberg-berlin.1', seat: '0' }, G(works), ['moveRoadworks', 'nuernberg-berlin.1']],
  ],
  roadworksThere: [
    [
      'B-9.3',
      { space: 'nuernberg-berlin.2' },
      driving(1, { roadworks: 'nuernberg-berlin.2' }),
      ['drive', 'nuernberg-berlin.2'],
    ],
  ],
  jamThere: [
    ['B-10.2', { space: 'nuernberg-berlin.2' }, driving(1, { jam }), ['drive', 'nuernberg-berlin.2']],
    ['B-9.2', { space: 'nuernberg-berlin.2' }, G(works), ['moveRoadworks', 'nuernberg-berlin.2']],
  ],
  jammedCity: [['B-10.3', {}, driving(1, { jam: { ...jam, space: 'nuernberg' } }), ['drive', 'nuernberg']]],
  noSuchWay: [['B-4.2', {}, driving(1), ['drive', 'nuernberg', 'berlin']]],
  notOptional: [['B-4.1', {}, driving(3), ['decline']]],
  flensburgRoad: [['B-9.2', {}, G(works), ['moveRoadworks', FLENSBURG_ROAD]]],
  sameSpace: [['B-9.1', {}, G(works), ['moveRoadworks', 'basel-milano.1']]],
  mustMove: [['B-9.1', {}, G(works), ['leaveRoadworks']]],
  notOnCard: [
    ['B-12', { card: 'zollkontrolle' }, G({ tasks: [drew('zollkontrolle')] }), ['carryOut', 'help']],
    [
      'B-12',
      { card: 'radarfalle' },
      G({ tasks: [drew('radarfalle')], hands: { 0: [id], 1: [] } }),
      ['give', id],
    ],
  ],
  choose: [['B-12', { card: 'zollkontrolle' }, G({ tasks: [drew('zollkontrolle')] }), ['carryOut']]],
  noContract: [
    ['B-5.1', {}, G({ trucks: apart(from) }), ['load', id]],
    ['B-12', {}, G({ tasks: [drew('frachtDumping')], hands: { 0: [id], 1: [] } }), ['give', other]],
  ],
  notAboard: [['B-5.3', {}, G({ trucks: apart(to) }), ['unload', id]]],
  otherCity: [
    ['B-5.1', { city: from }, G({ hands: { 0: [id], 1: [] } }), ['load', id]],
    ['B-5.1', { city: to }, G({ aboard: { 0: [id], 1: [] } }), ['unload', id]],
  ],
  noRoom: [
    [
      'B-5.1',
      { goods, room: 0 },
      G({ trucks: apart(from), hands: { 0: [id], 1: [] }, aboard: { 0: [full], 1: [] } }),
      ['load', id],
    ],
    [
      'B-4.4',
      { city: from },
      driving(5, { trucks: apart(before(from, 2)), hands: { 0: [id], 1: [] }, stock: 0 }),
      ['drive', from],
    ],
  ],
  noGoods: [
    [
      'B-5.1',
      { goods, stock: 0 },
      G({ trucks: apart(from), hands: { 0: [id], 1: [] }, stock: 0 }),
      ['load', id],
    ],
  ],
  inspection: [
    [
      'B-11.8',
      {},
      G({ trucks: apart(from), hands: { 0: [id], 1: [] }, held: { 0: [kept('inspektion')], 1: [] } }),
      ['load', id],
    ],
    [
      'B-11.8',
      {},
      driving(5, {
        trucks: apart(before(from, 2)),
        hands: { 0: [id], 1: [] },
        held: { 0: [kept('inspektion')], 1: [] },
      }),
      ['drive', from],
    ],
  ],
  cargoFirst: ['endTurn', 'roll'].map((move): Case => ['B-4.4', {}, stopped(), [move]]),
  unloadFirst: [
    ['B-10.3', {}, stopped({ turn: { rolled: true, reached: from, due: 'unload' } }), ['load', id]],
    ['B-10.3', {}, stopped({ turn: { rolled: true, reached: from, due: 'unload' } }), ['endTurn']],
    [
      'B-10.3',
      {},
      stopped({ turn: { rolled: true, reached: from, due: 'unload' } }),
      ['buyTrailer', 'small'],
    ],
  ],
  onlyWon: [
    [
      'B-7.7',
      {},
      G({ tasks: [{ type: 'loadWon', seat: '1', contract: other }], hands: { 0: [], 1: [id, other] } }),
      ['load', id],
      '1',
    ],
  ],
  noTrailers: [['B-14.1', {}, G({ options: { variant: 'children' } }), ['buyTrailer', 'small']]],
  soldOut: [['B-6.1', { trailer: 'small' }, G({ supply: { large: 4, small: 0 } }), ['buyTrailer', 'small']]],
  noMoney: [
    ['B-6.1', { amount: 2000 }, G({ money: { 0: 1999, 1: 0 } }), ['buyTrailer', 'small']],
    [
      'B-7.6',
      { amount: priceOf(other, 3) },
      G({ tasks: [auction], money: { 0: 0, 1: priceOf(other, 3) - 1 } }),
      ['bid', 3],
      '1',
    ],
  ],
  keepForCargo: [
    [
      'B-4.4',
      {},
      stopped({
        trucks: apart(big.from),
        hands: { 0: [big.id], 1: [] },
        aboard: { 0: [full], 1: [] },
        money: { 0: 3999, 1: 0 },
      }),
      ['buyTrailer', 'small'],
    ],
  ],
  noAuctions: [['B-14.2', {}, G({ options: { variant: 'children' } }), ['callAuction', 0]]],
  noAuction: [['B-7.1', {}, G(), ['take', 0]]],
  notExact: [
    ['B-7.1', {}, G(), ['callAuction', 0]],
    ['B-14.2', {}, G({ options: { variant: 'children' } }), ['take', 0]],
  ],
  oneAuction: [
    [
      'B-3.1',
      {},
      G({ trucks: apart('kassel'), turn: { rolled: true, reached: 'kassel', exact: true, dealt: true } }),
      ['callAuction', 0],
    ],
    [
      'B-14.2',
      {},
      G({
        options: { variant: 'children' },
        trucks: apart('kassel'),
        turn: { rolled: true, reached: 'kassel', exact: true, dealt: true },
      }),
      ['take', 0],
    ],
  ],
  notOffered: [
    [
      'B-7.8',
      {},
      G({ trucks: apart('kassel'), turn: { rolled: true, reached: 'kassel', exact: true } }),
      ['callAuction', 0],
    ],
  ],
  lineTooLow: [['B-7.5', { line: 3 }, G({ tasks: [auction] }), ['bid', 2], '1']],
  noMotivation: [['B-11.4', {}, G(), ['motivate', 'nuernberg']]],
  movedAlready: [
    [
      'B-11.6',
      {},
      G({ tasks: [{ type: 'snow', seat: '0', least: 1, most: 3, left: ['0'] }] }),
      ['blow', '1', 'graz-trieste.1'],
    ],
  ],
};

const cases = Object.entries(CASES).flatMap(([reason, all]) =>
  all.map(([rule, values, state, move, seat = '0']) => ({ reason, rule, values, state, move, seat })),
);

describe('B-3 A turn', () => {
  test.each(cases)('$rule $reason', ({ reason, rule, values, state, move, seat }) =>
    expect(ask(state, seat, move)).toEqual({ reason, rule, values }),
  );
  test.each(Object.entries(CASES))('B-3.1 the reason %s occurs', (_, all) =>
    expect(all.length).toBeGreaterThan(0),
  );
  test.each(cases)('$rule what is refused is not listed: $reason', ({ state, move: [name, ...args], seat }) =>
    expect(boardGame.legalMoves(state, seat)).not.toContainEqual({ move: name, args }),
  );
  test.each(['1', null, '', '-1', '__proto__', 'toString'])(
    'B-3.1 %j has nothing to decide in the turn of seat 0',
    (seat) => expect(open(G(), seat as string)).toEqual([]),
  );
});
