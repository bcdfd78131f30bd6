import type { Happening } from '../../games/shared/gameModule';
import type { Replay } from '../../games/shared/record';
import type { Step } from '../../games/shared/table';
import type { LogEntry } from '../kit/match';

/** One step as the table knows it. */
export type Played = {
  readonly step: Step;
  readonly happenings: readonly Happening[];
  /** How much was seen because of it: of a secret move, only what came of it. */
  readonly seen: number;
  /** Is what it was played with a secret? */
  readonly secret: boolean;
};

/** All of it that a log may show. */
type Shown = Omit<Played, 'seen'>;

/** One step with everything open. */
export const openEntry = ({ step: [seat, move, ...args], happenings }: Shown): LogEntry => ({
  seat,
  move,
  args,
  happenings,
});

/**
 * One step as everybody may read it. What a secret move was played with is told to nobody, not even to its seat: a
 * game may forbid to look again at what one has laid.
 */
export const publicEntry = (played: Shown): LogEntry =>
  played.secret ? { ...openEntry(played), args: null } : openEntry(played);

/** A step of a match that is played again, by how many were made before. */
export const playedAt = ({ record, positions, happenings }: Replay, place: number): Shown => ({
  step: record.steps[place]!,
  happenings: happenings[place]!,
  secret: positions[place + 1]!.deltalog?.[0]?.redact === true,
});
