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

/** How the seats are told apart where not by shapes: by the number or the letter that stands on their vehicles. */
export type SeatMark = 'number' | 'letter';

/** Drawn, so that a seal adds no words to the line that it stands in. */
const MARKS: Record<SeatMark, Record<Seat, string>> = {
  number: {
    1: 'M6.2 5.6 8.5 4v8.2',
    2: 'M5.6 6.2Q5.6 3.9 8 3.9t2.4 2.2q0 1.4-1.3 2.6l-3.5 3.4h5',
    3: 'M5.6 4h4.9L7.8 7.2q2.8 0 2.8 2.4T8 12.2q-2 0-2.6-1.5',
    4: 'M9.3 12.4V3.8L5 9.8h6.2',
    5: 'M10.4 4H6.3l-.5 3.7q.9-.8 2.2-.8 2.6 0 2.6 2.6T8 12.2q-1.9 0-2.6-1.4',
    6: 'M9.9 3.9Q5.5 5.3 5.5 9.4q0 2.8 2.5 2.8t2.5-2.6q0-2.3-2.4-2.3-2 0-2.6 1.8',
  },
  letter: {
    1: 'M4.9 12.2 8 3.9l3.1 8.3M6 9.7h4',
    2: 'M5.6 4v8.1h2.6q2.5 0 2.5-2.2T8.2 7.8H5.6M5.6 4H8q2.1 0 2.1 1.9T8.2 7.8',
    3: 'M10.8 6Q10 3.9 8.1 3.9 5.2 3.9 5.2 8t2.9 4.1q1.9 0 2.7-2.1',
    4: 'M5.6 4v8.1h1.8q3.5 0 3.5-4T7.4 4z',
    5: 'M10.5 4H5.8v8.1h4.7M5.8 8h4',
    6: 'M10.5 4H6v8.3M6 8h4',
  },
};

/** The marks of the seats inside; undefined where shapes tell them apart. */
export const MarkContext = createContext<SeatMark | undefined>(undefined);

/** The face of the computer's driver, for a line before the name; nothing where a person sits. */
export const SeatFace = ({ seat }: { seat: Seat }) => {
  const look = useContext(DriversContext).get(seat);
  return look && <DriverFace look={look} paint={`var(--seat-${seat})`} className={styles.face} />;
};

type Props = { seat: Seat; size?: number; className?: string | undefined };

/**
 * The seal of a seat: always with its own colour and its own shape, number or letter, so that either one is enough. For a
 * computer player it is the face of its driver.
 */
export const Seal = ({ seat, size = 18, className }: Props) => {
  const look = useContext(DriversContext).get(seat);
  const mark = useContext(MarkContext);
  if (look) return <DriverFace look={look} paint={`var(--seat-${seat})`} size={size} className={className} />;
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.3" fill={`var(--seat-${seat})`} stroke="var(--sign-ink)" strokeWidth="1.2" />
      {mark ? (
        <path
          d={MARKS[mark][seat]}
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
