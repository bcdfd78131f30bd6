import type { LiveMatches } from '../matches/liveMatches';
import type { MoveQueue } from '../matches/moveQueue';
import { stateIDOf } from '../matches/stateID';
import type { Late } from './late';
import type { News } from './news';
import type { Rooms } from './rooms';
import type { TableNews } from './tableNews';

type Parts = {
  readonly moves: Pick<MoveQueue, 'onPlayed'>;
  readonly live: Pick<LiveMatches, 'forget'>;
  readonly rooms: Pick<Rooms, 'at'>;
  readonly news: News;
  readonly tableNews: TableNews;
  readonly late: Late;
  /** Runs a job of a match between two of its moves. */
  readonly between: (matchID: string, job: () => Promise<unknown>) => void;
};

/**
 * Shows moves to those who watch as soon as they are stored. Returns what to call when another process has stored
 * one.
 */
export const followMoves = ({ moves, live, rooms, news, tableNews, late, between }: Parts) => {
  moves.onPlayed((played) => {
    const { matchID, match, state } = played;
    if (news.shownTo(matchID) >= stateIDOf(state) - 1) news.show(played);
    // another process has moved in between
    else between(matchID, () => news.showNews(matchID));
    if (!match || match.table.spectators === 'delayed') between(matchID, () => late.look(matchID));
    if (!match || match.clocks) between(matchID, () => tableNews.sendTimes(matchID));
  });

  return (matchID: string, stateID: number): void => {
    const isWatched = rooms.at(matchID).length > 0;
    const isLate = late.awaits(matchID, stateID);
    if (isWatched && news.shownTo(matchID) >= stateID && !isLate) return;
    live.forget(matchID);
    if (isWatched) between(matchID, () => news.showNews(matchID));
    if (isLate) between(matchID, () => late.look(matchID));
    if (isWatched) between(matchID, () => tableNews.sendTimes(matchID));
  };
};
