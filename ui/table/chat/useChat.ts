import type { PlayerID } from 'boardgame.io';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { persisted, usePersisted } from '../../shell/persisted';
import type { OnlineMatch } from '../../online/onlineMatch';
import type { ChatLine } from '../../online/readMatch';
import { useArrivals } from './useArrivals';

/** The last line read in each match, so that a reload does not mark lines as new again. */
const readLines = persisted<Readonly<Record<string, string>>>(
  'radio',
  v.record(v.string(), v.string()),
  {},
  'sessionStorage',
);

/** Muted seats, by match; the browser stores them for the latest matches only. */
const mutedSeats = persisted<Readonly<Record<string, readonly PlayerID[]>>>(
  'muted',
  v.record(v.string(), v.array(v.string())),
  {},
);
const MOST_MATCHES = 50;

/** The radio of a match: its lines, whether it is open, and how many lines of others are new. */
export type Chat = {
  readonly lines: readonly ChatLine[];
  readonly isOpen: boolean;
  readonly unread: number;
  readonly toggle: () => void;
  readonly isMuted: (seat: PlayerID) => boolean;
  /** Mutes or unmutes a seat. */
  readonly toggleMuted: (seat: PlayerID) => void;
};

const NOBODY: readonly PlayerID[] = [];

/**
 * Used above the board, which may move the radio's button at any time; where the radio is always visible, every line
 * counts as read.
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
