import type { LiveMatch, LiveMatches } from '../matches/liveMatches';
import type { Played } from '../matches/moveQueue';
import { changeOf, publicLog, stateFor } from '../matches/payloads';
import type { ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { MatchStore } from '../storage/matchStore';
import type { Room, Rooms, ToRoom } from './rooms';

/** The changes made by moves, as shown to those who watch. */
export type News = {
  /** The earliest of the positions that were last shown to somebody at the match. */
  readonly shownTo: (matchID: string) => number;
  /** Shows a move to those who have seen the position before it. */
  readonly show: (played: Omit<Played, 'match'>) => void;
  /** Shows the watchers in some rooms of a match what they have not seen yet, up to a position. */
  readonly catchUp: (rooms: readonly Room[], until: LiveMatch) => Promise<void>;
  /**
   * Shows all watchers of the match what they have not seen yet; returns the match as it is shown now, if it exists.
   * Call it between two moves.
   */
  readonly showNews: (matchID: string) => Promise<LiveMatch | undefined>;
};

type Parts = {
  readonly games: ServedGames;
  readonly store: Pick<MatchStore, 'log'>;
  readonly live: Pick<LiveMatches, 'at'>;
  readonly rooms: Pick<Rooms, 'at'>;
  readonly toRoom: ToRoom;
};

/** The earliest of the positions that were last shown in the rooms. */
const earliestShown = (rooms: readonly Room[]): number =>
  Math.min(...rooms.flatMap(({ shown }) => (shown ? [stateIDOf(shown)] : [])));

/** The news of all matches of a server. */
export const createNews = ({ games, store, live, rooms, toRoom }: Parts): News => {
  /** The change made by a move is computed and encoded once for each view, however many watch with it. */
  const showIn = (
    shownTo: readonly Room[],
    { served, matchID, state, entries }: Omit<Played, 'match'>,
  ): void => {
    const log = publicLog(entries);
    for (const room of shownTo) {
      const before = room.shown;
      // those who have been sent no position yet will get one soon
      if (!before) continue;
      const since = stateIDOf(before);
      room.shown = stateFor(served, state, room.playerID);
      const patch = changeOf(before, room.shown);
      const news = log.filter((entry) => stateIDOf(entry) >= since);
      toRoom(served.id, room).emit('patch', matchID, since, stateIDOf(state), patch, news);
    }
  };

  const catchUp: News['catchUp'] = async (behind, { match, state }) => {
    const { matchID } = match;
    const [since, until] = [earliestShown(behind), stateIDOf(state)];
    if (since >= until) return;
    const entries = await store.log(matchID, { before: until, moves: until - since });
    showIn(behind, { served: games.get(match.game)!, matchID, state, entries });
  };

  return {
    shownTo: (matchID) => earliestShown(rooms.at(matchID)),
    show: (played) => showIn(rooms.at(played.matchID), played),
    catchUp,
    showNews: async (matchID) => {
      const found = await live.at(matchID);
      if (found) await catchUp(rooms.at(matchID), found);
      return found;
    },
  };
};
