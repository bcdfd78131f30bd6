import type { Pause } from '../../games/shared/conduct';
import { Fault } from '../http/faults';
import type { Presence } from '../matches/payloads';
import { hasBegun } from '../matches/seating';
import type { Match, MatchStore } from '../storage/matchStore';
import { missingIn, withVoice } from './agreement';
import type { Body } from './body';
import { provenHash } from './proofs';

type Parts = {
  readonly store: Pick<MatchStore, 'setPause'>;
  readonly isPresent: Presence;
  /** The clocks stand still, or go on. */
  readonly announce: (matchID: string) => void;
  /** The time in ms that a server has been open. */
  readonly now: () => number;
};

/**
 * Wants a pause of the clocks, or none any longer: it begins when all who are there want it, and any of them ends it.
 * Everything it refuses is a `Fault`.
 */
export type AskForPause = (match: Match, body: Body<'pause'>) => Promise<void>;

/** The pauses of all matches of a server. */
export const pausesOf =
  ({ store, isPresent, announce, now }: Parts): AskForPause =>
  async (match, { wanted, ...claim }) => {
    const { matchID, pause, table, gameover } = match;
    provenHash(match, claim);
    if (gameover !== undefined) throw new Fault(409, 'matchOver');
    if (!table.clock || !hasBegun(match)) throw new Fault(409, 'noClocks');
    const asked = withVoice(pause, claim.playerID);
    const isAgreed = !missingIn(match, { asked }, ({ playerID }) => isPresent(matchID, playerID)).length;
    const after: Pause | undefined = wanted ? { asked, ...(isAgreed && { since: now() }) } : undefined;
    if (wanted && pause?.since !== undefined) return;
    // somebody else has asked at the same moment
    if (!(await store.setPause(matchID, pause, after, claim.playerID))) throw new Fault(409, 'tooMany');
    announce(matchID);
  };
