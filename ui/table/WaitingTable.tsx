import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableStanding } from '../kit/conduct';
import type { SeatInfo } from '../kit/match';
import { useNamedSeats } from '../kit/useNamedSeats';
import type { MySeat } from '../online/mySeats';
import type { OnlineMatch } from '../online/onlineMatch';
import { Button } from '../pieces/Button';
import { useWindowLayout } from '../pieces/useWindowLayout';
import { ChatButton } from './chat/ChatButton';
import { ChatPanel } from './chat/ChatPanel';
import { useChat } from './chat/useChat';
import { useCallMe } from './turn/useCallMe';
import { useStandingCalls } from './turn/useStandingCalls';
import { useOnlineMatch } from './useOnlineMatch';
import styles from './WaitingTable.module.css';

type Place = {
  readonly game: string;
  readonly matchID: string;
  readonly seat: MySeat;
  /** Called when somebody has come or gone, even while the page is hidden. */
  readonly onSeats: () => void;
  /** Called with who is present, and who has gone away in the meantime. */
  readonly onStanding: (standing: TableStanding) => void;
};

const NOBODY: readonly SeatInfo[] = [];

/** Lets a player who waits elsewhere be called to the table. */
const CallMeButton = ({ game, matchID }: Pick<Place, 'game' | 'matchID'>) => {
  const { t } = useTranslation('table');
  const callMe = useCallMe();
  useStandingCalls(game, matchID, { isSeated: true, callMe });
  if (!callMe) return null;
  const { isOn, isForbidden, toggle } = callMe;
  return (
    <>
      <Button variant="quiet" icon={isOn ? 'bell' : 'bellOff'} aria-pressed={isOn} onClick={toggle}>
        {t('call.on')}
      </Button>
      {isForbidden && <p role="alert">{t('call.forbidden')}</p>}
    </>
  );
};

const Waiting = ({ match, game, matchID, seat, onSeats, onStanding }: Place & { match: OnlineMatch }) => {
  const snapshot = useSyncExternalStore(match.subscribe, match.snapshot);
  const heard = useSyncExternalStore(match.subscribe, match.conduct);
  const seats = useNamedSeats(snapshot?.seats ?? NOBODY);
  const names = JSON.stringify(snapshot?.seats.map(({ name }) => name ?? null));
  useEffect(() => {
    if (names !== undefined) onSeats();
  }, [names, onSeats]);
  const standing = useMemo((): TableStanding => {
    // somebody who has just taken a seat is still loading the table
    const isThere = ({ playerID, isConnected }: SeatInfo) => isConnected || !heard?.away[playerID];
    return { seats: seats.map((one) => ({ ...one, isConnected: isThere(one) })), heard };
  }, [seats, heard]);
  useEffect(() => onStanding(standing), [standing, onStanding]);
  const isDesk = useWindowLayout().name === 'desk';
  const chat = useChat(match, matchID, seat.playerID, isDesk);
  return (
    <>
      {isDesk && <ChatPanel isLaid chat={chat} seats={seats} say={match.say} me={seat.playerID} />}
      <div className={styles.ways}>
        {!isDesk && <ChatButton chat={chat} seats={seats} />}
        <CallMeButton game={game} matchID={matchID} />
      </div>
      {!isDesk && chat.isOpen && <ChatPanel chat={chat} seats={seats} say={match.say} me={seat.playerID} />}
    </>
  );
};

/**
 * The parts of the table for players who wait for a match to begin: who is there, the radio, and being called. It is
 * loaded after the rest of their page.
 */
export const WaitingTable = (place: Place) => {
  const match = useOnlineMatch(place);
  return match && <Waiting {...place} match={match} />;
};
