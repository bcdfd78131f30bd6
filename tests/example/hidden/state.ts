import type { PlayerID } from 'boardgame.io';
import type { Back } from '../../../games/shared/faceDown';
import { movesOf } from '../../../games/shared/moves';
import type { PerSeat } from '../../../games/shared/seats';
import type { HappeningsOf } from '../../../games/shared/telling';

/** H-1.1 — the cards. What lies face down needs an id that nothing else has. */
export const CARDS = Array.from({ length: 18 }, (_, n) => `card-${n + 1}` as const);
export type CardId = (typeof CARDS)[number];

type Table<Card> = {
  hands: PerSeat<Card[]>;
  /** H-2.1 — what lies before each seat. */
  laid: PerSeat<Card | null>;
  /** H-1.1 — what is left over. */
  rest: Card[];
  /** H-2.2 — what has been turned up. */
  open: CardId[];
  points: PerSeat<number>;
};

/** The whole table. */
export type State = Table<CardId>;
/** What one seat sees of it: backs where it may not look. Every State is a View. */
export type View = Table<CardId | Back>;

/** H-3.1 — has nobody a card left? */
export const isOver = ({ hands, laid }: View): boolean =>
  Object.keys(hands).every((seat) => !hands[seat]!.length && !laid[seat]);

/** All that can happen at the table. */
export type Told = HappeningsOf<{
  /** H-2.1 — a card is laid; the others are told of a back. */
  laid: { seat: PlayerID; card: CardId | Back };
  /** H-2.2 — all cards are turned up, and this seat takes the point. */
  turnedUp: { cards: readonly CardId[]; seat: PlayerID };
}>;

export type HighestCard = { State: State; View: View; Told: Told; Moment: { readonly type: 'laying' } };

export const move = movesOf<HighestCard>();
