import type { ChatMessage, LogEntry as ClientLogEntry, PlayerID } from 'boardgame.io';
import type { Client } from 'boardgame.io/client';
import type { Happening } from '../../games/shared/gameModule';
import { TOLD_PLUGIN, UNDO_PLUGIN } from '../../games/shared/plugins';
import type { MarkedEntry, SeatData } from '../../games/shared/protocol';
import { createHearing } from '../kit/hearing';
import type { LogEntry, SeatInfo, Snapshot } from '../kit/match';
import { asItStands } from '../kit/takenBack';

/** A line of chat. */
export type ChatLine = { readonly id: string; readonly seat: PlayerID; readonly text: string };

type MatchClient = ReturnType<typeof Client<unknown>>;

/** How many moves had been made before this one. */
const placeInLog = ({ _stateID: place }: ClientLogEntry): number => place;

/** boardgame.io also logs what follows from a move: for each position, the first entry is what a player did. */
const movesIn = (log: readonly ClientLogEntry[]): ClientLogEntry[] =>
  log.filter(
    (entry, at) =>
      entry.action.type === 'MAKE_MOVE' && (at === 0 || placeInLog(entry) !== placeInLog(log[at - 1]!)),
  );

const entryOf = (entry: MarkedEntry, told: LogEntry['told']): LogEntry => ({
  seat: entry.action.payload.playerID,
  move: entry.action.payload.type,
  args: entry.action.payload.args ?? null,
  happenings: Array.isArray(entry.metadata) ? (entry.metadata as Happening[]) : [],
  told,
  place: placeInLog(entry),
  standIn: entry.standIn,
});

type ServerSeat = { id: number; name?: string; isConnected?: boolean; data?: SeatData };

/** A seat, from the server's latest message. */
const seatOf = ({ id, name, isConnected = false, data }: ServerSeat): SeatInfo => ({
  playerID: String(id),
  name,
  bot: data?.bot,
  standIn: data?.standIn,
  isConnected,
  looksAway: data?.looksAway,
  keptFor: data?.kept && { name: data.kept.name, until: Date.now() + data.kept.ms },
});

/** After a lost connection the server repeats the chat: each line counts once. */
const linesOf = (messages: readonly ChatMessage[]): readonly ChatLine[] => {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return Array.from(byId.values(), ({ id, sender, payload }) => ({
    id,
    seat: sender,
    text: String(payload),
  }));
};

/** The game's plugin sends each seat the happenings it may hear. */
const toldTo = ({ plugins }: { readonly plugins: Readonly<Record<string, { data: unknown }>> }) =>
  (plugins[TOLD_PLUGIN]?.data ?? []) as readonly Happening[];

/** The server says which of its own decisions a seat may take back. */
const undoableIn = ({ plugins }: { readonly plugins: Readonly<Record<string, { data: unknown }>> }) =>
  plugins[UNDO_PLUGIN]?.data as number | undefined;

/**
 * Joins the known moves with a newer page: the server sends only the newest moves, and after a long absence there may
 * be a gap; then the log starts again after the gap.
 */
const joined = (
  known: readonly ClientLogEntry[],
  page: readonly ClientLogEntry[],
): readonly ClientLogEntry[] => {
  const end = known.length ? placeInLog(known.at(-1)!) + 1 : -1;
  const [oldest] = page;
  if (!oldest || placeInLog(oldest) > end) return page;
  return [...known, ...page.filter((entry) => placeInLog(entry) >= end)];
};

/** What a client knows of its match, as screens read it: the same objects until something changes. */
export const readerOf = (client: MatchClient, playerID: PlayerID | null) => {
  let snapshot: Snapshot | undefined;
  let read: readonly unknown[] = [];
  let seats: readonly SeatInfo[] = [];
  let moves: readonly ClientLogEntry[] = [];
  /** The requested earlier part of the log. */
  let earlier: readonly LogEntry[] = [];
  let lines: readonly ChatLine[] = [];
  let heard = 0;
  const hearing = createHearing();

  /** How many moves came before the log of the snapshot. */
  const begin = () => (moves.length ? placeInLog(moves[0]!) : 0);

  return {
    /** Undefined until the first position has arrived. */
    snapshot: () => snapshot,
    chat: () => lines,
    begin,
    /** The total number of moves made. */
    moves: () => begin() + moves.length,
    /** The log from move number `place` on, as far as it is known. */
    logFrom: (place: number): readonly LogEntry[] => snapshot?.log.slice(Math.max(0, place - begin())) ?? [],
    earlier: () => earlier,
    /** How many moves came before the known part of the log: 0 once all of it is known. */
    known: () => begin() - earlier.length,
    /** An earlier page of the log has arrived. */
    addEarlier: (page: readonly ClientLogEntry[]): void => {
      const older = movesIn(page).filter((entry) => placeInLog(entry) < begin() - earlier.length);
      earlier = [...older.map((entry) => entryOf(entry, undefined)), ...earlier];
    },
    /** Reads the client's current state. */
    read: (): void => {
      const state = client.getState();
      const now = [state?.G, client.log, client.matchData];
      if (client.chatMessages.length !== heard) {
        heard = client.chatMessages.length;
        lines = linesOf(client.chatMessages);
      }
      if (!state || now.every((part, at) => part === read[at])) return;
      if (client.matchData !== read[2]) seats = ((client.matchData ?? []) as ServerSeat[]).map(seatOf);
      read = now;
      const before = begin();
      moves = joined(moves, movesIn(state.log));
      if (begin() !== before) earlier = [];
      const told = toldTo(state);
      hearing.hear(begin() + moves.length - 1, told);
      snapshot = {
        view: state.G,
        playerID,
        seats,
        log: asItStands(moves.map((entry) => entryOf(entry, hearing.toldOf(placeInLog(entry))))),
        told,
        undoable: undoableIn(state),
      };
    },
  };
};
