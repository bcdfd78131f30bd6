import type { Refusal } from '../shared/legality';

/** Every reason a move of this game can be refused for. */
export type Reason =
  | 'over'
  | 'spectator'
  | 'malformed'
  | 'notNow'
  | 'notYourTurn'
  | 'otherFirst'
  | 'alreadyReady'
  | 'setUpChosen'
  | 'setUpFirst'
  | 'notToSort'
  | 'notLeftOut'
  | 'leftOut'
  | 'sortFirst'
  | 'emptyStack'
  | 'notInHand'
  | 'notBesidePit'
  | 'leaderSix'
  | 'leaderSixes'
  | 'occupied'
  | 'blocked'
  | 'solidLine'
  | 'throughPit'
  | 'alreadyStopped'
  | 'noPitNow'
  | 'outOfReach'
  | 'mustDrive';

export type RaceRefusal = Refusal<Reason>;

/** A reason, the paragraph it rests on, and what the sentence needs to know. */
export const refusal = (reason: Reason, rule: string, values: Refusal['values'] = {}): RaceRefusal => ({
  reason,
  values,
  rule,
});
