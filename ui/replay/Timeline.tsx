import type { TFunction } from 'i18next';
import { memo, useMemo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter, GameUi, TimelineMark } from '../kit/gameUi';
import type { LogEntry } from '../kit/match';
import { classNames } from '../pieces/classNames';
import { useWidth } from '../pieces/useWidth';
import type { Spot } from './film';
import { scrubbing } from './scrubbing';
import { namesAlong, stretchesOf, type Stretch } from './stretches';
import styles from './Timeline.module.css';

type Props = {
  /** The number of steps, and the part of the log known so far. */
  length: number;
  log: readonly LogEntry[];
  chapters: readonly Chapter[];
  mark: GameUi['mark'];
  /** The words of the game. */
  t: TFunction;
  spot: Spot;
  /** The current place, as a sentence. */
  said: string;
  onGoTo: (step: number) => void;
};

/** The room a sign needs, in px. */
const SIGN = 28;

/** The least distance between two part marks, in px. */
const PART = 8;

/** How close the needle may come to the numbers at the ends of the road, in px. */
const NEAR = { start: 16, end: 44 };

type Placed = TimelineMark & { readonly step: number };

/** The signs there is room for: where two would overlap, the first one stays. */
const placed = (marks: readonly Placed[], pxPerStep: number): readonly Placed[] =>
  marks.reduce<Placed[]>((kept, mark) => {
    const before = kept.at(-1);
    if (!before || (mark.step - before.step) * pxPerStep >= SIGN) kept.push(mark);
    return kept;
  }, []);

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

type MarksProps = {
  log: readonly LogEntry[];
  mark: GameUi['mark'];
  t: TFunction;
  length: number;
  width: number;
};

/** The signs beside the road; memoised, because they do not depend on the current place. */
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

type PartsProps = { chapters: readonly Chapter[]; length: number; width: number };

/**
 * Marks on the road where the parts of each chapter begin; pressing one goes there, as anywhere on the road. They are
 * left out where there is not enough room for all of them.
 */
const Parts = memo(({ chapters, length, width }: PartsProps) => {
  const all = chapters.flatMap(({ parts = [] }) => parts);
  if (all.length * PART > width) return null;
  return all.map(({ from, label }) => (
    <i key={from} className={styles.part} style={{ left: share(from, length) }} title={label} />
  ));
});

/** The road of a stretch, with the part that has been driven at a step. */
const Driven = ({ stretch: { from, to }, step }: { stretch: Stretch; step: number }) => (
  <i className={styles.road}>
    <i
      className={styles.driven}
      style={{ width: share(Math.min(Math.max(step - from, 0), to - from), to - from) }}
    />
  </i>
);

/** The whole match as a road to scrub along, with its chapters and the signs beside it. */
export const Timeline = ({ length, log, chapters, mark, t, spot, said, onGoTo }: Props) => {
  const { t: say } = useTranslation('replay');
  const [road, width = 1000] = useWidth<HTMLDivElement>();
  const stretches = useMemo(() => stretchesOf(chapters, length), [chapters, length]);
  const current = stretches.findLast(({ from }) => from <= spot.step);

  const part = current?.parts?.findLast(({ from }) => from <= spot.step);

  const pxPerStep = width / length;
  const where = [current, part].flatMap((one) => one?.label ?? []);
  const { named, isBeyond } = namesAlong(stretches, {
    pxPerStep,
    end: width,
    current,
    said: where.join(' · '),
  });
  const place = [say('at', { step: spot.step, length }), ...where].join(', ');
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
      aria-valuetext={said ? say('told', { place, said }) : place}
      {...scrubbing(seek)}
    >
      <div className={styles.stretches}>
        {stretches.map((stretch) => (
          <div
            key={stretch.from}
            className={classNames(
              styles.stretch,
              stretch === current && styles.current,
              isBeyond && styles.beyond,
            )}
            style={{ left: share(stretch.from, length), width: share(stretch.to - stretch.from, length) }}
          >
            {named.has(stretch.from) && (
              <span className={styles.label}>
                {stretch.label}
                {part && stretch === current && <small> · {part.label}</small>}
              </span>
            )}
            <Driven stretch={stretch} step={spot.step} />
          </div>
        ))}
      </div>
      <Parts chapters={chapters} length={length} width={width} />
      <Marks log={log} mark={mark} t={t} length={length} width={width} />
      <span
        className={classNames(styles.needle, isAtEnd && styles.late)}
        style={{ '--at': share(spot.step, length) }}
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
