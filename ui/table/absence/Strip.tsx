import type { ReactNode } from 'react';
import type { BotLevel } from '../../../games/shared/gameModule';
import { classNames } from '../../pieces/classNames';
import { Icon, type IconName } from '../../pieces/Icon';
import { Sign } from '../../pieces/Sign';
import styles from './AbsenceSigns.module.css';

/** The props of every sign about a seat. */
export type SignProps = {
  readonly game: string;
  readonly matchID: string;
  /** The level of a computer player that would take over. */
  readonly level: BotLevel;
};

type Props = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Why the request failed. */
  readonly why?: string | undefined;
  readonly variant?: 'blue' | 'town';
  /** Does the matter not hold up the table? */
  readonly isFolded?: boolean;
  readonly children?: ReactNode;
};

/** A low sign across the table: what has happened, and what one may do about it. */
export const Strip = ({ icon, title, text, why, variant = 'blue', isFolded = false, children }: Props) => (
  <Sign
    variant={isFolded ? 'plain' : variant}
    className={classNames(styles.strip, isFolded && styles.folded)}
  >
    <Icon name={icon} size={isFolded ? 20 : 28} />
    <p className={styles.words}>
      <b className={styles.title}>{title}</b> {text && !isFolded && <span>{text}</span>}
      {why && (
        <span role="alert" className={styles.why}>
          {why}
        </span>
      )}
    </p>
    {children && <div className={styles.ways}>{children}</div>}
  </Sign>
);
