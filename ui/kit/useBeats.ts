import { useEffect, useEffectEvent, useState } from 'react';
import { useShowTimes } from './pace';
import { usePressAnywhere } from './usePressAnywhere';

/** Something seen for so many ms at normal pace, and which part of the show it belongs to. */
export type Beat = { readonly ms: number; readonly part: number };

/** Keys that bring the part that is on to its end. */
const FASTER: ReadonlySet<string> = new Set(['Enter', ' ']);

/** Where a press leads: to the end of the part that is on, and from there to the next part. */
const fasterFrom = (beats: readonly Beat[], at: number): number => {
  const last = beats.findLastIndex(({ part }) => part === beats[at]?.part);
  return at < last ? last : at + 1;
};

/**
 * Goes through a show beat by beat at the reader's pace, and answers which one is on. A press anywhere finishes the part
 * that is on, Esc all of it. `onEnd` is called after the last beat.
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
