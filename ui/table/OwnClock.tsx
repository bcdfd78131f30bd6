import type { PlayerID } from 'boardgame.io';
import { SeatClock } from '../kit/SeatClock';
import { useSpokenTime } from './absence/useSpokenTime';
import styles from './OwnClock.module.css';

/** The reader's own clock, in the bar; it is also said when time runs short. */
export const OwnClock = ({ seat }: { seat: PlayerID }) => {
  useSpokenTime(seat);
  return (
    <span className={styles.own}>
      <SeatClock seat={seat} />
    </span>
  );
};
