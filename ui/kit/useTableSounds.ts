import { useEffect, useRef } from 'react';
import { playAtTable } from '../shell/sound/play';
import type { Sound } from '../shell/sound/sounds';
import type { LogEntry } from './match';
import { markOf } from './useSpokenMoments';

/** Plays the sound of what is seen to happen: of several new things, the last one. The log says the same in words. */
export const useTableSounds = (
  log: readonly LogEntry[],
  sounds: Readonly<Partial<Record<string, Sound>>>,
): void => {
  const heard = useRef(markOf(log));
  useEffect(() => {
    const { steps, seen } = heard.current;
    heard.current = markOf(log);
    if (log.length < steps) return;
    const fresh = [
      ...(log[steps - 1]?.happenings.slice(seen) ?? []),
      ...log.slice(steps).flatMap(({ happenings }) => happenings),
    ];
    const name = fresh.map(({ type }) => sounds[type]).findLast((one) => one !== undefined);
    if (name) playAtTable(name);
  }, [log, sounds]);
};
