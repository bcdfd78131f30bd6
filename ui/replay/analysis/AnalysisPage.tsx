import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitOf, turningPoints } from '../../../games/shared/bots/analysis';
import type { Chapter } from '../../kit/gameUi';
import { Button } from '../../pieces/Button';
import { classNames } from '../../pieces/classNames';
import styles from './AnalysisPage.module.css';
import { Course } from './Course';
import { Figures } from './Figures';
import type { Retold, ToRetell } from './retold';
import { TurningPoints } from './TurningPoints';
import { useAnalysis, type Progress } from './useAnalysis';
import { useRetold } from './useRetold';
import { Values } from './Values';
import { verdictWords } from './verdictWords';

type Props = ToRetell & {
  readonly chapters: readonly Chapter[];
  /** How many steps have been made at the current place. */
  readonly step: number;
  readonly onGoTo: (step: number) => void;
  /** Shows the judgement of a step at the table. */
  readonly onShow: (step: number) => void;
};

/** The most turning points that are listed below; more of them get a column of their own. */
const MOST_BELOW = 3;

const State = ({ progress }: { progress: Progress }) => {
  const { t } = useTranslation('analysis');
  const { state, done, all, stop, goOn } = progress;
  if (state === 'done') return <p className={styles.state}>{t('made')}</p>;
  if (state === 'reading') return <p className={styles.state} />;
  return (
    <div className={styles.state}>
      <progress className={styles.progress} value={done} max={all} aria-label={t('progress')} />
      <span>{state === 'failed' ? t('failed') : t('working', { done, all })}</span>
      {state === 'running' ? (
        <Button icon="close" onClick={stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button icon="play" onClick={goOn}>
          {t('goOn')}
        </Button>
      )}
    </div>
  );
};

/** What was done at the current step, and how an expert judges it. */
const Here = ({ progress, tell, step }: { progress: Progress; tell: Retold; step: number }) => {
  const { t } = useTranslation('analysis');
  if (step === 0) return <p className={styles.here}>{t('start')}</p>;
  return (
    <p className={styles.here}>
      <span>{tell.done(step)}</span>{' '}
      <span className={styles.expert}>
        {verdictWords(progress.analysis.verdicts[step - 1], step, tell, t)}
      </span>
    </p>
  );
};

/** The analysis of a match: everybody's chances, its turning points, and how much was luck. */
export const AnalysisPage = ({ chapters, step, onGoTo, onShow, ...given }: Props) => {
  const { replay, words } = given;
  const progress = useAnalysis(replay);
  const { analysis, state } = progress;
  const tell = useRetold(given);
  const { steps } = replay.record;
  const isDone = state === 'done';
  const turns = useMemo(() => (isDone ? turningPoints(analysis, replay) : []), [isDone, analysis, replay]);
  const splits = useMemo(() => (isDone ? splitOf(analysis, steps) : undefined), [isDone, analysis, steps]);
  return (
    <div className={styles.page}>
      <State progress={progress} />
      <div
        className={classNames(
          styles.upper,
          isDone && styles.turned,
          isDone && turns.length > MOST_BELOW && styles.often,
        )}
      >
        <Course
          analysis={analysis}
          length={steps.length}
          seats={tell.seats}
          chapters={chapters}
          turns={turns}
          step={step}
          onGoTo={onGoTo}
        >
          <Here progress={progress} tell={tell} step={step} />
        </Course>
        {isDone && <TurningPoints turns={turns} analysis={analysis} tell={tell} onShow={onShow} />}
        {splits && (
          <Figures
            replay={replay}
            analysis={analysis}
            splits={splits}
            tell={tell}
            words={words}
            onGoTo={onGoTo}
          />
        )}
      </div>
      {isDone && <Values analysis={analysis} tell={tell} length={steps.length} />}
    </div>
  );
};
