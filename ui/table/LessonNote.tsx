import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useShelf } from '../games';
import { preparesFor, type LessonOffer } from '../kit/lesson';
import { lessonAddress } from '../kit/lessonAddress';
import { lessonKey, lessonOffered, lessonProgress } from '../kit/lessonProgress';
import { Button } from '../pieces/Button';
import { Note } from './Note';
import styles from './Notes.module.css';

type Props = {
  game: string;
  view: unknown;
  /** Have only computers made moves so far? */
  isFresh: boolean;
  /** What is shown where no lesson is offered. */
  otherwise: ReactNode;
  /** Are others waiting at this table? Then the lesson opens in a new tab. */
  isBeside?: boolean;
};

/**
 * How long the note stays, in ms: it goes before anybody can count as away, because the sign for that would be
 * covered.
 */
const STAYS = 30_000;

const isNew = (key: string): boolean => !lessonOffered.get().includes(key) && !lessonProgress.get()[key];

/** The first lesson for a table with these options that has been neither offered nor begun. */
const newTo = (game: string, lessons: readonly LessonOffer[], view: unknown): LessonOffer | undefined => {
  const { options = {} } = view as { options?: Readonly<Record<string, unknown>> };
  return lessons.find((one) => preparesFor(one, options) && isNew(lessonKey(game, one.id)));
};

/** Offers a lesson of a game at the first table it prepares for: once, and only if it has not been begun. */
export const LessonNote = ({ game, view, isFresh, otherwise, isBeside = false }: Props) => {
  const { t } = useTranslation('table');
  const { lessons = [] } = useShelf().lookOf(game) ?? {};
  const [here] = useLocation();
  const [offer, setOffer] = useState(() => newTo(game, lessons, view));
  const key = offer && isFresh ? lessonKey(game, offer.id) : undefined;
  useEffect(() => {
    if (!key) return undefined;
    lessonOffered.set([...lessonOffered.get().filter((one) => one !== key), key]);
    const timer = setTimeout(() => setOffer(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [key]);
  if (!key || !offer) return otherwise;
  const about = offer.options ? 'options' : 'text';
  const href = lessonAddress(game, offer.id, here);
  return (
    <Note
      icon="info"
      isLight
      action={
        isBeside ? (
          <Button
            href={href}
            target="_blank"
            rel="noreferrer"
            variant="mine"
            size="s"
            title={t('offer.newTab')}
          >
            <span>
              {t('offer.go')} <span className="sr">({t('offer.newTab')})</span>
            </span>
          </Button>
        ) : (
          <Link href={href} asChild>
            <Button href={href} variant="mine" size="s">
              {t('offer.go')}
            </Button>
          </Link>
        )
      }
      dismiss={{ label: t('offer.not'), onDismiss: () => setOffer(undefined) }}
    >
      {t(`offer.${about}`)} <span className={styles.more}>{t(`offer.${about}More`)}</span>
    </Note>
  );
};
