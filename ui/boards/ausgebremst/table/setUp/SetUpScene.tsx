import { useTranslation } from 'react-i18next';
import { SET_UP_STEPS, setUpStepOf, type SetUpStep, type View } from '../../../../../games/ausgebremst';
import { classNames } from '../../../../pieces/classNames';
import { useWindowLayout } from '../../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../../kit/match';
import { HintPanel } from '../../../../kit/hints/HintPanel';
import { leadTo } from '../../../../kit/hints/leadTo';
import { TaskSign } from '../../../../kit/TaskSign';
import { Answer } from '../../../../kit/Answer';
import { adviceWords, noAdviceWords } from '../../adviceWords';
import { refusalWords } from '../../refusalWords';
import type { Driver } from '../drivers';
import { Hand } from '../Hand';
import { Stacks } from '../Stacks';
import { TableMain } from '../../../../kit/TableMain';
import { TrackView } from '../TrackView';
import type { DriveChoice } from '../useDriveChoice';
import { WORDS } from '../words';
import { PitRows } from './PitRows';
import styles from './SetUpScene.module.css';
import { SetUps } from './SetUps';
import { SortingBoard } from './SortingBoard';
import { useSorting } from './useSorting';

const Steps = ({ step }: { readonly step: SetUpStep }) => {
  const { t } = useTranslation(WORDS);
  const now = SET_UP_STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('table.steps.label')}>
      {SET_UP_STEPS.map((id, at) => (
        <li
          key={id}
          className={classNames(at < now && styles.done, at === now && styles.now)}
          aria-current={at === now ? 'step' : undefined}
        >
          <b>{at + 1}</b>
          <span>{t(`table.steps.${id}`)}</span>
        </li>
      ))}
    </ol>
  );
};

type Props = Pick<Chrome, 'lesson'> & {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly me: Driver;
  readonly choice: DriveChoice;
};

/** choosing a set-up, sorting the stacks, drawing two starting cards: all of it in secret. */
export const SetUpScene = ({ shown, drivers, me, choice, lesson }: Props) => {
  const { view, seats } = shown;
  const { t } = useTranslation(WORDS);
  const sorting = useSorting(shown, me.car, choice.no !== undefined);
  const layout = useWindowLayout();
  const step = setUpStepOf(view, me.car);
  const isPhone = layout.name === 'phone';
  const isSide = layout.name === 'side';
  // sorting takes the whole screen of a phone
  const hasLeft = step !== 'sort' || !(isSide || isPhone);
  const isNarrow = layout.name !== 'desk';
  const teaching = !isNarrow && lesson && <div className={styles.lesson}>{lesson}</div>;
  const track = <TrackView shown={shown} drivers={drivers} choice={choice} />;
  const left = hasLeft && (
    <div className={styles.left}>
      {step !== 'setUp' && teaching}
      {(step === 'setUp' || (!isNarrow && !teaching)) && <SetUps view={view} me={me} />}
      <PitRows view={view} me={me} />
    </div>
  );
  return (
    <TableMain
      className={classNames(
        styles.scene,
        styles[layout.isAcross ? 'desk' : layout.name],
        !hasLeft && styles.alone,
        step === 'setUp' && styles.choosing,
      )}
    >
      <Steps step={step} />
      {left}
      <div className={classNames(styles.right, step === 'draw' && styles.drawing)}>
        {step === 'setUp' && (
          <>
            <TaskSign
              label={t('table.now.label')}
              title={t('table.setUp.title')}
              text={t('table.setUp.text')}
              rule="A-11.2"
              hasHint
            />
            {!isPhone && (
              <div className={styles.beside}>
                <div className={styles.track}>{track}</div>
                {teaching}
              </div>
            )}
          </>
        )}
        {step === 'sort' && <SortingBoard view={view} me={me} sorting={sorting} />}
        {step === 'draw' && (
          <>
            <TaskSign
              label={t('table.now.label')}
              title={t('table.startCards.title')}
              text={t('table.startCards.text', { count: 2 - view.hands[me.car]!.length })}
              rule="A-11.4"
              hasHint
            />
            <div className={styles.stacks}>
              <Stacks view={view} me={me} move="draw" />
            </div>
            {view.hands[me.car]!.length > 0 && <Hand view={view} me={me} choice={choice} />}
            {!isSide && !layout.isLowest && (
              <div className={classNames(styles.track, styles.below)}>{track}</div>
            )}
          </>
        )}
        <HintPanel
          isOver
          wordsOf={(advice) => adviceWords(advice, shown, t)}
          none={noAdviceWords(view, me.car, t)}
          onChoose={({ moves: [move] }) => move && leadTo(move)}
        />
        <Answer
          no={choice.no}
          wordsOf={(no) => refusalWords(no, seats, t)}
          onDismiss={() => choice.refuse(undefined)}
        />
      </div>
    </TableMain>
  );
};
