import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Is the page out of sight: behind another tab, or folded away? */
export const useHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
