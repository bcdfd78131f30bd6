import { classNames } from './classNames';
import styles from './Barrier.module.css';
import { Stripes } from './Stripes';

type Props = { label: string; narrow?: boolean; className?: string | undefined };

/** A striped pole that closes the road between two parts of a row. `label` says what it means, e.g. "break". */
export const Barrier = ({ label, narrow = false, className }: Props) => (
  <span
    className={classNames(styles.barrier, narrow && styles.narrow, className)}
    role="img"
    aria-label={label}
    title={label}
  >
    <Stripes className={styles.pole} />
  </span>
);
