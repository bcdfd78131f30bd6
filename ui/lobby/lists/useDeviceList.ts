import { useCallback, useEffect, useState } from 'react';

/** A list kept on this device: undefined until known, `unavailable` where the browser keeps nothing. */
export type OnDevice<Item> = readonly Item[] | 'unavailable' | undefined;

/** A list kept on this device, and how to drop something from it. Both functions have to stay the same. */
export const useDeviceList = <Item>(
  list: () => Promise<readonly Item[]>,
  remove: (id: string) => Promise<void>,
) => {
  const [kept, setKept] = useState<OnDevice<Item>>();

  const look = useCallback(
    () =>
      list().then(
        (found) => setKept(found),
        () => setKept('unavailable'),
      ),
    [list],
  );
  useEffect(() => {
    void look();
  }, [look]);

  const drop = (id: string) => void remove(id).then(look, look);
  return { kept, drop };
};
