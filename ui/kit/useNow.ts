import { useEffect, useState } from 'react';

/** The time in ms since 1970, updated every second while `isWanted`. */
export const useNow = (isWanted = true): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
};
