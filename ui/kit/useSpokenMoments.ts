import type { TFunction } from 'i18next';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readTogether } from '../pieces/readTogether';
import { withTakenBack, type GameUi, type NarratedLine } from './gameUi';
import { useAnnounce } from '../shell/announce';
import type { LogEntry, SeatInfo, Snapshot } from './match';

/** How far a log has been told: its steps, and what was seen of the last one. */
export const markOf = (log: readonly LogEntry[]) => ({
  steps: log.length,
  seen: log.at(-1)?.happenings.length ?? 0,
});

/** How a game narrates a step, and a part of its happenings. */
type Telling = {
  /** The game's id, which is also the name of its words. */
  readonly game: string;
  readonly narrate: GameUi['narrate'];
  // a method, so that each game can pass one with its own type of happenings
  narrateHappenings(
    this: void,
    happenings: LogEntry['happenings'],
    seats: readonly SeatInfo[],
    t: TFunction,
  ): readonly NarratedLine[];
};

/** Reads out what is new at each moment, unless a show tells it, or a log that was and is visible (`isTold`). */
export const useSpokenMoments = (
  { log, seats }: Snapshot,
  { game, narrate, narrateHappenings }: Telling,
  isTold: boolean,
  isShown = false,
): void => {
  const { t } = useTranslation(game);
  const announce = useAnnounce();
  const told = useRef({ ...markOf(log), isTold });

  // before a sign reads out its question, which comes last
  useLayoutEffect(() => {
    const { steps, seen, isTold: wasTold } = told.current;
    told.current = { ...markOf(log), isTold };
    if (isShown || (wasTold && isTold) || log.length < steps) return;
    const last = log[steps - 1];
    const lines = [
      ...(last ? narrateHappenings(last.happenings.slice(seen), seats, t) : []),
      ...log.slice(steps).flatMap((entry) => withTakenBack(narrate)(entry, seats, t)),
    ];
    if (lines.length)
      announce(
        readTogether(
          lines.map(({ text }) => text.replaceAll('**', '')),
          '. ',
        ),
      );
  }, [log, seats, t, announce, isTold, isShown, narrate, narrateHappenings]);
};
