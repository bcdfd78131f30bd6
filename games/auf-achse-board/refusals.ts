import { refusalsOf, type GeneralReason, type Refusal } from '../shared/legality';

/** Every reason for which a move of this game can be refused. */
// prettier-ignore
export type RefusalReason =
  | GeneralReason
  // whose decision it is, and what comes first
  | 'notYourDecision' | 'otherFirst' | 'cargoFirst' | 'unloadFirst' | 'notRolled' | 'outOfTurn'
  // the die and the cards that grant a roll or a drive
  | 'alreadyRolled' | 'handledCargo' | 'noSuchRoll' | 'noMotivation' | 'notOptional' | 'notOnCard' | 'choose'
  // where a truck or a sign may go
  | 'onCity' | 'taken' | 'outOfReach' | 'useAllPoints' | 'occupied' | 'roadworksThere' | 'jamThere' | 'jammedCity'
  | 'noSuchWay' | 'flensburgRoad' | 'sameSpace' | 'mustMove' | 'movedAlready'
  // goods and trailers
  | 'noContract' | 'notAboard' | 'otherCity' | 'noRoom' | 'noGoods' | 'inspection' | 'onlyWon' | 'noTrailers'
  | 'soldOut' | 'noMoney' | 'keepForCargo'
  // public contracts
  | 'noAuctions' | 'noAuction' | 'notExact' | 'oneAuction' | 'notOffered' | 'lineTooLow';

export type BoardRefusal = Refusal<RefusalReason>;

/** A reason, its paragraph, and the values for the sentence. */
export const refusal = refusalsOf<RefusalReason>();
