import type { PlayerID } from 'boardgame.io';
import { perSeat } from '../shared/seats';
import type { CardHappening } from './happenings';
import { seatsOf, type View } from './state';

type Told<Type extends CardHappening['type']> = Extract<CardHappening, { readonly type: Type }>;

/** K-3.1, K-3.2, K-6.5 — a card goes from the hand to its place. */
const layDown = (table: View, { seat, place, card, lying }: Told<'laid'>): void => {
  const hand = table.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  if (place === 'counter') table.sealed[seat] = lying;
  else table.races[seat]!.push(lying);
  if (place === 'counter') table.counterLaid[seat] = true;
  if (place === 'race') table.raceLaid[seat] = true;
  if (place === 'extra') table.extra[seat]! -= 1;
};

/** K-3.3, K-3.4 — cards go from the pile to the hands; a pile made anew has taken the discards. */
const fillUp = (table: View, { cards, reshuffled, deck }: Told<'drawn'>): void => {
  for (const [seat, drawn] of Object.entries(cards)) table.hands[seat]!.push(...drawn);
  if (reshuffled) {
    table.deck = [...deck];
    table.discard = [];
    table.reshuffles = reshuffled;
  } else table.deck.splice(table.deck.length - Object.values(cards).flat().length);
};

/** K-3.1 — everybody may lay again. */
const beginRound = (table: View, round: number, startPlayer: PlayerID): void => {
  const none = () => perSeat(seatsOf(table), () => false);
  Object.assign(table, { round, startPlayer, raceLaid: none(), counterLaid: none() });
};

/** K-7.2 — the table is cleared. */
const beginStage = (table: View, { stage, startPlayer, hands, deck }: Told<'stageBegin'>): void => {
  beginRound(table, 1, startPlayer);
  for (const seat of seatsOf(table)) {
    table.hands[seat] = [...hands[seat]!];
    table.races[seat] = [];
  }
  Object.assign(table, { stage, counter: [], deck: [...deck], discard: [], reshuffles: 0 });
};

/**
 * What a telling changes on the table, whole or as a seat sees it: the only place where the table ever changes. It
 * knows no rule; what was found out is told.
 */
export const evolve = (table: View, told: CardHappening): void => {
  switch (told.type) {
    case 'laid':
      layDown(table, told);
      break;
    case 'counted':
      table.sealed[told.seat] = null;
      table.counter = [...told.counter];
      table.discard.push(...told.discarded);
      break;
    case 'left':
      table.counter = [...told.counter];
      table.discard.push(...told.discarded);
      break;
    case 'crossing':
      for (const seat of told.seats) table.races[seat]!.pop();
      table.discard.push(...told.discarded);
      break;
    case 'extra':
      table.extra = { ...told.cards };
      break;
    case 'drawn':
      fillUp(table, told);
      break;
    case 'round':
      beginRound(table, told.round, told.startPlayer);
      break;
    case 'stageEnd':
      table.startPlayer = told.next;
      for (const [seat, km] of Object.entries(told.scores)) table.scores[seat]!.push(km);
      break;
    case 'lieOpen':
      for (const [seat, race] of Object.entries(told.races)) table.races[seat] = [...race];
      break;
    case 'stageBegin':
      beginStage(table, told);
      break;
  }
};
