import { useEffect, useSyncExternalStore } from 'react';
import { useNamedSeats } from '../../kit/useNamedSeats';
import type { SeatInfo } from '../../kit/match';
import type { MySeat } from '../../online/mySeats';
import type { OnlineMatch } from '../../online/onlineMatch';
import { useOnlineMatch } from '../useOnlineMatch';
import { ChatButton } from './ChatButton';
import { ChatPanel } from './ChatPanel';
import { useChat } from './useChat';

type Place = {
  readonly game: string;
  readonly matchID: string;
  readonly seat: MySeat;
  /** Called when somebody has come or gone: also while the page is out of sight. */
  readonly onSeats: () => void;
};

const NOBODY: readonly SeatInfo[] = [];

const Radio = ({ match, matchID, seat, onSeats }: Place & { match: OnlineMatch }) => {
  const snapshot = useSyncExternalStore(match.subscribe, match.snapshot);
  const seats = useNamedSeats(snapshot?.seats ?? NOBODY);
  const names = JSON.stringify(snapshot?.seats.map(({ name }) => name ?? null));
  useEffect(() => {
    if (names !== undefined) onSeats();
  }, [names, onSeats]);
  const chat = useChat(match, matchID, seat.playerID);
  return (
    <>
      <ChatButton chat={chat} seats={seats} />
      {chat.isOpen && <ChatPanel chat={chat} seats={seats} say={match.say} me={seat.playerID} />}
    </>
  );
};

/** What those say to each other who wait for a match to begin: the same radio as at its table. */
export const WaitingRadio = (place: Place) => {
  const match = useOnlineMatch(place);
  return match && <Radio {...place} match={match} />;
};
