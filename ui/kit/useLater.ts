import { useEffect, useState } from 'react';

/** A value that follows `now` after `ms`, for effects that should come after something else; with 0, immediately. */
export const useLater = <Value>(now: Value, ms: number): Value => {
  const [kept, keep] = useState(now);
  if (!ms && kept !== now) keep(now);
  useEffect(() => {
    if (!ms) return undefined;
    const timer = setTimeout(() => keep(now), ms);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return ms ? kept : now;
};
