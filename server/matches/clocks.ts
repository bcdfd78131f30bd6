import type { PlayerID } from 'boardgame.io';
import type { Conduct, Pause, SeatTime, TableOptions } from '../../games/shared/conduct';

/**
 * The time of a seat; `again` while its player decides something once more. It was `called` when it was taken over without
 * any time left: whoever is back before the computer has decided leaves it that decision, and has the next one.
 */
type Kept = SeatTime & { readonly again?: boolean; readonly called?: boolean };

/** How much time each seat has. It passes for those who are awaited, from `at` on. */
export type Clocks = {
  /** In ms of the time during which a server was open. */
  readonly at: number;
  readonly seats: Readonly<Record<PlayerID, Kept>>;
  /** Whose time passes. */
  readonly running: readonly PlayerID[];
};

type Rule = NonNullable<TableOptions['clock']>;

const SECOND = 1000;

/** Nobody's time has passed yet. */
export const newClocks = (
  { perDecision, bank }: Rule,
  seats: readonly PlayerID[],
  running: readonly PlayerID[],
  at: number,
): Clocks => ({
  at,
  seats: Object.fromEntries(seats.map((seat) => [seat, { left: perDecision * SECOND, bank: bank * SECOND }])),
  running,
});

/** What is left after so many ms: first the time for the decision goes, then the bank. */
const spent = ({ left, bank, ...kept }: Kept, ms: number): Kept => {
  const fromBank = Math.max(0, ms - left);
  return { ...kept, left: Math.max(0, left - ms), bank: Math.max(0, bank - fromBank) };
};

/** How much time each seat has at some moment. */
const timesAt = ({ at, seats, running }: Clocks, now: number): Clocks['seats'] =>
  Object.fromEntries(
    Object.entries(seats).map(([seat, time]) => [
      seat,
      running.includes(seat) ? spent(time, Math.max(0, now - at)) : time,
    ]),
  );

/** From now on the time of these passes, and computer players decide for those who were `takenOver`. */
export const runningFor = (
  clocks: Clocks,
  { running, takenOver }: { readonly running: readonly PlayerID[]; readonly takenOver: readonly PlayerID[] },
  now: number,
): Clocks => {
  const called = new Set(outOfTime(clocks, now).filter((seat) => takenOver.includes(seat)));
  const seats = Object.entries(timesAt(clocks, now)).map(([seat, time]) => [
    seat,
    called.has(seat) ? { ...time, called: true } : time,
  ]);
  return { at: now, seats: Object.fromEntries(seats) as Clocks['seats'], running };
};

/** What a move is as far as time goes: of the game, one that takes back another, one by which the match goes back. */
export type MoveKind = 'move' | 'undo' | 'goBack';

/** A move as far as time goes: who was awaited before and is after it, and whose time passes then. */
type Passed = {
  readonly mover: PlayerID;
  /** Has the mover taken a decision back, or the whole table? */
  readonly kind: MoveKind;
  readonly before: readonly PlayerID[];
  readonly after: readonly PlayerID[];
  readonly running: readonly PlayerID[];
};

/**
 * What a seat has after a move. Whoever takes a decision back has no more time for it than was left. Where the whole table
 * has agreed to go back, all who are awaited have the whole time for their decision; what is gone of a bank is gone.
 */
const timeAfter = (
  seat: PlayerID,
  time: Kept,
  { perDecision }: Rule,
  { mover, kind, before, after }: Passed,
): Kept => {
  const { again, called: _, ...plain } = time;
  if (kind === 'goBack') return after.includes(seat) ? { ...plain, left: perDecision * SECOND } : plain;
  if (seat === mover && kind === 'undo') return { ...plain, again: true };
  if (seat === mover && again) return plain;
  const isNew = after.includes(seat) && (seat === mover || !before.includes(seat));
  return isNew ? { ...plain, left: perDecision * SECOND } : time;
};

/** After a move: whoever is to decide something new has the whole time for it. */
export const afterMove = (clocks: Clocks, rule: Rule, passed: Passed, now: number): Clocks => ({
  at: now,
  seats: Object.fromEntries(
    Object.entries(timesAt(clocks, now)).map(([seat, time]) => [seat, timeAfter(seat, time, rule, passed)]),
  ),
  running: passed.running,
});

/** Whose time is up. */
const outOfTime = (clocks: Clocks, now: number): readonly PlayerID[] => {
  const times = timesAt(clocks, now);
  return clocks.running.filter((seat) => times[seat]!.left + times[seat]!.bank <= 0);
};

/**
 * For whom of those a computer player takes this one decision, and whom it takes over until they are back: the table has
 * agreed on one or the other, and nobody is taken over twice for one decision.
 */
export const calledAt = (clocks: Clocks, timeUp: TableOptions['timeUp'], now: number) => {
  const isOnce = (seat: PlayerID) => timeUp === 'decide' || clocks.seats[seat]!.called === true;
  const out = outOfTime(clocks, now);
  return { once: out.filter(isOnce), over: out.filter((seat) => !isOnce(seat)) };
};

/** How long those have left whose time passes, their banks included, in ms. */
export const leftAt = (clocks: Clocks, now: number): Readonly<Record<PlayerID, number>> => {
  const times = timesAt(clocks, now);
  return Object.fromEntries(clocks.running.map((seat) => [seat, times[seat]!.left + times[seat]!.bank]));
};

/** How long until the next seat has no time left, in ms; undefined while nobody's time passes. */
export const untilNextOut = (clocks: Clocks, now: number): number | undefined => {
  const left = Object.values(leftAt(clocks, now));
  return left.length ? Math.min(...left) : undefined;
};

/** The clocks of a match and its pause as those at the table are told. */
export const timesFor = (
  { clocks, pause }: { readonly clocks: Clocks | undefined; readonly pause: Pause | undefined },
  now: number,
): Pick<Conduct, 'clocks' | 'pause'> => ({
  ...(clocks && {
    clocks: Object.fromEntries(
      Object.entries(timesAt(clocks, now)).map(([seat, { left, bank }]) => [
        seat,
        { left, bank, runs: clocks.running.includes(seat) },
      ]),
    ),
  }),
  ...(pause && {
    pause: { asked: pause.asked, ...(pause.since !== undefined && { for: Math.max(0, now - pause.since) }) },
  }),
});
