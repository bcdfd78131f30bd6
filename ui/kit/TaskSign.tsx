import type { ReactNode } from 'react';
import { Sign } from '../pieces/Sign';
import { Rule } from './Rule';
import styles from './TaskSign.module.css';

type Props = {
  /** What the sign is, to a screen reader. */
  readonly label: string;
  readonly title: string;
  /** What is asked, in one sentence. */
  readonly text?: ReactNode;
  readonly rule?: string | undefined;
  /** Before the title: a die, a sign, a truck. */
  readonly drawing?: ReactNode;
  /** A task that has to be done now stands on yellow. */
  readonly variant?: 'blue' | 'town';
  readonly children?: ReactNode;
};

/** The one big sign of the screen: what is asked of the reader now. */
export const TaskSign = ({ label, title, text, rule, drawing, variant = 'blue', children }: Props) => (
  <Sign as="section" variant={variant} className={styles.sign} aria-label={label}>
    <div className={styles.head}>
      {drawing}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text && (
          <p className={styles.text}>
            {text} {rule && <Rule of={rule} />}
          </p>
        )}
      </div>
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </Sign>
);
