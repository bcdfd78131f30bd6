import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inPercent } from '../../../games/shared/bots/advice';
import { courseOf, type Analysis, type TurningPoint } from '../../../games/shared/bots/analysis';
import type { Chapter } from '../../kit/gameUi';
import type { SeatInfo } from '../../kit/match';
import { Panel } from '../../kit/Panel';
import { readTogether } from '../../pieces/readTogether';
import { useWidth } from '../../pieces/useWidth';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import { scrubbing } from '../scrubbing';
import { stretchesOf } from '../stretches';
import styles from './Course.module.css';
import { CourseChart } from './CourseChart';
import { planOf } from './coursePlan';

type Props = {
  readonly analysis: Analysis;
  /** How many steps there are. */
  readonly length: number;
  readonly seats: readonly SeatInfo[];
  readonly chapters: readonly Chapter[];
  readonly turns: readonly TurningPoint[];
  readonly step: number;
  readonly onGoTo: (step: number) => void;
  /** The description of the current step. */
  readonly children: ReactNode;
};

/** Everybody's chance of winning over the whole match, as a chart to scrub along. */
export const Course = (props: Props) => {
  const { analysis, length, seats, chapters, turns, step, onGoTo, children } = props;
  const { t } = useTranslation('analysis');
  const [box, width = 900] = useWidth<HTMLDivElement>();
  const plan = planOf(width, length, useWindowLayout().name === 'side');
  const course = courseOf(analysis);
  const here = course[Math.min(step, course.length - 1)] ?? {};
  const isKnown = step < course.length;
  const said = seats.map(({ playerID, name }) =>
    t('says', { name, percent: inPercent(here[playerID] ?? 0) }),
  );

  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const { left, right } = plan;
    const from = event.currentTarget.getBoundingClientRect();
    // the page may be displayed larger than its layout size
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
        aria-valuetext={readTogether([t('at', { step }), ...(isKnown ? said : [])])}
        onKeyDown={onKeyDown}
        {...scrubbing(seek)}
      >
        <CourseChart
          {...{ plan, course, seats, turns, step, length }}
          stretches={stretchesOf(chapters, length)}
        />
      </div>
      <p className={styles.now}>
        <b className={styles.step}>{t('at', { step })}</b> {isKnown && said.join(' · ')}
      </p>
      {children}
    </Panel>
  );
};
