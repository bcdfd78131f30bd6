import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import type { MatchRecord, Replay } from '../../games/shared/record';
import type { GameUi } from '../kit/gameUi';
import { filmOf, type Eyes } from './film';
import { FIRST_STEPS } from './useReplaySource';

type Given = {
  readonly replay: Replay;
  /** Is the whole match loaded by now? */
  readonly isWhole: boolean;
  /** With their names in the reader's language. */
  readonly seats: MatchRecord['seats'];
  readonly eyes: Eyes;
  readonly gameUi: GameUi;
  /** The words of the game. */
  readonly words: TFunction;
};

/** The film of a replay from one perspective, and the narration as far as it has been played. */
export const useFilm = ({ replay, isWhole, seats, eyes, gameUi, words }: Given) => {
  const film = useMemo(
    () => filmOf({ ...replay, record: { ...replay.record, seats } }, eyes, gameUi.moments),
    [replay, seats, eyes, gameUi],
  );
  const log = useMemo(() => film.logTo(isWhole ? film.length : FIRST_STEPS), [film, isWhole]);
  const chapters = useMemo(() => gameUi.chapters(log, words), [log, gameUi, words]);
  const allChapters = () => (isWhole ? chapters : gameUi.chapters(film.logTo(film.length), words));
  /** Is there anything to narrate about that step? */
  const isTold = useCallback(
    (step: number) => {
      const entry = film.logTo(step)[step - 1];
      return !entry || gameUi.narrate(entry, film.seats, words).length > 0;
    },
    [film, gameUi, words],
  );
  return { film, log, chapters, allChapters, isTold };
};
