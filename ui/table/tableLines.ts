import type { TFunction } from 'i18next';
import type { TableEvent } from '../../games/shared/conduct';
import type { LogLine } from '../kit/gameUi';
import type { LogEntry } from '../kit/match';
import { seatNumber } from '../pieces/Seal';

/** What happened at a table beside the game, in the words of the table. */
export const eventLine = (event: TableEvent, say: TFunction): LogLine => {
  const { kind, seat, name, byName, level } = event;
  const context = [name === undefined && 'free', level === undefined && 'nobody'].find(Boolean);
  const line = say(`events.${kind}`, {
    ...(context && { context }),
    name,
    by: byName,
    number: seat === undefined ? '' : seatNumber(seat),
    level: level && say(`level.${level}`),
  });
  const about = seat ?? event.by;
  return { text: line, ...(about !== undefined && { seat: about }) };
};

/** The lines of one step. */
type Narrate = (entry: LogEntry) => readonly LogLine[];

/** Tells every step once: its lines stay the same ones, and are not drawn anew with every move. */
export const narratedOnce = (narrate: Narrate): Narrate => {
  const known = new WeakMap<LogEntry, readonly LogLine[]>();
  return (entry) => {
    const lines = known.get(entry) ?? narrate(entry);
    known.set(entry, lines);
    return lines;
  };
};

type Told = {
  readonly log: readonly LogEntry[];
  readonly events: readonly TableEvent[];
  readonly narrate: Narrate;
  /** The words of the table. */
  readonly say: TFunction;
};

/** The lines of a log, and between them what happened beside the game, as far as the log goes back and on. */
export const linesOfTable = ({ log, events, narrate, say }: Told): readonly LogLine[] => {
  const begin = log[0]?.place ?? 0;
  const end = (log.at(-1)?.place ?? -1) + 1;
  const tell = (from: number, to: number) =>
    events.filter(({ place }) => place >= from && place < to).map((event) => eventLine(event, say));
  const told = log.flatMap((entry) => {
    const { place = -1, standIn, seat } = entry;
    const lines = narrate(entry).map((line) => (standIn && line.seat === seat ? { ...line, standIn } : line));
    return [...tell(place, place + 1), ...lines];
  });
  return [...(log.length ? [] : tell(begin, begin + 1)), ...told, ...(log.length ? tell(end, end + 1) : [])];
};
