import { useState, type ReactNode } from 'react';
import { Icon } from '../../pieces/Icon';
import styles from './Unfolding.module.css';

type Props = {
  title: string;
  /** Is it open when it comes onto the page? From then on it opens and closes under the reader's hand only. */
  startsOpen?: boolean;
  children: ReactNode;
};

/** What only some look for, folded away under a line that says what it is. */
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
