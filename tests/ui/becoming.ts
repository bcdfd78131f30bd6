import type { OnlineMatch } from '../../ui/online/onlineMatch';
import { PATIENCE } from '../server/harness';

/** Resolves once a match is as it should be; rejects when it takes too long. */
export const until = (match: OnlineMatch, fits: () => boolean | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the match never became so')), PATIENCE);
    const look = () => {
      if (!fits()) return;
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = match.subscribe(look);
    look();
  });
