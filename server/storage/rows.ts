import type { BotLevel } from '../../games/shared/gameModule';
import type { Match, Seat } from './matchStore';

/** A match as it is kept, its seats with it. */
export type MatchRow = {
  readonly id: string;
  readonly game: string;
  readonly rules: number | null;
  readonly unlisted: number;
  readonly options: string;
  readonly state_id: number;
  readonly gameover: string | null;
  readonly next_match: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  /** JSON of the seats, in their order. */
  readonly seats: string;
};
type SeatRow = { readonly [Column in 'seat' | 'name' | 'credential' | 'bot']: string | null };

const seatOf = ({ seat, name, credential, bot }: SeatRow): Seat => ({
  playerID: seat!,
  name: name ?? undefined,
  credentialHash: credential ?? undefined,
  bot: (bot as BotLevel | null) ?? undefined,
});

/** Throws when the row is broken. */
export const matchOf = (row: MatchRow): Match => ({
  matchID: row.id,
  game: row.game,
  rules: row.rules ?? undefined,
  unlisted: row.unlisted === 1,
  options: JSON.parse(row.options) as Match['options'],
  seats: (JSON.parse(row.seats) as SeatRow[]).map(seatOf),
  stateID: row.state_id,
  gameover: row.gameover === null ? undefined : (JSON.parse(row.gameover) as unknown),
  nextMatchID: row.next_match ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The columns of a `MatchRow`, to be selected from `matches`. */
export const matchColumns = (seatsAsJson: string): string =>
  `matches.id, game, rules, unlisted, options, matches.state_id, gameover, next_match, created_at, updated_at,
   ${seatsAsJson} AS seats`;
