import type { PlayerID } from 'boardgame.io';
import type { TableEvent } from '../../../games/shared/conduct';
import type { LogEntry } from '../../kit/match';

/** What happened since a computer player began to decide for a seat, as far back as the log goes. */
export type Meanwhile = {
  /** The event that put the computer player there. */
  readonly cause: TableEvent | undefined;
  readonly log: readonly LogEntry[];
  readonly events: readonly TableEvent[];
  /** How many moves the computer player has made. */
  readonly moves: number;
};

type Known = {
  readonly log: readonly LogEntry[];
  readonly events: readonly TableEvent[] | undefined;
  readonly seat: PlayerID | null;
};

/** What happened at a table since its player left. */
export const meanwhileOf = ({ log, events = [], seat }: Known): Meanwhile => {
  const at = events.findLastIndex(
    (event) => event.seat === seat && ['handedOver', 'timeUp'].includes(event.kind),
  );
  const cause = events[at];
  const since = log.filter(({ place = 0 }) => cause !== undefined && place >= cause.place);
  const moves = since.filter((entry) => entry.seat === seat && entry.standIn !== undefined).length;
  return { cause, log: since, events: cause ? events.slice(at) : [], moves };
};
