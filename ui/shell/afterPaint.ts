const waiting: (() => void)[] = [];

/** A page out of sight is not painted: nothing waits longer than this for it, in ms. */
const AT_LATEST = 100;

const doAll = () => {
  for (const work of waiting.splice(0)) work();
};

/**
 * Does something that takes long once the page has been painted: what was pressed is seen to have been pressed first.
 * What is asked for before that is done in one go, in its order.
 */
export const afterPaint = (work: () => void): void => {
  if (waiting.push(work) > 1) return;
  requestAnimationFrame(() => setTimeout(doAll));
  setTimeout(doAll, AT_LATEST);
};
