import type { LobbyMatch } from '../../../games/shared/protocol';
import { isKeptForUs, seatsForUs } from '../../online/keptSeats';
import { listMatches, lookAtMatches } from '../../online/lobbyApi';
import { listMySeats, mySeat, type MySeat } from '../../online/mySeats';
import { gatherOnline } from '../gatherResults';
import { usePolled } from '../../online/usePolled';

/** A match in a list, and our seat there if we have one. */
export type LobbyRow = LobbyMatch & { readonly mine?: MySeat | undefined };

/** How often an open lobby asks for news, in ms. */
const EVERY = 4000;

/** What is over stays as it is after so many ms: no need to ask again. */
const SETTLED_AFTER = 900_000;

const settled = new Map<string, LobbyMatch>();

/** How long a match that the server does not know is not asked for again, in ms. */
const UNKNOWN_FOR = 300_000;

/** When that may be asked again, by match. */
const unknownUntil = new Map<string, number>();

/** The matches we sit at, listed or not; without those the server does not know, at least for now. */
const lookAtOurs = async (): Promise<readonly LobbyMatch[]> => {
  const ids = listMySeats().map(({ matchID }) => matchID);
  const now = Date.now();
  const asked = ids.filter((id) => !settled.has(id) && (unknownUntil.get(id) ?? 0) <= now);
  const found = await lookAtMatches(asked);
  for (const match of found)
    if (match.status === 'over' && match.updatedAt < now - SETTLED_AFTER) settled.set(match.matchID, match);
  const known = new Set(found.map(({ matchID }) => matchID));
  for (const id of asked) if (!known.has(id)) unknownUntil.set(id, now + UNKNOWN_FOR);
  return [...ids.flatMap((id) => (known.has(id) ? [] : (settled.get(id) ?? []))), ...found];
};

/** Does the match wait for us? */
export const isOurTurn = ({ status, awaited, mine }: LobbyRow): boolean =>
  status === 'running' && mine !== undefined && (awaited?.includes(mine.playerID) ?? false);

/** Can we sit down there? */
export const isJoinable = ({ status, seats }: LobbyRow): boolean =>
  status !== 'over' && seatsForUs(seats).length > 0;

/** Is a seat kept for us there, because we sat at the match before? */
export const isInvited = ({ status, seats, mine }: LobbyRow): boolean =>
  status === 'open' && !mine && seats.some(isKeptForUs);

/** Does it wait for us, one way or another? */
export const waitsForUs = (row: LobbyRow): boolean => isOurTurn(row) || isInvited(row);

/** How long we have left to decide there, in ms; undefined without a clock. */
export const leftToUs = ({ left, mine }: LobbyRow): number | undefined => mine && left?.[mine.playerID];

const RANK = { running: 1, open: 2, over: 3 } as const;
const rankOf = (row: LobbyRow): number => (waitsForUs(row) ? 0 : RANK[row.status]);

/** What waits for us first, where least time is left above, then where it has waited longest; then what goes on, what has not begun, what is over. */
const inOurOrder = (a: LobbyRow, b: LobbyRow): number =>
  rankOf(a) - rankOf(b) ||
  (leftToUs(a) ?? Infinity) - (leftToUs(b) ?? Infinity) ||
  (waitsForUs(a) ? a.updatedAt - b.updatedAt : b.updatedAt - a.updatedAt);

const OPENNESS = { open: 0, running: 1, over: 2 } as const;

/** What one can join first, before what one can only watch; what has not begun before what has. */
const inOpenOrder = (a: LobbyRow, b: LobbyRow): number =>
  Number(isJoinable(b)) - Number(isJoinable(a)) || OPENNESS[a.status] - OPENNESS[b.status];

/** What the server knows of matches: ours, and those of others that go on. */
export type LobbyLists = { readonly mine: readonly LobbyRow[]; readonly open: readonly LobbyRow[] };

const withSeat = (match: LobbyMatch): LobbyRow => ({ ...match, mine: mySeat(match.game, match.matchID) });

/** What others have opened after matches of ours. */
const lookAtNext = (ours: readonly LobbyMatch[]): Promise<readonly LobbyMatch[]> =>
  lookAtMatches(
    ours
      .filter(({ matchID, next }) => next && !settled.has(matchID) && !mySeat(next.game, next.matchID))
      .map(({ next }) => next!.matchID),
  );

const loadLobby = async (): Promise<LobbyLists> => {
  const [listed, ours] = await Promise.all([listMatches(), lookAtOurs()]);
  void gatherOnline(ours);
  const invitations = (await lookAtNext(ours)).filter(isInvited);
  const invited = new Set(invitations.map(({ matchID }) => matchID));
  const isOther = (row: LobbyRow) =>
    !row.mine && !invited.has(row.matchID) && (row.status === 'running' || isJoinable(row));
  return {
    mine: [...ours.map(withSeat).filter(({ mine }) => mine), ...invitations].toSorted(inOurOrder),
    open: listed.map(withSeat).filter(isOther).toSorted(inOpenOrder),
  };
};

/** The matches of the lobby, fresh while it is looked at. */
export const useLobby = () => usePolled(loadLobby, EVERY);
