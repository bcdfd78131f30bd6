import type { PlayerID } from 'boardgame.io';
import { driverOf } from '../../games/shared/bots/drivers';
import type { BotLevel } from '../../games/shared/gameModule';
import { Fault } from '../http/faults';
import { hashOf, hostCredentialsOf, newMatchID, newSeed } from '../identity';
import { freeSeat } from '../matches/seating';
import { initialState, type ServedGame } from '../matches/servedGames';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import type { Body } from './body';

/** A new match, and the secret that proves who opened it. */
type Opened = { matchID: string; hostCredentials: string };

/** Opens a match with the wanted options. Rejects with a `Fault`. */
export type Open = (game: string, body: Body<'create'>, caller: string) => Promise<Opened>;

/**
 * Creates a match with its first position; rejects with a `Fault` when too many matches of the caller wait for
 * players.
 */
export type CreateMatch = (
  served: ServedGame,
  match: Pick<Match, 'seats' | 'options' | 'table' | 'unlisted'>,
  caller?: string,
) => Promise<Opened>;

const seatWith = (playerID: PlayerID, bot: BotLevel | undefined): Seat =>
  bot ? { ...freeSeat(playerID), name: driverOf(bot, playerID).name, bot } : freeSeat(playerID);

/** K-2.1 and its counterparts: any number of seats that the game allows, at least one of them for a human. */
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

/** `tables` is how many matches opened by one caller may wait for players at once. */
export const createMatchIn =
  (store: Pick<MatchStore, 'create'>, tables: number): CreateMatch =>
  async (served, { seats, options, table, unlisted }, caller) => {
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

/** Checks the wanted options, then opens the match. */
export const openWith =
  (gameNamed: (game: string) => ServedGame, createMatch: CreateMatch): Open =>
  async (game, body, caller) => {
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
