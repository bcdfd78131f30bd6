import type { Happening } from '../../games/shared/gameModule';
import type { Step } from '../../games/shared/table';
import type { LogEntry } from '../kit/match';

/** One step as the table knows it. */
export type Played = {
  readonly step: Step;
  readonly happenings: readonly Happening[];
  /** Is what it was played with a secret? */
  readonly secret: boolean;
};

/** One step with everything open. */
export const openEntry = ({ step: [seat, move, ...args], happenings }: Played): LogEntry => ({
  seat,
  move,
  args,
  happenings,
});

/**
 * One step as everybody may read it. What a secret move was played with is told to nobody, not even to its seat: a
 * game may forbid to look again at what one has laid.
 */
export const publicEntry = (played: Played): LogEntry =>
  played.secret ? { ...openEntry(played), args: null } : openEntry(played);
