import type { PlayerID } from 'boardgame.io';
import { deckOf, type View } from '../../../../games/ausgebremst';
import { seatNumber } from '../../../pieces/Seal';
import { CardBack } from './RaceCard';

/**
 * The number of cards in a seat's hand; during the set-up the whole deck, because the others do not see how much is
 * sorted.
 */
export const inHand = ({ stage, hands }: View, seat: PlayerID): number =>
  (stage === 'setUp' ? deckOf(seat) : hands[seat]!).length;

/** The back of a card of that seat. */
export const SeatBack = ({ seat }: { readonly seat: PlayerID }) => <CardBack paint={seatNumber(seat)} />;
