import type { PlayerID } from 'boardgame.io';
import type { Match, Seat } from '../storage/matchStore';

/** Something that everybody at a table must agree to: who has agreed so far, beginning with whoever asked for it. */
type Agreement = { readonly asked: readonly PlayerID[] };

/** The same with one more vote; nobody has two. */
export const withVoice = (agreement: Agreement | undefined, playerID: PlayerID): readonly PlayerID[] => [
  ...new Set([...(agreement?.asked ?? []), playerID]),
];

/** The people who have not agreed yet, of those who are asked at all. */
export const missingIn = (
  { seats }: Pick<Match, 'seats'>,
  { asked }: Agreement,
  isAsked: (seat: Seat) => boolean,
): readonly Seat[] =>
  seats.filter((seat) => seat.credentialHash && isAsked(seat) && !asked.includes(seat.playerID));
