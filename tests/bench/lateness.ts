import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long a process lets things wait: begins to look, and answers what 99 of 100 waited at most, in ms. */
export const lateness = (): (() => number) => {
  const EVERY = 2;
  const delay = monitorEventLoopDelay({ resolution: EVERY });
  delay.enable();
  return () => {
    const late = Math.max(0, delay.percentile(99) / 1e6 - EVERY);
    delay.reset();
    return late;
  };
};
