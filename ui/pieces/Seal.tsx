import { createContext, useContext, type ReactNode } from 'react';
import { DriverFace, DriversContext } from './DriverFace';
import styles from './Seal.module.css';

/** A seat as pieces know it: 1 to 6, counted from one as on the signs. */
export type Seat = 1 | 2 | 3 | 4 | 5 | 6;

/** The seat number of a player ID. */
export const seatNumber = (playerID: string): Seat => (Number(playerID) + 1) as Seat;

const SHAPES: Record<Seat, ReactNode> = {
  1: <circle cx="8" cy="8" r="4" />,
  2: <path d="M8 3.5 12.5 11.5h-9z" />,
  3: <path d="M4.2 4.2h7.6v7.6H4.2z" />,
  4: <path d="M8 3 13 8 8 13 3 8z" />,
  5: <path d="M8 2.8l1.6 3.5 3.8.4-2.8 2.6.8 3.8L8 11.2l-3.4 1.9.8-3.8-2.8-2.6 3.8-.4z" />,
  6: <path d="M5.5 3.6h5L13 8l-2.5 4.4h-5L3 8z" />,
};

/** Drawn, so that a seal adds no words to the line that it stands in. */
const NUMBERS: Record<Seat, string> = {
  1: 'M6.2 5.6 8.5 4v8.2',
  2: 'M5.6 6.2Q5.6 3.9 8 3.9t2.4 2.2q0 1.4-1.3 2.6l-3.5 3.4h5',
  3: 'M5.6 4h4.9L7.8 7.2q2.8 0 2.8 2.4T8 12.2q-2 0-2.6-1.5',
  4: 'M9.3 12.4V3.8L5 9.8h6.2',
  5: 'M10.4 4H6.3l-.5 3.7q.9-.8 2.2-.8 2.6 0 2.6 2.6T8 12.2q-1.9 0-2.6-1.4',
  6: 'M9.9 3.9Q5.5 5.3 5.5 9.4q0 2.8 2.5 2.8t2.5-2.6q0-2.3-2.4-2.3-2 0-2.6 1.8',
};

/** Are the seats told apart by the numbers of their cars, instead of by shapes? */
export const NumbersContext = createContext(false);

/** The face of the computer's driver, for a line before the name; nothing where a person sits. */
export const SeatFace = ({ seat }: { seat: Seat }) => {
  const look = useContext(DriversContext).get(seat);
  return look && <DriverFace look={look} paint={`var(--seat-${seat})`} className={styles.face} />;
};

type Props = { seat: Seat; size?: number; className?: string | undefined };

/**
 * The seal of a seat: always with its own colour and its own shape or number, so that either one is enough. For a
 * computer player it is the face of its driver.
 */
export const Seal = ({ seat, size = 18, className }: Props) => {
  const look = useContext(DriversContext).get(seat);
  const isNumbered = useContext(NumbersContext);
  if (look) return <DriverFace look={look} paint={`var(--seat-${seat})`} size={size} className={className} />;
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.3" fill={`var(--seat-${seat})`} stroke="var(--sign-ink)" strokeWidth="1.2" />
      {isNumbered ? (
        <path
          d={NUMBERS[seat]}
          fill="none"
          stroke={`var(--seat-ink-${seat})`}
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <g fill={`var(--seat-ink-${seat})`}>{SHAPES[seat]}</g>
      )}
    </svg>
  );
};
