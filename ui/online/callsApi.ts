import type { CallWay, PushKey } from '../../games/shared/protocol';
import { address, ask } from './lobbyApi';
import { listMySeats } from './mySeats';

type Seat = ReturnType<typeof listMySeats>[number];

const proofOf = ({ playerID, credentials }: Seat) => ({ playerID, credentials });

/** Has the server call whoever plays a seat of ours when it is their turn and no page of theirs is there. */
export const wantCalls = async (seat: Seat, way: CallWay): Promise<void> => {
  await ask(address(seat.game, seat.matchID, 'call'), { ...proofOf(seat), way });
};

/** Has the server call nobody there any more. */
export const endCalls = async (seat: Seat, to: string): Promise<void> => {
  await ask(address(seat.game, seat.matchID, 'callOff'), { ...proofOf(seat), address: to });
};

/** By what a push service is to know this server. */
export const pushKey = async (): Promise<string> => (await ask<PushKey>('/push')).publicKey;

/** Does something about each of our seats, one after the other; one that the server does not know holds up none. */
export const atEverySeat = async (work: (seat: Seat) => Promise<void>): Promise<void> => {
  for (const seat of listMySeats()) await work(seat).catch(() => {});
};

/** Our seat at a match, as the server is asked about it. */
export const seatAt = (game: string, matchID: string): Seat | undefined =>
  listMySeats().find((seat) => seat.game === game && seat.matchID === matchID);
