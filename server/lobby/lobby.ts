import type { PlayerID } from 'boardgame.io';
import type * as v from 'valibot';
import type { BotLevel } from '../../games/shared/gameModule';
import { Fault } from '../http/faults';
import { hashOf, hostCredentialsOf, newCredentials, newMatchID, newSeed, proves } from '../identity';
import { initialState, type ServedGame, type ServedGames } from '../matches/servedGames';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import type { BODIES } from './body';

type Body<Name extends keyof typeof BODIES> = v.InferOutput<(typeof BODIES)[Name]>;
type Claim = { readonly playerID: PlayerID; readonly credentials: string };

type Parts = {
  readonly store: MatchStore;
  readonly games: ServedGames;
  /** Somebody sat down, stood up or changed their name; or there is a rematch. */
  readonly announce: (matchID: string) => void;
};

/** Where matches are opened, and seats taken and given back. Everything it refuses is a `Fault`. */
export type Lobby = {
  readonly gameNamed: (game: string) => ServedGame;
  readonly matchAt: (game: string, matchID: string) => Promise<Match>;
  readonly open: (
    game: string,
    body: Body<'create'>,
  ) => Promise<{ matchID: string; hostCredentials: string }>;
  readonly join: (
    match: Match,
    body: Body<'join'>,
  ) => Promise<{ playerID: PlayerID; playerCredentials: string }>;
  readonly leave: (match: Match, body: Body<'leave'>) => Promise<void>;
  readonly rename: (match: Match, body: Body<'update'>) => Promise<void>;
  readonly playAgain: (match: Match, body: Body<'playAgain'>) => Promise<{ nextMatchID: string }>;
  /** Ends a match that has not begun, for whoever opened it. */
  readonly close: (match: Match, body: Body<'close'>) => Promise<void>;
  /** Gives back the seat of somebody who does not come. One who sat there alone takes the match along. */
  readonly free: (match: Match, body: Body<'free'>) => Promise<void>;
};

const freeSeat = (playerID: PlayerID): Seat => ({
  playerID,
  name: undefined,
  credentialHash: undefined,
  bot: undefined,
});

/** The name of a computer player where no page translates it, as in a record. */
const botName = (playerID: PlayerID): string => `Computer ${Number(playerID) + 1}`;

const seatWith = (playerID: PlayerID, bot: BotLevel | undefined): Seat =>
  bot ? { ...freeSeat(playerID), name: botName(playerID), bot } : freeSeat(playerID);

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

/** The hash by which the claim proves its seat of the match. Throws unless it proves it. */
const provenHash = (match: Match, { playerID, credentials }: Claim): string => {
  const seat = match.seats.find((seat) => seat.playerID === playerID);
  if (!proves(credentials, seat?.credentialHash)) throw new Fault(403, 'notYourSeat');
  return hashOf(credentials);
};

export const createLobby = ({ store, games, announce }: Parts): Lobby => {
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
    { seats, options, unlisted }: Pick<Match, 'seats' | 'options' | 'unlisted'>,
  ): Promise<{ matchID: string; hostCredentials: string }> => {
    const matchID = newMatchID();
    const seed = newSeed();
    const state = initialState(served, { seed, numPlayers: seats.length, options });
    await store.create({
      matchID,
      game: served.id,
      rules: served.module.rules,
      unlisted,
      options,
      seats,
      seed,
      state,
    });
    return { matchID, hostCredentials: hostCredentialsOf(seed) };
  };

  const open: Lobby['open'] = async (game, body) => {
    const served = gameNamed(game);
    const seats = seatsWanted(served, body);
    const { options } = served.module;
    const fault = options.faultOf(body.setupData, seats.length);
    if (fault)
      throw new Fault(400, 'badOptions', { option: fault.option, choices: fault.choices.join(', ') });
    return createMatch(served, {
      seats,
      options: options.parse(body.setupData, seats.length),
      unlisted: body.unlisted,
    });
  };

  /** Takes one of the seats, or says why none can be taken. */
  const claimOneOf = async (
    { matchID, game, gameover }: Match,
    playerIDs: readonly PlayerID[],
    { name, credentials, fault }: { name: string; credentials: string; fault: 'tableFull' | 'seatTaken' },
  ): Promise<PlayerID> => {
    if (gameover !== undefined) throw new Fault(409, 'matchOver');
    const claim = { name, credentialHash: hashOf(credentials) };
    for (const playerID of playerIDs) if (await store.claimSeat(matchID, playerID, claim)) return playerID;
    const match = await matchAt(game, matchID);
    throw new Fault(409, match.gameover === undefined ? fault : 'matchOver');
  };

  const join: Lobby['join'] = async (match, { playerID, playerName: name }) => {
    const credentials = newCredentials();
    const everySeat = match.seats.map((seat) => seat.playerID);
    if (playerID && !everySeat.includes(playerID)) throw new Fault(404, 'badSeats');
    const taken = playerID
      ? await claimOneOf(match, [playerID], { name, credentials, fault: 'seatTaken' })
      : await claimOneOf(match, everySeat, { name, credentials, fault: 'tableFull' });
    announce(match.matchID);
    return { playerID: taken, playerCredentials: credentials };
  };

  const leave: Lobby['leave'] = async (match, { bot, ...claim }) => {
    const successor = bot && { name: botName(claim.playerID), bot };
    const left = await store.vacateSeat(match.matchID, claim.playerID, provenHash(match, claim), successor);
    if (!left) throw new Fault(403, 'notYourSeat');
    announce(match.matchID);
  };

  const rename: Lobby['rename'] = async (match, { newName, ...claim }) => {
    const credentialHash = provenHash(match, claim);
    if (match.gameover !== undefined) throw new Fault(409, 'matchOver');
    await store.renameSeat(match.matchID, claim.playerID, credentialHash, newName);
    announce(match.matchID);
  };

  const playAgain: Lobby['playAgain'] = async (match, claim) => {
    provenHash(match, claim);
    if (match.gameover === undefined) throw new Fault(409, 'stillRunning');
    if (match.nextMatchID !== undefined) return { nextMatchID: match.nextMatchID };
    const { options, unlisted } = match;
    const seats = match.seats.map(({ playerID, bot }) => seatWith(playerID, bot));
    const { matchID: created } = await createMatch(gameNamed(match.game), { seats, options, unlisted });
    const nextMatchID = await store.linkRematch(match.matchID, created);
    // somebody else asked for it at the same moment
    if (nextMatchID !== created) await store.wipe(created);
    if (nextMatchID === undefined) throw new Fault(404, 'unknownMatch');
    announce(match.matchID);
    return { nextMatchID };
  };

  /** Throws unless the match has not begun, and these prove who opened it. */
  const provesHost = async ({ matchID, stateID }: Match, hostCredentials: string): Promise<void> => {
    const seed = await store.seed(matchID);
    if (seed === undefined || !proves(hostCredentials, hashOf(hostCredentialsOf(seed))))
      throw new Fault(403, 'notYourTable');
    if (stateID > 0) throw new Fault(409, 'begun');
  };

  const close: Lobby['close'] = async (match, { hostCredentials }) => {
    await provesHost(match, hostCredentials);
    if (!(await store.wipeUnbegun(match.matchID))) throw new Fault(409, 'begun');
    announce(match.matchID);
  };

  const free: Lobby['free'] = async (match, { hostCredentials, playerID }) => {
    await provesHost(match, hostCredentials);
    const hash = match.seats.find((seat) => seat.playerID === playerID)?.credentialHash;
    if (!hash || !(await store.vacateSeat(match.matchID, playerID, hash, undefined)))
      throw new Fault(409, 'badSeats');
    announce(match.matchID);
  };

  return { gameNamed, matchAt, open, join, leave, rename, playAgain, close, free };
};
