import type { PlayerID } from 'boardgame.io';
import type { LobbyMatch } from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import { hashOf, newCredentials } from '../identity';
import { keptSeatOf } from '../matches/seating';
import type { Match, MatchStore } from '../storage/matchStore';
import type { Body } from './body';
import { statusOf } from './matchJson';

/** Takes the wanted seat of a match, or any seat. Rejects with a `Fault`. */
export type Join = (
  match: Match,
  body: Body<'join'>,
) => Promise<{ playerID: PlayerID; playerCredentials: string } & Pick<LobbyMatch, 'status'>>;

type Parts = {
  readonly store: Pick<MatchStore, 'claimSeat'>;
  readonly matchAt: (game: string, matchID: string) => Promise<Match>;
  /** Somebody sat down. */
  readonly announce: (matchID: string) => void;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** Why none of the seats could be taken, given the current state of the match. */
const whyNot = (match: Match, playerIDs: readonly PlayerID[], now: number): Fault => {
  if (match.gameover !== undefined) return new Fault(409, 'matchOver');
  const kept = match.seats.find((seat) => playerIDs.includes(seat.playerID) && keptSeatOf(seat, now));
  if (kept?.keptFor) return new Fault(409, 'seatKept', { name: kept.keptFor.name });
  return new Fault(409, playerIDs.length === 1 ? 'seatTaken' : 'tableFull');
};

/** Gives seats to whoever asks first. */
export const joinWith =
  ({ store, matchAt, announce, clock }: Parts): Join =>
  async (match, { playerID, playerName: name, before }) => {
    const credentials = newCredentials();
    const everySeat = match.seats.map((seat) => seat.playerID);
    if (playerID && !everySeat.includes(playerID)) throw new Fault(404, 'badSeats');
    const wanted = playerID ? [playerID] : everySeat;
    if (match.gameover !== undefined) throw whyNot(match, wanted, clock());
    const claim = { name, credentialHash: hashOf(credentials), before: before?.map(hashOf) };
    for (const seat of wanted) {
      if (!(await store.claimSeat(match.matchID, seat, claim))) continue;
      announce(match.matchID);
      const status = statusOf(await matchAt(match.game, match.matchID));
      return { playerID: seat, playerCredentials: credentials, status };
    }
    throw whyNot(await matchAt(match.game, match.matchID), wanted, clock());
  };
