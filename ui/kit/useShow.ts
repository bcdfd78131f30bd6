import { useState } from 'react';
import { useShowTimes } from './pace';

/**
 * Is how something ended to be shown now, and how to end the show. `shown` counts what has ended as far as the table shows
 * it, `happened` as it is. What had ended when the page came is not shown, nor anything to those who skip all waiting.
 */
export const useShow = (
  shown: number,
  happened: number,
): { readonly isOn: boolean; readonly end: () => void } => {
  const [seen, see] = useState(shown);
  const times = useShowTimes();
  // what was taken back may end anew
  if (happened < seen) see(happened);
  else if (times === 0 && shown > seen) see(shown);
  return { isOn: shown > seen && times > 0, end: () => see(shown) };
};
