import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { courseOf, type Analysis, type TurningPoint } from '../../../games/shared/analysis';
import type { SeatInfo } from '../../kit/match';
import { Panel } from '../../kit/Panel';
import { Seal, seatNumber } from '../../pieces/Seal';
import { useWidth } from '../../pieces/useWidth';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { Chapter } from '../../kit/gameUi';
import { namesAlong, stretchesOf } from '../stretches';
import styles from './Course.module.css';
import { TurnSign } from './TurnSign';

type Props = {
  readonly analysis: Analysis;
  /** How many steps there are. */
  readonly length: number;
  readonly seats: readonly SeatInfo[];
  readonly chapters: readonly Chapter[];
  readonly turns: readonly TurningPoint[];
  readonly step: number;
  readonly onGoTo: (step: number) => void;
  /** What is told of the step that is shown. */
  readonly children: ReactNode;
};

/** In px: the drawing, the field of the lines in it, and the road below them. */
const TALL = { field: 200, road: 24, top: 22, left: 50 };
const LOW = { ...TALL, field: 140 };
const LOWEST = { ...TALL, field: 90 };
const NARROW = 640;
/** Room at the right for who is who. */
const NAMES = { wide: 132, narrow: 68 };
/** Between two names, at least. */
const LINE = 21;

const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** Markers on each line, about. */
const MARKERS = 7;

/** From one turning point's sign to the next, at least. */
const SIGN = 34;

type Placed<Key> = { readonly key: Key; readonly at: number };

/** Where things stand that belong to places on a line: each as near to its own as may be, none on another, none beyond `end`. */
const spread = <Key,>(things: readonly Placed<Key>[], apart: number, end: number): Placed<Key>[] => {
  const placed: Placed<Key>[] = [];
  for (const { key, at } of things.toSorted((a, b) => a.at - b.at))
    placed.push({ key, at: Math.max(at, (placed.at(-1)?.at ?? -Infinity) + apart) });
  // only those give way that have no room
  return placed.map(({ key, at }, nth) => ({
    key,
    at: Math.min(at, end - (placed.length - 1 - nth) * apart),
  }));
};

const percent = (chance: number): number => Math.round(100 * chance);

/** Everybody's chance of winning over the whole match, to be walked along. */
export const Course = (props: Props) => {
  const { analysis, length, seats, chapters, turns, step, onGoTo, children } = props;
  const { t } = useTranslation('analysis');
  const [box, width = 900] = useWidth<HTMLDivElement>();
  const isNarrow = width < NARROW;
  const isSide = useWindowLayout().name === 'side';
  const { field, road, top, left } = isSide ? LOWEST : isNarrow ? LOW : TALL;
  const right = width - (isNarrow ? NAMES.narrow : NAMES.wide);
  const bottom = top + field;
  const height = bottom + road + 30;
  const course = courseOf(analysis);
  const x = (at: number) => left + ((right - left) * at) / length;
  const y = (chance: number) => bottom - field * chance;
  const stretches = stretchesOf(chapters, length);
  const current = stretches.findLast(({ from }) => from <= step);
  const { named, isBeyond } = namesAlong(stretches, {
    pxPerStep: (right - left) / length,
    end: width - left,
    current,
    said: current?.label ?? '',
  });
  const here = course[Math.min(step, course.length - 1)] ?? {};
  const isKnown = step < course.length;
  const said = seats.map(({ playerID, name }) => t('says', { name, percent: percent(here[playerID] ?? 0) }));
  const every = Math.max(1, Math.round(length / MARKERS));
  /** Each line has its marks elsewhere, so that lines that run together can be told apart. */
  const marks = seats.flatMap(({ playerID }, place) => {
    const first = every - Math.round((place * every) / seats.length);
    const count = Math.max(0, Math.ceil((course.length - first) / every));
    return Array.from({ length: count }, (_, mark) => ({ playerID, at: first + mark * every }));
  });
  const last = course.at(-1);
  const names = last
    ? spread(
        seats.map(({ playerID }) => ({ key: playerID, at: y(last[playerID]!) })),
        LINE,
        bottom,
      )
    : [];
  const signs = spread(
    turns.map((turn) => ({ key: turn.step, at: x(turn.step) })),
    SIGN,
    right,
  );

  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const from = event.currentTarget.getBoundingClientRect();
    // the page may be shown larger than it is laid out
    const at = (event.clientX - from.left) * (width / from.width);
    onGoTo(Math.round(Math.min(Math.max((at - left) / (right - left), 0), 1) * length));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to: Partial<Record<string, number | undefined>> = {
      ArrowRight: shiftKey ? turns.find((turn) => turn.step > step)?.step : step + 1,
      ArrowLeft: shiftKey ? turns.findLast((turn) => turn.step < step)?.step : step - 1,
      ArrowUp: step + 1,
      ArrowDown: step - 1,
      Home: 0,
      End: length,
    };
    if (!(key in to)) return;
    event.preventDefault();
    const wanted = to[key];
    if (wanted !== undefined) onGoTo(Math.min(Math.max(wanted, 0), length));
  };

  return (
    <Panel title={t('course')} className={styles.panel}>
      <div
        ref={box}
        className={styles.course}
        role="slider"
        tabIndex={0}
        aria-label={t('slider')}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={step}
        aria-valuetext={[t('at', { step }), ...(isKnown ? said : [])].join(', ')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event);
        }}
      >
        <svg className={styles.chart} width={width} height={height} aria-hidden="true">
          {LEVELS.map((level) => (
            <g key={level}>
              <path d={`M${left} ${y(level)}H${right}`} className={styles.level} />
              <text x={left - 10} y={y(level) + 5} textAnchor="end" className={styles.scale}>
                {level === 1 ? t('percent', { percent: 100 }) : percent(level)}
              </text>
            </g>
          ))}
          {turns.map((turn) => (
            <path key={turn.step} d={`M${x(turn.step)} ${top}V${bottom}`} className={styles.turn} />
          ))}
          {seats.map(({ playerID }) => {
            const line = course.map((chances, at) => `${x(at)} ${y(chances[playerID]!)}`).join('L');
            return (
              line && (
                <g key={playerID} fill="none" strokeLinejoin="round">
                  <path d={`M${line}`} stroke="var(--sign-ink)" strokeWidth="6.5" />
                  <path d={`M${line}`} stroke={`var(--seat-${seatNumber(playerID)})`} strokeWidth="4" />
                </g>
              )
            );
          })}
          {marks.map(({ playerID, at }) => (
            <g
              key={`${playerID} ${at}`}
              transform={`translate(${x(at) - 7} ${y(course[at]![playerID]!) - 7})`}
            >
              <Seal seat={seatNumber(playerID)} size={14} />
            </g>
          ))}
          <rect
            x={left - 10}
            y={bottom + 4}
            width={right - left + 20}
            height={road}
            rx="4"
            className={styles.road}
          />
          <rect
            x={left - 10}
            y={bottom + 4}
            width={x(step) - left + 10}
            height={road}
            rx="4"
            className={styles.driven}
          />
          <path d={`M${left} ${bottom + 4 + road / 2}H${right}`} className={styles.dashes} />
          {stretches.map(({ from, to, label }) => {
            const endsHere = isBeyond && from === current?.from;
            return (
              <g key={from}>
                {from > 0 && (
                  <path d={`M${x(from)} ${top}V${bottom + road + 8}`} className={styles.chapter} />
                )}
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
          <path d={`M${x(step)} ${top - 6}V${bottom + road + 6}`} className={styles.needle} />
          {signs.map(({ key, at }, nth) => (
            <g key={key}>
              <path d={`M${x(key)} ${bottom}L${at} ${bottom + 4 + road / 2}`} className={styles.turn} />
              <g transform={`translate(${at} ${bottom + 4 + road / 2})`} data-place="turn">
                <TurnSign number={nth + 1} />
              </g>
            </g>
          ))}
          {names.map(({ key: seat, at }) => (
            <g key={seat} transform={`translate(${x(course.length - 1) + 10} ${at})`}>
              <g transform="translate(0 -9)">
                <Seal seat={seatNumber(seat)} size={18} />
              </g>
              <text x="23" y="6" className={styles.name}>
                {isNarrow
                  ? t('percent', { percent: percent(last![seat]!) })
                  : t('says', {
                      name: short(seats.find(({ playerID }) => playerID === seat)?.name ?? ''),
                      percent: percent(last![seat]!),
                    })}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.now}>
        <b className={styles.step}>{t('at', { step })}</b> {isKnown && said.join(' · ')}
      </p>
      {children}
    </Panel>
  );
};

/** As much of a name as there is room for beside the drawing. */
const LONGEST = 9;
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
