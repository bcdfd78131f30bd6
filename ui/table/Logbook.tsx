import type { TFunction } from 'i18next';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameUi, LogLine as Line } from '../kit/gameUi';
import { Button } from '../pieces/Button';
import { Sheet } from '../pieces/Sheet';
import { LogLine } from '../kit/LogLine';
import { LogRegion } from './LogRegion';
import styles from './Logbook.module.css';
import type { TableEvent } from '../../games/shared/conduct';
import type { LogEntry, SeatInfo } from '../kit/match';
import { asItStands } from '../kit/takenBack';
import { linesOfTable, narratedOnce } from './tableLines';

type Props = {
  log: readonly LogEntry[];
  /** What was told before that. */
  earlier?: readonly LogEntry[] | undefined;
  seats: readonly SeatInfo[];
  narrate: GameUi['narrate'];
  /** The words of the game. */
  t: TFunction;
  /** What happened at the table beside the game. */
  events?: readonly TableEvent[] | undefined;
  /** Asks for what came before; left out where the log is whole. */
  onEarlier?: (() => void) | undefined;
};

type Group = { readonly id: number; readonly heading?: Line; readonly lines: { id: number; line: Line }[] };

/** Lines under their headings, in the order they were told. */
const grouped = (lines: readonly Line[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const [id, line] of lines.entries()) {
    if (line.heading) groups.push({ id, heading: line, lines: [] });
    else {
      if (!groups.length) groups.push({ id, lines: [] });
      groups.at(-1)!.lines.push({ id, line });
    }
  }
  return groups;
};

const NO_EVENTS: readonly TableEvent[] = [];

/** What has happened in words, the newest on top. */
export const Logbook = memo(({ log, earlier, seats, narrate, t, events = NO_EVENTS, onEarlier }: Props) => {
  const { t: say } = useTranslation('table');
  const id = useId();
  const narrateOnce = useMemo(() => narratedOnce((entry) => narrate(entry, seats, t)), [narrate, seats, t]);
  const groups = useMemo(() => {
    const all = earlier ? asItStands([...earlier, ...log]) : log;
    return grouped(linesOfTable({ log: all, events, narrate: narrateOnce, say })).toReversed();
  }, [log, earlier, events, narrateOnce, say]);
  return (
    <Sheet className={styles.logbook} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {say('log.title')}
      </h2>
      <LogRegion label={say('log.title')} className={styles.pages}>
        {!groups.length && <p className={styles.empty}>{say('log.empty')}</p>}
        {groups.map((group) => (
          <section key={group.id} className={styles.group}>
            {group.heading && <h3 className={styles.heading}>{group.heading.text}</h3>}
            <ol>
              {group.lines.toReversed().map(({ id: lineId, line }) => (
                <li key={lineId}>
                  <LogLine line={line} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        {onEarlier && (
          <Button variant="plain" size="s" className={styles.earlier} onClick={onEarlier}>
            {say('log.earlier')}
          </Button>
        )}
      </LogRegion>
    </Sheet>
  );
});
Logbook.displayName = 'Logbook';
