import { refusalsOf, type GeneralReason, type Refusal } from '../shared/legality';

/** Every reason for which a move of this game can be refused. */
// prettier-ignore
export type RefusalReason =
  | GeneralReason
  // whose turn it is, and what comes first
  | 'notNow' | 'notYourTurn' | 'otherFirst' | 'alreadyReady' | 'mustDrive'
  // cards and stacks
  | 'setUpChosen' | 'setUpFirst' | 'notToSort' | 'notLeftOut' | 'leftOut' | 'sortFirst' | 'emptyStack' | 'notInHand'
  | 'notBesidePit'
  // where a car may drive
  | 'leaderSix' | 'leaderSixes' | 'occupied' | 'blocked' | 'solidLine' | 'throughPit' | 'alreadyStopped' | 'noPitNow'
  | 'outOfReach';

export type RaceRefusal = Refusal<RefusalReason>;

/** A reason, its paragraph, and the values for the sentence. */
export const refusal = refusalsOf<RefusalReason>();
