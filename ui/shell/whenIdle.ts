/** The longest wait for an idle moment, in ms; a browser that cannot tell does not wait. */
const AT_LATEST = 10_000;

/** Runs something once the browser is idle. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_LATEST });
  else work();
};

/**
 * Runs works one after the other, each in an idle moment after the previous one has ended: a press waits for at most
 * one of them. One that fails does not stop the others.
 */
export const inQuiet = async (works: readonly (() => Promise<unknown> | undefined)[]): Promise<void> => {
  for (const work of works) {
    await new Promise<void>(whenIdle);
    await Promise.allSettled([work()]);
  }
};
