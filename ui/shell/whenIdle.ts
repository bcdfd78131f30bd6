/** Something to do comes first for so long, in ms; where a browser cannot tell, nothing is waited for. */
const AT_LATEST = 10_000;

/** Does something once nothing else is to be done. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_LATEST });
  else work();
};

/**
 * Does one thing after the other, each once nothing else is to be done and what was before it has ended: whatever was
 * pressed meanwhile waits for one of them at most. One that fails holds up none.
 */
export const inQuiet = async (works: readonly (() => Promise<unknown> | undefined)[]): Promise<void> => {
  for (const work of works) {
    await new Promise<void>(whenIdle);
    await Promise.allSettled([work()]);
  }
};
