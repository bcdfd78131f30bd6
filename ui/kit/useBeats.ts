import { useEffect, useEffectEvent, useState } from 'react';
import { useShowTimes } from './pace';
import { usePressAnywhere } from './usePressAnywhere';

/** Something shown for `ms` at normal pace, and the part of the show it belongs to. */
export type Beat = { readonly ms: number; readonly part: number };

/** Keys that finish the current part. */
const FASTER: ReadonlySet<string> = new Set(['Enter', ' ']);

/** Where a press leads: to the end of the current part, and from there to the next part. */
const fasterFrom = (beats: readonly Beat[], at: number): number => {
  const last = beats.findLastIndex(({ part }) => part === beats[at]?.part);
  return at < last ? last : at + 1;
};

/**
 * Runs a show beat by beat at the reader's pace, and returns the index of the current beat. A press anywhere finishes
 * the current part, Esc the whole show. `onEnd` is called after the last beat.
 */
export const useBeats = (beats: readonly Beat[], onEnd: () => void): number => {
  const [at, setAt] = useState(0);
  const times = useShowTimes();
  const end = useEffectEvent(onEnd);
  const held = beats[at]?.ms;

  useEffect(() => {
    if (held === undefined) return end();
    const timer = setTimeout(() => setAt(at + 1), times * held);
    return () => clearTimeout(timer);
  }, [at, held, times]);

  usePressAnywhere(true, (key) => {
    if (!key || FASTER.has(key)) setAt(fasterFrom(beats, at));
    else if (key === 'Escape') onEnd();
  });

  return Math.min(at, beats.length - 1);
};
