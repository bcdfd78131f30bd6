import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  BACK,
  cardGame,
  isPaused,
  owesCounter,
  owesRace,
  seatsOf,
  type Back,
  type CardId,
  type View,
} from '../../../../games/auf-achse-cards';
import { clockwiseFrom } from '../../../../games/shared/seats';
import { seatNumber, type Seat } from '../../../pieces/Seal';
import { nameAt, type SeatInfo, type Snapshot } from '../../../kit/match';
import { baysOf, type Bay } from './bays';
import { WORDS } from './words';
import { lastPause, revealOn } from '../story';

/** What the table waits for from a seat; `revealing` while there is nothing to play. */
export type Doing =
  'thinking' | 'owesRace' | 'owesCounter' | 'owesExtra' | 'done' | 'revealing' | 'noCards' | 'over';

/** A place where a card is to be played now, and the card there, by the name it travels under. */
export type DueCard = { readonly bay: Bay['id']; readonly card: string; readonly isLaid: boolean };

/** A seat as the table shows it. */
export type Player = {
  readonly seat: PlayerID;
  /** The number of the seat, from 1: for its colour and shape. */
  readonly number: Seat;
  /** The name to show, even while the seat is free. */
  readonly name: string;
  readonly isMe: boolean;
  readonly isBot: boolean;
  readonly isStart: boolean;
  readonly hand: readonly (CardId | Back)[];
  readonly race: readonly (CardId | Back)[];
  /** How many cards at the end of the race were played this round and are not settled yet. */
  readonly fresh: number;
  readonly sealed: CardId | Back | null;
  /** One for each card to be played now; empty while counter cards are turned up. */
  readonly places: readonly DueCard[];
  readonly doing: Doing;
};

/** The name of a player; for a free seat, its number. */
export const calledAt = (seats: readonly SeatInfo[], seat: PlayerID, t: TFunction): string =>
  nameAt(seats, seat) || t('board.freeSeat', { ns: WORDS, number: seatNumber(seat) });

/** Is every card of it visible? */
export const isOpen = (cards: readonly (CardId | Back)[]): cards is readonly CardId[] =>
  cards.every((card) => card !== BACK);

const doingOf = (view: View, seat: PlayerID, revealing: boolean): Doing => {
  if (cardGame.isOver(view)) return 'over';
  if (isPaused(view)) return view.extra[seat] ? 'owesExtra' : 'done';
  if (revealing) return 'revealing';
  const race = owesRace(view, seat);
  const counter = owesCounter(view, seat);
  if (race && counter) return 'thinking';
  if (race) return view.counterLaid[seat] ? 'owesRace' : 'thinking';
  if (counter) return 'owesCounter';
  return view.raceLaid[seat] ? 'done' : 'noCards';
};

/** All seats as the table shows them, in seat order. */
export const playersOf = (
  { view, playerID, seats, log }: Snapshot<View>,
  t: TFunction,
): readonly Player[] => {
  const revealing = revealOn({ view, log }).isCurrent;
  const paused = isPaused(view);
  const pause = lastPause(log);
  return seatsOf(view).map((seat): Player => {
    const race = view.races[seat]!;
    const extra = pause[seat] ?? 0;
    const fresh = paused ? extra - view.extra[seat]! : view.raceLaid[seat] && !revealing ? 1 : 0;
    const places = baysOf(view, seat, { isRevealing: revealing, extra }).map(
      ({ id: bay, isLaid }, at): DueCard => ({
        bay,
        card: bay === 'counter' ? `sealed-${seat}` : `race-${seat}-${race.length - fresh + at}`,
        isLaid,
      }),
    );
    return {
      seat,
      number: seatNumber(seat),
      name: calledAt(seats, seat, t),
      isMe: seat === playerID,
      isBot: seats.some((one) => one.playerID === seat && one.bot),
      isStart: seat === view.startPlayer,
      hand: view.hands[seat]!,
      race,
      fresh,
      sealed: view.sealed[seat]!,
      places,
      doing: doingOf(view, seat, revealing),
    };
  });
};

/** All players clockwise, starting with one of them. */
export const inOrderFrom = (players: readonly Player[], first: PlayerID): readonly Player[] =>
  clockwiseFrom(
    players.map(({ seat }) => seat),
    first,
  ).map((seat) => players.find((player) => player.seat === seat)!);

/** The opponents, clockwise from the reader's left; everybody for a spectator. */
export const othersOf = (players: readonly Player[]): readonly Player[] => {
  const me = players.find(({ isMe }) => isMe);
  return me ? inOrderFrom(players, me.seat).slice(1) : players;
};
