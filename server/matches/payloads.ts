import type { FilteredMetadata, LogEntry, PlayerID, State, SyncInfo } from 'boardgame.io';
import { toldIn, UNDO_PLUGIN } from '../../games/shared/plugins';
import type { SeatData } from '../../games/shared/protocol';
import { undoableStep } from '../../games/shared/undo';
import type { Match, Seat } from '../storage/matchStore';
import { keptSeatOf } from './seating';
import { patchBetween, type Operation } from './patch';
import { stateIDOf } from './stateID';
import type { ServedGame } from './servedGames';

/** Is the page of that seat connected? */
export type Presence = (matchID: string, playerID: PlayerID) => boolean;

/**
 * A position as a seat may see it; null for a spectator. Only what is named here is sent: seed, chance and the ways
 * back are not, only which step of its own the seat may take back.
 */
export const stateFor = ({ module, viewOf }: ServedGame, state: State, playerID: PlayerID | null): State => {
  const { G, ctx, _stateID: stateID } = state;
  const undoable = undoableStep(module, state, playerID);
  return {
    G: viewOf(G, playerID) as unknown,
    ctx,
    plugins: {
      told: { data: toldIn(state).map((told) => module.seenBy(told, playerID, G)) },
      ...(undoable !== undefined && { [UNDO_PLUGIN]: { data: undoable } }),
    },
    _undo: [],
    _redo: [],
    _stateID: stateID,
  };
};

/**
 * What a move changed in a position as a seat sees it; `plugins`, which holds what the move told, is always sent
 * whole.
 */
export const changeOf = (before: State, after: State): readonly Operation[] => [
  ...patchBetween({ ...before, plugins: null }, { ...after, plugins: null }),
  { op: 'replace', path: '/plugins', value: after.plugins },
];

const withoutArgs = ({ redact, ...entry }: LogEntry): LogEntry => {
  if (!redact) return entry;
  const { action } = entry;
  return { ...entry, action: { ...action, payload: { ...action.payload, args: null } } };
};

/**
 * The log as everybody may read it. The arguments of secret moves are sent to nobody, not even to the seat that
 * played them: a game may forbid looking again at one's own face-down cards.
 */
export const publicLog = (entries: readonly LogEntry[]): LogEntry[] => entries.map(withoutArgs);

/** The newest whole moves of a log page that fit into `bytes`. */
export const newestOf = (log: LogEntry[], bytes: number): LogEntry[] => {
  let begin = log.length;
  let used = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    used += JSON.stringify(log[at]).length;
    if (used > bytes) break;
    if (at === 0 || stateIDOf(log[at]!) !== stateIDOf(log[at - 1]!)) begin = at;
  }
  return log.slice(begin);
};

/** What anybody may know of a seat. */
export type PublicSeat = {
  id: number;
  name?: string;
  data?: SeatData;
  isConnected?: boolean;
};

const publicSeat = (seat: Seat, now: number, isConnected: boolean, looksAway: boolean): PublicSeat => {
  const { playerID, name, bot, standIn } = seat;
  const kept = keptSeatOf(seat, now);
  const data = {
    ...(bot && { bot }),
    ...(standIn && { standIn }),
    ...(kept && { kept }),
    ...(looksAway && { looksAway: true as const }),
  };
  return {
    id: Number(playerID),
    ...(name !== undefined && { name, isConnected }),
    ...(Object.keys(data).length > 0 && { data }),
  };
};

const NOBODY: Presence = () => false;

/**
 * Who sits at a match, as the people at the table are told, and who looks away; times are in ms since 1970. Computer
 * players always count as connected.
 */
export const publicSeats = (
  { matchID, seats }: Match,
  now: number,
  isPresent: Presence,
  looksAway: Presence = NOBODY,
): PublicSeat[] =>
  seats.map((seat) =>
    publicSeat(
      seat,
      now,
      seat.bot !== undefined || isPresent(matchID, seat.playerID),
      looksAway(matchID, seat.playerID),
    ),
  );

/**
 * Everything a page needs to show a match, with the newest page of its log. boardgame.io's form also has the first
 * position, which would reveal the deal: an empty position takes its place.
 */
export const syncInfoFor = (seen: State, log: LogEntry[], seats: FilteredMetadata): SyncInfo => ({
  state: seen,
  initialState: { ...seen, G: {}, plugins: {} },
  log,
  filteredMetadata: seats,
});
