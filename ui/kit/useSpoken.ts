import { useEffect } from 'react';
import { useAnnounce } from '../shell/announce';

/** Reads a sentence out whenever it changes; an empty one is not read. */
export const useSpoken = (sentence: string): void => {
  const announce = useAnnounce();
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence, announce]);
};
