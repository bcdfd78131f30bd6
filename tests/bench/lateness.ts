import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long a process makes things wait: starts measuring, and returns a function for the 99th percentile, in ms. */
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
