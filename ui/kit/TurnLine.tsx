import { useContext, type ReactNode } from 'react';
import { LostSign } from './TaskSign';
import styles from './TurnLine.module.css';

type Props = {
  /** Whose turn it is, with the name in bold; or that the match is over. */
  readonly children: ReactNode;
  /** Further information, where there is room for it. */
  readonly more?: string;
};

/** In the bar: the state of the match; unknown while the connection is lost. */
export const TurnLine = ({ children, more }: Props) => {
  const lost = useContext(LostSign);
  return (
    <span className={styles.line}>
      {lost ?? children}
      {more && !lost && (
        <span className={styles.more}>
          <span>{more}</span>
        </span>
      )}
    </span>
  );
};
