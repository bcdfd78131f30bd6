import { classNames } from './classNames';
import styles from './Stripes.module.css';

/** Red and white stripes of a road closure; the size comes with `className`. */
export const Stripes = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.stripes, className)} aria-hidden="true" />
);
