import type { PlayerID, State } from 'boardgame.io';
import type { LiveMatches } from '../matches/liveMatches';
import { awaitedAt, isOfTheseRules, type ServedGames } from '../matches/servedGames';
import type { Match } from '../storage/matchStore';
import { statusOf } from './matchJson';

/** Whom a match waits for, as far as this is public: nobody before it has begun or after its end. */
export type Awaited = (match: Match) => Promise<readonly PlayerID[]>;

/** Asks the game once for each position, and remembers the answer. */
export const awaitedIn = (live: Pick<LiveMatches, 'at' | 'forget'>, games: ServedGames): Awaited => {
  const known = new WeakMap<State, readonly PlayerID[]>();

  return async (match) => {
    const served = games.get(match.game);
    if (!served || statusOf(match) !== 'running' || !isOfTheseRules(served, match)) return [];
    let found = await live.at(match.matchID);
    if (found && found.match.stateID < match.stateID) {
      // another process has moved on, and its notice was lost
      live.forget(match.matchID);
      found = await live.at(match.matchID);
    }
    if (!found) return [];
    const { state } = found;
    const awaited = known.get(state) ?? awaitedAt(served, state);
    known.set(state, awaited);
    return awaited;
  };
};
