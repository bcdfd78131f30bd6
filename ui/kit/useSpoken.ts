import { useEffect } from 'react';
import { useAnnounce } from '../shell/announce';

/** Reads out a sentence whenever it changes, unless it is empty. */
export const useSpoken = (sentence: string): void => {
  const announce = useAnnounce();
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence, announce]);
};
