import { useMemo, useSyncExternalStore } from 'react';
import { useNamedSeats } from '../kit/useNamedSeats';
import type { BoardProps, Match, SeatInfo } from '../kit/match';
import { afterPaint } from '../shell/afterPaint';
import { useModule } from './useGameUi';

const NOBODY: readonly SeatInfo[] = [];

/** All that a board is told, from a match and the one list of legal moves; nothing until the match has arrived. */
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
      // Whoever only looks on has no seat; the game says so.
      whyNot: (move) => module.whyNot(view, playerID ?? '', move),
      awaited: module.awaited(view),
      // a whole table takes long to lay: the press is seen before it
      play: (move) => afterPaint(() => match.play(move)),
    };
  }, [module, match, snapshot, seats, refused, refusals]);
};
