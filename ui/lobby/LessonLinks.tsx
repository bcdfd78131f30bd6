import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { LessonOffer } from '../kit/lesson';
import { lessonAddress } from '../kit/lessonAddress';
import { lessonKey, lessonProgress } from '../kit/lessonProgress';
import { Button } from '../pieces/Button';
import styles from './LessonLinks.module.css';
import { usePersisted } from '../shell/persisted';
import { useGameWords } from './useGameWords';

/**
 * The guided matches of a game: their addresses, whether they are done, and how long they take or where they
 * continue. They lead back to `table`, if one is given.
 */
export const useLessons = (game: string, table?: string) => {
  const { t } = useTranslation('lobby');
  const [progress] = usePersisted(lessonProgress);
  return ({ id, minutes }: LessonOffer) => {
    const { trail = [], learned = false } = progress[lessonKey(game, id)] ?? {};
    const what = learned
      ? t('shelf.learnAgain')
      : trail.length
        ? t('shelf.learnOn', { step: trail.length + 1 })
        : t('shelf.learn', { count: minutes });
    return { href: lessonAddress(game, id, table), learned, what };
  };
};

type Props = { readonly game: string; readonly lessons: readonly LessonOffer[] };

/**
 * Links to the guided matches of a game, with their duration or where they continue: several share a row, so that all
 * posters are equally high.
 */
export const LessonLinks = ({ game, lessons }: Props) => {
  const { t } = useTranslation('lobby');
  const { say, choices } = useGameWords();
  const lessonAt = useLessons(game);
  const isOnly = lessons.length === 1;
  const links = lessons.map((lesson) => {
    const { id, options } = lesson;
    const { href, what } = lessonAt(lesson);
    const variant = options && choices(game, options);
    const learn = variant ? t('shelf.learnOptions', { options: variant }) : what;
    return (
      <Link key={id} href={href} asChild>
        <Button
          href={href}
          {...(isOnly && { icon: 'book' as const })}
          aria-label={t('shelf.learnLabel', { learn, game: say(game, 'short') })}
        >
          {isOnly ? learn : <span>{variant ?? learn}</span>}
        </Button>
      </Link>
    );
  });
  return isOnly ? links : <div className={styles.lessons}>{links}</div>;
};
