const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Plays something long in pieces of so many ms, the page in between; nothing comes of it when it is no longer wanted.
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
