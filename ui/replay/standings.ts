import type { PlayerID } from 'boardgame.io';
import type { MatchResult } from '../../games/shared/gameModule';
import { placeOf } from '../table/useResultWords';

/** The standings at one moment of a match. */
export type Standings = {
  /** Everybody's current total; undefined in games that count only at the end. */
  readonly totals: MatchResult['totals'] | undefined;
  /** Who has won; empty before the end. */
  readonly winners: readonly PlayerID[];
  /** The rank of a seat, counted from 1; undefined while nobody is ahead. */
  readonly placeOf: (seat: PlayerID) => number | undefined;
};

/** The standings by current totals, or, at the end, by the result. */
export const standingsOf = (
  totals: MatchResult['totals'] | undefined,
  result: MatchResult | undefined,
): Standings => {
  const { winners = [], totals: now = totals } = result ?? {};
  const isOpen = !winners.length && new Set(Object.values(now ?? {})).size < 2;
  return {
    totals: now,
    winners,
    placeOf: (seat) => (now && !isOpen ? placeOf({ winners, totals: now }, seat) : undefined),
  };
};
