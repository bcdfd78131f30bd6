import type { CallWay, PushKey } from '../../games/shared/protocol';
import { address, ask } from './lobbyApi';
import { listMySeats } from './mySeats';

type Seat = ReturnType<typeof listMySeats>[number];

const proofOf = ({ playerID, credentials }: Seat) => ({ playerID, credentials });

/**
 * Asks the server to call the player of one of our seats when it is their turn and none of their pages is connected.
 */
export const wantCalls = async (seat: Seat, way: CallWay): Promise<void> => {
  await ask(address(seat.game, seat.matchID, 'call'), { ...proofOf(seat), way });
};

/** Asks the server to stop calling that address for this seat. */
export const endCalls = async (seat: Seat, to: string): Promise<void> => {
  await ask(address(seat.game, seat.matchID, 'callOff'), { ...proofOf(seat), address: to });
};

/** The key by which a push service recognises this server. */
export const pushKey = async (): Promise<string> => (await ask<PushKey>('/push')).publicKey;

/**
 * Does something for each of our seats, one after the other; a seat that the server does not know does not stop the
 * rest.
 */
export const atEverySeat = async (work: (seat: Seat) => Promise<void>): Promise<void> => {
  for (const seat of listMySeats()) await work(seat).catch(() => {});
};

/** Our seat at a match, in the form needed for requests to the server. */
export const seatAt = (game: string, matchID: string): Seat | undefined =>
  listMySeats().find((seat) => seat.game === game && seat.matchID === matchID);
