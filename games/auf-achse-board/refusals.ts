import type { Refusal } from '../shared/legality';

/** Every reason a move of this game can be refused for. */
export type Reason =
  | 'over'
  | 'spectator'
  | 'malformed'
  | 'notYourDecision'
  | 'otherFirst'
  | 'onCity'
  | 'taken'
  | 'alreadyRolled'
  | 'handledCargo'
  | 'notRolled'
  | 'noSuchRoll'
  | 'outOfReach'
  | 'useAllPoints'
  | 'outOfTurn'
  | 'occupied'
  | 'roadworksThere'
  | 'jamThere'
  | 'jammedCity'
  | 'noSuchWay'
  | 'notOptional'
  | 'flensburgRoad'
  | 'sameSpace'
  | 'mustMove'
  | 'notOnCard'
  | 'choose'
  | 'noContract'
  | 'notAboard'
  | 'otherCity'
  | 'noRoom'
  | 'noGoods'
  | 'inspection'
  | 'cargoFirst'
  | 'unloadFirst'
  | 'onlyWon'
  | 'noTrailers'
  | 'soldOut'
  | 'noMoney'
  | 'keepForCargo'
  | 'noAuctions'
  | 'noAuction'
  | 'notExact'
  | 'oneAuction'
  | 'notOffered'
  | 'lineTooLow'
  | 'noMotivation'
  | 'movedAlready';

export type BoardRefusal = Refusal<Reason>;

/** A reason, the paragraph it rests on, and what the sentence needs to know. */
export const refusal = (reason: Reason, rule: string, values: Refusal['values'] = {}): BoardRefusal => ({
  reason,
  values,
  rule,
});
