import { useEffect } from 'react';
import { createListeners } from './listeners';

const { tell, subscribe } = createListeners();
let count = 0;

/** While mounted, something is awaited, or will be in a moment: nothing is prefetched meanwhile. */
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

/** Subscribes to changes of `isAwaited`. */
export const subscribeToAwaited = subscribe;
