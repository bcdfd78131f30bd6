import type { PlayerID } from 'boardgame.io';
import { perSeat } from '../shared/seats';
import { evolveBy } from '../shared/telling';
import type { CardHappening } from './happenings';
import { seatsOf, type View } from './state';

/** K-3.1 — everybody may lay again. */
const beginRound = (table: View, round: number, startPlayer: PlayerID): void => {
  table.round = round;
  table.startPlayer = startPlayer;
  table.raceLaid = perSeat(seatsOf(table), () => false);
  table.counterLaid = perSeat(seatsOf(table), () => false);
};

/**
 * How each happening changes the table, whole or as a seat sees it: the only code that ever changes it. It knows no
 * rules; a happening contains all results.
 */
export const evolve = evolveBy<View, CardHappening>({
  laid: (table, { seat, place, card, lying }) => {
    const hand = table.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    if (place === 'counter') {
      table.sealed[seat] = lying;
      table.counterLaid[seat] = true;
    } else table.races[seat]!.push(lying);
    if (place === 'race') table.raceLaid[seat] = true;
    if (place === 'extra') table.extra[seat]! -= 1;
  },
  counted: (table, { seat, counter, discarded }) => {
    table.sealed[seat] = null;
    table.counter = [...counter];
    table.discard.push(...discarded);
  },
  left: (table, { counter, discarded }) => {
    table.counter = [...counter];
    table.discard.push(...discarded);
  },
  crossing: (table, { seats, discarded }) => {
    for (const seat of seats) table.races[seat]!.pop();
    table.discard.push(...discarded);
  },
  extra: (table, { cards }) => {
    table.extra = { ...cards };
  },
  drawn: (table, { cards, reshuffled, deck }) => {
    for (const [seat, drawn] of Object.entries(cards)) table.hands[seat]!.push(...drawn);
    if (reshuffled) {
      table.deck = [...deck];
      table.discard = [];
      table.reshuffles = reshuffled;
    } else table.deck.splice(table.deck.length - Object.values(cards).flat().length);
  },
  round: (table, { round, startPlayer }) => beginRound(table, round, startPlayer),
  stageEnd: (table, { next, scores }) => {
    table.startPlayer = next;
    for (const [seat, km] of Object.entries(scores)) table.scores[seat]!.push(km);
  },
  lieOpen: (table, { races }) => {
    for (const [seat, race] of Object.entries(races)) table.races[seat] = [...race];
  },
  stageBegin: (table, { stage, startPlayer, hands, deck }) => {
    beginRound(table, 1, startPlayer);
    for (const seat of seatsOf(table)) {
      table.hands[seat] = [...hands[seat]!];
      table.races[seat] = [];
    }
    table.stage = stage;
    table.counter = [];
    table.deck = [...deck];
    table.discard = [];
    table.reshuffles = 0;
  },
});
