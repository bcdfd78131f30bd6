import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../kit/drivers';
import type { Lesson } from '../kit/lesson';
import { Starred } from '../kit/Starred';
import type { Snapshot } from '../kit/match';
import { Rule } from '../kit/Rule';
import { useKey } from '../kit/useKey';
import { Button } from '../pieces/Button';
import { classNames } from '../pieces/classNames';
import { Sign } from '../pieces/Sign';
import { useAnnounce } from '../shell/announce';
import type { LessonMatch, Course } from './lessonMatch';
import styles from './LessonSign.module.css';
import { Posts } from './Posts';

type Props = {
  readonly lesson: Lesson;
  readonly drivers: Vehicle;
  readonly match: LessonMatch;
  readonly course: Course;
  readonly snapshot: Snapshot;
  /** Is the table still showing what happened? */
  readonly isWaiting: boolean;
  /** Is there little room? Then the reasons are folded away. */
  readonly isShort: boolean;
  readonly onLeave: () => void;
};

type WaysProps = Pick<Props, 'match' | 'isShort' | 'isWaiting'> & {
  /** Is there only something to look at, and nothing to do? */
  readonly isLook: boolean;
  readonly isFirst: boolean;
  /** Are the reasons shown? */
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
};

/** The buttons to go back and on. */
const Ways = ({ match, isShort, isWaiting, isLook, isFirst, isAsking, onAsk }: WaysProps) => {
  const { t } = useTranslation('learn');
  return (
    <div className={styles.ways}>
      <Button
        variant="dark"
        icon="prev"
        aria-label={isShort ? t('back') : undefined}
        aria-disabled={isFirst}
        onClick={match.back}
      >
        {!isShort && t('back')}
      </Button>
      {isShort && !isWaiting && (
        <Button variant="dark" aria-expanded={isAsking} onClick={() => onAsk(!isAsking)}>
          {t('why')}
        </Button>
      )}
      {isLook ? (
        <Button variant="mine" kbd={isShort ? undefined : 'Enter'} onClick={match.next}>
          {t('next')}
        </Button>
      ) : (
        <Button variant="dark" busy={isWaiting} onClick={match.show}>
          {t('show')}
        </Button>
      )}
    </div>
  );
};

/** What to do, with the numbers of the places that are lit. */
const Todo = ({ deeds }: { readonly deeds: readonly string[] }) => (
  <ol className={styles.todo}>
    {deeds.map((words, place) => (
      <li key={words}>
        <span className={styles.disc} aria-hidden="true">
          {place + 1}
        </span>
        {words}
      </li>
    ))}
  </ol>
);

/** The sign of a lesson: what to learn and do now, in one sentence, the progress, and the buttons to go on. */
export const LessonSign = ({
  lesson,
  drivers,
  match,
  course,
  snapshot,
  isWaiting,
  isShort,
  onLeave,
}: Props) => {
  const { t } = useTranslation(['learn', lesson.words]);
  const announce = useAnnounce();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { at, moment } = course;
  const words = { ns: lesson.words };
  const says = moment?.says?.(snapshot.view) ?? {};
  const say = (part: string) => (moment ? t(`${moment.id}.${part}`, { ...words, ...says }) : '');
  const title = isWaiting ? t('watch') : say('title');
  const todo = moment?.deeds ? moment.lit.map((_, place) => say(`do${place + 1}`)) : [];
  const step = t('step', { number: at + 1, of: lesson.moments.length });
  const isLook = moment !== undefined && !moment.deeds && !isWaiting;

  useEffect(() => {
    if (!isWaiting) announce(`${step}. ${title.replaceAll('**', '')}`);
    setAsking(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- spoken once, when the moment begins
  }, [at, isWaiting]);
  useKey('Enter', isLook ? match.next : undefined);
  useKey('F6', () => document.querySelector<HTMLElement>('[data-lesson-sign]')?.focus());

  const isWhy = !isShort || isAsking;
  // while the table shows what happens there is nothing to press: one line is enough
  const isLine = isShort && isWaiting;
  return (
    <Sign
      as="section"
      className={classNames(styles.sign, isShort && styles.short, isLine && styles.line)}
      aria-labelledby={id}
      tabIndex={-1}
      data-lesson-sign
    >
      <p className={styles.over} id={id}>
        <span>{t('lesson')}</span> <span>{step}</span>
        {isShort && (
          <Button
            variant="icon"
            icon="close"
            aria-label={t('leave')}
            className={styles.close}
            onClick={onLeave}
          />
        )}
      </p>
      <h2 className={styles.title}>
        <Starred text={title} />
      </h2>
      {isWhy && !isWaiting && (
        <p className={styles.why}>
          <Starred text={say('why')} /> {moment && <Rule of={moment.rule} />}
        </p>
      )}
      {!isWaiting && todo.length > 0 && <Todo deeds={todo} />}
      {!(isShort && (isAsking || isWaiting)) && (
        <Posts at={at} of={lesson.moments.length} drivers={drivers} />
      )}
      <Ways
        match={match}
        isShort={isShort}
        isWaiting={isWaiting}
        isLook={isLook}
        isFirst={at === 0 && !course.done.length}
        isAsking={isAsking}
        onAsk={setAsking}
      />
      {!isShort && (
        <button type="button" className={styles.leave} onClick={onLeave}>
          {t('leave')} <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
    </Sign>
  );
};
