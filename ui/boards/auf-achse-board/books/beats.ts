import type { PlayerID } from 'boardgame.io';
import type { Beat } from '../../../kit/useBeats';
import { isWritten, LINES, type Balance, type Line } from './balance';
import type { Read } from './BalanceSheet';

/**
 * A moment of reading the books: how many lines are done, how many seats of the current line, and how many ranks are
 * known.
 */
export type BooksBeat = Beat & { readonly line: number; readonly seats: number; readonly placed: number };

/**
 * The time for a figure, for a finished line, for a rank and for the first rank; and the longest time for everything,
 * in ms.
 */
const TIMES = { figure: 320, line: 500, place: 1100, first: 1900, all: 16_000 } as const;
/** Without motion, a line is read at once and shown long enough to be read. */
const STILL = 2500;

/** The lines in which any seat has an entry. */
export const linesOf = (balances: readonly Balance[]): readonly Line[] =>
  LINES.filter((line) => balances.some((balance) => isWritten(balance, line)));

/** The balances by rank, from the last to the first. */
export const placesOf = (balances: readonly Balance[]): readonly (readonly Balance[])[] => {
  const sums = [...new Set(balances.map(({ total }) => total))].toSorted((a, b) => a - b);
  return sums.map((sum) => balances.filter(({ total }) => total === sum));
};

/** How many seats of a line have been read at each stop: one stop for every seat with an entry in it. */
const stopsOn = (line: Line, balances: readonly Balance[]): readonly number[] => {
  const all = balances.length;
  // everybody starts with the same amount
  if (line === 'start') return [all];
  const written = balances.flatMap((balance, at) => (isWritten(balance, line) ? [at + 1] : []));
  return [...written.slice(0, -1), all];
};

/** B-13.2 — the books read line by line, seat by seat, then the ranks from the last to the first. */
export const booksBeats = (balances: readonly Balance[], isStill: boolean): readonly BooksBeat[] => {
  const lines = linesOf(balances);
  const places = placesOf(balances);
  const all = balances.length;
  if (isStill)
    return [
      ...lines.map((_, line) => ({ part: line, line, seats: all, placed: 0, ms: STILL })),
      { part: lines.length, line: lines.length, seats: 0, placed: places.length, ms: STILL },
    ];
  const beats = [
    ...lines.flatMap((name, line) =>
      stopsOn(name, balances).map((seats) => ({
        part: line,
        line,
        seats,
        placed: 0,
        ms: TIMES.figure + (seats === all ? TIMES.line : 0),
      })),
    ),
    ...places.map((_, at) => ({
      part: lines.length + at,
      line: lines.length,
      seats: 0,
      placed: at + 1,
      ms: at === places.length - 1 ? TIMES.first : TIMES.place,
    })),
  ];
  const shorter = Math.min(1, TIMES.all / beats.reduce((sum, { ms }) => sum + ms, 0));
  return beats.map((beat) => ({ ...beat, ms: shorter * beat.ms }));
};

/** How far the books have been read at a beat; the balances in reading order. */
export const readAt = (balances: readonly Balance[], beat: BooksBeat): Read => {
  const lines = linesOf(balances);
  const order = balances.map(({ seat }) => seat);
  const has = (line: Line, seat: PlayerID): boolean => {
    const at = lines.indexOf(line);
    return at >= 0 && (at < beat.line || (at === beat.line && order.indexOf(seat) < beat.seats));
  };
  const sums = balances.map(
    (balance) =>
      [
        balance.seat,
        lines.reduce((sum, line) => sum + (has(line, balance.seat) ? balance[line] : 0), 0),
      ] as const,
  );
  const placed = placesOf(balances).slice(0, beat.placed).flat();
  return {
    has,
    line: lines[beat.line],
    sums: Object.fromEntries(sums),
    placed: new Set(placed.map(({ seat }) => seat)),
  };
};
