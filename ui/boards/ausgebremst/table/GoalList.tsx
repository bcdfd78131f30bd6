import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FINISH, roadOf, valueOf, type View } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { Icon } from '../../../pieces/Icon';
import { readTogether } from '../../../pieces/readTogether';
import type { SeatInfo } from '../../../kit/match';
import { Rule } from '../../../kit/Rule';
import { NoEntry } from '../../../kit/drawing/NoEntry';
import { inTheWay, refusalWords } from '../refusalWords';
import styles from './GoalList.module.css';
import { isCrowdOf, targetsOf, type Goal } from './goals';
import { GoalNotes } from './GoalNotes';
import { goalNotes, goalWords, type GoalForm } from './goalWords';
import type { DriveChoice } from './useDriveChoice';
import { spaceName, WORDS } from './words';

const Mark = ({ goal, value }: { readonly goal: Goal; readonly value: number }) => {
  if (goal.kind === 'blocked')
    return (
      <svg className={styles.no} viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
        <NoEntry />
      </svg>
    );
  return (
    <span className={classNames(styles.disc, goal.kind === 'ruinous' && styles.ruinous)} aria-hidden="true">
      {goal.target === FINISH ? <Icon name="flag" size={18} /> : value}
    </span>
  );
};

type RowProps = {
  readonly goal: Goal;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly choice: DriveChoice;
  readonly form: GoalForm;
};

const Row = ({ goal, view, seats, choice, form }: RowProps) => {
  const { t } = useTranslation(WORDS);
  const { target, kind, no } = goal;
  const isShown = target === choice.shown;
  const row = useRef<HTMLDivElement>(null);
  // a list under the mouse stays where it is, or the mouse would show another space
  useEffect(() => {
    const list = row.current?.parentElement;
    if (isShown && !list?.matches(':hover')) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  const name = spaceName(roadOf(view).circuit.id, target, t, targetsOf(choice.goals));
  const what = no ? refusalWords(no, seats, t).what : goalWords(goal, t);
  const rule = no?.rule ?? (kind === 'ruinous' ? 'A-7.4' : undefined);
  // on a phone its name alone says so
  const isLoss = goalNotes(goal, t, form).some((note) => note.isLoss);
  const notes = <GoalNotes goal={goal} form={form} />;
  const brief = no ? t(`table.goal.brief.${no.reason}`, inTheWay(no, seats, t)) : notes;
  const full = isShown && choice.isWarned ? t('table.goal.again') : no ? what : notes;
  // the button over the row says the same
  const isSaid = kind !== 'blocked';
  const words = (
    <>
      <Mark goal={goal} value={valueOf(choice.card!)} />
      <span className={styles.words}>
        <b aria-hidden={isSaid || undefined}>{name}</b>
        <span>
          <span aria-hidden={isSaid || undefined}>{form === 'brief' ? brief : full}</span>
          {form === 'full' && rule && (
            <>
              {' '}
              <Rule of={rule} />
            </>
          )}
        </span>
      </span>
    </>
  );
  if (kind === 'blocked') return <div className={classNames(styles.row, styles.blocked)}>{words}</div>;
  return (
    <div ref={row} className={classNames(styles.row, isShown && styles.shown, isLoss && styles.loss)}>
      {words}
      <button
        type="button"
        className={styles.press}
        data-target={target}
        aria-pressed={isShown}
        aria-label={readTogether([name, what])}
        title={isLoss ? what : undefined}
        onClick={isShown ? choice.confirm : () => choice.show(target)}
        // A press with a finger shows it first; mouse and keys show it as soon as they reach it.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && choice.show(target)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && choice.show(target)}
      />
    </div>
  );
};

type Props = Omit<RowProps, 'goal' | 'form'>;

/** From this many on, each has one line, so that all of them are in sight. */
const MANY = 4;

/** Where the chosen card leads, in words: the same targets as on the circuit, in the same order. */
export const GoalList = ({ view, seats, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  if (!choice.card) return null;
  const form = choice.goals.length < MANY ? 'full' : 'brief';
  const isCrowd = isCrowdOf(choice.goals);
  return (
    <section
      className={classNames(styles.goals, form === 'brief' && styles.brief, isCrowd && styles.crowd)}
      aria-label={t('table.goal.label')}
    >
      <h2 className={styles.title}>
        {t(choice.isOpen ? 'table.goal.title' : 'table.goal.none', { value: valueOf(choice.card) })}
      </h2>
      <div className={styles.rows}>
        {choice.goals.map((goal) => (
          <Row key={goal.target} goal={goal} view={view} seats={seats} choice={choice} form={form} />
        ))}
      </div>
    </section>
  );
};
