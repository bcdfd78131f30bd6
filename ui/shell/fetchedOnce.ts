import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** Loads something when it is first needed; `now` is what has been loaded so far. */
export type Fetching<Value> = (() => Promise<Value>) & { readonly now: () => Value | undefined };

/** How soon a failed load can be tried again, in ms: whoever waits is told first. */
const AGAIN = 1000;

/** Loads something once; a failed load is tried again. `use` can read at once that it is loaded. */
export const fetchedOnce = <Value>(fetching: () => Promise<Value>): Fetching<Value> => {
  let kept: Promise<Value> | undefined;
  let known: Value | undefined;
  const fetched = () => {
    if (kept) return kept;
    const coming = fetching();
    void coming.then(
      (value) => {
        known = value;
        void Object.assign(coming, { status: 'fulfilled', value });
      },
      () =>
        setTimeout(() => {
          kept = undefined;
        }, AGAIN),
    );
    kept = coming;
    return coming;
  };
  return Object.assign(fetched, { now: () => known });
};

/**
 * A component that is loaded by the time it is first shown. A component loaded ahead is rendered at once: React's own
 * `lazy` would first show the loading sign, and keep it for 300 ms.
 */
export const lazily = <Props extends object>(
  fetching: Fetching<ComponentType<Props>>,
): FunctionComponent<Props> => {
  const Coming = lazy(async () => ({ default: await fetching() }));
  return (props) => {
    const [Shown] = useState(() => fetching.now() ?? Coming);
    return createElement<Props>(Shown, props);
  };
};
