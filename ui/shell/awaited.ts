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

export const isAwaited = (): boolean => count > 0;

export const subscribeToAwaited = subscribe;
