import type { TFunction } from 'i18next';
import { memo, useMemo, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter, GameUi, TimelineMark } from '../kit/gameUi';
import type { LogEntry } from '../kit/match';
import { classNames } from '../pieces/classNames';
import { useWidth } from '../pieces/useWidth';
import type { Spot } from './film';
import styles from './Timeline.module.css';

type Props = {
  /** How many steps there are, and what is known of them by now. */
  length: number;
  log: readonly LogEntry[];
  chapters: readonly Chapter[];
  mark: GameUi['mark'];
  /** The words of the game. */
  t: TFunction;
  spot: Spot;
  /** What is shown, as a sentence. */
  said: string;
  onGoTo: (step: number) => void;
};

/** The room a sign needs, in px. */
const SIGN = 28;

/** The room a letter of a stretch's name needs, about, in px. */
const LETTER = 8;

/** How near the needle may come to the numbers at the ends of the road, in px. */
const NEAR = { start: 16, end: 44 };

type Placed = TimelineMark & { readonly step: number };

/** The signs there is room for: where they would cover each other the first one stays. */
const placed = (marks: readonly Placed[], pxPerStep: number): readonly Placed[] =>
  marks.reduce<Placed[]>((kept, mark) => {
    const before = kept.at(-1);
    if (!before || (mark.step - before.step) * pxPerStep >= SIGN) kept.push(mark);
    return kept;
  }, []);

type Stretch = Chapter & { readonly to: number };

/**
 * Where the stretches begin whose names there is room for, none of them cut. Where one is, its name stands in any case,
 * over its neighbours if it has to: it takes `said` px, and ends with its stretch where it would stand beyond the road.
 */
const named = (
  stretches: readonly Stretch[],
  current: Stretch | undefined,
  said: number,
  pxPerStep: number,
  isBeyond: boolean,
): ReadonlySet<number> => {
  const { from: first, to: last } = current ?? { from: 0, to: 0 };
  const begin = isBeyond ? last * pxPerStep - said : first * pxPerStep;
  const end = begin + said;
  return new Set(
    stretches
      .filter((one) => {
        if (one === current) return true;
        const [from, to] = [one.from * pxPerStep, one.to * pxPerStep];
        return to - from >= (one.label.length + 1) * LETTER && (to <= begin || from >= end);
      })
      .map(({ from }) => from),
  );
};

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

type MarksProps = {
  log: readonly LogEntry[];
  mark: GameUi['mark'];
  t: TFunction;
  length: number;
  width: number;
};

/** The signs beside the road: drawn once, wherever on it one is. */
const Marks = memo(({ log, mark, t, length, width }: MarksProps) => {
  const all = log.flatMap((entry, at) => {
    const sign = mark(entry, t);
    return sign ? [{ ...sign, step: at + 1 }] : [];
  });
  return placed(all, width / length).map(({ step, label, drawing }) => (
    <span key={step} className={styles.mark} style={{ left: share(step, length) }} title={label}>
      {drawing}
    </span>
  ));
});

/** Where the parts of each chapter begin, on the road; a press on it leads there as to any other place. */
const Parts = memo(({ chapters, length }: { chapters: readonly Chapter[]; length: number }) =>
  chapters.flatMap(({ parts = [] }) =>
    parts.map(({ from, label }) => (
      <i key={from} className={styles.part} style={{ left: share(from, length) }} title={label} />
    )),
  ),
);

/** The whole match as a road to be driven along, with its stretches and the signs beside it. */
export const Timeline = ({ length, log, chapters, mark, t, spot, said, onGoTo }: Props) => {
  const { t: say } = useTranslation('replay');
  const [road, width = 1000] = useWidth<HTMLDivElement>();
  const stretches = useMemo(
    () => chapters.map((chapter, at) => ({ ...chapter, to: chapters[at + 1]?.from ?? length })),
    [chapters, length],
  );
  const current = stretches.findLast(({ from }) => from <= spot.step);

  const part = current?.parts?.findLast(({ from }) => from <= spot.step);

  const pxPerStep = width / length;
  const here = [current?.label, part?.label].filter(Boolean).join(' · ').length * LETTER;
  const isBeyond = current !== undefined && current.from * pxPerStep + here > width;
  const names = named(stretches, current, here, pxPerStep, isBeyond);
  const isAtStart = spot.step * pxPerStep < NEAR.start;
  const isAtEnd = (length - spot.step) * pxPerStep < NEAR.end;

  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onGoTo(Math.round(((event.clientX - left) / width) * length));
  };
  return (
    <div
      ref={road}
      className={styles.timeline}
      role="slider"
      tabIndex={0}
      aria-label={say('timeline')}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={spot.step}
      aria-valuetext={[
        [`${say('step')} ${spot.step} ${say('of', { length })}`, current?.label, part?.label]
          .filter(Boolean)
          .join(', '),
        said,
      ]
        .filter(Boolean)
        .join(': ')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event);
      }}
    >
      <div className={styles.stretches}>
        {stretches.map(({ from, to, label }) => (
          <div
            key={from}
            className={classNames(
              styles.stretch,
              from === current?.from && styles.current,
              isBeyond && styles.beyond,
            )}
            style={{ left: share(from, length), width: share(to - from, length) }}
          >
            {names.has(from) && (
              <span className={styles.label}>
                {label}
                {part && from === current?.from && <small> · {part.label}</small>}
              </span>
            )}
            <i className={styles.road}>
              <i
                className={styles.driven}
                style={{ width: `${Math.min(Math.max((spot.step - from) / (to - from), 0), 1) * 100}%` }}
              />
            </i>
          </div>
        ))}
      </div>
      <Parts chapters={chapters} length={length} />
      <Marks log={log} mark={mark} t={t} length={length} width={width} />
      <span
        className={classNames(styles.needle, isAtEnd && styles.late)}
        style={{ '--at': share(spot.step, length) } as CSSProperties}
      >
        <b>{spot.step}</b>
      </span>
      <span className={styles.ends}>
        <span>{!isAtStart && 0}</span>
        <span>{!isAtEnd && length}</span>
      </span>
    </div>
  );
};
