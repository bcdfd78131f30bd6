import { useState, type ReactNode } from 'react';
import { Icon } from '../../pieces/Icon';
import styles from './Unfolding.module.css';

type Props = {
  title: string;
  /** Is it open at first? After that only the reader opens and closes it. */
  startsOpen?: boolean;
  children: ReactNode;
};

/** Content that only some readers look for, folded away below a summary line. */
export const Unfolding = ({ title, startsOpen = false, children }: Props) => {
  const [isOpen] = useState(startsOpen);
  return (
    <details className={styles.whole} open={isOpen}>
      <summary className={styles.summary}>
        {title}
        <Icon name="down" size={18} />
      </summary>
      {children}
    </details>
  );
};
