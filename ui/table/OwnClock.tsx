import type { PlayerID } from 'boardgame.io';
import { useSeatTime } from '../kit/conduct';
import { SeatClock } from '../kit/SeatClock';
import { classNames } from '../pieces/classNames';
import { useSpokenTime } from './absence/useSpokenTime';
import styles from './OwnClock.module.css';

/** The reader's own clock, in the bar; a screen reader hears when time runs short. */
export const OwnClock = ({ seat }: { seat: PlayerID }) => {
  useSpokenTime(seat);
  const rests = !useSeatTime(seat)?.runs;
  return (
    <span className={classNames(styles.own, rests && styles.rests)}>
      <SeatClock seat={seat} />
    </span>
  );
};
