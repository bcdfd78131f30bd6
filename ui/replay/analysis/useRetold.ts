import { useMemo } from 'react';
import { filmOf, OPEN } from '../film';
import { retold, type Retold, type ToRetell } from './retold';

/** The steps of a replay in words, with all cards open; `seats`: who sat there, each with the name that is shown. */
export const useRetold = ({ replay, seats, gameUi, words }: ToRetell): Retold =>
  useMemo(() => {
    const film = filmOf({ ...replay, record: { ...replay.record, seats } }, OPEN, gameUi.moments);
    return retold({ replay, film, gameUi, words });
  }, [replay, seats, gameUi, words]);
