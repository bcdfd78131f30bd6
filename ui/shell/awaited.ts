import { useEffect } from 'react';
import { createListeners } from './listeners';

const { tell, subscribe } = createListeners();
let count = 0;

/** While this is shown something is awaited, or will be in a moment: nothing is fetched that is only wanted some day. */
export const useAwaited = (): void => {
  useEffect(() => {
    count += 1;
    tell();
    return () => {
      count -= 1;
      tell();
    };
  }, []);
};

/** Is anything awaited on this page now? */
export const isAwaited = (): boolean => count > 0;

/** Hears of it whenever something begins or ceases to be awaited. */
export const subscribeToAwaited = subscribe;
