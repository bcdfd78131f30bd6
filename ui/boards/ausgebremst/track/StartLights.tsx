import { classNames } from '../../../pieces/classNames';
import styles from './StartLights.module.css';

const LIGHTS = [1, 2, 3, 4, 5] as const;

/** How many start lights there are; they go out one by one. */
export const START_LIGHTS = LIGHTS.length;

/** The start lights, `width` px wide. `lit`: how many are still on; `label` says so in words. */
export const StartLights = ({
  lit,
  label,
  width = 150,
}: {
  readonly lit: number;
  readonly label: string;
  readonly width?: number;
}) => (
  <svg width={width} height={width * 0.24} viewBox="0 0 150 36" role="img" aria-label={label}>
    <rect className={styles.board} x="1" y="1" width="148" height="34" rx="8" />
    {LIGHTS.map((light, n) => (
      <circle
        key={light}
        className={classNames(styles.light, n < lit && styles.burning)}
        cx={19 + n * 28}
        cy="18"
        r="11"
      />
    ))}
  </svg>
);
