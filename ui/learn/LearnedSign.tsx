import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import type { AnyGame } from '../../games';
import { useShelf } from '../games';
import type { Lesson, LessonOffer } from '../kit/lesson';
import { tableOfLesson } from '../kit/lessonAddress';
import { Starred } from '../kit/Starred';
import { useLessons } from '../lobby/LessonLinks';
import { PlayNow } from '../lobby/PlayNow';
import { Button } from '../pieces/Button';
import { classNames } from '../pieces/classNames';
import { Sign } from '../pieces/Sign';
import { HomeButton } from '../shell/HomeButton';
import { BackToTable } from './BackToTable';
import styles from './LessonSign.module.css';

type Props = {
  readonly module: AnyGame;
  readonly lesson: Lesson;
  readonly offer: LessonOffer;
  readonly myName: string | undefined;
  readonly onRepeat: () => void;
};

/** The lesson after this one, unless it has been learned already. */
const useNextLesson = (game: string, { id }: LessonOffer) => {
  const lessonAt = useLessons(game, tableOfLesson(useSearch()));
  const { lessons = [] } = useShelf().lookOf(game) ?? {};
  const next = lessons[lessons.findIndex((one) => one.id === id) + 1];
  const at = next && lessonAt(next);
  return at?.learned ? undefined : at;
};

/**
 * The end of a lesson: what was learned, and where to try it out: at the table it was opened at, or against computer
 * players. The next lesson stands in place of repeating this one, which the menu offers too.
 */
export const LearnedSign = ({ module, lesson, offer, myName, onRepeat }: Props) => {
  const { t } = useTranslation(['learn', lesson.words]);
  const next = useNextLesson(module.id, offer);
  return (
    <Sign
      as="section"
      variant="town"
      className={classNames(styles.sign, styles.learned)}
      aria-label={t('learned')}
      role="status"
    >
      <h2 className={styles.title}>{t('learned')}</h2>
      <ul className={styles.facts}>
        {['1', '2', '3'].map((fact) => (
          <li key={fact}>
            <Starred text={t(`learned.${fact}`, { ns: lesson.words })} />
          </li>
        ))}
      </ul>
      <div className={styles.ends}>
        <BackToTable
          variant="go"
          otherwise={<PlayNow box={module} myName={myName} options={offer.options} variant="go" />}
        />
        {next ? (
          <Link href={next.href} asChild>
            <Button href={next.href} icon="book">
              {next.what}
            </Button>
          </Link>
        ) : (
          <Button icon="rematch" onClick={onRepeat}>
            {t('repeat')}
          </Button>
        )}
        <HomeButton variant="plain" />
      </div>
    </Sign>
  );
};
