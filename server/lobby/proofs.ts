import type { PlayerID } from 'boardgame.io';
import { Fault } from '../http/faults';
import { hashOf, hostCredentialsOf, proves } from '../identity';
import type { Match, MatchStore } from '../storage/matchStore';

/** The seat that somebody claims to have, with their credentials. */
type Claim = { readonly playerID: PlayerID; readonly credentials: string };

/** The credential hash of the claimed seat. Throws unless the credentials prove the claim. */
export const provenHash = (match: Match, { playerID, credentials }: Claim): string => {
  const seat = match.seats.find((seat) => seat.playerID === playerID);
  if (!proves(credentials, seat?.credentialHash)) throw new Fault(403, 'notYourSeat');
  return hashOf(credentials);
};

/** Rejects unless the match has not begun and the credentials prove who opened it. */
export const mustBeHost = async (
  store: Pick<MatchStore, 'seed'>,
  { matchID, stateID }: Match,
  hostCredentials: string,
): Promise<void> => {
  const seed = await store.seed(matchID);
  if (seed === undefined || !proves(hostCredentials, hashOf(hostCredentialsOf(seed))))
    throw new Fault(403, 'notYourTable');
  if (stateID > 0) throw new Fault(409, 'begun');
};
