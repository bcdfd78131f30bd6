import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DELAY_MS } from '../../games/shared/conduct';
import type { OnlineMatch } from '../online/onlineMatch';
import { Icon } from '../pieces/Icon';
import styles from './Spectators.module.css';

const MINUTE = 60_000;

type Props = {
  match: OnlineMatch;
  /** Does the reader see the match with a delay? */
  isLate: boolean;
};

/**
 * How many spectators there are, and, for a delayed spectator, how long the delay is; nothing where there are none.
 */
export const Spectators = ({ match, isLate }: Props) => {
  const { t } = useTranslation('table');
  const count = useSyncExternalStore(match.subscribe, match.spectators);
  if (!count && !isLate) return null;
  const said = [
    ...(count ? [t('spectators.count', { count })] : []),
    ...(isLate ? [t('spectators.lateLabel')] : []),
  ].join(' · ');
  return (
    <span role="img" aria-label={said} title={said} className={styles.spectators}>
      <Icon name="eye" size={20} />
      {count > 0 && <b>{count}</b>}
      {isLate && <span className={styles.late}>{t('spectators.late', { count: DELAY_MS / MINUTE })}</span>}
    </span>
  );
};
