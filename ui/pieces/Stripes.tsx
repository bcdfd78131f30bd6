import { classNames } from './classNames';
import styles from './Stripes.module.css';

/** The red and white stripes of a road closure; `className` sets the size. */
export const Stripes = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.stripes, className)} aria-hidden="true" />
);
