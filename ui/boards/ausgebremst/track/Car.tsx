import { memo, useId, type ReactNode, type Ref } from 'react';
import type { Seat } from '../../../pieces/Seal';
import { classNames } from '../../../pieces/classNames';
import { legibleAt } from '../../../kit/drawing/legible';
import styles from './Car.module.css';

/** The paint of a car: the colour and pattern of a seat, or grey and hatched for a nuisance car. */
export type Paint = Seat | 'nuisance';

/** The beam of the headlights in the dark theme: the id of a gradient in the circuit's drawing. */
export const HEADLIGHT = 'headlight';

const BODY =
  'M28 0q-1-3.5-5-4.2l-9-1.3q-3-4.3-9-4.5l-14 .4q-3.5-3-8-3l-6.5.6v24l6.5.6q4.5 0 8-3l14 .4q6-.2 9-4.5l9-1.3q4-.7 5-4.2z';

const chequers = [0, 1, 2]
  .flatMap((column) => [0, 1, 2, 3, 4].map((row) => ({ column, row })))
  .filter(({ column, row }) => (column + row) % 2 === 0)
  .map(({ column, row }) => `M${-23 + column * 5.6} ${-14 + row * 5.6}h5.6v5.6h-5.6z`)
  .join('');

// prettier-ignore
const DOTS = [[-18, -8], [-18, 8], [-10, -6], [-10, 6], [8, -4], [8, 4], [16, 0]] as const;

/** The pattern shows the seat without its colour: stripe, bands, chequers, halves, chevrons, dots. */
const PATTERNS: Readonly<Record<Paint, ReactNode>> = {
  1: <path d="M-24-3h52v6h-52z" />,
  2: <path d="M-21-14h5v28h-5zM-12-14h5v28h-5z" />,
  3: <path d={chequers} />,
  4: <path d="M-26 0h56v16h-56z" />,
  5: <path d="M-24-16l12 16-12 16h7l12-16-12-16zM-12-16l12 16-12 16h7l12-16-12-16z" />,
  6: DOTS.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.6" />),
  nuisance: (
    <path d={[-30, -24, -18, -12, -6, 0, 6, 12, 18].map((x) => `M${x} 16l14-32h2.5l-14 32z`).join('')} />
  ),
};

const PATTERN_INKS: Readonly<Record<Paint, string>> = {
  1: 'var(--sign-ink)',
  2: '#ffffff',
  3: '#ffffff',
  4: 'var(--sign-ink)',
  5: '#ffffff',
  6: 'var(--sign-ink)',
  nuisance: 'var(--nuisance-stripe)',
};

const WHEELS = [
  { x: 11, y: -15.5, width: 10, height: 6.5 },
  { x: 11, y: 9, width: 10, height: 6.5 },
  { x: -22, y: -17, width: 12, height: 8 },
  { x: -22, y: 9, width: 12, height: 8 },
] as const;

type ShapeProps = {
  readonly paint: Paint;
  /** Its number, or the letter of a nuisance car. */
  readonly number: string;
  /** The direction of its nose and the rotation of the drawing around it, in degrees; its number stays upright. */
  readonly heading?: number;
  readonly turn?: number;
  readonly body?: Ref<SVGGElement>;
  readonly plate?: Ref<SVGGElement>;
};

/** The `transform` that keeps the number upright on a car with that heading. */
export const upright = (heading: number, turn: number): string =>
  `translate(-7px, 0px) rotate(${-heading - turn}deg)`;

/** A racing car from above, 56 × 30 units, centred on the origin of a drawing. */
export const CarShape = memo(({ paint, number, heading = 0, turn = 0, body, plate }: ShapeProps) => {
  const clip = useId();
  const isNobodys = paint === 'nuisance';
  return (
    <g ref={body} style={{ transform: `rotate(${heading}deg)` }}>
      {!isNobodys && <path className={styles.beam} fill={`url(#${HEADLIGHT})`} d="M26-7L120-34V34L26 7z" />}
      <path className={styles.shadow} d={BODY} transform="translate(2 2.5)" />
      <g className={styles.wheels}>
        {WHEELS.map((wheel) => (
          <rect key={`${wheel.x} ${wheel.y}`} {...wheel} rx="2" />
        ))}
        <path d="M15-10v20M-16-10v20" />
      </g>
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <g fill={isNobodys ? 'var(--nuisance)' : `var(--seat-${paint})`}>
        <rect className={styles.wing} x="24" y="-13" width="5.5" height="26" rx="1.5" />
        <path d={BODY} />
        <g clipPath={`url(#${clip})`} fill={PATTERN_INKS[paint]}>
          {PATTERNS[paint]}
        </g>
        <path className={styles.outline} d={BODY} />
        <rect className={styles.wing} x="-29.5" y="-14" width="6" height="28" rx="1.5" />
      </g>
      <ellipse className={styles.cockpit} cx="11" rx="4.6" ry="3.4" />
      {!isNobodys && <circle className={styles.helmet} cx="10.5" r="2.7" />}
      <g ref={plate} style={{ transform: upright(heading, turn) }}>
        <g className={styles.sign}>
          <circle className={classNames(styles.plate, isNobodys && styles.nobodys)} r="9.2" />
          <text className={styles.number} y="5.2">
            {number}
          </text>
        </g>
      </g>
    </g>
  );
});
CarShape.displayName = 'CarShape';

/** A car by itself, `width` px wide: for use beside its player's name. */
export const Car = ({
  paint,
  number,
  width = 56,
}: {
  readonly paint: Paint;
  readonly number: string;
  readonly width?: number;
}) => (
  <svg
    className={styles.icon}
    width={width}
    height={width * 0.6}
    viewBox="-32 -19.2 64 38.4"
    style={{ '--legible': legibleAt(width / 64) }}
    aria-hidden="true"
  >
    <CarShape paint={paint} number={number} />
  </svg>
);
