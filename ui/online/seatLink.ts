import { useEffect, useState } from 'react';
import { keepSeatOf, type MySeat } from './mySeats';

/** Marks a seat in the fragment of a link. */
const MARK = '#seat?';

/**
 * The path of a link that opens a seat in another browser, or in this one again. The seat is in the fragment, which
 * browsers do not send to any server.
 */
export const seatLink = (game: string, matchID: string, { playerID, credentials, name }: MySeat): string =>
  `/match/${game}/${matchID}${MARK}${new URLSearchParams({ playerID, credentials, name }).toString()}`;

/** Matches paths that bring a seat to a match, or data from another device to this one. */
const BRINGS_ALONG = /^(\/match\/[^/]+\/[^/]+#seat\?.|\/me#move\?.)/;

/** The path of a link that brings a seat, whatever server name the link uses; undefined for any other text. */
export const pathInLink = (text: string): string | undefined => {
  if (!URL.canParse(text.trim())) return undefined;
  const { pathname, hash } = new URL(text.trim());
  return BRINGS_ALONG.test(pathname + hash) ? pathname + hash : undefined;
};

/** Stores the seat in the address, and removes it from the address and the history. */
const takeSeat = (game: string, matchID: string): void => {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(MARK)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  keepSeatOf({ game, matchID, ...Object.fromEntries(new URLSearchParams(hash.slice(MARK.length))) });
};

/** Makes a seat that came with the link known to the match. */
export const useSeatLink = (game: string, matchID: string): void => {
  const [, takenAgain] = useState(() => {
    takeSeat(game, matchID);
    return 0;
  });
  useEffect(() => {
    // opening a link to the page that is already open changes only the fragment
    const onHash = () => {
      takeSeat(game, matchID);
      takenAgain((times) => times + 1);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [game, matchID]);
};
