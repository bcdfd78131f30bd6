import { useTranslation } from 'react-i18next';
import styles from './Die.module.css';
import { WORDS } from './words';

/** Where the eyes are, on a face of 3 × 3. */
const EYES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

/** A die as it came to rest; it turns over once when it is thrown. */
export const Die = ({ face, size = 52 }: { readonly face: number; readonly size?: number }) => {
  const { t } = useTranslation(WORDS);
  return (
    <svg
      className={styles.die}
      width={size}
      height={size}
      viewBox="0 0 52 52"
      role="img"
      aria-label={t('table.rolled', { die: face })}
    >
      <rect x="2" y="2" width="48" height="48" rx="10" />
      {EYES[face]!.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 13} cy={y * 13} r="5" />
      ))}
    </svg>
  );
};
