import type { RefusalReason } from '../../../games/auf-achse-board';
import type { Refusal } from '../../../games/shared/legality';

/** Every reason with its paragraphs and values: a new reason does not compile until it is added here. */
// prettier-ignore
const REASONS: Readonly<Record<RefusalReason, readonly (readonly [rule: string, values?: Refusal['values']])[]>> = {
  over: [['B-13.1']],
  spectator: [['B-2.1']],
  malformed: [['B-3.1']],
  notYourDecision: [['B-3.1', { seat: '1' }]],
  otherFirst: ['place', 'roll', 'drive', 'roadworks', 'land', 'event', 'snow', 'auction', 'loadWon', 'turn'].map((task) => ['B-3.3', { task }] as const),
  onCity: [['B-2.2', { space: 'kassel' }], ['B-9.2', { space: 'kassel' }]],
  taken: [['B-2.2', { space: 'hamburg-berlin.2' }]],
  alreadyRolled: [['B-3.1']],
  handledCargo: [['B-5.4'], ['B-11.4']],
  notRolled: [['B-3.1']],
  noSuchRoll: [['B-5.4']],
  outOfReach: [['B-4.1', { steps: 4, points: 3 }], ['B-4.1', { steps: 7, points: 3 }], ['B-4.1', { steps: 3, points: 3 }], ['B-11.6', { points: 3 }]],
  useAllPoints: [['B-4.1', { points: 1, steps: 0 }], ['B-4.1', { points: 4, steps: 2 }], ['B-4.1', { points: 5, steps: 2 }]],
  outOfTurn: [['B-11.2']],
  occupied: [['B-4.3', { space: 'kassel' }], ['B-9.2', { space: 'hamburg-berlin.1', seat: '1' }]],
  roadworksThere: [['B-9.3', { space: 'hamburg-berlin.1' }]],
  jamThere: [['B-10.2', { space: 'flensburg-hamburg.1' }], ['B-9.2', { space: 'hamburg-berlin.1' }]],
  jammedCity: [['B-10.3']],
  noSuchWay: [['B-4.2']],
  notOptional: [['B-4.1']],
  flensburgRoad: [['B-9.2']],
  sameSpace: [['B-9.1']],
  mustMove: [['B-9.1']],
  notOnCard: [['B-12', { card: 'diebe' }]],
  choose: [['B-12', { card: 'zollkontrolle' }]],
  noContract: [['B-5.1']],
  notAboard: [['B-5.3']],
  otherCity: [['B-5.1', { city: 'kassel' }]],
  noRoom: [['B-5.1', { goods: 5, room: 2 }], ['B-4.4', { city: 'kassel' }]],
  noGoods: [['B-5.1', { goods: 5, stock: 2 }]],
  inspection: [['B-11.8']],
  cargoFirst: [['B-4.4']],
  unloadFirst: [['B-10.3']],
  onlyWon: [['B-7.7']],
  noTrailers: [['B-14.1']],
  soldOut: [['B-6.1', { trailer: 'large' }]],
  noMoney: [['B-6.1', { amount: 3000 }], ['B-7.6', { amount: 2100 }]],
  keepForCargo: [['B-4.4']],
  noAuctions: [['B-14.2']],
  noAuction: [['B-7.1']],
  notExact: [['B-7.1']],
  oneAuction: [['B-3.1']],
  notOffered: [['B-7.8']],
  lineTooLow: [['B-7.5', { line: 3 }]],
  noMotivation: [['B-11.4']],
  movedAlready: [['B-11.6']],
};

/** Every possible refusal. */
export const REFUSALS: readonly Refusal[] = Object.entries(REASONS).flatMap(([reason, told]) =>
  told.map(([rule, values = {}]) => ({ reason, rule, values })),
);
