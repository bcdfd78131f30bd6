import type { PlayerID } from 'boardgame.io';
import { deckOf, type View } from '../../../../games/ausgebremst';
import { seatNumber } from '../../../pieces/Seal';
import { CardBack } from './RaceCard';

/** How many cards a seat has in hand; during the set-up that is its deck, of which nobody else sees how much is laid out. */
export const inHand = ({ stage, hands }: View, seat: PlayerID): number =>
  (stage === 'setUp' ? deckOf(seat) : hands[seat]!).length;

/** The back of a card of that seat. */
export const SeatBack = ({ seat }: { readonly seat: PlayerID }) => <CardBack paint={seatNumber(seat)} />;
