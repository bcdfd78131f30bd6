import { Fault } from '../http/faults';
import type { ServedGame, ServedGames } from '../matches/servedGames';
import type { Match, MatchStore } from '../storage/matchStore';
import type { Body } from './body';
import { joinWith, type Join } from './joining';
import { createMatchIn, openWith, type Open } from './opening';
import { mustBeHost, provenHash } from './proofs';
import { playAgainWith, type PlayAgain } from './rematch';

type Parts = {
  readonly store: MatchStore;
  readonly games: ServedGames;
  /** How many matches opened by one caller may wait for players at once. */
  readonly tables: number;
  /** Somebody sat down, stood up or changed their name; or there is a rematch. */
  readonly announce: (matchID: string) => void;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** Opens matches, and gives and takes back seats. Every refusal is a `Fault`. */
export type Lobby = {
  readonly gameNamed: (game: string) => ServedGame;
  readonly matchAt: (game: string, matchID: string) => Promise<Match>;
  readonly open: Open;
  readonly join: Join;
  readonly leave: (match: Match, body: Body<'leave'>) => Promise<void>;
  readonly rename: (match: Match, body: Body<'update'>) => Promise<void>;
  readonly playAgain: PlayAgain;
  /** Ends a match that has not begun, at the request of whoever opened it. */
  readonly close: (match: Match, body: Body<'close'>) => Promise<void>;
  /** Gives up the seat of somebody who will not come. If they sat there alone, the match is deleted too. */
  readonly free: (match: Match, body: Body<'free'>) => Promise<void>;
};

/** The lobby of a server. */
export const createLobby = ({ store, games, tables, announce, clock }: Parts): Lobby => {
  const gameNamed = (game: string): ServedGame => {
    const served = games.get(game);
    if (!served) throw new Fault(404, 'unknownGame');
    return served;
  };

  const matchAt = async (game: string, matchID: string): Promise<Match> => {
    gameNamed(game);
    const match = await store.read(matchID);
    if (match?.game !== game) throw new Fault(404, 'unknownMatch');
    return match;
  };

  const leave: Lobby['leave'] = async (match, { bot, ...claim }) => {
    const left = await store.vacateSeat(match.matchID, claim.playerID, provenHash(match, claim), bot);
    if (!left) throw new Fault(403, 'notYourSeat');
    announce(match.matchID);
  };

  const rename: Lobby['rename'] = async (match, { newName, ...claim }) => {
    const credentialHash = provenHash(match, claim);
    if (match.gameover !== undefined) throw new Fault(409, 'matchOver');
    await store.renameSeat(match.matchID, claim.playerID, credentialHash, newName);
    announce(match.matchID);
  };

  const close: Lobby['close'] = async (match, { hostCredentials }) => {
    await mustBeHost(store, match, hostCredentials);
    if (!(await store.wipeUnbegun(match.matchID))) throw new Fault(409, 'begun');
    announce(match.matchID);
  };

  const free: Lobby['free'] = async (match, { hostCredentials, playerID }) => {
    await mustBeHost(store, match, hostCredentials);
    const hash = match.seats.find((seat) => seat.playerID === playerID)?.credentialHash;
    if (!hash || !(await store.vacateSeat(match.matchID, playerID, hash, undefined)))
      throw new Fault(409, 'badSeats');
    announce(match.matchID);
  };

  const createMatch = createMatchIn(store, tables);
  return {
    gameNamed,
    matchAt,
    open: openWith(gameNamed, createMatch),
    join: joinWith({ store, matchAt, announce, clock }),
    leave,
    rename,
    playAgain: playAgainWith({ store, gameNamed, createMatch, announce, clock }),
    close,
    free,
  };
};
