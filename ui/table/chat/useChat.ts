import type { PlayerID } from 'boardgame.io';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { persisted, usePersisted } from '../../shell/persisted';
import type { OnlineMatch } from '../../online/onlineMatch';
import type { ChatLine } from '../../online/readMatch';

/** The last line that was read in each match, so that a reload makes nothing new again. */
const readLines = persisted<Readonly<Record<string, string>>>(
  'radio',
  v.record(v.string(), v.string()),
  {},
  'sessionStorage',
);

/** The radio of a match: what is said, whether it is open, how much of what others said is new. */
export type Chat = {
  readonly lines: readonly ChatLine[];
  readonly isOpen: boolean;
  readonly unread: number;
  readonly toggle: () => void;
};

/** Stands above the board, which may put the radio's button elsewhere at any time. */
export const useChat = (match: OnlineMatch, matchID: string, me: PlayerID | null): Chat => {
  const lines = useSyncExternalStore(match.subscribe, match.chat);
  const [read, setRead] = usePersisted(readLines);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const last = lines.at(-1)?.id;
  const isRead = last === undefined || read[matchID] === last;

  useEffect(() => {
    if (isOpen && !isRead) setRead({ ...readLines.get(), [matchID]: last });
  }, [isOpen, isRead, last, matchID, setRead]);

  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const from = lines.findIndex(({ id }) => id === read[matchID]) + 1;
  const unread = isOpen ? 0 : lines.slice(from).filter(({ seat }) => seat !== me).length;
  return { lines, isOpen, unread, toggle };
};
