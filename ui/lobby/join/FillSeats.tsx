import { useTranslation } from 'react-i18next';
import { FILL_MS } from '../../../games/shared/protocol';
import { useNow } from '../../kit/useNow';
import type { MatchDetails } from '../../online/lobbyApi';
import { listInWords } from '../../pieces/listInWords';
import { Button } from '../../pieces/Button';
import styles from './WaitingRoom.module.css';
import { seatNumber } from '../../pieces/Seal';

/** The server tells to the minute when a match was opened. */
const MINUTE = 60_000;

type Props = { match: MatchDetails; isHost: boolean; onFill: () => void };

/**
 * Computers take the seats that are still free, and the match begins. Whoever opened it may do that at once, and when that
 * one does not, everybody who waits.
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
