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

/** A match that has been over for this long, in ms, no longer changes: it is not asked for again. */
const SETTLED_AFTER = 900_000;

const settled = new Map<string, LobbyMatch>();

/** How long a match that the server does not know is not asked for again, in ms. */
const UNKNOWN_FOR = 300_000;

/** When such a match may be asked for again, by match. */
const unknownUntil = new Map<string, number>();

/** The matches we have seats in, listed or not, without those that the server does not know for now. */
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

/** Can we take a seat there? */
export const isJoinable = ({ status, seats }: LobbyRow): boolean =>
  status !== 'over' && seatsForUs(seats).length > 0;

/** Is a seat kept for us there, because we sat at the previous match? */
export const isInvited = ({ status, seats, mine }: LobbyRow): boolean =>
  status === 'open' && !mine && seats.some(isKeptForUs);

/** Does it wait for us in any way? */
export const waitsForUs = (row: LobbyRow): boolean => isOurTurn(row) || isInvited(row);

/** How long we have left to decide there, in ms; undefined without a clock. */
export const leftToUs = ({ left, mine }: LobbyRow): number | undefined => mine && left?.[mine.playerID];

const RANK = { running: 1, open: 2, over: 3 } as const;
const rankOf = (row: LobbyRow): number => (waitsForUs(row) ? 0 : RANK[row.status]);

/**
 * The order of our matches: first those that wait for us, by least time left and then by longest wait; then running
 * ones, those not begun, finished ones.
 */
const inOurOrder = (a: LobbyRow, b: LobbyRow): number =>
  rankOf(a) - rankOf(b) ||
  (leftToUs(a) ?? Infinity) - (leftToUs(b) ?? Infinity) ||
  (waitsForUs(a) ? a.updatedAt - b.updatedAt : b.updatedAt - a.updatedAt);

const OPENNESS = { open: 0, running: 1, over: 2 } as const;

/**
 * The order of others' matches: those one can join before those one can only watch; those not begun before running
 * ones.
 */
const inOpenOrder = (a: LobbyRow, b: LobbyRow): number =>
  Number(isJoinable(b)) - Number(isJoinable(a)) || OPENNESS[a.status] - OPENNESS[b.status];

/** The matches the server knows: ours, and running or open ones of others. */
export type LobbyLists = { readonly mine: readonly LobbyRow[]; readonly open: readonly LobbyRow[] };

const withSeat = (match: LobbyMatch): LobbyRow => ({ ...match, mine: mySeat(match.game, match.matchID) });

/** The matches that others have opened after matches of ours. */
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

/** The matches of the lobby, kept up to date while it is visible. */
export const useLobby = () => usePolled(loadLobby, EVERY);
