import type { Happening } from '../../games/shared/gameModule';
import type { Replay } from '../../games/shared/record';
import type { Step } from '../../games/shared/table';
import type { LogEntry } from '../kit/match';

/** One step, as the table stores it. */
export type Played = {
  readonly step: Step;
  readonly happenings: readonly Happening[];
  /** How much was seen of it: of a secret move, only its results. */
  readonly seen: number;
  /** Are its arguments secret? */
  readonly secret: boolean;
};

/** The parts of it that a log may show. */
type Shown = Omit<Played, 'seen'>;

/** The entry of a step with everything open. */
export const openEntry = ({ step: [seat, move, ...args], happenings }: Shown): LogEntry => ({
  seat,
  move,
  args,
  happenings,
});

/**
 * The entry of a step as everybody may read it. The arguments of a secret move are shown to nobody, not even to its
 * own seat: a game may forbid looking again at one's own face-down cards.
 */
export const publicEntry = (played: Shown): LogEntry =>
  played.secret ? { ...openEntry(played), args: null } : openEntry(played);

/** A step of a replay; `place` is the number of steps before it. */
export const playedAt = ({ record, positions, happenings }: Replay, place: number): Shown => ({
  step: record.steps[place]!,
  happenings: happenings[place]!,
  secret: positions[place + 1]!.deltalog?.[0]?.redact === true,
});
