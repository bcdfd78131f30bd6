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
 * The guided matches of a game: their addresses, whether they are done, and how long they take, for which tables they
 * are, or where they continue. They lead back to `table`, if one is given.
 */
export const useLessons = (game: string, table?: string) => {
  const { t } = useTranslation('lobby');
  const { choices } = useGameWords();
  const [progress] = usePersisted(lessonProgress);
  return ({ id, minutes, options }: LessonOffer) => {
    const { trail = [], learned = false } = progress[lessonKey(game, id)] ?? {};
    const variant = options && choices(game, options);
    const begin = variant
      ? t('shelf.learnOptions', { options: variant })
      : t('shelf.learn', { count: minutes });
    const goOn = trail.length ? t('shelf.learnOn', { step: trail.length + 1 }) : begin;
    const what = learned ? t('shelf.learnAgain') : goOn;
    return { href: lessonAddress(game, id, table), learned, variant, begin, what };
  };
};

type Props = { readonly game: string; readonly lessons: readonly LessonOffer[] };

/**
 * Links to the guided matches of a game, with their duration or where they continue: several share a row, so that all
 * posters are equally high.
 */
export const LessonLinks = ({ game, lessons }: Props) => {
  const { t } = useTranslation('lobby');
  const { say } = useGameWords();
  const lessonAt = useLessons(game);
  const isOnly = lessons.length === 1;
  const links = lessons.map((lesson) => {
    const { href, variant, begin, what } = lessonAt(lesson);
    const learn = variant ? begin : what;
    return (
      <Link key={lesson.id} href={href} asChild>
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
