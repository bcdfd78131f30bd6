/** Lets a limited number in at a time; the others wait in line. */
export type Semaphore = {
  /** Resolves when there is room. Every `enter` must be followed by one `leave`. */
  readonly enter: () => Promise<void>;
  readonly leave: () => void;
  /** How many wait in line. */
  readonly waiting: () => number;
};

/** A semaphore with room for `width` at a time. */
export const semaphoreOf = (width: number): Semaphore => {
  let room = width;
  const line: (() => void)[] = [];
  return {
    enter: () =>
      new Promise((resolve) => {
        room -= 1;
        if (room >= 0) resolve();
        else line.push(resolve);
      }),
    leave: () => {
      room += 1;
      line.shift()?.();
    },
    waiting: () => line.length,
  };
};
