import type { PlayerID } from 'boardgame.io';
import type { Conduct, Pause, SeatTime, TableOptions } from '../../games/shared/conduct';

/**
 * The time of a seat; `again` while its player makes a decision once more. `called` when a computer player took it
 * over because its time had run out: a player who comes back before the computer has decided leaves it that decision,
 * and makes the next one.
 */
type Kept = SeatTime & { readonly again?: boolean; readonly called?: boolean };

/** How much time each seat has. From `at` on, it runs for the seats in `running`. */
export type Clocks = {
  /** In ms of total time a server has been open. */
  readonly at: number;
  readonly seats: Readonly<Record<PlayerID, Kept>>;
  /** The seats whose time is running. */
  readonly running: readonly PlayerID[];
};

type Rule = NonNullable<TableOptions['clock']>;

const SECOND = 1000;

/** The clocks at the start. */
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

/** The time left after `ms`: first the time for the decision is used up, then the bank. */
const spent = ({ left, bank, ...kept }: Kept, ms: number): Kept => {
  const fromBank = Math.max(0, ms - left);
  return { ...kept, left: Math.max(0, left - ms), bank: Math.max(0, bank - fromBank) };
};

/** How much time each seat has left at time `now`. */
const timesAt = ({ at, seats, running }: Clocks, now: number): Clocks['seats'] =>
  Object.fromEntries(
    Object.entries(seats).map(([seat, time]) => [
      seat,
      running.includes(seat) ? spent(time, Math.max(0, now - at)) : time,
    ]),
  );

/** From now on the clocks of `running` run, and computer players decide for those who were `takenOver`. */
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

/**
 * The kind of a move for the clocks: a move of the game, one that takes back another, or one that takes the match
 * back.
 */
export type MoveKind = 'move' | 'undo' | 'goBack';

/** A move as the clocks see it: who was awaited before and after it, and whose clocks run then. */
type Passed = {
  readonly mover: PlayerID;
  /** Has the mover taken a decision back, or the whole table? */
  readonly kind: MoveKind;
  readonly before: readonly PlayerID[];
  readonly after: readonly PlayerID[];
  readonly running: readonly PlayerID[];
};

/**
 * The time of a seat after a move. A player who takes a decision back gets only the time that was left for it. Where
 * the whole table has agreed to go back, every awaited seat gets the full time for its decision; used bank time is
 * not given back.
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

/** The clocks after a move: a seat with a new decision to make has the full time for it. */
export const afterMove = (clocks: Clocks, rule: Rule, passed: Passed, now: number): Clocks => ({
  at: now,
  seats: Object.fromEntries(
    Object.entries(timesAt(clocks, now)).map(([seat, time]) => [seat, timeAfter(seat, time, rule, passed)]),
  ),
  running: passed.running,
});

/** The seats whose time is up. */
const outOfTime = (clocks: Clocks, now: number): readonly PlayerID[] => {
  const times = timesAt(clocks, now);
  return clocks.running.filter((seat) => times[seat]!.left + times[seat]!.bank <= 0);
};

/**
 * Whose single decision a computer player makes (`once`), and whose seat it takes over until the player is back
 * (`over`). Which of them applies is an option of the table; no seat is taken over twice for one decision.
 */
export const calledAt = (clocks: Clocks, timeUp: TableOptions['timeUp'], now: number) => {
  const isOnce = (seat: PlayerID) => timeUp === 'decide' || clocks.seats[seat]!.called === true;
  const out = outOfTime(clocks, now);
  return { once: out.filter(isOnce), over: out.filter((seat) => !isOnce(seat)) };
};

/** The time left of the seats whose clocks run, bank included, in ms. */
export const leftAt = (clocks: Clocks, now: number): Readonly<Record<PlayerID, number>> => {
  const times = timesAt(clocks, now);
  return Object.fromEntries(clocks.running.map((seat) => [seat, times[seat]!.left + times[seat]!.bank]));
};

/** Time until the next seat runs out of time, in ms; undefined while no clock runs. */
export const untilNextOut = (clocks: Clocks, now: number): number | undefined => {
  const left = Object.values(leftAt(clocks, now));
  return left.length ? Math.min(...left) : undefined;
};

/** The clocks and the pause of a match, as the people at the table are told them. */
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
