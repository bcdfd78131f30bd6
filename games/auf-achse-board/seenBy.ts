import type { PlayerID } from 'boardgame.io';
import { faceDown, ownFaceUp } from '../shared/faceDown';
import type { BoardHappening } from './happenings';
import { BACK } from './state';

/** B-1.3 — a happening as a seat learns of it: cards it may not read are replaced by the same number of backs. */
export const seenBy = (told: BoardHappening, playerID: PlayerID | null): BoardHappening => {
  switch (told.type) {
    case 'dealt':
      return { ...told, hands: ownFaceUp(told.hands, playerID) };
    case 'reshuffled':
      return { ...told, events: faceDown(told.events) };
    case 'putAway':
      return { ...told, under: BACK };
    case 'robbed':
      return told.seat === playerID ? told : { ...told, cards: faceDown(told.cards) };
    case 'won':
      return told.seat === playerID || told.mayLoad ? told : { ...told, card: BACK };
    case 'notLoaded':
      return told.seat === playerID ? told : { ...told, card: BACK };
    case 'drewContract':
      return told.seat === playerID ? told : { ...told, contract: BACK };
    case 'gave': {
      const left = told.seat === playerID ? told.left : BACK;
      const came = told.to === playerID ? told.came : BACK;
      return { ...told, left, came };
    }
    default:
      return told;
  }
};
