import type { PlayerID } from 'boardgame.io';
import { createContext, useContext, type ReactNode } from 'react';
import { isOverDays, type Conduct } from '../../games/shared/conduct';
import type { BotLevel } from '../../games/shared/gameModule';
import type { SeatInfo } from './match';
import { useNow } from './useNow';

/**
 * The state of the table apart from the game, and when the server sent it, in ms since 1970 by this device's clock.
 */
export type Heard = Conduct & { readonly at: number };

/** The status of a seat apart from the game. */
export type SeatStatus =
  | { readonly kind: 'free' }
  /** A computer player decides until the player is back, or somebody takes the seat. */
  | { readonly kind: 'standIn'; readonly level: BotLevel; readonly isFree: boolean }
  /**
   * Since when the player is away, and from when others may hand over the seat, in ms since 1970; undefined while
   * unknown.
   */
  | { readonly kind: 'away'; readonly since?: number; readonly handOverAt?: number }
  /** The player is absent in a match over days, where nobody is expected to be present. */
  | { readonly kind: 'elsewhere' }
  /** The page is connected, but hidden. */
  | { readonly kind: 'looksAway' }
  | { readonly kind: 'here' };

/** The status of a seat; undefined for a computer player. */
export const statusOf = (
  { playerID, name, bot, standIn, isConnected, looksAway }: SeatInfo,
  heard: Heard | undefined,
): SeatStatus | undefined => {
  if (bot) return undefined;
  if (standIn) return { kind: 'standIn', level: standIn, isFree: name === undefined };
  if (name === undefined) return { kind: 'free' };
  if (isConnected !== false) return { kind: looksAway ? 'looksAway' : 'here' };
  if (heard && isOverDays(heard.options)) return { kind: 'elsewhere' };
  const away = heard?.away[playerID];
  if (!heard || !away) return { kind: 'away' };
  return { kind: 'away', since: heard.at - away.for, handOverAt: heard.at + away.wait };
};

/** Who sits at a table on a server, and its state; not for tables on this device or replays. */
export type TableStanding = {
  readonly seats: readonly SeatInfo[];
  readonly heard: Heard | undefined;
  /** The reader's seat; null for spectators. */
  readonly me?: PlayerID | null;
  /** What the reader can do about a seat whose player is away, shown in that seat's row. */
  readonly offerAt?: (playerID: PlayerID) => ReactNode;
};

/** Is everybody present, and nothing asked of the table? Then there is no sign about it. */
export const isUndisturbed = (seats: readonly SeatInfo[], heard: Heard | undefined): boolean =>
  heard !== undefined &&
  !heard.pause &&
  !heard.wish &&
  seats.every((seat) => ['here', 'looksAway', undefined].includes(statusOf(seat, heard)?.kind));

/** The state of the table; undefined except at tables on a server. */
export const StandingContext = createContext<TableStanding | undefined>(undefined);

/**
 * A seat's remaining time in ms, updated every second while its clock runs, and what share is left of the part now
 * running: first of the time for the decision, then of the bank. Undefined without clocks.
 */
export const useSeatTime = (playerID: PlayerID) => {
  const heard = useContext(StandingContext)?.heard;
  const time = heard?.clocks?.[playerID];
  const now = useNow(time?.runs ?? false);
  if (!heard || !time) return undefined;
  const passed = time.runs ? Math.max(0, now - heard.at) : 0;
  const left = Math.max(0, time.left - passed);
  const bank = Math.max(0, time.bank - Math.max(0, passed - time.left));
  const whole = heard.options.clock;
  const share = whole ? (left ? left / whole.perDecision : bank / Math.max(1, whole.bank)) / 1000 : 0;
  return { left, bank, runs: time.runs, share: Math.min(1, share) };
};

/** Is the match played with clocks? */
export const useHasClocks = (): boolean => useContext(StandingContext)?.heard?.clocks !== undefined;

/** In the row of a seat: what the reader can do about it. */
export const SeatOffer = ({ seat }: { readonly seat: PlayerID }): ReactNode =>
  useContext(StandingContext)?.offerAt?.(seat);

/** The status of a seat of this table apart from the game. */
export const useSeatStatus = (playerID: PlayerID): SeatStatus | undefined => {
  const standing = useContext(StandingContext);
  const seat = standing?.seats.find((seat) => seat.playerID === playerID);
  return seat && statusOf(seat, standing?.heard);
};
