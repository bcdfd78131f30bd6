import type { RefusalReason } from '../../../games/ausgebremst';
import type { Refusal } from '../../../games/shared/legality';

/** Every reason with its paragraphs and values: a new reason does not compile until it is added here. */
// prettier-ignore
const REASONS: Readonly<Record<RefusalReason, readonly (readonly [rule: string, values?: Refusal['values']])[]>> = {
  over: [['A-2.1']],
  spectator: [['A-2.1']],
  malformed: [['A-4.1']],
  notNow: ['grid', 'setUp', 'sort', 'draw'].map((step) => ['A-11.10', { step }] as const),
  notYourTurn: [['A-3.4', { car: '1' }]],
  otherFirst: ['drive', 'draw', 'fetch', 'stow'].map((step) => ['A-11.5', { step }] as const),
  alreadyReady: [['A-3.2'], ['A-11.10']],
  setUpChosen: ['sort', 'draw'].map((step) => ['A-11.2', { step }] as const),
  setUpFirst: [['A-11.2']],
  notToSort: [['A-11.3']],
  notLeftOut: [['A-11.2']],
  leftOut: [['A-11.2']],
  sortFirst: [['A-11.4']],
  emptyStack: [['A-11.5']],
  notInHand: [['A-4.1', { value: 5 }]],
  notBesidePit: [['A-11.6']],
  leaderSix: [['A-6.1']],
  leaderSixes: [['A-6.3']],
  occupied: [['A-5.1', { value: 3, cars: '1' }]],
  blocked: ['X', '1 2'].map((cars) => ['A-5.2', { value: 3, cars }] as const),
  solidLine: [['A-5.3', { value: 3 }]],
  throughPit: [['A-7.3', { value: 3 }]],
  alreadyStopped: [['A-7.1']],
  noPitNow: [['A-7.1']],
  outOfReach: [['A-5.2', { value: 3 }]],
  mustDrive: [['A-4.2']],
};

/** Every possible refusal. */
export const REFUSALS: readonly Refusal[] = Object.entries(REASONS).flatMap(([reason, told]) =>
  told.map(([rule, values = {}]) => ({ reason, rule, values })),
);
