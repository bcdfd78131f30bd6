import type { PlayerID } from 'boardgame.io';
import type { Match, Seat } from '../storage/matchStore';

/** Something that all at a table have to want: those who have said so, first who asked. */
type Agreement = { readonly asked: readonly PlayerID[] };

/** The same with one more voice; nobody has two. */
export const withVoice = (agreement: Agreement | undefined, playerID: PlayerID): readonly PlayerID[] => [
  ...new Set([...(agreement?.asked ?? []), playerID]),
];

/** The people who have not said yet that they want it, of those who are asked at all. */
export const missingIn = (
  { seats }: Pick<Match, 'seats'>,
  { asked }: Agreement,
  isAsked: (seat: Seat) => boolean,
): readonly Seat[] =>
  seats.filter((seat) => seat.credentialHash && isAsked(seat) && !asked.includes(seat.playerID));
