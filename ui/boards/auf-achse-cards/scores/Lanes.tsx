import { useTranslation } from 'react-i18next';
import { digits } from '../../../pieces/digits';
import { Truck, TRUCK_RATIO } from '../../../pieces/Truck';
import { WORDS } from '../table/words';
import styles from './Lanes.module.css';
import type { Player } from '../table/players';

/** How long the road is drawn: in a column, and beside the table of sums on a wide screen. */
const COLUMN = 332;
const WIDE = 620;
const LANE = 41;
const TOP = 26;
const EDGE = 5;
const MARGIN = 18;
const TRUCK = 72;
/** The distances between kilometre marks: the one that gives four to six signs is used. */
const STEPS = [100, 250, 500, 1000] as const;

const SQUARE = 5;

/** The distance of the winner's lorry from the finish line, and of a sum from what is left of it. */
const AHEAD = 2;
const APART = 10;
/** The width of a sum. */
const SUM = 44;

type Props = {
  players: readonly Player[];
  km: Readonly<Record<string, number>>;
  /** Is the match over? Then the finish line is in front of the leader. */
  isOver?: boolean;
  /** Is there room for a long road? */
  isWide?: boolean;
};

/** A chequered line across the road. */
const FinishLine = ({ height }: { height: number }) => (
  <>
    <rect width={2 * SQUARE} height={height} fill="#fff" />
    {Array.from({ length: Math.ceil(height / SQUARE) }, (_, at) => (
      <rect
        key={at}
        x={at % 2 ? SQUARE : 0}
        y={at * SQUARE}
        width={SQUARE}
        height={Math.min(SQUARE, height - at * SQUARE)}
        fill="var(--sign-black)"
      />
    ))}
  </>
);

/** A sign above the road, at its kilometre. */
const KilometreSign = ({ km, x }: { km: number; x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <rect
      x="-17"
      y="1"
      width="34"
      height="18"
      rx="3"
      fill="var(--stock)"
      stroke="var(--sign-ink)"
      strokeWidth="1.5"
    />
    <text y="15" textAnchor="middle" fontSize="14" fill="var(--sign-ink)">
      {digits(km)}
    </text>
  </g>
);

/** The totals as a race of lorries: one lane each, with the front of the lorry at its kilometres. */
export const Lanes = ({ players, km, isOver = false, isWide = false }: Props) => {
  const { t } = useTranslation(WORDS);
  const order = players.toSorted((a, b) => km[b.seat]! - km[a.seat]!);
  const best = Math.max(...Object.values(km), 1);
  const step = STEPS.find((one) => best / one <= 5) ?? 2000;
  const width = isWide ? WIDE : COLUMN;
  const end = Math.max(2, Math.ceil(best / step)) * step;
  const height = TOP + 2 * EDGE + order.length * LANE;
  const x = (value: number) => MARGIN + TRUCK + (value / end) * (width - 2 * MARGIN - TRUCK);
  const truckHeight = TRUCK / TRUCK_RATIO;
  return (
    <svg
      className={styles.lanes}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={order
        .map(({ seat, name }) =>
          t('labelled', { ns: 'shell', what: name, value: t('board.kilometres', { km: km[seat] }) }),
        )
        .join(', ')}
    >
      {Array.from({ length: end / step + 1 }, (_, at) => at * step).map((mark) => (
        <KilometreSign key={mark} km={mark} x={x(mark)} />
      ))}
      <rect y={TOP} width={width} height={height - TOP} rx="4" fill="var(--tarmac)" />
      <path
        d={`M0 ${TOP + 4}H${width}M0 ${height - 4}H${width}`}
        stroke="var(--tarmac-mark)"
        strokeWidth="2"
      />
      {isOver && (
        <g transform={`translate(${x(best) + AHEAD} ${TOP})`}>
          <FinishLine height={height - TOP} />
        </g>
      )}
      {order.slice(1).map(({ seat }, at) => (
        <path
          key={seat}
          d={`M6 ${TOP + EDGE + (at + 1) * LANE}H${width}`}
          stroke="var(--tarmac-mark)"
          strokeWidth="2"
          strokeDasharray="14 12"
        />
      ))}
      {order.map(({ seat, number }, at) => {
        const y = TOP + EDGE + at * LANE + (LANE - truckHeight) / 2;
        const total = km[seat]!;
        const isEarly = x(total) < 2 * TRUCK;
        // beside the lorry, or beyond the finish line if that would run through the number
        const beyond = x(best) - x(total) + AHEAD + 2 * SQUARE + APART;
        const after = isOver && beyond < APART + SUM ? beyond : APART;
        return (
          <g key={seat} className={styles.lorry} style={{ transform: `translate(${x(total)}px, ${y}px)` }}>
            <Truck width={TRUCK} seat={number} x={-TRUCK} lights />
            <text
              x={isEarly ? after : -TRUCK - 8}
              y={truckHeight / 2 + 6}
              textAnchor={isEarly ? 'start' : 'end'}
              fontSize="18"
              fill="#fff"
            >
              {digits(total)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
