import type { Pause } from '../../games/shared/conduct';
import { Fault } from '../http/faults';
import type { Log } from '../log';
import type { LiveMatches } from '../matches/liveMatches';
import type { Presence } from '../matches/payloads';
import { hasBegun } from '../matches/seating';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import { missingIn, withVoice } from './agreement';
import type { Body } from './body';
import { provenHash } from './proofs';

type Parts = {
  readonly store: Pick<MatchStore, 'setPause'>;
  readonly live: Pick<LiveMatches, 'at'>;
  readonly isPresent: Presence;
  readonly isMine: (matchID: string) => boolean;
  /** The clocks have stopped, or run again. */
  readonly announce: (matchID: string) => void;
  /** The total time a server has been open, in ms. */
  readonly now: () => number;
  readonly log: Log;
};

/** Pauses of the clocks: a pause begins when all who are at the table agree, and any of them ends it. */
export type Pauses = {
  /** Asks for a pause, or takes that back. Every refusal is a `Fault`. */
  readonly ask: (match: Match, body: Body<'pause'>) => Promise<void>;
  /** Call it when somebody has come or gone: now all who are present may have agreed. */
  readonly attend: (matchID: string) => void;
};

/** Has everybody who is at the table agreed? */
const isAgreed = (match: Match, pause: Pause, isThere: (seat: Seat) => boolean): boolean =>
  missingIn(match, pause, isThere).length === 0;

/** The pauses of all matches of a server. */
export const createPauses = ({ store, live, isPresent, isMine, announce, now, log }: Parts): Pauses => {
  /**
   * Is the player of a seat at the table? Somebody who only reloads the page is, and so is somebody of whom this
   * process has not heard yet.
   */
  const isThereAt =
    (matchID: string) =>
    ({ playerID, awaySince }: Seat): boolean =>
      awaySince === undefined || isPresent(matchID, playerID);

  const ask: Pauses['ask'] = async (match, { wanted, ...claim }) => {
    const { matchID, pause, table, gameover } = match;
    provenHash(match, claim);
    if (gameover !== undefined) throw new Fault(409, 'matchOver');
    if (!table.clock || !hasBegun(match)) throw new Fault(409, 'noClocks');
    if (wanted && pause?.since !== undefined) return;
    const asked = withVoice(pause, claim.playerID);
    const begins = isAgreed(match, { asked }, isThereAt(matchID));
    const after = wanted ? { asked, ...(begins && { since: now() }) } : undefined;
    // somebody else asked at the same moment
    if (!(await store.setPause(matchID, pause, after, claim.playerID))) throw new Fault(409, 'tooMany');
    announce(matchID);
  };

  const look = async (matchID: string): Promise<void> => {
    const match = isMine(matchID) ? (await live.at(matchID))?.match : undefined;
    const { pause, gameover } = match ?? {};
    if (!match || !pause || pause.since !== undefined || gameover !== undefined) return;
    const isThere = isThereAt(matchID);
    const asking = match.seats.find((seat) => pause.asked.includes(seat.playerID) && isThere(seat));
    if (!asking || !isAgreed(match, pause, isThere)) return;
    if (await store.setPause(matchID, pause, { ...pause, since: now() }, asking.playerID)) announce(matchID);
  };

  return {
    ask,
    attend: (matchID) =>
      void look(matchID).catch((error: unknown) =>
        log.error({ matchID, error }, 'whether a pause of a match begins could not be checked'),
      ),
  };
};
