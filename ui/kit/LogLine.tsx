import type { LogLine as Line } from './gameUi';
import { classNames } from '../pieces/classNames';
import { Seal, type Seat } from '../pieces/Seal';
import styles from './LogLine.module.css';
import { Rule } from './Rule';

/** A seat as pieces count it. */
export const seatNumber = (seat: string): Seat => (Number(seat) + 1) as Seat;

/** A sentence in which **stars** set bold. */
export const Starred = ({ text }: { text: string }) =>
  [...text.matchAll(/\*\*(.+?)\*\*|(?:(?!\*\*).)+/g)].map(({ 0: plain, 1: bold, index }) =>
    bold === undefined ? plain : <b key={index}>{bold}</b>,
  );

/** One line of the log: the seal of whom it is about, the sentence, the rule. */
export const LogLine = ({ line }: { line: Line }) => (
  <span className={classNames(styles.line, line.seat === undefined && styles.unsealed)}>
    {line.seat !== undefined && <Seal seat={seatNumber(line.seat)} className={styles.seal} />}
    <span>
      <Starred text={line.text} />
      {line.rule && (
        <>
          {' '}
          <Rule of={line.rule} />
        </>
      )}
    </span>
  </span>
);
