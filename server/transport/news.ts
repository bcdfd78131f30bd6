import type { LiveMatch, LiveMatches } from '../matches/liveMatches';
import type { Played } from '../matches/moveQueue';
import { changeOf, publicLog, stateFor } from '../matches/payloads';
import type { ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { MatchStore } from '../storage/matchStore';
import type { Room, Rooms, ToRoom } from './rooms';

/** What moves have changed, as those who watch are shown it. */
export type News = {
  /** The earliest position that somebody at the match was shown last. */
  readonly shownTo: (matchID: string) => number;
  /** Shows a move to those who have been shown the position before it. */
  readonly show: (played: Omit<Played, 'match'>) => void;
  /** Shows those in some rooms of a match what they have not been shown yet, up to a position. */
  readonly catchUp: (rooms: readonly Room[], until: LiveMatch) => Promise<void>;
  /**
   * Shows those who watch the match what they have not been shown yet; answers the match as it is shown now, if there is
   * one. To be called between two moves.
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

/** The earliest position that one of the rooms was shown last. */
const earliestShown = (rooms: readonly Room[]): number =>
  Math.min(...rooms.flatMap(({ shown }) => (shown ? [stateIDOf(shown)] : [])));

/** The news of all matches of a server. */
export const createNews = ({ games, store, live, rooms, toRoom }: Parts): News => {
  /** What moves have changed is found and encoded once for each pair of eyes, however many watch with them. */
  const showIn = (
    shownTo: readonly Room[],
    { served, matchID, state, entries }: Omit<Played, 'match'>,
  ): void => {
    const log = publicLog(entries);
    for (const room of shownTo) {
      const before = room.shown;
      // whoever has not been sent a position yet is about to be
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
