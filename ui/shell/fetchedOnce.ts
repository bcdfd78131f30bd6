import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** Fetches something when it is first asked for; `now` is what has been fetched by now. */
export type Fetching<Value> = (() => Promise<Value>) & { readonly now: () => Value | undefined };

/** After how long something that could not be fetched is tried again, if it is wanted, in ms: first whoever waits is told so. */
const AGAIN = 1000;

/** Fetches something once; what could not be fetched is tried again. `use` reads at once what says that it is there. */
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
 * A component that is fetched by the time it is first shown. What has been fetched ahead is drawn at once: React would
 * first draw the wheel, and let it stay for 300 ms.
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
