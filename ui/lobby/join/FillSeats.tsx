import { useTranslation } from 'react-i18next';
import { FILL_MS } from '../../../games/shared/protocol';
import { useNow } from '../../kit/useNow';
import type { MatchDetails } from '../../online/lobbyApi';
import { listInWords } from '../../pieces/listInWords';
import { Button } from '../../pieces/Button';
import styles from './WaitingRoom.module.css';
import { seatNumber } from '../../pieces/Seal';

/** The server gives the opening time of a match to the minute. */
const MINUTE = 60_000;

type Props = { match: MatchDetails; isHost: boolean; onFill: () => void };

/**
 * Lets computers take the free seats, so that the match begins. The player who opened it can do that at once; later,
 * everybody who waits can.
 */
export const FillSeats = ({ match, isHost, onFill }: Props) => {
  const { t, i18n } = useTranslation(['lobby', 'table']);
  const { seats, table, createdAt } = match;
  const mayFill = useNow() - createdAt > FILL_MS + MINUTE || isHost;
  const free = seats
    .filter(({ name }) => name === undefined)
    .map(({ playerID }) => String(seatNumber(playerID)));
  if (!mayFill) return <p className={styles.note}>{t('fill.byHost')}</p>;
  return (
    <div className={styles.fill}>
      <Button variant="mine" size="l" icon="robot" onClick={onFill}>
        {t('fill.start')}
      </Button>
      <p className={styles.note}>
        {t('fill.what', {
          count: free.length,
          seats: listInWords(free, i18n.language),
          level: t(`level.${table.standIn}`, { ns: 'table' }),
        })}
      </p>
    </div>
  );
};
