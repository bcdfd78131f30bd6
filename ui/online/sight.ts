import type { Transport } from './connection';

const isInSight = () => document.visibilityState !== 'hidden';

/**
 * Tells the server whether the player sees the page, which the others at the table are told: `tell` for a connection that
 * knows nothing of it, and by itself whenever it changes.
 */
export const followSight = ({ socket }: Transport, matchID: string) => {
  const tell = () => {
    if (socket.connected) socket.emit('looks', matchID, isInSight());
  };
  // where tests run there may be nothing to look at
  const isPage = typeof document !== 'undefined';
  if (isPage) document.addEventListener('visibilitychange', tell);
  return {
    tell: () => {
      if (isPage && !isInSight()) tell();
    },
    stop: () => {
      if (isPage) document.removeEventListener('visibilitychange', tell);
    },
  };
};
