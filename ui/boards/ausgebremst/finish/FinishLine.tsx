import type { CarId } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { isLongName } from '../../../pieces/longName';
import { useWidth } from '../../../pieces/useWidth';
import type { Driver } from '../table/drivers';
import { CarShape } from '../track/Car';
import styles from './FinishLine.module.css';

const WIDTH_UNTIL_MEASURED = 1000;
const LANE = 38;
const EDGE = 6;
const SQUARE = 6;
/** The length of a car, in px, and the width of its drawing, in its own units. */
const [CAR, UNITS] = [58, 64];
/** The distance of the winner from the right edge, and the room for a place number behind each car. */
const [MARGIN, NOTE] = [12, 40];

const CHEQUERS = 4;
/** The distance before the line at which a car stops if it does not cross it. */
const SHORT = 14;
/** The gap between the names and the cars before the line. */
const GAP = 6;
const BESIDE_LINE = SHORT + CHEQUERS * SQUARE + 10;

type Props = {
  drivers: readonly Driver[];
  /** The cars shown so far, in finishing order. */
  told: readonly CarId[];
  /** The place of a car; undefined if it did not finish. */
  placeOf: (car: CarId) => number | undefined;
  /** for a car that did not finish, its distance from the finish, in words. */
  noteOf: (car: CarId) => string;
  label: string;
};

/**
 * The finish line: each car in its lane, and over the line once it has been shown; the first one is farthest over.
 */
export const FinishLine = ({ drivers, told, placeOf, noteOf, label }: Props) => {
  const [ref, width = WIDTH_UNTIL_MEASURED] = useWidth<HTMLDivElement>();
  const height = drivers.length * LANE + 2 * EDGE;
  const line = Math.round(width * 0.5);
  const apart = (width - MARGIN - CAR - NOTE - line - CHEQUERS * SQUARE) / drivers.length;
  const noseOf = (car: CarId): number => {
    const place = told.includes(car) ? placeOf(car) : undefined;
    if (place !== undefined) return width - MARGIN - NOTE - (place - 1) * apart;
    // a car that will not cross the line stays where it is
    return line - SHORT;
  };
  return (
    <div ref={ref} className={styles.road}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <rect width={width} height={height} rx="6" fill="var(--tarmac)" />
        {Array.from({ length: Math.ceil(height / SQUARE) * CHEQUERS }, (_, n) => {
          const [row, column] = [Math.floor(n / CHEQUERS), n % CHEQUERS];
          return (
            <rect
              key={n}
              x={line + column * SQUARE}
              y={row * SQUARE}
              width={SQUARE}
              height={SQUARE}
              fill={(row + column) % 2 ? '#101010' : '#ffffff'}
            />
          );
        })}
        {drivers.map(({ car, paint, number }, at) => {
          const isTold = told.includes(car);
          const place = placeOf(car);
          const y = EDGE + at * LANE + LANE / 2;
          return (
            <g key={car}>
              <g className={styles.moves} style={{ transform: `translate(${noseOf(car)}px, ${y}px)` }}>
                <g
                  className={classNames(isTold && place === undefined && styles.out)}
                  transform={`scale(${CAR / UNITS}) translate(${-UNITS / 2} 0)`}
                >
                  <CarShape paint={paint} number={number} />
                </g>
                {isTold && (
                  <text x={place === undefined ? BESIDE_LINE : 10} y="8" className={styles.place}>
                    {place === undefined ? `× ${noteOf(car)}` : `${place}.`}
                  </text>
                )}
              </g>
            </g>
          );
        })}
      </svg>
      <ul
        className={styles.names}
        style={{ width: Math.max(0, line - SHORT - CAR - GAP) }}
        aria-hidden="true"
      >
        {drivers.map(({ car, name, isNuisance }) => (
          <li key={car} className={classNames(styles.name, !isNuisance && isLongName(name) && styles.long)}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
