import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-cards';
import { useAnnounce } from '../../shell/announce';
import type { LogEntry, Snapshot } from '../../table/match';
import { WORDS } from './cardWords';
import { narrate, narrateHappenings } from './narrate';
import { happeningsOf } from './story';

/** How far a log has been told: steps, and what was seen because of the last one. */
const markOf = (log: readonly LogEntry[]) => ({
  steps: log.length,
  seen: log.at(-1)?.happenings.length ?? 0,
});

/** Reads out what is new at each moment, where there is no log in sight to do so. */
export const useSpokenMoments = ({ log, seats }: Snapshot<View>, isSilent: boolean): void => {
  const { t } = useTranslation(WORDS);
  const announce = useAnnounce();
  const told = useRef(markOf(log));

  useEffect(() => {
    const { steps, seen } = told.current;
    told.current = markOf(log);
    if (!isSilent || log.length < steps) return;
    const last = log[steps - 1];
    const lines = [
      ...(last ? narrateHappenings(happeningsOf(last).slice(seen), seats, t) : []),
      ...log.slice(steps).flatMap((entry) => narrate(entry, seats, t)),
    ];
    if (lines.length) announce(lines.map(({ text }) => text.replaceAll('**', '')).join('. '));
  }, [log, seats, t, announce, isSilent]);
};
