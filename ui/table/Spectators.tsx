import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DELAY_MS } from '../../games/shared/conduct';
import type { OnlineMatch } from '../online/onlineMatch';
import { Icon } from '../pieces/Icon';
import styles from './Spectators.module.css';

const MINUTE = 60_000;

type Props = {
  match: OnlineMatch;
  /** Does the reader see the match some time after it was played? */
  isLate: boolean;
};

/** How many watch without a seat, and how far behind they are if the reader is one of them; nothing where nobody does. */
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
