import type { TFunction } from 'i18next';
import type { TableEvent } from '../../games/shared/conduct';
import { UNDO } from '../../games/shared/undo';
import type { NarratedLine } from '../kit/gameUi';
import type { LogEntry } from '../kit/match';
import { seatNumber } from '../pieces/Seal';

/** An event at a table apart from the game, in words. */
export const eventLine = (event: TableEvent, say: TFunction): NarratedLine => {
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
type Narrate = (entry: LogEntry) => readonly NarratedLine[];

/** Narrates each step once: its lines stay the same objects, so that they are not rendered again with every move. */
export const narratedOnce = (narrate: Narrate): Narrate => {
  const known = new WeakMap<LogEntry, readonly NarratedLine[]>();
  return (entry) => {
    const lines = known.get(entry) ?? narrate(entry);
    known.set(entry, lines);
    return lines;
  };
};

type Told = {
  readonly log: readonly LogEntry[];
  /** How many steps are skipped at the beginning. */
  readonly from?: number;
  readonly events: readonly TableEvent[];
  readonly narrate: Narrate;
  /** The words of the table. */
  readonly say: TFunction;
};

/** Is it a further step back by the same player? Several in a row are narrated as one. */
const isToldBefore = ({ move, seat }: LogEntry, before: LogEntry | undefined): boolean =>
  move === UNDO && before?.move === UNDO && before.seat === seat;

/** A line, with an id that stays the same while the log grows. */
export type TableLine = { readonly id: string; readonly line: NarratedLine };

/** The lines of a log, with the events apart from the game in between, for the part that the log covers. */
export const linesOfTable = ({ log, from = 0, events, narrate, say }: Told): readonly TableLine[] => {
  const shown = log.slice(from);
  const begin = shown[0]?.place ?? 0;
  const end = (shown.at(-1)?.place ?? -1) + 1;
  const tell = (first: number, next: number) =>
    events.flatMap((event, at) =>
      event.place >= first && event.place < next ? [{ id: `event ${at}`, line: eventLine(event, say) }] : [],
    );
  const told = shown.flatMap((entry, at) => {
    const { place = -1, standIn, seat } = entry;
    const lines = (isToldBefore(entry, shown[at - 1]) ? [] : narrate(entry)).map((line, nth) => ({
      id: `${from + at} ${nth}`,
      line: standIn && line.seat === seat ? { ...line, standIn } : line,
    }));
    return [...tell(place, place + 1), ...lines];
  });
  return shown.length ? [...told, ...tell(end, end + 1)] : tell(begin, end + 1);
};

/**
 * How many steps to leave out so that about `lines` lines remain, or somewhat more: the rest begins with a step that
 * has a heading, or is the whole log.
 */
export const stepsLeftOut = (log: readonly LogEntry[], narrate: Narrate, lines: number): number => {
  let shown = 0;
  const first = log.findLastIndex((entry) => {
    const told = narrate(entry);
    shown += told.length;
    return shown >= lines && told.some(({ heading }) => heading);
  });
  return Math.max(first, 0);
};
