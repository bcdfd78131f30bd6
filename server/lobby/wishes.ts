import { isOverDays, type Conduct, type Wish } from '../../games/shared/conduct';
import { placeToGoBackTo } from '../../games/shared/goingBack';
import { hasOwnChance } from '../../games/shared/plugins';
import { Fault } from '../http/faults';
import type { Log } from '../log';
import type { Absence } from '../matches/absence';
import { pastOf } from '../matches/earlier';
import type { LiveMatches } from '../matches/liveMatches';
import type { MoveQueue, Played } from '../matches/moveQueue';
import { hasBegun } from '../matches/seating';
import { isOfTheseRules, type ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import { missingIn, withVoice } from './agreement';
import type { Body } from './body';
import { provenHash } from './proofs';

type Parts = {
  readonly store: Pick<MatchStore, 'setWish' | 'log' | 'seed' | 'events'>;
  readonly live: Pick<LiveMatches, 'at' | 'forget'>;
  readonly games: ServedGames;
  readonly moves: Pick<MoveQueue, 'goBack' | 'onPlayed'>;
  readonly absence: Pick<Absence, 'waitFor'>;
  readonly isMine: (matchID: string) => boolean;
  /** Something has changed that the people at the table see. */
  readonly announce: (matchID: string) => void;
  readonly log: Log;
};

/** Wishes to take back a decision, and the answers of the others. */
export type Wishes = {
  /**
   * Asks the table to take back one's own last decision, withdraws that wish, or agrees to or refuses somebody
   * else's. Every refusal is a `Fault`; a vote on a wish that no longer exists is ignored.
   */
  readonly speak: (match: Match, body: Body<'goBack'>) => Promise<void>;
  /** The open wish of a match, and whose answers are awaited. */
  readonly wishAt: (match: Match) => Pick<Conduct, 'wish'>;
  /** Call it when somebody has spoken, come or gone: a wish that waits for nobody any more is carried out. */
  readonly attend: (matchID: string) => void;
  readonly close: () => void;
};

/**
 * How long a seat's answer is waited for, in ms: not at all if a computer player decides for it or it has been away
 * for a minute.
 */
const waitOf = (absence: Parts['absence'], { matchID, table }: Match, seat: Seat): number => {
  if (seat.standIn) return 0;
  return isOverDays(table) ? Infinity : (absence.waitFor(matchID, seat) ?? Infinity);
};

/**
 * A wish to take back the last decision of the seat. Rejects if there is none to take back, or the others have
 * refused it.
 */
const wishFor = async (
  { store, live, games }: Pick<Parts, 'store' | 'live' | 'games'>,
  match: Match,
  playerID: string,
): Promise<Wish> => {
  const { matchID, table, game } = match;
  const found = await live.at(matchID);
  const served = games.get(game);
  const mayWish = table.secondThoughts === undefined || table.secondThoughts === true;
  if (!found || !served || !mayWish || !isOfTheseRules(served, match) || !hasOwnChance(found.state))
    throw new Fault(409, 'noGoingBack');
  const past = await pastOf(store, served, found);
  const to = served.module.undo && placeToGoBackTo(past, playerID);
  const events = await store.events(matchID);
  const wasRefused = events.some(
    ({ kind, seat, place }) => kind === 'keptOn' && seat === playerID && to !== undefined && place > to,
  );
  if (to === undefined || wasRefused) throw new Fault(409, 'noGoingBack');
  return { asked: [playerID], to, at: stateIDOf(found.state) };
};

/**
 * Once all have agreed, the match goes back. One server does that, not necessarily the one that received the last
 * vote.
 */
export const createWishes = (parts: Parts): Wishes => {
  const { store, live, games, moves, absence, isMine, announce, log } = parts;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isClosed = false;

  /** The people at the table who have not agreed and whose answer is awaited. */
  const missingAt = (match: Match, wish: Wish): readonly Seat[] =>
    missingIn(match, wish, (seat) => waitOf(absence, match, seat) > 0);

  const keep = async ({ matchID, wish: before }: Match, after: Wish | undefined, refusedBy?: string) => {
    // somebody else spoke at the same moment
    if (!(await store.setWish(matchID, before, after, refusedBy))) throw new Fault(409, 'tooMany');
    announce(matchID);
  };

  const speak: Wishes['speak'] = async (match, { wanted, to, ...claim }) => {
    const { wish, gameover } = match;
    const { playerID } = claim;
    provenHash(match, claim);
    if (gameover !== undefined) throw new Fault(409, 'matchOver');
    if (to === undefined) {
      if (wish || !wanted || !hasBegun(match)) throw new Fault(409, wish ? 'tooMany' : 'noGoingBack');
      return keep(match, await wishFor(parts, match, playerID));
    }
    if (wish?.to !== to) return undefined;
    if (wanted) return keep(match, { ...wish, asked: withVoice(wish, playerID) });
    return keep(match, undefined, playerID === wish.asked[0] ? undefined : playerID);
  };

  const look = async (matchID: string): Promise<void> => {
    clearTimeout(timers.get(matchID));
    timers.delete(matchID);
    const found = isMine(matchID) ? await live.at(matchID) : undefined;
    const served = found && games.get(found.match.game);
    if (isClosed || !found?.match.wish || !served || found.match.gameover !== undefined) return;
    const { match } = found;
    const wish = found.match.wish;
    const missing = missingAt(match, wish);
    if (!missing.length) {
      const refusal = await moves.goBack({ served, matchID, playerID: wish.asked[0]!, wish });
      // the match has moved on: the table did not agree to take back these newer decisions
      if (refusal && (await store.setWish(matchID, wish, undefined))) announce(matchID);
      return;
    }
    const wait = Math.min(...missing.map((seat) => waitOf(absence, match, seat)));
    if (wait < Infinity) timers.set(matchID, setTimeout(attend, wait + 1, matchID));
  };

  const failed = (matchID: string) => (error: unknown) =>
    log.error({ matchID, error }, 'the moves a table agreed to take back could not be taken back');

  const attend = (matchID: string): void => void look(matchID).catch(failed(matchID));

  /** A player who makes another decision, or has gone back, no longer has a wish. */
  const lapse = async ({ matchID, entries: [move] }: Played) => {
    const wish = (await live.at(matchID))?.match.wish;
    if (!wish || !move || wish.asked[0] !== move.action.payload.playerID || stateIDOf(move) < wish.at) return;
    if (await store.setWish(matchID, wish, undefined)) announce(matchID);
  };
  moves.onPlayed((played) => {
    if (!played.match || played.match.wish) void lapse(played).catch(failed(played.matchID));
  });

  return {
    speak,
    wishAt: (match) => {
      const { wish } = match;
      if (!wish) return {};
      return { wish: { ...wish, waitsFor: missingAt(match, wish).map(({ playerID }) => playerID) } };
    },
    attend,
    close: () => {
      isClosed = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
};
