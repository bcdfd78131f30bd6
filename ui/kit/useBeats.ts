import { useEffect, useEffectEvent, useState } from 'react';
import { useShowTimes } from './pace';

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
  const faster = useEffectEvent(() => setAt(fasterFrom(beats, at)));
  const held = beats[at]?.ms;

  useEffect(() => {
    if (held === undefined) return end();
    const timer = setTimeout(() => setAt(at + 1), times * held);
    return () => clearTimeout(timer);
  }, [at, held, times]);

  useEffect(() => {
    const since = performance.now();
    const onPress = (event: KeyboardEvent | PointerEvent) => {
      // the press that brought it about may be released after it has begun
      if (event.timeStamp < since) return;
      if (!(event instanceof KeyboardEvent) || FASTER.has(event.key)) faster();
      else if (event.key === 'Escape') end();
    };
    document.addEventListener('keydown', onPress);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onPress);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  return Math.min(at, beats.length - 1);
};
