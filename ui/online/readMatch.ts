import type { ChatMessage, LogEntry as ClientLogEntry, PlayerID } from 'boardgame.io';
import type { Client } from 'boardgame.io/client';
import type { Happening } from '../../games/shared/gameModule';
import type { SeatData } from '../../games/shared/protocol';
import { createHearing } from '../kit/hearing';
import type { LogEntry, SeatInfo, Snapshot } from '../kit/match';

/** Something a player said. */
export type ChatLine = { readonly id: string; readonly seat: PlayerID; readonly text: string };

type MatchClient = ReturnType<typeof Client<unknown>>;

const stateOf = (entry: ClientLogEntry | undefined): number | undefined => {
  const { _stateID: id } = entry ?? {};
  return id;
};

/** boardgame.io logs what follows from a move as well: of each state the first entry is what a player did. */
const movesIn = (log: readonly ClientLogEntry[]): ClientLogEntry[] =>
  log.filter((entry, at) => entry.action.type === 'MAKE_MOVE' && stateOf(entry) !== stateOf(log[at - 1]));

const entryOf = ({ action, metadata }: ClientLogEntry, told: LogEntry['told']): LogEntry => ({
  seat: action.payload.playerID,
  move: action.payload.type,
  args: action.payload.args ?? null,
  happenings: Array.isArray(metadata) ? (metadata as Happening[]) : [],
  told,
});

type ServerSeat = { id: number; name?: string; isConnected?: boolean; data?: SeatData };

const seatOf = ({ id, name, isConnected = false, data }: ServerSeat): SeatInfo => ({
  playerID: String(id),
  name,
  bot: data?.bot,
  isConnected,
});

/** After a lost connection the server says again what was said: every line counts once. */
const linesOf = (messages: readonly ChatMessage[]): readonly ChatLine[] => {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return Array.from(byId.values(), ({ id, sender, payload }) => ({
    id,
    seat: sender,
    text: String(payload),
  }));
};

/** The plugin of the game sends each seat what it may hear. */
const toldTo = ({ plugins }: { readonly plugins: Readonly<Record<string, { data: unknown }>> }) =>
  (plugins['told']?.data ?? []) as readonly Happening[];

/** What a client knows of its match, as screens read it: the same objects until something changes. */
export const readerOf = (client: MatchClient, playerID: PlayerID | null) => {
  let snapshot: Snapshot | undefined;
  let known: readonly unknown[] = [];
  let lines: readonly ChatLine[] = [];
  let heard = 0;
  const hearing = createHearing();

  return {
    /** Undefined until the first position has arrived. */
    snapshot: () => snapshot,
    chat: () => lines,
    /** Reads what the client knows now. */
    read: (): void => {
      const state = client.getState();
      const now = [state?.G, state?.ctx, client.log, client.matchData];
      if (client.chatMessages.length !== heard) {
        heard = client.chatMessages.length;
        lines = linesOf(client.chatMessages);
      }
      if (!state || now.every((part, at) => part === known[at])) return;
      known = now;
      const moves = movesIn(state.log);
      const told = toldTo(state);
      hearing.hear(moves.length - 1, told);
      snapshot = {
        view: state.G,
        ctx: state.ctx,
        playerID,
        seats: ((client.matchData ?? []) as ServerSeat[]).map(seatOf),
        log: moves.map((entry, at) => entryOf(entry, hearing.toldOf(at))),
        told,
      };
    },
  };
};
