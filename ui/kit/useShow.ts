import { useState } from 'react';
import { useShowTimes } from './pace';

/**
 * Is how something ended to be shown now, and how to end the show. `ended` tells what has ended from anything else, and is
 * undefined while nothing has. What had ended when the page came is not shown, nor anything to those who skip all waiting.
 */
export const useShow = (ended: string | undefined): { readonly isOn: boolean; readonly end: () => void } => {
  const [seen, see] = useState(ended);
  const times = useShowTimes();
  if (times === 0 && ended !== seen) see(ended);
  return { isOn: ended !== undefined && ended !== seen && times > 0, end: () => see(ended) };
};
