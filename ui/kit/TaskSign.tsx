import { createContext, useContext, type ReactNode } from 'react';
import { Sign } from '../pieces/Sign';
import { HintButton } from './hints/HintButton';
import { useMoves } from './moves';
import { Rule } from './Rule';
import { SignTime } from './SignTime';
import styles from './TaskSign.module.css';
import { ASKS } from './useFocusKept';
import { useSpoken } from './useSpoken';

/** What stands on the big sign instead of its title while there is no connection; nothing while there is one. */
export const LostSign = createContext<ReactNode>(undefined);

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
  /** Does the reader ask here for a hint? */
  readonly hasHint?: boolean;
};

/**
 * The one big sign of the screen: what is asked of the reader now, which is also read out. It is unlit while the connection is
 * lost.
 */
export const TaskSign = (props: Props) => {
  const { label, title, text, rule, drawing, variant = 'blue', children, hasHint = false } = props;
  const lost = useContext(LostSign);
  const { legal, isPlaying } = useMoves();
  useSpoken(isPlaying && legal.length && !lost ? title : '');
  return (
    <Sign
      as="section"
      variant={lost ? 'unlit' : variant}
      className={styles.sign}
      aria-label={label}
      {...ASKS}
    >
      <div className={styles.head}>
        {drawing}
        <div className={styles.words}>
          <h2 className={styles.title}>{lost ?? title}</h2>
          {text && (
            <p className={styles.text}>
              {text} {rule && <Rule of={rule} />}
            </p>
          )}
        </div>
      </div>
      {!lost && <SignTime />}
      {(children || hasHint) && (
        <div className={styles.actions}>
          {children}
          {hasHint && <HintButton />}
        </div>
      )}
    </Sign>
  );
};
