import {
  USUAL_TABLE,
  type Pause,
  type TableEvent,
  type TableOptions,
  type Wish,
} from '../../games/shared/conduct';
import type { BotLevel } from '../../games/shared/gameModule';
import type { Clocks } from '../matches/clocks';
import type { KeptEvent, Match, NextMatch, Seat } from './matchStore';

/** A match as it is stored, with its seats. */
export type MatchRow = {
  readonly id: string;
  readonly game: string;
  readonly rules: number | null;
  readonly unlisted: number;
  readonly options: string;
  readonly agreed: string | null;
  readonly clocks: string | null;
  readonly pause: string | null;
  readonly wish: string | null;
  readonly state_id: number;
  readonly gameover: string | null;
  readonly next_match: string | null;
  readonly next_game: string | null;
  readonly next_by: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  /** The seats as JSON, in seat order. */
  readonly seats: string;
};
type SeatRow = {
  readonly [Column in 'seat' | 'name' | 'credential' | 'bot' | 'stand_in' | 'kept_for' | 'kept_name']:
    string | null;
} & { readonly [Column in 'away_since' | 'kept_until']: number | null };

const seatOf = ({
  seat,
  name,
  credential,
  bot,
  stand_in: standIn,
  away_since: awaySince,
  kept_for: credentialHash,
  kept_name: keptName,
  kept_until: until,
}: SeatRow): Seat => ({
  playerID: seat!,
  name: name ?? undefined,
  credentialHash: credential ?? undefined,
  bot: (bot as BotLevel | null) ?? undefined,
  standIn: (standIn as BotLevel | null) ?? undefined,
  awaySince: awaySince ?? undefined,
  ...(credentialHash !== null && { keptFor: { credentialHash, name: keptName ?? '', until: until ?? 0 } }),
});

/** An event as it is stored. */
export type EventRow = {
  readonly place: number;
  readonly kind: TableEvent['kind'];
  readonly at: number;
} & { readonly [Column in 'seat' | 'name' | 'by_seat' | 'by_name' | 'level']: string | null };

/** The event of a row; null columns are left out. */
export const eventOf = ({
  place,
  kind,
  seat,
  name,
  by_seat: by,
  by_name: byName,
  level,
  at,
}: EventRow): KeptEvent => ({
  place,
  kind,
  at,
  ...(seat !== null && { seat }),
  ...(name !== null && { name }),
  ...(by !== null && { by }),
  ...(byName !== null && { byName }),
  ...(level !== null && { level: level as BotLevel }),
});

/** The match that follows a match. */
export const nextOf = ({
  next_match: matchID,
  next_game: game,
  next_by: by,
}: Pick<MatchRow, 'next_match' | 'next_game' | 'next_by'>): NextMatch | undefined =>
  matchID === null ? undefined : { matchID, game: game ?? '', by: by ?? '' };

/** The match of a row. Throws when the row is damaged. */
export const matchOf = (row: MatchRow): Match => ({
  matchID: row.id,
  game: row.game,
  rules: row.rules ?? undefined,
  unlisted: row.unlisted === 1,
  options: JSON.parse(row.options) as Match['options'],
  table: { ...USUAL_TABLE, ...(row.agreed !== null && (JSON.parse(row.agreed) as Partial<TableOptions>)) },
  clocks: row.clocks === null ? undefined : (JSON.parse(row.clocks) as Clocks),
  pause: row.pause === null ? undefined : (JSON.parse(row.pause) as Pause),
  wish: row.wish === null ? undefined : (JSON.parse(row.wish) as Wish),
  seats: (JSON.parse(row.seats) as SeatRow[]).map(seatOf),
  stateID: row.state_id,
  gameover: row.gameover === null ? undefined : (JSON.parse(row.gameover) as unknown),
  next: nextOf(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The columns of a `MatchRow`, to select from `matches`. */
export const matchColumns = (seatsAsJson: string): string =>
  `matches.id, game, rules, unlisted, options, agreed, clocks, pause, wish, matches.state_id, gameover, next_match, next_game, next_by, created_at, updated_at,
   ${seatsAsJson} AS seats`;
