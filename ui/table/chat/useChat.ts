import type { PlayerID } from 'boardgame.io';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { persisted, usePersisted } from '../../shell/persisted';
import type { OnlineMatch } from '../../online/onlineMatch';
import type { ChatLine } from '../../online/readMatch';
import { useArrivals } from './useArrivals';

/** The last line that was read in each match, so that a reload makes nothing new again. */
const readLines = persisted<Readonly<Record<string, string>>>(
  'radio',
  v.record(v.string(), v.string()),
  {},
  'sessionStorage',
);

/** Whom the reader does not want to hear, by match; kept by the browser, the last so many matches of it. */
const mutedSeats = persisted<Readonly<Record<string, readonly PlayerID[]>>>(
  'muted',
  v.record(v.string(), v.array(v.string())),
  {},
);
const MOST_MATCHES = 50;

/** The radio of a match: what is said, whether it is open, how much of what others said is new. */
export type Chat = {
  readonly lines: readonly ChatLine[];
  readonly isOpen: boolean;
  readonly unread: number;
  readonly toggle: () => void;
  readonly isMuted: (seat: PlayerID) => boolean;
  /** Has somebody not be heard any more, or be heard again. */
  readonly toggleMuted: (seat: PlayerID) => void;
};

const NOBODY: readonly PlayerID[] = [];

/**
 * Stands above the board, which may put the radio's button elsewhere at any time; where it is in sight anyway, whatever is
 * said has been read.
 */
export const useChat = (
  match: OnlineMatch,
  matchID: string,
  me: PlayerID | null,
  isInSight = false,
): Chat => {
  const said = useSyncExternalStore(match.subscribe, match.chat);
  const [allMuted, mute] = usePersisted(mutedSeats);
  const muted = allMuted[matchID] ?? NOBODY;
  const lines = useMemo(() => said.filter(({ seat }) => !muted.includes(seat)), [said, muted]);
  useArrivals(match, lines, me);
  const [read, setRead] = usePersisted(readLines);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const last = lines.at(-1)?.id;
  const isRead = last === undefined || read[matchID] === last;

  useEffect(() => {
    if ((isOpen || isInSight) && !isRead) setRead({ ...readLines.get(), [matchID]: last });
  }, [isOpen, isInSight, isRead, last, matchID, setRead]);

  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const from = lines.findIndex(({ id }) => id === read[matchID]) + 1;
  const unread = isOpen ? 0 : lines.slice(from).filter(({ seat }) => seat !== me).length;
  const toggleMuted = (seat: PlayerID) => {
    const { [matchID]: before = NOBODY, ...others } = mutedSeats.get();
    const now = before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat];
    mute(Object.fromEntries([[matchID, now], ...Object.entries(others)].slice(0, MOST_MATCHES)));
  };
  return { lines, isOpen, unread, toggle, isMuted: (seat) => muted.includes(seat), toggleMuted };
};
