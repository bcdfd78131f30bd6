import { useCallback, useEffect, useState } from 'react';

/** A list stored on this device: undefined while it is loading, `unavailable` if the browser stores nothing. */
export type OnDevice<Item> = readonly Item[] | 'unavailable' | undefined;

/** A list stored on this device, and a function to delete an item. Both functions passed in must stay the same. */
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
