import type { PlayerID } from 'boardgame.io';
import { driverOf } from '../../games/shared/drivers';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LobbyMatch } from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import { hashOf, hostCredentialsOf, newCredentials, newMatchID, newSeed } from '../identity';
import { initialState, type ServedGame, type ServedGames } from '../matches/servedGames';
import { freeSeat, keptSeatOf } from '../matches/seating';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import type { Body } from './body';
import { statusOf } from './matchJson';
import { mustBeHost, provenHash } from './proofs';
import { playAgainWith, type PlayAgain } from './rematch';

type Parts = {
  readonly store: MatchStore;
  readonly games: ServedGames;
  /** How many matches that one caller opened may wait for players at once. */
  readonly tables: number;
  /** Somebody sat down, stood up or changed their name; or there is a rematch. */
  readonly announce: (matchID: string) => void;
  /** The time in ms since 1970. */
  readonly clock?: () => number;
};

/** Where matches are opened, and seats taken and given back. Everything it refuses is a `Fault`. */
export type Lobby = {
  readonly gameNamed: (game: string) => ServedGame;
  readonly matchAt: (game: string, matchID: string) => Promise<Match>;
  readonly open: (
    game: string,
    body: Body<'create'>,
    caller: string,
  ) => Promise<{ matchID: string; hostCredentials: string }>;
  readonly join: (
    match: Match,
    body: Body<'join'>,
  ) => Promise<{ playerID: PlayerID; playerCredentials: string } & Pick<LobbyMatch, 'status'>>;
  readonly leave: (match: Match, body: Body<'leave'>) => Promise<void>;
  readonly rename: (match: Match, body: Body<'update'>) => Promise<void>;
  readonly playAgain: PlayAgain;
  /** Ends a match that has not begun, for whoever opened it. */
  readonly close: (match: Match, body: Body<'close'>) => Promise<void>;
  /** Gives back the seat of somebody who does not come. One who sat there alone takes the match along. */
  readonly free: (match: Match, body: Body<'free'>) => Promise<void>;
};

const seatWith = (playerID: PlayerID, bot: BotLevel | undefined): Seat =>
  bot ? { ...freeSeat(playerID), name: driverOf(bot, playerID).name, bot } : freeSeat(playerID);

/** K-2.1 and its like: as many seats as the game allows, one of them for a human. */
const seatsWanted = ({ module }: ServedGame, { numPlayers, bots }: Body<'create'>): Seat[] => {
  const { minPlayers, maxPlayers } = module.game;
  const bounds = { min: minPlayers, max: maxPlayers };
  if (numPlayers < minPlayers || numPlayers > maxPlayers) throw new Fault(400, 'badSeats', bounds);
  const seats = Array.from({ length: numPlayers }, (_, at) => seatWith(String(at), bots[at]));
  const botsSeated = seats.filter(({ bot }) => bot).length;
  if (botsSeated !== Object.keys(bots).length || botsSeated === numPlayers)
    throw new Fault(400, 'badSeats', bounds);
  return seats;
};

export const createLobby = ({ store, games, tables, announce, clock = Date.now }: Parts): Lobby => {
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

  /** Creates a match with its first position; answers its id, and what proves who opened it. */
  const createMatch = async (
    served: ServedGame,
    { seats, options, table, unlisted }: Pick<Match, 'seats' | 'options' | 'table' | 'unlisted'>,
    caller?: string,
  ): Promise<{ matchID: string; hostCredentials: string }> => {
    const matchID = newMatchID();
    const seed = newSeed();
    const state = initialState(served, { seed, numPlayers: seats.length, options });
    const opener =
      caller !== undefined && tables < Infinity ? { caller: hashOf(caller), atMost: tables } : undefined;
    const isKept = await store.create(
      {
        matchID,
        game: served.id,
        rules: served.module.rules,
        unlisted,
        options,
        table,
        seats,
        seed,
        state,
      },
      opener,
    );
    if (!isKept) throw new Fault(429, 'tooManyTables', { most: tables });
    return { matchID, hostCredentials: hostCredentialsOf(seed) };
  };

  const open: Lobby['open'] = async (game, body, caller) => {
    const served = gameNamed(game);
    const seats = seatsWanted(served, body);
    const { options } = served.module;
    const fault = options.faultOf(body.setupData, seats.length);
    if (fault)
      throw new Fault(400, 'badOptions', { option: fault.option, choices: fault.choices.join(', ') });
    return createMatch(
      served,
      {
        seats,
        options: options.parse(body.setupData, seats.length),
        table: body.table,
        unlisted: body.unlisted,
      },
      caller,
    );
  };

  /** Why none of the seats could be taken, as the match stands now. */
  const whyNot = (match: Match, playerIDs: readonly PlayerID[]): Fault => {
    if (match.gameover !== undefined) return new Fault(409, 'matchOver');
    const kept = match.seats.find((seat) => playerIDs.includes(seat.playerID) && keptSeatOf(seat, clock()));
    if (kept?.keptFor) return new Fault(409, 'seatKept', { name: kept.keptFor.name });
    return new Fault(409, playerIDs.length === 1 ? 'seatTaken' : 'tableFull');
  };

  const join: Lobby['join'] = async (match, { playerID, playerName: name, before }) => {
    const credentials = newCredentials();
    const everySeat = match.seats.map((seat) => seat.playerID);
    if (playerID && !everySeat.includes(playerID)) throw new Fault(404, 'badSeats');
    const wanted = playerID ? [playerID] : everySeat;
    if (match.gameover !== undefined) throw whyNot(match, wanted);
    const claim = { name, credentialHash: hashOf(credentials), before: before?.map(hashOf) };
    for (const seat of wanted) {
      if (!(await store.claimSeat(match.matchID, seat, claim))) continue;
      announce(match.matchID);
      const status = statusOf(await matchAt(match.game, match.matchID));
      return { playerID: seat, playerCredentials: credentials, status };
    }
    throw whyNot(await matchAt(match.game, match.matchID), wanted);
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

  const playAgain = playAgainWith({ store, gameNamed, createMatch, announce, clock });

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

  return { gameNamed, matchAt, open, join, leave, rename, playAgain, close, free };
};
