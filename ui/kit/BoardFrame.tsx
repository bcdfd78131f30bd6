import type { ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import styles from './BoardFrame.module.css';
import type { BoardProps } from './match';
import { MovesContext, type Moves } from './moves';

type Props = Pick<BoardProps, 'playerID' | 'isForAll' | 'whyNot' | 'play'> &
  Pick<Moves, 'legal' | 'onRefuse'> & {
    readonly isUnfolding: boolean;
    readonly bar: ReactNode;
    /** Does the page grow with what is on it, instead of being as high as the window? */
    readonly isGrowing?: boolean;
    readonly children: ReactNode;
  };

/** A board while it is played: the bar, the table below it, and everywhere the same moves. */
export const BoardFrame = ({ bar, isGrowing = false, children, ...given }: Props) => {
  const { playerID, isForAll = false, isUnfolding, legal, whyNot, play, onRefuse } = given;
  const isPlaying = playerID !== null && !isForAll && !isUnfolding;
  return (
    <MovesContext value={{ legal, whyNot, play, onRefuse, isPlaying }}>
      <div className={classNames(styles.board, isGrowing && styles.growing)}>
        <div className={styles.bar}>{bar}</div>
        {children}
      </div>
    </MovesContext>
  );
};
