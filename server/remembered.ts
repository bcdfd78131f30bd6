/** An answer that many callers ask for. */
export type Remembered<Answer> = {
  /** The answer, no older than allowed. It is computed once, however many ask in the meantime. */
  readonly get: () => Promise<Answer>;
  /** Makes the next call of `get` compute it anew. */
  readonly forget: () => void;
};

/** Remembers an answer for some time, in ms. A failure is not remembered. */
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
