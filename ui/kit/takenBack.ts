import type { PlayerID } from 'boardgame.io';
import { GO_BACK } from '../../games/shared/goingBack';
import { UNDO } from '../../games/shared/undo';
import type { LogEntry } from './match';

type Step = Pick<LogEntry, 'move' | 'args' | 'place'>;

/** Does this step take something back? */
export const isTakingBack = ({ move }: Pick<LogEntry, 'move'>): boolean => move === UNDO || move === GO_BACK;

/**
 * The places of the steps that were taken back: by UNDO one decision of a seat, by GO_BACK everything from a place
 * on.
 */
const goneFrom = (log: readonly Step[]): ReadonlySet<number> => {
  const gone = new Set<number>();
  for (const { move, args, place: now } of log) {
    const place = args?.[0];
    if (typeof place !== 'number') continue;
    if (move === UNDO) gone.add(place);
    if (move === GO_BACK && now !== undefined) for (let at = place; at < now; at++) gone.add(at);
  }
  return gone;
};

/**
 * The log without the effects of what was taken back, so that code which counts happenings need not know about taking
 * back. What had been seen of it is kept beside it, to be struck out. `steps` may contain more steps than the log;
 * those count too.
 */
export const asItStands = (log: readonly LogEntry[], steps: readonly Step[] = log): readonly LogEntry[] => {
  if (!steps.some(isTakingBack)) return log;
  const gone = goneFrom(steps);
  return log.map((entry) =>
    entry.takenBack || isTakingBack(entry) || entry.place === undefined || !gone.has(entry.place)
      ? entry
      : { ...entry, happenings: [], told: entry.told && [], takenBack: entry.happenings },
  );
};

/** The last decision of a seat that was not taken back, as the number of moves before it. */
export const lastDecisionOf = (log: readonly LogEntry[], seat: PlayerID): number | undefined =>
  log.findLast((entry) => entry.seat === seat && !entry.takenBack && !isTakingBack(entry))?.place;
