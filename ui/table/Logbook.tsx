import type { TFunction } from 'i18next';
import { memo, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameUi, NarratedLine } from '../kit/gameUi';
import { Button } from '../pieces/Button';
import { readTogether } from '../pieces/readTogether';
import { Sheet } from '../pieces/Sheet';
import { LogLine } from '../kit/LogLine';
import { useAnnounce } from '../shell/announce';
import { LogRegion } from './LogRegion';
import styles from './Logbook.module.css';
import type { TableEvent } from '../../games/shared/conduct';
import type { LogEntry, SeatInfo } from '../kit/match';
import { asItStands } from '../kit/takenBack';
import { linesOfTable, narratedOnce, stepsLeftOut, type TableLine } from './tableLines';

type Props = {
  log: readonly LogEntry[];
  /** The log before that. */
  earlier?: readonly LogEntry[] | undefined;
  seats: readonly SeatInfo[];
  narrate: GameUi['narrate'];
  /** The words of the game. */
  t: TFunction;
  /** What happened at the table apart from the game. */
  events?: readonly TableEvent[] | undefined;
  /** Asks for an earlier part of the log; left out where the log is complete. */
  onEarlier?: (() => void) | undefined;
};

type Group = { readonly heading?: TableLine; readonly lines: TableLine[] };

/** Lines grouped under their headings, in order. */
const grouped = (lines: readonly TableLine[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const one of lines) {
    if (one.line.heading) groups.push({ heading: one, lines: [] });
    else {
      if (!groups.length) groups.push({ lines: [] });
      groups.at(-1)!.lines.push(one);
    }
  }
  return groups;
};

const NO_EVENTS: readonly TableEvent[] = [];

/**
 * About how many lines are shown at once: a long match has thousands, and a table with all of them responds slowly.
 */
const AT_ONCE = 60;

type EarlierProps = { readonly onShow: () => void };

/** Shows earlier lines when it is pressed or scrolled into view. */
const Earlier = ({ onShow }: EarlierProps) => {
  const { t: say } = useTranslation('table');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((all) => {
      if (all.some(({ isIntersecting }) => isIntersecting)) onShow();
    });
    watch.observe(button.current!);
    return () => watch.disconnect();
  }, [onShow]);
  return (
    <Button ref={button} variant="plain" size="s" className={styles.earlier} onClick={onShow}>
      {say('log.earlier')}
    </Button>
  );
};

/**
 * Reads out what is new, in the order in which it happened: where the newest is on top, a screen reader would begin
 * with the end. What happened apart from the game is read out elsewhere.
 */
const useReadOut = (log: readonly LogEntry[], narrate: (entry: LogEntry) => readonly NarratedLine[]) => {
  const announce = useAnnounce();
  const told = useRef({ steps: log.length, lines: log.slice(-1).flatMap(narrate).length });
  // before a sign reads out its question, which comes last
  useLayoutEffect(() => {
    const { steps, lines } = told.current;
    told.current = { steps: log.length, lines: log.slice(-1).flatMap(narrate).length };
    if (log.length < steps) return;
    const rest = log.slice(0, steps).slice(-1).flatMap(narrate).slice(lines);
    const news = [...rest, ...log.slice(steps).flatMap(narrate)];
    if (news.length)
      announce(
        readTogether(
          news.map(({ text }) => text.replaceAll('**', '')),
          '. ',
        ),
      );
  }, [log, narrate, announce]);
};

/** The log in words, newest on top. */
export const Logbook = memo(({ log, earlier, seats, narrate, t, events = NO_EVENTS, onEarlier }: Props) => {
  const { t: say } = useTranslation('table');
  const id = useId();
  // how far the reader has gone back
  const [most, readBack] = useState(AT_ONCE);
  const narrateOnce = useMemo(() => narratedOnce((entry) => narrate(entry, seats, t)), [narrate, seats, t]);
  const showMore = useCallback(() => readBack((before) => before + AT_ONCE), []);
  useReadOut(log, narrateOnce);
  const { groups, from } = useMemo(() => {
    const all = earlier ? asItStands([...earlier, ...log]) : log;
    const left = stepsLeftOut(all, narrateOnce, most);
    const lines = linesOfTable({ log: all, from: left, events, narrate: narrateOnce, say });
    return { groups: grouped(lines).toReversed(), from: left };
  }, [log, earlier, events, narrateOnce, most, say]);
  return (
    <Sheet className={styles.logbook} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {say('log.title')}
      </h2>
      <LogRegion label={say('log.title')} className={styles.pages} isSilent>
        {!groups.length && <p className={styles.empty}>{say('log.empty')}</p>}
        {groups.map(({ heading, lines }) => (
          <section key={heading?.id ?? ''} className={styles.group}>
            {heading && <h3 className={styles.heading}>{heading.line.text}</h3>}
            <ol>
              {lines.toReversed().map((one) => (
                <li key={one.id}>
                  <LogLine line={one.line} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        {from > 0 && <Earlier onShow={showMore} />}
        {!from && onEarlier && (
          <Button variant="plain" size="s" className={styles.earlier} onClick={onEarlier}>
            {say('log.earlier')}
          </Button>
        )}
      </LogRegion>
    </Sheet>
  );
});
Logbook.displayName = 'Logbook';
