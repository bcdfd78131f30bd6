import { AWAY_MS, isOverDays } from '../../games/shared/conduct';
import { FILL_MS } from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import type { Absence } from '../matches/absence';
import { hasBegun } from '../matches/seating';
import type { Match, MatchStore } from '../storage/matchStore';
import type { Body } from './body';
import { mustBeHost, provenHash } from './proofs';

type Parts = {
  readonly store: Pick<MatchStore, 'seed' | 'fillSeats' | 'handOver' | 'takeBack'>;
  readonly absence: Pick<Absence, 'waitFor'>;
  /** Another player, human or computer, decides for a seat now. */
  readonly announce: (matchID: string) => void;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** Where computer players start and stop deciding for seats. Every refusal is a `Fault`. */
export type StandIns = {
  /** Begins a match whose seats are not all taken. */
  readonly fill: (match: Match, body: Body<'fill'>) => Promise<void>;
  /** Makes a computer player decide for a seat that is free or whose player is away. */
  readonly handOver: (match: Match, body: Body<'handOver'>) => Promise<void>;
  /** The player of a seat decides again, no computer player. */
  readonly takeBack: (match: Match, body: Body<'takeBack'>) => Promise<void>;
};

/** The stand-ins of all matches of a server. */
export const createStandIns = ({ store, absence, announce, clock }: Parts): StandIns => ({
  fill: async (match, { hostCredentials, ...claim }) => {
    const { matchID, table, createdAt } = match;
    provenHash(match, claim);
    // after a while anybody may: whoever opened the match may have left for good
    if (hostCredentials !== undefined || clock() - createdAt < FILL_MS)
      await mustBeHost(store, match, hostCredentials ?? '');
    if (!(await store.fillSeats(matchID, table.standIn, claim.playerID))) throw new Fault(409, 'begun');
    announce(matchID);
  },

  handOver: async (match, { seat: playerID, level = match.table.standIn, ...claim }) => {
    const { matchID, gameover, seats } = match;
    provenHash(match, claim);
    if (gameover !== undefined) throw new Fault(409, 'matchOver');
    const seat = seats.find((seat) => seat.playerID === playerID);
    if (!seat) throw new Fault(404, 'badSeats');
    const isAway =
      seat.name === undefined || (!isOverDays(match.table) && absence.waitFor(matchID, seat) === 0);
    const request = { level, by: claim.playerID, awayBy: clock() - AWAY_MS };
    if (!hasBegun(match) || !isAway || !(await store.handOver(matchID, playerID, request)))
      throw new Fault(409, 'notAway');
    announce(matchID);
  },

  takeBack: async (match, claim) => {
    // if no computer player decides any more, the request is already fulfilled
    if (await store.takeBack(match.matchID, claim.playerID, provenHash(match, claim)))
      announce(match.matchID);
  },
});
