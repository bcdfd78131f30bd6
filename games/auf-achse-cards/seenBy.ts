import type { PlayerID } from 'boardgame.io';
import { faceDown, ownFaceUp } from '../shared/faceDown';
import { faceOf } from './cards';
import type { CardHappening } from './happenings';
import { BACK, type View } from './state';

/** K-3.6, K-6.7 — a happening as a seat may learn of it; `playerID` is null for spectators. */
export const seenBy = (told: CardHappening, playerID: PlayerID | null, { options }: View): CardHappening => {
  switch (told.type) {
    case 'laid': {
      if (told.seat !== playerID) return { ...told, card: BACK, lying: BACK };
      const isForgotten = told.place !== 'counter' && options.ownRace === 'memory';
      return isForgotten ? { ...told, lying: BACK } : told;
    }
    case 'counted':
    case 'left':
      return { ...told, counter: told.counter.map(faceOf), discarded: faceDown(told.discarded) };
    case 'crossing':
      return { ...told, discarded: faceDown(told.discarded) };
    case 'drawn':
      return { ...told, cards: ownFaceUp(told.cards, playerID), deck: faceDown(told.deck) };
    case 'stageBegin':
      return { ...told, hands: ownFaceUp(told.hands, playerID), deck: faceDown(told.deck) };
    case 'extra':
    case 'round':
    case 'stageEnd':
    case 'lieOpen':
      return told;
  }
};
