import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import type { Vehicle } from '../kit/drivers';
import type { LessonOffer } from '../kit/lesson';
import { lessonKey } from '../kit/lessonProgress';
import { RulesOf } from '../kit/Rule';
import { useGameWords } from '../lobby/useGameWords';
import { HomeButton } from '../shell/HomeButton';
import { Loading } from '../shell/Loading';
import { SignPage } from '../shell/SignPage';
import { usePageTitle } from '../shell/usePageTitle';
import { useModule } from '../table/useGameUi';
import { LessonTable } from './LessonTable';
import { useLesson, useLessonMatch } from './useLesson';

type SittingProps = { readonly game: string; readonly offer: LessonOffer; readonly drivers: Vehicle };

const Sitting = ({ game, offer, drivers }: SittingProps) => {
  const { t } = useTranslation('learn');
  const { say } = useGameWords();
  const module = useModule(game);
  const lesson = useLesson(offer);
  const match = useLessonMatch(module, lesson, lessonKey(module.id, offer.id));
  usePageTitle(t('lesson'), say(module.id, 'short'));
  return (
    <RulesOf value={module.id}>
      <LessonTable module={module} lesson={lesson} drivers={drivers} offer={offer} match={match} />
    </RulesOf>
  );
};

const NoLesson = () => {
  const { t } = useTranslation('learn');
  return (
    <SignPage variant="red" title={t('none.title')} ways={<HomeButton />}>
      <p>{t('none.text')}</p>
    </SignPage>
  );
};

/** A guided match of a game: the named one, otherwise its first. */
export const LessonPage = ({ game, lesson }: { game: string; lesson?: string | undefined }) => {
  const { gameOf, lookOf } = useShelf();
  const look = lookOf(game);
  const offers = look?.lessons ?? [];
  const offer = lesson === undefined ? offers[0] : offers.find(({ id }) => id === lesson);
  if (!gameOf(game) || !look || !offer) return <NoLesson />;
  return (
    <Suspense fallback={<Loading />}>
      <Sitting key={offer.id} game={game} offer={offer} drivers={look.drivers} />
    </Suspense>
  );
};
