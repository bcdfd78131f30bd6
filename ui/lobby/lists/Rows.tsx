import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MatchRow.module.css';

/** Matches below each other. */
export const Rows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

/** A placeholder while rows are loading. */
export const Waiting = () => {
  const { t } = useTranslation('shell');
  return (
    <div role="status" aria-label={t('loading')} className={styles.list}>
      <div className={styles.skeleton} />
      <div className={styles.skeleton} />
      <div className={styles.skeleton} />
    </div>
  );
};

/** Says that this browser stores nothing. */
export const NothingKept = () => {
  const { t } = useTranslation('lobby');
  return <p className={styles.note}>{t('empty.deviceUnavailable')}</p>;
};
