import type { ReactNode } from 'react';
import { classNames } from '../../pieces/classNames';
import { useNamedSeats } from '../../kit/useNamedSeats';
import { SeatedDrivers } from '../../table/SeatedDrivers';
import { GameMark } from '../GameMark';
import { SeatNames, type LobbySeat } from '../SeatSeals';
import { useGameWords } from '../useGameWords';
import styles from './MatchRow.module.css';

type Props = {
  game: string;
  /** Details of the match, below the name of its game. */
  about: string;
  seats: readonly LobbySeat[];
  /** The reader's seat. */
  mine?: string | undefined;
  /** The state of the match in one phrase, and an additional note. */
  state: ReactNode;
  note?: ReactNode;
  when: string;
  /** Does it wait for the reader? */
  isOurTurn?: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** A match in a list: the game, who sits there, its state, since when, and the way in. */
export const MatchRow = ({ game, about, seats, mine, state, note, when, isOurTurn, children }: Props) => {
  const { say } = useGameWords();
  return (
    <li className={classNames(styles.row, isOurTurn && styles.ourTurn)}>
      <span className={styles.mark}>
        <GameMark game={game} />
      </span>
      <p className={styles.game}>
        <b>{say(game, 'short')}</b>
        <span>{about}</span>
      </p>
      <div className={styles.seats}>
        <SeatedDrivers game={game} seats={seats}>
          <SeatNames seats={useNamedSeats(seats)} mine={mine} />
        </SeatedDrivers>
      </div>
      <p className={styles.state}>
        <b>{state}</b>
        {note && <span>{note}</span>}
      </p>
      <span className={styles.when}>{when}</span>
      <span className={styles.action}>{children}</span>
    </li>
  );
};
