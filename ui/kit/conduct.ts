import type { PlayerID } from 'boardgame.io';
import { createContext, useContext, type ReactNode } from 'react';
import { isOverDays, type Conduct } from '../../games/shared/conduct';
import type { BotLevel } from '../../games/shared/gameModule';
import type { SeatInfo } from './match';
import { useNow } from './useNow';

/** How the table stood beside the game when the server said so, in ms since 1970 by this page's clock. */
export type Heard = Conduct & { readonly at: number };

/** What there is to say of a seat beside the game. */
export type SeatStatus =
  | { readonly kind: 'free' }
  /** A computer player decides until the player is back, or somebody takes the seat. */
  | { readonly kind: 'standIn'; readonly level: BotLevel; readonly isFree: boolean }
  /** Since when, and from when on others may hand the seat over, in ms since 1970; nothing while that is not known. */
  | { readonly kind: 'away'; readonly since?: number; readonly handOverAt?: number }
  /** In a match over days: then nobody is expected to be there. */
  | { readonly kind: 'elsewhere' }
  /** The page is there, and out of its player's sight. */
  | { readonly kind: 'looksAway' }
  | { readonly kind: 'here' };

/** What there is to say of a seat; nothing of a computer player. */
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

/** Who sits at a table on a server, and how it stands; nothing at a table of this device and in a replay. */
export type TableStanding = {
  readonly seats: readonly SeatInfo[];
  readonly heard: Heard | undefined;
  /** The reader's seat; null for spectators. */
  readonly me?: PlayerID | null;
  /** What the reader may do about a seat whose player is away, to stand in its row. */
  readonly offerAt?: (playerID: PlayerID) => ReactNode;
};

/** Is everybody there, and nothing asked of the table? Then no sign says otherwise. */
export const isUndisturbed = (seats: readonly SeatInfo[], heard: Heard | undefined): boolean =>
  heard !== undefined &&
  !heard.pause &&
  !heard.wish &&
  seats.every((seat) => ['here', 'looksAway', undefined].includes(statusOf(seat, heard)?.kind));

/** How the table stands; undefined away from tables on a server. */
export const StandingContext = createContext<TableStanding | undefined>(undefined);

/**
 * What is left to a seat, in ms, every second anew while its time passes, and which share of what passes now: of the time
 * for the decision, then of the bank. Nothing without clocks.
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

/** Is it played by the clock? */
export const useHasClocks = (): boolean => useContext(StandingContext)?.heard?.clocks !== undefined;

/** In the row of a seat: what the reader may do about it. */
export const SeatOffer = ({ seat }: { readonly seat: PlayerID }): ReactNode =>
  useContext(StandingContext)?.offerAt?.(seat);

/** What there is to say of a seat of this table beside the game. */
export const useSeatStatus = (playerID: PlayerID): SeatStatus | undefined => {
  const standing = useContext(StandingContext);
  const seat = standing?.seats.find((seat) => seat.playerID === playerID);
  return seat && statusOf(seat, standing?.heard);
};
