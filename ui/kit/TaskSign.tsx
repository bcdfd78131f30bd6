import { createContext, useContext, type ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import { Sign } from '../pieces/Sign';
import { useWindowLayout } from '../pieces/useWindowLayout';
import { HintButton } from './hints/HintButton';
import { useMoves } from './moves';
import { Rule } from './Rule';
import { SignTime } from './SignTime';
import styles from './TaskSign.module.css';
import { ASKS } from './useFocusKept';
import { useSpoken } from './useSpoken';

/** Replaces the title of the big sign while the connection is lost; undefined while there is a connection. */
export const LostSign = createContext<ReactNode>(undefined);

type Props = {
  /** The purpose of the sign, for screen readers. */
  readonly label: string;
  readonly title: string;
  /** The question, in one sentence. */
  readonly text?: ReactNode;
  readonly rule?: string | undefined;
  /** In front of the title: a die, a sign, a truck. */
  readonly drawing?: ReactNode;
  /** A task for now is yellow (`town`). */
  readonly variant?: 'blue' | 'town';
  readonly children?: ReactNode;
  /** Does it have the button that asks for a hint? */
  readonly hasHint?: boolean;
};

/**
 * The one big sign of the screen: the current question to the reader, which is also read out. It goes dark while the
 * connection is lost.
 */
export const TaskSign = (props: Props) => {
  const { label, title, text, rule, drawing, variant = 'blue', children, hasHint = false } = props;
  const lost = useContext(LostSign);
  const { legal, isPlaying } = useMoves();
  const hint = hasHint && <HintButton />;
  // among the buttons of a phone it might be left over for a line of its own
  const isAside = useWindowLayout().name === 'phone';
  useSpoken(isPlaying && legal.length && !lost ? title : '');
  // what others are doing goes on from their name, which is replaced
  const said = lost && !legal.length ? undefined : text;
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
          {said && (
            <p className={styles.text}>
              {said} {rule && <Rule of={rule} />}
            </p>
          )}
        </div>
        {hint && isAside && <div className={classNames(styles.actions, styles.aside)}>{hint}</div>}
      </div>
      {!lost && <SignTime />}
      {(children || (hint && !isAside)) && (
        <div className={styles.actions}>
          {children}
          {!isAside && hint}
        </div>
      )}
    </Sign>
  );
};
