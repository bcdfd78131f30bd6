import { useTranslation } from 'react-i18next';
import type { PlayedResult } from '../../local/results';
import styles from './ProfilePage.module.css';
import { headToHead } from './statistics';

/** The least number of matches for a comparison. */
const LEAST = 3;

/** Who finished ahead, against each person met often enough. */
export const HeadToHeads = ({ results }: { results: readonly PlayedResult[] }) => {
  const { t } = useTranslation('profile');
  const met = headToHead(results, LEAST);
  return (
    <>
      <p className={styles.soft}>{t(met.length ? 'versus.about' : 'versus.none', { count: LEAST })}</p>
      <ul className={styles.met}>
        {met.map(({ name, ahead, behind }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="sr">{t('versus.said', { ahead, behind })}</span>
            <span aria-hidden="true">{ahead}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(100 * ahead) / Math.max(1, ahead + behind)}%` }} />
            </span>
            <span aria-hidden="true">{behind}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
