import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyGame } from '../../games';
import { LEARNER, type Lesson, type LessonOffer } from '../kit/lesson';
import { keepProgress, lessonProgress } from '../kit/lessonProgress';
import { paceInUse } from '../kit/pace';
import { namePreference } from '../shell/preferences';
import { openLesson, type LessonMatch } from './lessonMatch';

const loads = new WeakMap<LessonOffer, Promise<Lesson>>();

/** A lesson; suspends while it is loading. A load that failed is tried again on the next call. */
export const useLesson = (offer: LessonOffer): Lesson => {
  let loading = loads.get(offer);
  if (!loading) {
    loading = offer.load().then(({ lesson }) => lesson);
    loading.catch(() => loads.delete(offer));
    loads.set(offer, loading);
  }
  return use(loading);
};

/** Opens the match of a lesson where it was left on this device, and stores its progress under the key. */
const openKept = (module: AnyGame, lesson: Lesson, key: string, you: string): LessonMatch => {
  const kept = lessonProgress.get()[key];
  const wasOver = kept?.trail.length === lesson.moments.length;
  return openLesson({
    module,
    lesson,
    seats: Array.from({ length: lesson.opening.numPlayers }, (_, at) =>
      String(at) === LEARNER
        ? { playerID: LEARNER, name: namePreference.get() || you }
        : { playerID: String(at), name: '', bot: 'normal' },
    ),
    trail: wasOver ? [] : (kept?.trail ?? []),
    pace: paceInUse,
    onMoment: (trail, isOver) => {
      const { learned = false } = lessonProgress.get()[key] ?? {};
      const kept = trail.map((done) => done.map(({ move, args }) => ({ move, args: [...args] })));
      keepProgress(key, { trail: kept, learned: learned || isOver });
    },
  });
};

/** The match of a lesson, from where it was left; the others play in it until the page is left. */
export const useLessonMatch = (module: AnyGame, lesson: Lesson, key: string): LessonMatch => {
  const { t } = useTranslation('learn');
  const [match] = useState(() => openKept(module, lesson, key, t('you')));
  useEffect(() => {
    match.begin();
    return match.close;
  }, [match]);
  return match;
};
