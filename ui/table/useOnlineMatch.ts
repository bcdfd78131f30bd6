import { useEffect, useState } from 'react';
import type { MySeat } from '../online/mySeats';
import { openOnlineMatch, type OnlineMatch } from '../online/onlineMatch';
import { outboxOf } from '../online/outbox';
import { useModule } from './useGameUi';

/** A match on the server, and who visits it. */
export type Visit = {
  game: string;
  matchID: string;
  seat?: MySeat | undefined;
  foundFull?: boolean;
  /** Is it shown on a large screen for everybody in the room? */
  isTelevision?: boolean;
};

/** The match, as long as its page is shown; undefined for the first moment. */
export const useOnlineMatch = ({ game, matchID, seat }: Visit): OnlineMatch | undefined => {
  const [match, setMatch] = useState<OnlineMatch>();
  const { playerID, credentials } = seat ?? {};
  const module = useModule(game);
  useEffect(() => {
    const opened = openOnlineMatch({
      module,
      matchID,
      seat: playerID !== undefined && credentials !== undefined ? { playerID, credentials } : undefined,
      outbox: playerID === undefined ? undefined : outboxOf(matchID, playerID),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- a match is a connection: it opens and closes with the table
    setMatch(opened);
    return () => opened.close();
  }, [module, matchID, playerID, credentials]);
  return match;
};
