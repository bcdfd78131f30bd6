import { useMemo, useSyncExternalStore } from 'react';
import { useNamedSeats } from '../kit/useNamedSeats';
import type { BoardProps, Match, SeatInfo } from '../kit/match';
import { afterPaint } from '../shell/afterPaint';
import { useModule } from './useGameUi';

const NOBODY: readonly SeatInfo[] = [];

/**
 * Everything a board needs, from a match and its single list of legal moves; undefined until the match has arrived.
 */
export const useTable = (game: string, match: Match): Omit<BoardProps, 'chrome'> | undefined => {
  const module = useModule(game);
  const snapshot = useSyncExternalStore(match.subscribe, match.snapshot);
  const refused = useSyncExternalStore(match.subscribe, match.refused);
  const refusals = useSyncExternalStore(match.subscribe, match.refusals);
  const seats = useNamedSeats(snapshot?.seats ?? NOBODY);
  return useMemo(() => {
    if (!snapshot) return undefined;
    const { view, playerID } = snapshot;
    return {
      ...snapshot,
      seats,
      refused,
      refusals,
      legal: playerID === null ? [] : module.legalMoves(view, playerID),
      // A spectator has no seat; the game says so.
      whyNot: (move) => module.whyNot(view, playerID ?? '', move),
      awaited: module.awaited(view),
      // rendering a whole table takes long: the press is painted first
      play: (move) => afterPaint(() => match.play(move)),
    };
  }, [module, match, snapshot, seats, refused, refusals]);
};
