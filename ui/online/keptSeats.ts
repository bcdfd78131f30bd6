import type { PlayerID } from 'boardgame.io';
import { MOST_BEFORE, type LobbyMatch } from '../../games/shared/protocol';
import { listMySeats } from './mySeats';

type Seat = Pick<LobbyMatch['seats'][number], 'playerID' | 'kept'>;

/**
 * What may prove that a seat is kept for us: our credentials for that seat, under that name, in earlier matches, the
 * latest first. The server finds out which of them is right.
 */
export const proofsFor = ({ playerID, kept }: Seat): readonly string[] =>
  kept
    ? listMySeats()
        .filter((seat) => seat.playerID === playerID && seat.name === kept.name)
        .slice(0, MOST_BEFORE)
        .map(({ credentials }) => credentials)
    : [];

/** Is it a free seat that is kept for us? */
export const isKeptForUs = (seat: Seat): boolean => proofsFor(seat).length > 0;

/** The seats we may take: first those kept for us, then those open to anybody. */
export const seatsForUs = (seats: LobbyMatch['seats']): readonly PlayerID[] =>
  [...seats.filter(isKeptForUs), ...seats.filter(({ name, kept }) => name === undefined && !kept)].map(
    ({ playerID }) => playerID,
  );
