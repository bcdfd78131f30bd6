import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../kit/clockTime';
import { LostSign } from '../kit/TaskSign';
import { useNow } from '../kit/useNow';
import type { OnlineMatch } from '../online/onlineMatch';
import styles from './Lost.module.css';

/** Says that the connection is lost, and for how long. */
const Since = ({ since }: { since: number }) => {
  const { t } = useTranslation('table');
  const now = useNow();
  // it changes every second: reading that out would be a nuisance
  return <span aria-live="off">{t('lost.sign', { time: clockTime(now - since) })}</span>;
};

type Props = { match: OnlineMatch; children: ReactNode };

/** A table that goes dark while the connection is lost: its sign says since when, and nothing is lit. */
export const LitByConnection = ({ match, children }: Props) => {
  const since = useSyncExternalStore(match.subscribe, match.lostSince);
  return (
    <LostSign value={since === undefined ? undefined : <Since since={since} />}>
      <div className={since === undefined ? styles.lit : styles.unlit}>{children}</div>
    </LostSign>
  );
};
