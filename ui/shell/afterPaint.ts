const waiting: (() => void)[] = [];

/** A hidden page is not painted: work waits no longer than this, in ms. */
const AT_LATEST = 100;

const doAll = () => {
  for (const work of waiting.splice(0)) work();
};

/**
 * Runs slow work once the page has been painted, so that a press is visible at once. Work requested before then runs
 * together, in order.
 */
export const afterPaint = (work: () => void): void => {
  if (waiting.push(work) > 1) return;
  requestAnimationFrame(() => setTimeout(doAll));
  setTimeout(doAll, AT_LATEST);
};
