import type { PlayerID } from 'boardgame.io';
import { faceDown, ownFaceUp } from '../shared/faceDown';
import { perSeat } from '../shared/seats';
import type { Dealt, RaceHappening } from './happenings';
import { onlyWhetherEmpty } from './playerView';
import { BACK, isAdvanced, seatsOf, type View } from './state';

type Readable = Pick<View, 'options' | 'hands'>;

/** the cards at the start of a race, as one seat sees them. */
const dealtTo = (dealt: Dealt, playerID: PlayerID | null, table: Readable): Dealt => {
  const each = <Corner>(own: (seat: PlayerID) => Corner, another: (seat: PlayerID) => Corner) =>
    perSeat(seatsOf(table), (seat) => (seat === playerID ? own(seat) : another(seat)));
  const mayLook = table.options.stacks === 'open';
  return {
    hands: ownFaceUp(dealt.hands, playerID),
    piles: perSeat(Object.keys(dealt.piles), (car) => faceDown(dealt.piles[car]!)),
    stacks: each(
      (seat) => (mayLook ? dealt.stacks[seat]! : dealt.stacks[seat]!.map(faceDown)),
      (seat) => onlyWhetherEmpty(dealt.stacks[seat]!),
    ),
    pitCards: dealt.pitCards,
    aside: each(
      (seat) => dealt.aside[seat]!,
      (seat) => (isAdvanced(table) ? [] : dealt.aside[seat]!),
    ),
  };
};

/** A happening as a seat may learn of it: cards that it may not see are replaced by backs. */
export const seenBy = (told: RaceHappening, playerID: PlayerID | null, table: Readable): RaceHappening => {
  const mayLook = table.options.stacks === 'open';
  switch (told.type) {
    case 'settingUp':
      return {
        ...told,
        decks: perSeat(seatsOf(table), (seat) => (seat === playerID ? told.decks[seat]! : [])),
        piles: perSeat(Object.keys(told.piles), (car) => faceDown(told.piles[car]!)),
      };
    case 'choseSetUp':
      return told.seat === playerID
        ? told
        : { ...told, setUp: null, pitCards: [], unsorted: [], leftOut: [] };
    case 'laid':
      if (told.seat !== playerID) return { ...told, card: BACK, pile: null, stacks: null };
      return { ...told, stacks: mayLook ? told.stacks : (told.stacks?.map(faceDown) ?? null) };
    case 'took':
      return told.seat === playerID ? told : { ...told, card: BACK, stack: null };
    case 'start':
      return { ...told, dealt: dealtTo(told.dealt, playerID, table) };
    case 'drove':
      return told.car === playerID || !told.hand ? told : { ...told, hand: faceDown(told.hand) };
    case 'filled':
      return told.car === playerID ? told : { ...told, cards: faceDown(told.cards) };
    case 'drew':
      return told.car === playerID ? told : { ...told, card: BACK };
    case 'fetched':
      return told.car === playerID ? told : { ...told, held: BACK };
    case 'stowed': {
      if (told.car !== playerID) return { ...told, lying: { card: BACK, onTop: false } };
      return mayLook ? told : { ...told, lying: { ...told.lying, card: BACK } };
    }
    case 'grid':
    case 'ready':
    case 'turn':
    case 'round':
    case 'spent':
    case 'waited':
    case 'showed':
    case 'left':
    case 'raceEnd':
    case 'end':
      return told;
  }
};
