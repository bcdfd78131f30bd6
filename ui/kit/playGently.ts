const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Runs a long computation in slices of that many ms, so that the page stays responsive; undefined if it is no longer
 * wanted.
 */
export const playGently = async <Result>(
  playing: Generator<undefined, Result>,
  slice: number,
  isWanted = () => true,
): Promise<Result | undefined> => {
  while (isWanted()) {
    const end = performance.now() + slice;
    do {
      const step = playing.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await pause();
  }
  return undefined;
};
