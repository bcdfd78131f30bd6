import { classNames } from '../../../pieces/classNames';
import styles from './Flag.module.css';

const [COLUMNS, ROWS, SIZE] = [6, 4, 7];

/** Each column of the cloth on its own, so that it can wave. */
const columns = Array.from({ length: COLUMNS }, (_, x) => ({
  x: 6 + x * SIZE,
  squares: Array.from({ length: ROWS }, (_, y) => y)
    .filter((y) => (x + y) % 2 === 0)
    .map((y) => `M${6 + x * SIZE} ${4 + y * SIZE}h${SIZE}v${SIZE}h-${SIZE}z`)
    .join(''),
}));

/** The chequered flag, as wide as given in px. It waves once when it appears, if it is to. */
export const Flag = ({
  width = 40,
  isWaving = false,
  className,
}: {
  readonly width?: number;
  readonly isWaving?: boolean;
  readonly className?: string | undefined;
}) => (
  <svg
    className={classNames(styles.flag, isWaving && styles.waving, className)}
    width={width}
    height={width * 0.92}
    viewBox="0 0 52 48"
    aria-hidden="true"
  >
    {columns.map(({ x, squares }, n) => (
      <g key={x} className={styles.column} style={{ animationDelay: `${n * 70}ms` }}>
        <rect className={styles.cloth} x={x} y="4" width={SIZE + 0.3} height={ROWS * SIZE} />
        <path className={styles.squares} d={squares} />
      </g>
    ))}
    <path className={styles.pole} d="M4 2v44" />
  </svg>
);
