import type { PlayerID, State } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';
import { hasBegun, levelAt } from '../matches/seating';
import { awaitedAt, isOfTheseRules, type ServedGame, type ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { Match } from '../storage/matchStore';

/** A seat for which a computer player decides. */
export type BotSeat = { readonly playerID: PlayerID; readonly level: BotLevel };

/** A running match in which computer players decide. */
export type Running = {
  readonly served: ServedGame;
  readonly state: State;
  /** The computer players whose decision the table waits for. */
  readonly awaited: readonly BotSeat[];
};

/** The seats for which computer players decide; `now` is the total time a server has been open, in ms. */
export const botsAt = (match: Match, now: number): readonly BotSeat[] =>
  match.seats.flatMap((seat) => {
    const level = levelAt(match, seat, now);
    return level ? [{ playerID: seat.playerID, level }] : [];
  });

const choicesOf = ({ served, state }: Running, playerID: PlayerID): readonly LegalMove[] =>
  served.module.legalMoves(served.viewOf(state.G, playerID), playerID);

/**
 * Is the seat still awaited, with the same choices? Where all act at once, most moves of others change nothing for
 * it.
 */
export const hasSameChoices = (asked: Running, now: Running | undefined, playerID: PlayerID): boolean =>
  now !== undefined &&
  now.awaited.some((seat) => seat.playerID === playerID) &&
  (stateIDOf(now.state) === stateIDOf(asked.state) ||
    JSON.stringify(choicesOf(now, playerID)) === JSON.stringify(choicesOf(asked, playerID)));

type Parts = {
  /** A match and its current position. */
  readonly at: (matchID: string) => Promise<{ readonly match: Match; readonly state: State } | undefined>;
  readonly games: ServedGames;
  /** Does this process drive the computer players of that match? */
  readonly isMine: (matchID: string) => boolean;
  /** The total time a server has been open, in ms. */
  readonly openTime: () => number;
};

/** Returns a query for a match: its position, if it is running and computer players of this process decide in it. */
export const runningOf =
  ({ at, games, isMine, openTime }: Parts) =>
  async (matchID: string): Promise<Running | undefined> => {
    const found = isMine(matchID) ? await at(matchID) : undefined;
    if (!found || found.match.gameover !== undefined || !hasBegun(found.match)) return undefined;
    const { match, state } = found;
    const served = games.get(match.game);
    const seated = botsAt(match, openTime());
    if (!served || !isOfTheseRules(served, match) || !seated.length) return undefined;
    const awaited = awaitedAt(served, state);
    return { served, state, awaited: seated.filter(({ playerID }) => awaited.includes(playerID)) };
  };
