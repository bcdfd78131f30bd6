import { useState, type ReactNode } from 'react';
import type { Size } from './boxSize';
import { digits } from './digits';
import styles from './SumRoad.module.css';
import { useSize } from './useSize';

const UNTIL_MEASURED = { width: 1000, height: 0 };
const SIGNS = 26;
const EDGE = 6;
const MARGIN = 24;
/** A sign is 44 px wide and needs some distance from the next one. */
const APART = 60;
/** The most that a lane gets where there is room, in px. */
const HIGHEST = 62;
/** The width of a road, in px, on which vehicles have just enough room at their smallest: on wider ones they grow too. */
const NARROW = 320;
/** The same of signs, of which a road needs several, and how many times as large they get at most. */
const [NARROW_FOR_SIGNS, LARGEST_SIGNS] = [800, 1.6];
/** The letters beside a vehicle, in px, and the most of the height of its lane that they take once grown. */
const [LETTERS, LETTERS_SHARE] = [18, 0.7];

/** A vehicle: its position is a sum, which is written beside it. */
export type SumVehicle = {
  readonly id: string;
  readonly sum: number;
  /** The text beside it, in place of the sum alone. */
  readonly text?: string;
  /** The text for screen readers. */
  readonly label: string;
  /** The drawing, `vehicleWidth` wide, with its nose at 0. */
  readonly drawn: ReactNode;
};

/** The width of a vehicle when there are that many, in px. */
export const vehicleWidth = (count: number): number => (count > 4 ? 44 : 58);

/**
 * The length of a road: the least visible part, the part beyond the leader, and the possible distances between signs.
 */
export type Scale = {
  readonly span: number;
  readonly beyond: number;
  readonly steps: readonly number[];
  /** The ratio of a vehicle's width to its height, and the room for the text beside it, in px. */
  readonly ratio: number;
  readonly note: number;
};

type Props = {
  vehicles: readonly SumVehicle[];
  /** The position of the last vehicle before the count. */
  from: number;
  scale: Scale;
  /** The sum to beat, if there is one yet: a line across the road. */
  best?: number | undefined;
};

/** A length of the road: the sum at its beginning, and in px where that is and how long a unit is. */
type Stretch = { readonly begin: number; readonly start: number; readonly perUnit: number };

const placeOn = ({ begin, start, perUnit }: Stretch, sum: number): number => start + (sum - begin) * perUnit;

/** The road as it was before its length or scale last changed; the same as now until then. */
const useStretchBefore = (now: Stretch): Stretch => {
  const [{ last, before }, keep] = useState({ last: now, before: now });
  if (last.begin === now.begin && last.start === now.start && last.perUnit === now.perUnit) return before;
  keep({ last: now, before: last });
  return last;
};

/** The least height of a lane when there are that many, in px. */
const laneHeight = (count: number): number => (count > 4 ? 20 : 28);

/** The height of a road with that many lanes of this height, in px, below signs so many times as large as at least. */
const roadHeight = (count: number, lane: number, grown = 1): number =>
  grown * SIGNS + 2 * EDGE + count * lane;

/** How many times as high as at least the lanes get in this height, with signs that grow like them up to `most` times. */
const growthIn = (height: number, count: number, most: number): number => {
  const room = height - 2 * EDGE;
  const lanes = count * laneHeight(count);
  const together = room / (SIGNS + lanes);
  return Math.min(
    Math.max(1, together < most ? together : (room - most * SIGNS) / lanes),
    HIGHEST / laneHeight(count),
  );
};

const Drawing = ({ vehicles, from, scale, best, box }: Props & { readonly box: Size }) => {
  const { length: count } = vehicles;
  const { width } = box;
  const signsMost = Math.min(Math.max(1, width / NARROW_FOR_SIGNS), LARGEST_SIGNS);
  const growth = growthIn(box.height, count, signsMost);
  const lane = growth * laneHeight(count);
  const grown = Math.min(growth, Math.max(1, width / NARROW));
  const signsGrown = Math.min(growth, signsMost);
  const signs = SIGNS * signsGrown;
  const margin = MARGIN * signsGrown;
  const fits = (lane * scale.ratio) / vehicleWidth(count);
  const vehicle = Math.max(1, Math.min(grown, fits));
  const words = Math.max(1, Math.min(grown, (LETTERS_SHARE * lane) / LETTERS));
  const size = vehicleWidth(count) * vehicle;
  const unit = scale.span / 4;
  const begin = Math.floor(from / unit) * unit;
  const foremost = Math.max(...vehicles.map(({ sum }) => sum));
  const end = Math.max(begin + scale.span, Math.ceil((foremost + scale.beyond) / unit) * unit);
  const room = width - 2 * margin - size - scale.note * words;
  const step =
    scale.steps.find((one) => (end - begin) / one <= room / (APART * signsGrown)) ?? 2 * scale.steps.at(-1)!;
  const height = roadHeight(count, lane, signsGrown);
  const stretch = { begin, start: margin + size, perUnit: room / (end - begin) };
  const before = useStretchBefore(stretch);
  const x = (value: number) => placeOn(stretch, value);
  const marks = Array.from({ length: Math.floor((end - begin) / step) + 1 }, (_, at) => begin + at * step);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={vehicles.map(({ label }) => label).join(', ')}
    >
      {marks.map((mark) => (
        <g
          key={mark}
          className={styles.mark}
          style={{ '--at': `${x(mark)}px`, '--from': `${placeOn(before, mark)}px`, '--grown': signsGrown }}
        >
          <path d={`M0 19V${SIGNS}`} stroke="var(--steel)" strokeWidth="2" />
          <rect x="-22" y="1" width="44" height="18" rx="3" className={styles.sign} />
          <text y="15" textAnchor="middle" fontSize="14" fill="var(--sign-ink)">
            {digits(mark)}
          </text>
        </g>
      ))}
      <rect y={signs} width={width} height={height - signs} rx="4" fill="var(--tarmac)" />
      {vehicles.slice(1).map(({ id }, at) => (
        <path
          key={id}
          d={`M6 ${signs + EDGE + (at + 1) * lane}H${width}`}
          stroke="var(--tarmac-mark)"
          strokeWidth="1.5"
          strokeDasharray="14 12"
        />
      ))}
      {best !== undefined && (
        <path
          d={`M0 ${signs}V${height}`}
          className={styles.moves}
          style={{ transform: `translateX(${x(best)}px)` }}
          stroke="var(--sign-yellow)"
          strokeWidth="3"
          strokeDasharray="7 5"
          data-best
        />
      )}
      {vehicles.map(({ id, sum, text, drawn }, at) => {
        const y = signs + EDGE + at * lane + (lane - size / scale.ratio) / 2;
        return (
          <g key={id} className={styles.moves} style={{ transform: `translate(${x(sum)}px, ${y}px)` }}>
            <g transform={`scale(${vehicle})`}>{drawn}</g>
            <text
              x={8 * words}
              y={size / scale.ratio / 2 + 6 * words}
              fontSize={LETTERS * words}
              fill="#fff"
              className={styles.sum}
            >
              {text ?? digits(sum)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** Sums as vehicles on one road, each in its lane; they drive as the sums grow. It is as high as there is room. */
export const SumRoad = (props: Props) => {
  const [ref, box] = useSize<HTMLDivElement>();
  const { length: count } = props.vehicles;
  return (
    <div
      ref={ref}
      className={styles.road}
      style={{ '--road-height': `${roadHeight(count, laneHeight(count))}px` }}
    >
      {/* drawn anew once measured, so that nothing drives there from where the guess has put it */}
      <Drawing key={String(box !== undefined)} {...props} box={box ?? UNTIL_MEASURED} />
    </div>
  );
};
