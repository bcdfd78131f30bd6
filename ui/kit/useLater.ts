import { useEffect, useState } from 'react';

/** A value as it was until `ms` ago, for what follows upon something else; with 0 as it is now. */
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
