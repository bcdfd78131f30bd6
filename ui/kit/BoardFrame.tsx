import { useMemo, type ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import styles from './BoardFrame.module.css';
import { HintsContext, useAsking } from './hints/hints';
import type { BoardProps } from './match';
import { MovesContext, type Moves } from './moves';
import { useAtHand } from './tableAtHand';
import { useFocusKept } from './useFocusKept';
import { useKey } from './useKey';

type Props = Pick<BoardProps, 'view' | 'playerID' | 'seats' | 'log' | 'isForAll' | 'whyNot' | 'play'> &
  Pick<Moves, 'legal' | 'onRefuse'> & {
    readonly isUnfolding: boolean;
    readonly bar: ReactNode;
    /** Does the page grow with its content, instead of being as high as the window? */
    readonly isGrowing?: boolean;
    readonly children: ReactNode;
  };

/** A board during play: the bar, the table below it, and, through contexts, the moves and hints for all its parts. */
export const BoardFrame = ({ bar, isGrowing = false, children, ...given }: Props) => {
  const { view, playerID, seats, log, isForAll = false, isUnfolding, legal, whyNot, play, onRefuse } = given;
  const isPlaying = playerID !== null && !isForAll && !isUnfolding;
  const focus = useFocusKept();
  const hints = useAsking({ view, playerID, log, legal, isPlaying });
  useAtHand({ view, playerID, seats }, !isUnfolding);
  useKey('h', hints.isOffered ? hints.toggle : undefined);
  // memoised, so that parts which only read it are not rendered with every press
  const moves = useMemo(
    () => ({ legal, whyNot, play, onRefuse, isPlaying }),
    [legal, whyNot, play, onRefuse, isPlaying],
  );
  return (
    <MovesContext value={moves}>
      <HintsContext value={hints}>
        <div className={classNames(styles.board, isGrowing && styles.growing)} {...focus}>
          <div className={styles.bar}>{bar}</div>
          {children}
        </div>
      </HintsContext>
    </MovesContext>
  );
};
