/** Something to do comes first for so long, in ms; where a browser cannot tell, nothing is waited for. */
const AT_LATEST = 10_000;

/** Does something once nothing else is to be done. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_LATEST });
  else work();
};
