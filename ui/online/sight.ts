import type { Transport } from './connection';

const isInSight = () => document.visibilityState !== 'hidden';

/**
 * Tells the server whether the player can see the page; the others at the table are told. It does so whenever that
 * changes; call `tell` for a new connection.
 */
export const followSight = ({ socket }: Transport, matchID: string) => {
  const tell = () => {
    if (socket.connected) socket.emit('looks', matchID, isInSight());
  };
  // in tests there may be no document
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
