import type { PlayerID } from 'boardgame.io';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { OnlineMatch } from '../../online/onlineMatch';
import type { ChatLine } from '../../online/readMatch';
import { play } from '../../shell/sound/play';

/** What arrives within this time after the match itself, in ms, happened earlier. */
const SETTLING = 1500;

/** Plays a sound when somebody else has sat down or said something. */
export const useArrivals = (match: OnlineMatch, lines: readonly ChatLine[], me: PlayerID | null): void => {
  const seats = useSyncExternalStore(match.subscribe, match.snapshot)?.seats;
  const people = seats?.filter(({ bot, playerID }) => !bot && playerID !== me);
  const names = JSON.stringify(people?.map(({ name }) => name ?? null));
  const last = lines.findLast(({ seat }) => seat !== me)?.id;
  const before = useRef({ since: Infinity, names, last });
  useEffect(() => {
    const { since, ...known } = before.current;
    const now = Date.now();
    before.current = { since: seats ? Math.min(since, now) : Infinity, names, last };
    if (now - since < SETTLING || since === Infinity) return;
    const sitting = JSON.parse(names ?? '[]') as readonly (string | null)[];
    const sat = JSON.parse(known.names ?? '[]') as readonly (string | null)[];
    const hasCome = sitting.some((name, at) => name !== null && name !== sat[at]);
    if (hasCome || (last !== undefined && last !== known.last)) play('arrival');
  }, [seats, names, last]);
};
