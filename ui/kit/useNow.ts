import { useEffect, useState } from 'react';

/**
 * The time in ms since 1970, updated every second while `isWanted`. It is never before `heardAt`, when something was
 * heard that is measured from then on.
 */
export const useNow = (isWanted = true, heardAt = 0): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return Math.max(now, heardAt);
};
