/** An answer that many ask for. */
export type Remembered<Answer> = {
  /** The answer, at most as old as it may be. It is found out once, however many ask meanwhile. */
  readonly get: () => Promise<Answer>;
  /** Has it found out anew when it is asked for next. */
  readonly forget: () => void;
};

/** Remembers an answer for so many ms. One that could not be found out is not remembered. */
export const remembered = <Answer>(
  find: () => Promise<Answer>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): Remembered<Answer> => {
  let last: { readonly since: number; readonly answer: Promise<Answer> } | undefined;
  return {
    get: () => {
      if (last && now() - last.since < maxAgeMs) return last.answer;
      const asked = { since: now(), answer: find() };
      last = asked;
      asked.answer.catch(() => {
        if (last === asked) last = undefined;
      });
      return asked.answer;
    },
    forget: () => void (last = undefined),
  };
};
