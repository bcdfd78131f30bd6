import type { CarId } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { isLongName } from '../../../pieces/longName';
import { useSize } from '../../../pieces/useSize';
import type { Driver } from '../table/drivers';
import { CarShape } from '../track/Car';
import styles from './FinishLine.module.css';

const UNTIL_MEASURED = { width: 1000, height: 0 };
/** The least height of a lane, and the greatest: in px, and on a wide road as a share of it, as the cars grow too. */
const LANES = { least: 38, most: 80, share: 0.075 };
const EDGE = 6;
const SQUARE = 6;
/** The least length of a car, in px, the greatest, as a share of the road, and the width of its drawing, in units. */
const [CAR, CAR_SHARE, UNITS] = [58, 0.1, 64];
/** The distance of the winner from the right edge; the letters of a place, and the room for them, in letters. */
const [MARGIN, LETTERS, NOTE] = [12, 22, 1.8];

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
  const [ref, size = UNTIL_MEASURED] = useSize<HTMLDivElement>();
  const { width } = size;
  const heightOf = (lane: number) => drivers.length * lane + 2 * EDGE;
  const height = size.height || heightOf(LANES.least);
  const lane = (height - 2 * EDGE) / drivers.length;
  const long = Math.max(CAR, Math.min((CAR * lane) / LANES.least, CAR_SHARE * width));
  const letters = (LETTERS * long) / CAR;
  const note = NOTE * letters;
  const line = Math.round(width * 0.5);
  const apart = (width - MARGIN - long - note - line - CHEQUERS * SQUARE) / drivers.length;
  const noseOf = (car: CarId): number => {
    const place = told.includes(car) ? placeOf(car) : undefined;
    if (place !== undefined) return width - MARGIN - note - (place - 1) * apart;
    // a car that will not cross the line stays where it is
    return line - SHORT;
  };
  return (
    <div
      ref={ref}
      className={styles.road}
      style={{
        '--least': `${heightOf(LANES.least)}px`,
        '--most': `${heightOf(Math.max(LANES.most, LANES.share * width))}px`,
        '--lane': `${lane}px`,
      }}
    >
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
          const y = EDGE + (at + 0.5) * lane;
          return (
            <g key={car}>
              <g className={styles.moves} style={{ transform: `translate(${noseOf(car)}px, ${y}px)` }}>
                <g
                  className={classNames(isTold && place === undefined && styles.out)}
                  transform={`scale(${long / UNITS}) translate(${-UNITS / 2} 0)`}
                >
                  <CarShape paint={paint} number={number} />
                </g>
                {isTold && (
                  <text
                    x={place === undefined ? BESIDE_LINE : 10}
                    y={letters / 3}
                    fontSize={letters}
                    className={styles.place}
                  >
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
        style={{ width: Math.max(0, line - SHORT - long - GAP) }}
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
