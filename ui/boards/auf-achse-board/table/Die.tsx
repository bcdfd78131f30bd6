import { useTranslation } from 'react-i18next';
import styles from './Die.module.css';
import { WORDS } from './words';

/** The positions of the pips on a face of 3 × 3: column and row. */
// prettier-ignore
const PIPS: Readonly<Record<number, readonly string[]>> = {
  1: ['22'],
  2: ['11', '33'],
  3: ['11', '22', '33'],
  4: ['11', '13', '31', '33'],
  5: ['11', '13', '22', '31', '33'],
  6: ['11', '12', '13', '31', '32', '33'],
};

/** A die at rest; it turns over once when it is thrown. */
export const Die = ({ face }: { readonly face: number }) => {
  const { t } = useTranslation(WORDS);
  return (
    <svg
      className={styles.die}
      width="52"
      height="52"
      viewBox="0 0 52 52"
      role="img"
      aria-label={t('table.rolled', { die: face })}
    >
      <rect x="2" y="2" width="48" height="48" rx="10" />
      {PIPS[face]!.map((pip) => (
        <circle key={pip} cx={Number(pip[0]) * 13} cy={Number(pip[1]) * 13} r="5" />
      ))}
    </svg>
  );
};
