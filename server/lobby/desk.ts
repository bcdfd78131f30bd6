import type { PlayerID } from 'boardgame.io';
import type * as v from 'valibot';
import type { BotLevel } from '../../games/shared/gameModule';
import { Fault } from '../http/faults';
import { hashOf, newCredentials, newMatchID, newSeed, proves } from '../identity';
import { deal, type ServedGame, type Shelf } from '../matches/shelf';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import type { BODIES } from './body';

type Body<Name extends keyof typeof BODIES> = v.InferOutput<(typeof BODIES)[Name]>;
type Claim = { readonly playerID: PlayerID; readonly credentials: string };

type Parts = {
  readonly store: MatchStore;
  readonly shelf: Shelf;
  /** Somebody sat down, stood up or changed their name; or there is a rematch. */
  readonly announce: (matchID: string) => void;
};

/** Where matches are opened, and seats taken and given back. Everything it refuses is a `Fault`. */
export type Desk = {
  readonly gameCalled: (game: string) => ServedGame;
  readonly matchAt: (game: string, matchID: string) => Promise<Match>;
  readonly open: (game: string, body: Body<'create'>) => Promise<{ matchID: string }>;
  readonly join: (
    match: Match,
    body: Body<'join'>,
  ) => Promise<{ playerID: PlayerID; playerCredentials: string }>;
  readonly leave: (match: Match, body: Body<'leave'>) => Promise<void>;
  readonly rename: (match: Match, body: Body<'update'>) => Promise<void>;
  readonly playAgain: (match: Match, body: Body<'playAgain'>) => Promise<{ nextMatchID: string }>;
};

const freeSeat = (playerID: PlayerID): Seat => ({
  playerID,
  name: undefined,
  credentialHash: undefined,
  bot: undefined,
});

/** What a computer player is called where nobody puts it into the words of a language. */
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

/** Throws unless the claim proves a seat of the match; answers the hash it proves it by. */
const proven = (match: Match, { playerID, credentials }: Claim): string => {
  const seat = match.seats.find((seat) => seat.playerID === playerID);
  if (!proves(credentials, seat?.credentialHash)) throw new Fault(403, 'notYourSeat');
  return hashOf(credentials);
};

export const createDesk = ({ store, shelf, announce }: Parts): Desk => {
  const gameCalled = (game: string): ServedGame => {
    const served = shelf.get(game);
    if (!served) throw new Fault(404, 'unknownGame');
    return served;
  };

  const matchAt = async (game: string, matchID: string): Promise<Match> => {
    gameCalled(game);
    const match = await store.read(matchID);
    if (match?.game !== game) throw new Fault(404, 'unknownMatch');
    return match;
  };

  /** Lays out a new table; answers its id. */
  const lay = async (
    served: ServedGame,
    { seats, options, unlisted }: Pick<Match, 'seats' | 'options' | 'unlisted'>,
  ): Promise<string> => {
    const matchID = newMatchID();
    const seed = newSeed();
    const state = deal(served, { seed, numPlayers: seats.length, options });
    await store.create({ matchID, game: served.id, unlisted, options, seats, seed, state });
    return matchID;
  };

  const open: Desk['open'] = async (game, body) => {
    const served = gameCalled(game);
    const seats = seatsWanted(served, body);
    const { options } = served.module;
    const fault = options.faultOf(body.setupData, seats.length);
    if (fault)
      throw new Fault(400, 'badOptions', { option: fault.option, choices: fault.choices.join(', ') });
    return {
      matchID: await lay(served, { seats, options: options.parse(body.setupData), unlisted: body.unlisted }),
    };
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

  const join: Desk['join'] = async (match, { playerID, playerName: name }) => {
    const credentials = newCredentials();
    const everySeat = match.seats.map((seat) => seat.playerID);
    if (playerID && !everySeat.includes(playerID)) throw new Fault(404, 'badSeats');
    const taken = playerID
      ? await claimOneOf(match, [playerID], { name, credentials, fault: 'seatTaken' })
      : await claimOneOf(match, everySeat, { name, credentials, fault: 'tableFull' });
    announce(match.matchID);
    return { playerID: taken, playerCredentials: credentials };
  };

  const leave: Desk['leave'] = async (match, { bot, ...claim }) => {
    const successor = bot && { name: botName(claim.playerID), bot };
    const left = await store.vacateSeat(match.matchID, claim.playerID, proven(match, claim), successor);
    if (!left) throw new Fault(403, 'notYourSeat');
    announce(match.matchID);
  };

  const rename: Desk['rename'] = async (match, { newName, ...claim }) => {
    const credentialHash = proven(match, claim);
    if (match.gameover !== undefined) throw new Fault(409, 'matchOver');
    await store.renameSeat(match.matchID, claim.playerID, credentialHash, newName);
    announce(match.matchID);
  };

  const playAgain: Desk['playAgain'] = async (match, claim) => {
    proven(match, claim);
    if (match.gameover === undefined) throw new Fault(409, 'stillRunning');
    if (match.nextMatchID !== undefined) return { nextMatchID: match.nextMatchID };
    const { options, unlisted } = match;
    const seats = match.seats.map(({ playerID, bot }) => seatWith(playerID, bot));
    const laid = await lay(gameCalled(match.game), { seats, options, unlisted });
    const nextMatchID = await store.linkRematch(match.matchID, laid);
    // somebody else asked at the same moment
    if (nextMatchID !== laid) await store.wipe(laid);
    if (nextMatchID === undefined) throw new Fault(404, 'unknownMatch');
    announce(match.matchID);
    return { nextMatchID };
  };

  return { gameCalled, matchAt, open, join, leave, rename, playAgain };
};
