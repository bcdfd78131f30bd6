import { KEPT_MS } from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import { freeSeat } from '../matches/seating';
import type { ServedGame } from '../matches/servedGames';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import type { Body } from './body';
import type { CreateMatch } from './opening';
import { provenHash } from './proofs';

/** The next match, and, only for whoever has just opened it, the secret that proves this. */
type PlayedNext = {
  readonly nextMatchID: string;
  readonly nextGame: string;
  readonly hostCredentials?: string;
};

/** Opens the match that follows, once for all who ask. Rejects with a `Fault`. */
export type PlayAgain = (match: Match, body: Body<'playAgain'>) => Promise<PlayedNext>;

type Parts = {
  readonly store: Pick<MatchStore, 'read' | 'linkNext' | 'wipe'>;
  readonly gameNamed: (game: string) => ServedGame;
  readonly createMatch: CreateMatch;
  readonly announce: (matchID: string) => void;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** The same seat in the next match, kept for whoever sits there now. */
const seatAgain = ({ playerID, name, credentialHash, bot }: Seat, until: number): Seat => {
  if (bot) return { ...freeSeat(playerID), name, bot };
  const keptFor = credentialHash && name !== undefined ? { credentialHash, name, until } : undefined;
  return { ...freeSeat(playerID), ...(keptFor && { keptFor }) };
};

/** Opens rematches with the same seats. */
export const playAgainWith = ({ store, gameNamed, createMatch, announce, clock }: Parts): PlayAgain => {
  /** Opens the next match: of the same game with the same options, or of another game with its default options. */
  const openNext = (match: Match, game: string) => {
    const served = gameNamed(game);
    const { minPlayers, maxPlayers } = served.module.game;
    const numPlayers = match.seats.length;
    if (numPlayers < minPlayers || numPlayers > maxPlayers)
      throw new Fault(400, 'badSeats', { min: minPlayers, max: maxPlayers });
    const until = clock() + KEPT_MS;
    return createMatch(served, {
      seats: match.seats.map((seat) => seatAgain(seat, until)),
      options: game === match.game ? match.options : served.module.options.parse(undefined, numPlayers),
      table: match.table,
      unlisted: match.unlisted,
    });
  };

  return async (match, { game = match.game, ...claim }) => {
    provenHash(match, claim);
    if (match.gameover === undefined) throw new Fault(409, 'stillRunning');
    const { next } = match;
    // a next match that was closed again does not count
    if (next && (await store.read(next.matchID))) return { nextMatchID: next.matchID, nextGame: next.game };
    const { matchID, hostCredentials } = await openNext(match, game);
    const linked = await store.linkNext(match.matchID, { matchID, game, by: claim.playerID });
    // somebody else asked at the same moment
    if (linked?.matchID !== matchID) await store.wipe(matchID);
    if (!linked) throw new Fault(404, 'unknownMatch');
    announce(match.matchID);
    return {
      nextMatchID: linked.matchID,
      nextGame: linked.game,
      ...(linked.matchID === matchID && { hostCredentials }),
    };
  };
};
