import type { PlayerID } from 'boardgame.io';
import type { MatchResult } from '../../games/shared/gameModule';
import { placeOf } from '../table/useResultWords';

/** How everybody stands at one moment of a match. */
export type Standings = {
  /** What everybody has by now; nothing where that is not counted before the end. */
  readonly totals: MatchResult['totals'] | undefined;
  /** Who has won; nobody before the end. */
  readonly winners: readonly PlayerID[];
  /** The place of a seat, counted from 1; none while nobody is ahead. */
  readonly placeOf: (seat: PlayerID) => number | undefined;
};

/** How everybody stands by what they have, or, at the end, by the result. */
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
