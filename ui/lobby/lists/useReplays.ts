import { useCallback, useEffect, useState } from 'react';
import { REPLAY_ROWS, type LobbyReplay } from '../../../games/shared/protocol';
import { findReplays, type ReplaySearch } from '../../online/lobbyApi';

/** How long a search waits for further typing, in ms. */
const PAUSE = 250;

type Found = {
  readonly rows?: readonly LobbyReplay[];
  /** Why the last request failed. */
  readonly fault?: unknown;
  /** Are there older ones? */
  readonly hasMore: boolean;
};

const NOTHING: Found = { hasMore: false };

/** The public replays that match a search, and a function that loads more. */
export const useReplays = ({ name, game }: ReplaySearch) => {
  const [found, setFound] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const wanted = name.trim();

  const look = useCallback(() => {
    let isWanted = true;
    const ask = () =>
      findReplays({ name: wanted, game }).then(
        (rows) => isWanted && setFound({ rows, hasMore: rows.length === REPLAY_ROWS }),
        (fault: unknown) => isWanted && setFound({ fault, hasMore: false }),
      );
    const timer = setTimeout(() => void ask(), wanted ? PAUSE : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, game]);
  useEffect(look, [look]);

  const more = () => {
    const { rows } = found;
    if (!rows?.length) return;
    setBusy(true);
    findReplays({ name: wanted, game }, rows.at(-1)!.endedAt)
      .then(
        (older) =>
          // a newer search has its own answer
          setFound((now) =>
            now === found ? { rows: [...rows, ...older], hasMore: older.length === REPLAY_ROWS } : now,
          ),
        (fault: unknown) => setFound((now) => ({ ...now, fault })),
      )
      .finally(() => setBusy(false));
  };

  return { ...found, busy, more, again: look };
};
