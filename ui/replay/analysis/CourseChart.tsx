import { useTranslation } from 'react-i18next';
import { inPercent } from '../../../games/shared/bots/advice';
import type { TurningPoint } from '../../../games/shared/bots/analysis';
import type { PerSeat } from '../../../games/shared/seats';
import { nameAt, type SeatInfo } from '../../kit/match';
import { Seal, seatNumber } from '../../pieces/Seal';
import { namesAlong, type Stretch } from '../stretches';
import styles from './Course.module.css';
import { spread, type CoursePlan } from './coursePlan';
import { TurningPointSign } from './TurningPointSign';

const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** About how many markers each line has. */
const MARKERS = 7;

/** The least distance between the signs of two turning points. */
const SIGN = 34;

/** The distance between two names, where there is room for all of them. */
const LINE = 21;

/** The height of a name above its middle, and below it. */
const HALF = 9;

/** The longest name, in letters, that fits beside the drawing. */
const LONGEST = 9;
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

type Plan = { readonly plan: CoursePlan };

const Levels = ({ plan: { left, right, y } }: Plan) => {
  const { t } = useTranslation('analysis');
  return LEVELS.map((level) => (
    <g key={level}>
      <path d={`M${left} ${y(level)}H${right}`} className={styles.level} />
      <text x={left - 10} y={y(level) + 5} textAnchor="end" className={styles.scale}>
        {level === 1 ? t('percent', { percent: 100 }) : inPercent(level)}
      </text>
    </g>
  ));
};

type LinesProps = Plan & {
  readonly course: readonly PerSeat<number>[];
  readonly seats: readonly SeatInfo[];
  readonly length: number;
};

/** The line of each seat. The markers of each line are shifted, so that overlapping lines can be told apart. */
const Lines = ({ plan: { x, y }, course, seats, length }: LinesProps) => {
  const every = Math.max(1, Math.round(length / MARKERS));
  const marks = seats.flatMap(({ playerID }, place) => {
    const first = every - Math.round((place * every) / seats.length);
    const count = Math.max(0, Math.ceil((course.length - first) / every));
    return Array.from({ length: count }, (_, mark) => ({ playerID, at: first + mark * every }));
  });
  return (
    <>
      {seats.map(({ playerID }) => {
        const line = course.map((chances, at) => `${x(at)} ${y(chances[playerID]!)}`).join('L');
        return (
          line && (
            <g key={playerID} fill="none" strokeLinejoin="round">
              <path d={`M${line}`} stroke="var(--ink)" strokeWidth="6.5" />
              <path d={`M${line}`} stroke={`var(--seat-${seatNumber(playerID)})`} strokeWidth="4" />
            </g>
          )
        );
      })}
      {marks.map(({ playerID, at }) => (
        <g key={`${playerID} ${at}`} transform={`translate(${x(at) - 7} ${y(course[at]![playerID]!) - 7})`}>
          <Seal seat={seatNumber(playerID)} size={14} />
        </g>
      ))}
    </>
  );
};

type RoadProps = Plan & {
  readonly stretches: readonly Stretch[];
  readonly step: number;
  readonly length: number;
};

/** The road below the lines: how far the match has gone, and its chapters by name. */
const Road = ({ plan, stretches, step, length }: RoadProps) => {
  const { width, height, top, bottom, left, right, road, x } = plan;
  const current = stretches.findLast(({ from }) => from <= step);
  const { named, isBeyond } = namesAlong(stretches, {
    pxPerStep: (right - left) / length,
    end: width - left,
    current,
    said: current?.label ?? '',
  });
  const strip = { x: left - 10, y: bottom + 4, height: road, rx: 4 };
  return (
    <>
      <rect {...strip} width={right - left + 20} className={styles.road} />
      <rect {...strip} width={x(step) - left + 10} className={styles.driven} />
      <path d={`M${left} ${bottom + 4 + road / 2}H${right}`} className={styles.dashes} />
      {stretches.map(({ from, to, label }) => {
        const endsHere = isBeyond && from === current?.from;
        return (
          <g key={from}>
            {from > 0 && <path d={`M${x(from)} ${top}V${bottom + road + 8}`} className={styles.chapter} />}
            {named.has(from) && (
              <text
                x={endsHere ? x(to) : x(from) + 3}
                y={height - 6}
                textAnchor={endsHere ? 'end' : 'start'}
                className={styles.label}
              >
                {label}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};

/** The turning points on the road, each as close to its step as the others leave room. */
const Turns = ({ plan, turns }: Plan & { readonly turns: readonly TurningPoint[] }) => {
  const { bottom, right, road, x } = plan;
  const middle = bottom + 4 + road / 2;
  const signs = turns.map((turn) => ({ key: turn.step, at: x(turn.step) }));
  return spread(signs, SIGN, right).map(({ key, at }, nth) => (
    <g key={key}>
      <path d={`M${x(key)} ${bottom}L${at} ${middle}`} className={styles.turn} />
      <g transform={`translate(${at} ${middle})`} data-place="turn">
        <TurningPointSign number={nth + 1} />
      </g>
    </g>
  ));
};

/** The name of each line, at its end. */
const Names = ({ plan, course, seats }: Omit<LinesProps, 'length'>) => {
  const { t } = useTranslation('analysis');
  const { top, bottom, isNarrow, x, y } = plan;
  const last = course.at(-1);
  if (!last) return null;
  const ends = seats.map(({ playerID }) => ({ key: playerID, at: y(last[playerID]!) }));
  // names stay beside the lines, above the road
  const lowest = bottom - HALF;
  const apart = Math.min(LINE, (lowest - top) / (ends.length - 1));
  return spread(ends, apart, lowest).map(({ key: seat, at }) => (
    <g key={seat} transform={`translate(${x(course.length - 1) + 10} ${at})`}>
      <g transform="translate(0 -9)">
        <Seal seat={seatNumber(seat)} size={18} />
      </g>
      <text x="23" y="6" className={styles.name}>
        {isNarrow
          ? t('percent', { percent: inPercent(last[seat]!) })
          : t('says', { name: short(nameAt(seats, seat)), percent: inPercent(last[seat]!) })}
      </text>
    </g>
  ));
};

type Props = LinesProps & RoadProps & { readonly turns: readonly TurningPoint[] };

/** Everybody's chances as lines over the road of a match, with a needle at the current step. */
export const CourseChart = ({ plan, course, seats, stretches, turns, step, length }: Props) => {
  const { width, height, top, bottom, road, x } = plan;
  return (
    <svg className={styles.chart} width={width} height={height} aria-hidden="true">
      <Levels plan={plan} />
      {turns.map((turn) => (
        <path key={turn.step} d={`M${x(turn.step)} ${top}V${bottom}`} className={styles.turn} />
      ))}
      <Lines {...{ plan, course, seats, length }} />
      <Road {...{ plan, stretches, step, length }} />
      <path d={`M${x(step)} ${top - 6}V${bottom + road + 6}`} className={styles.needle} />
      <Turns plan={plan} turns={turns} />
      <Names {...{ plan, course, seats }} />
    </svg>
  );
};
