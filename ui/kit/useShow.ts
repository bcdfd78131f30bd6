import { useState } from 'react';
import { useShowTimes } from './pace';

/**
 * Whether to show now how something ended, and how to end the show. `shown` is the number of endings in what the
 * table shows, `happened` in the actual position. Endings from before the page was opened are not shown; nor is any
 * to readers who skip all waiting.
 */
export const useShow = (
  shown: number,
  happened: number,
): { readonly isOn: boolean; readonly end: () => void } => {
  const [seen, see] = useState(shown);
  const times = useShowTimes();
  // what was taken back may end again
  if (happened < seen) see(happened);
  else if (times === 0 && shown > seen) see(shown);
  return { isOn: shown > seen && times > 0, end: () => see(shown) };
};
