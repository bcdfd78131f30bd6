import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useShelf } from '../games';
import { lessonKey, lessonOffered, lessonProgress } from '../kit/lessonProgress';
import { Button } from '../pieces/Button';
import { Note } from './Note';

/** Offers the first lesson of a game at its first table, once, unless it has been begun; `isFresh`: nobody but computers has played yet. */
export const LessonNote = ({ game, isFresh }: { game: string; isFresh: boolean }) => {
  const { t } = useTranslation('table');
  const [offer] = useShelf().lookOf(game)?.lessons ?? [];
  const [isOffered, setOffered] = useState(
    () =>
      offer !== undefined &&
      !lessonOffered.get().includes(game) &&
      !lessonProgress.get()[lessonKey(game, offer.id)],
  );
  const isShown = isOffered && isFresh;
  useEffect(() => {
    if (isShown) lessonOffered.set([...lessonOffered.get().filter((one) => one !== game), game]);
  }, [isShown, game]);
  if (!isShown || !offer) return null;
  const href = `/learn/${game}/${offer.id}`;
  return (
    <Note
      icon="info"
      isLight
      action={
        <Link href={href} asChild>
          <Button href={href} variant="mine" size="s">
            {t('offer.go')}
          </Button>
        </Link>
      }
      dismiss={{ label: t('offer.not'), onDismiss: () => setOffered(false) }}
    >
      {t('offer.text')}
    </Note>
  );
};
