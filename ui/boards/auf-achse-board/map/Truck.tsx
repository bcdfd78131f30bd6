import { memo } from 'react';
import type { Seat } from '../../../pieces/Seal';
import { classNames } from '../../../pieces/classNames';
import styles from './Truck.module.css';

/** The body of the truck shows the seat: box, tank, tarpaulin, tipper, silo, timber. */
const BODIES: Readonly<Record<Seat, string>> = {
  1: 'M-30-30h38v24h-38z',
  2: 'M-22-29h22a8 11.5 0 0 1 8 11.5a8 11.5 0 0 1-8 11.5h-22a8 11.5 0 0 1-8-11.5a8 11.5 0 0 1 8-11.5z',
  3: 'M-30-6v-15q19-19 38 0v15z',
  4: 'M-34-29h46l-5 23h-36z',
  5: 'M-30-31h38l-13 25h-12z',
  6: 'M-32-30h37a4 4 0 0 1 0 8h-37a4 4 0 0 1 0-8zM-32-22h37a4 4 0 0 1 0 8h-37a4 4 0 0 1 0-8zM-32-14h37a4 4 0 0 1 0 8h-37a4 4 0 0 1 0-8zM-28.5-32.5h2v26h-2zM1-32.5h2v26h-2z',
};

/** The letters of the seats. */
export const SEAT_LETTERS: Readonly<Record<Seat, string>> = {
  1: 'A',
  2: 'B',
  3: 'C',
  4: 'D',
  5: 'E',
  6: 'F',
};

const WHEELS = [-21, -9, 20];

const PER_ROW = 6;
const PIP = { pitch: 8.6, row: 9, size: 7, gap: 2 };

/** The greatest height of the squares together; with many trailers they become flatter. */
const TALLEST = 36;

/** The places for goods in rows, the truck's first; a row has at most six. */
const rowsOf = (capacity: readonly number[]): readonly number[] =>
  capacity.flatMap((places) =>
    Array.from({ length: Math.ceil(places / PER_ROW) }, (_, n) => Math.min(PER_ROW, places - n * PER_ROW)),
  );

/** The load, as squares below the truck: full ones are black. */
const Load = ({ aboard, capacity }: { readonly aboard: number; readonly capacity: readonly number[] }) => {
  const rows = rowsOf(capacity);
  const height = Math.min(PIP.row, TALLEST / rows.length);
  const places = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({ row, column })),
  );
  return (
    <g>
      <rect
        className={styles.loadBox}
        x="-32.5"
        y="6.5"
        width="56"
        height={rows.length * height + 3}
        rx="2.5"
      />
      {places.map(({ row, column }, n) => (
        <rect
          key={`${row}-${column}`}
          className={classNames(styles.place, n < aboard && styles.full)}
          x={-30 + column * PIP.pitch}
          y={9 + row * height}
          width={PIP.size}
          height={height - PIP.gap}
          rx="1.2"
        />
      ))}
    </g>
  );
};

type ShapeProps = {
  readonly seat: Seat;
  /** The number of goods aboard. */
  readonly aboard?: number;
  /** The capacity of the truck, then of each trailer. Without it, no load is shown. */
  readonly capacity?: readonly number[] | undefined;
  /** Is it the reader's own? Then it is emphasised slightly. */
  readonly own?: boolean;
};

/** A truck from the side, 64 × 40 units, with its wheels at y = 0, inside a drawing. */
export const TruckShape = memo(({ seat, aboard = 0, capacity, own = false }: ShapeProps) => (
  <g className={classNames(styles.truck, own && styles.own)}>
    <g className={styles.halo}>
      <path d={`${BODIES[seat]}M10-24h9q3 0 5 4l5 9v5h-19z`} />
      <rect x="-32" y="-7" width="62" height="6" />
    </g>
    <rect className={styles.frame} x="-31" y="-7" width="60" height="4" />
    <path className={styles.paint} fill={`var(--seat-${seat})`} d={BODIES[seat]} />
    <path className={styles.paint} fill={`var(--seat-${seat})`} d="M10.5-24h8.5q3 0 5 4l5 9v6h-18.5z" />
    <path className={styles.glass} d="M15-20.5h4q1.5 0 2.5 2l3 5.5h-9.5z" />
    {WHEELS.map((x) => (
      <g key={x}>
        <circle className={styles.wheel} cx={x} cy="-1" r="5.2" />
        <circle className={styles.hub} cx={x} cy="-1" r="2" />
      </g>
    ))}
    {seat === 6 && <rect fill="var(--seat-6)" x="-19" y="-27" width="16" height="18" rx="2" />}
    <text
      className={styles.letter}
      fill={`var(--seat-ink-${seat})`}
      stroke={`var(--seat-${seat})`}
      x="-11"
      y={seat === 3 ? -9.5 : -10.5}
    >
      {SEAT_LETTERS[seat]}
    </text>
    {capacity && <Load aboard={aboard} capacity={capacity} />}
  </g>
));
TruckShape.displayName = 'TruckShape';

/** A truck by itself, `width` px wide: for use beside its player's name. */
export const Truck = ({ seat, width }: { readonly seat: Seat; readonly width: number }) => (
  <svg width={width} height={width * 0.62} viewBox="-40 -37 74 46" aria-hidden="true">
    <TruckShape seat={seat} />
  </svg>
);
