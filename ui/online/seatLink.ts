import { useEffect, useState } from 'react';
import { keepSeatOf, type MySeat } from './mySeats';

/** Stands before the seat in the fragment of a link. */
const MARK = '#seat?';

/**
 * The path of a link with which a seat is played from another browser, or from this one again. The seat is in the
 * fragment, which a browser tells no server.
 */
export const seatLink = (game: string, matchID: string, { playerID, credentials, name }: MySeat): string =>
  `/match/${game}/${matchID}${MARK}${new URLSearchParams({ playerID, credentials, name }).toString()}`;

/** Leads to a match with a seat in it, or to this device with what another one sends. */
const BRINGS_ALONG = /^(\/match\/[^/]+\/[^/]+#seat\?.|\/me#move\?.)/;

/** The path of a link that brings along a seat, by whatever name the server was called in it; nothing for any other text. */
export const pathInLink = (text: string): string | undefined => {
  if (!URL.canParse(text.trim())) return undefined;
  const { pathname, hash } = new URL(text.trim());
  return BRINGS_ALONG.test(pathname + hash) ? pathname + hash : undefined;
};

/** Keeps the seat that the address brings along, and takes it out of the address and out of the history. */
const takeSeat = (game: string, matchID: string): void => {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(MARK)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  keepSeatOf({ game, matchID, ...Object.fromEntries(new URLSearchParams(hash.slice(MARK.length))) });
};

/** Has the match know a seat that a link brings to this page. */
export const useSeatLink = (game: string, matchID: string): void => {
  const [, takenAgain] = useState(() => {
    takeSeat(game, matchID);
    return 0;
  });
  useEffect(() => {
    // a link to the page that is already open changes nothing but the fragment
    const onHash = () => {
      takeSeat(game, matchID);
      takenAgain((times) => times + 1);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [game, matchID]);
};
