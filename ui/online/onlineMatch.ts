import type { ChatMessage, LogEntry as ClientLogEntry, PlayerID } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { AnyGame } from '../../games';
import type { Happening } from '../../games/shared/gameModule';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { SeatData, SocketRefusal } from '../../games/shared/protocol';
import type { Connection, LogEntry, Match, SeatInfo, Snapshot } from '../kit/match';
import type { Outbox, Waiting } from './outbox';

/** Something a player said. */
export type ChatLine = { readonly id: string; readonly seat: PlayerID; readonly text: string };

/** A match kept by a server. What is played or said while the connection is down is sent when it is back. */
export type OnlineMatch = Match & {
  /** The same list until somebody says something. */
  readonly chat: () => readonly ChatLine[];
  readonly say: (text: string) => void;
  /** How many moves and lines still wait for the connection. */
  readonly unsent: () => number;
};

type Opening = {
  readonly module: AnyGame;
  readonly matchID: string;
  /** Whose eyes, and the proof; a spectator has none. */
  readonly seat?: { readonly playerID: PlayerID; readonly credentials: string } | undefined;
  /** Address of the server; where the page came from unless said otherwise. */
  readonly server?: string;
  /** Keeps what waits for the connection beyond a reload; without one it waits as long as the page. */
  readonly outbox?: Outbox | undefined;
};

/** Longest line of the chat, in characters. */
export const MAX_LINE = 300;

/** The server hears a line a second from one page; more would be refused, so they are said one after another, in ms. */
const BREATH = 1100;

/** A server that does not say how the match stands is asked again after so many ms. */
const PATIENCE = 4000;

const stateOf = (entry: ClientLogEntry | undefined): number | undefined => {
  const { _stateID: id } = entry ?? {};
  return id;
};

/** boardgame.io logs what follows from a move as well: of each state the first entry is what a player did. */
const movesIn = (log: readonly ClientLogEntry[]): ClientLogEntry[] =>
  log.filter((entry, at) => entry.action.type === 'MAKE_MOVE' && stateOf(entry) !== stateOf(log[at - 1]));

const entryOf = ({ action, metadata }: ClientLogEntry): LogEntry => ({
  seat: action.payload.playerID,
  move: action.payload.type,
  args: action.payload.args ?? null,
  happenings: Array.isArray(metadata) ? (metadata as Happening[]) : [],
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

/** The match or the seat is no longer there. */
const FOR_GOOD = new Set(['unknownMatch', 'notYourSeat']);

/** Sits down at a match on a server, or looks on, and stays there through lost connections until it is closed. */
export const openOnlineMatch = ({ module, matchID, seat, server, outbox }: Opening): OnlineMatch => {
  type Transport = ReturnType<ReturnType<typeof SocketIO>>;
  let transport!: Transport;
  const client = Client<unknown>({
    game: module.game,
    debug: false,
    matchID,
    ...seat,
    multiplayer: (options) =>
      (transport = SocketIO({
        ...(server !== undefined && { server }),
        socketOpts: {
          transports: ['websocket', 'polling'],
          tryAllTransports: true,
          forceNew: true,
          reconnectionDelayMax: PATIENCE,
        },
      })(options)),
  });

  let connection: Connection = 'connecting';
  let snapshot: Snapshot | undefined;
  let lines: readonly ChatLine[] = [];
  let refused: Refusal | undefined;
  /** Moves played and not yet seen in the log; `from` is how long it was then. */
  let { moves: unseen, lines: unsaid }: Waiting = outbox?.read() ?? { moves: [], lines: [] };
  let breath: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setInterval> | undefined;
  let reconnected = false;
  let closed = false;
  const readers = new Set<() => void>();
  let keptBack: Waiting = { moves: unseen, lines: unsaid };
  const changed = () => {
    if (keptBack.moves !== unseen || keptBack.lines !== unsaid)
      outbox?.write((keptBack = { moves: unseen, lines: unsaid }));
    for (const read of readers) read();
  };

  /** The plugin of the game sends each seat what it may hear. */
  const toldTo = ({ plugins }: { readonly plugins: Readonly<Record<string, { data: unknown }>> }) =>
    (plugins['told']?.data ?? []) as readonly Happening[];

  const look = (): Snapshot | undefined => {
    const state = client.getState();
    if (!state) return undefined;
    return {
      view: state.G,
      ctx: state.ctx,
      playerID: seat?.playerID ?? null,
      seats: ((client.matchData ?? []) as ServerSeat[]).map(seatOf),
      log: movesIn(state.log).map(entryOf),
      told: toldTo(state),
    };
  };

  /** The log does not tell what a secret move was played with: by its name and its place it is known again. */
  const forgetSeen = ({ log, playerID }: Snapshot) => {
    const seen = new Set<LogEntry>();
    if (!unseen.length) return;
    unseen = unseen.filter(({ move, from }) => {
      const entry = log
        .slice(from)
        .find((entry) => entry.seat === playerID && entry.move === move.move && !seen.has(entry));
      if (entry) seen.add(entry);
      return !entry;
    });
  };

  const send = ({ move, args }: LegalMove) => client.moves[move]?.(...args);

  const speak = () => {
    const [line, ...later] = unsaid;
    if (breath || line === undefined || connection !== 'live') return;
    unsaid = later;
    client.sendChatMessage(line);
    breath = setTimeout(() => {
      breath = undefined;
      speak();
      changed();
    }, BREATH);
  };

  /** Sends what a lost connection held up, as far as it is still open to the seat; of the rest it says why not. */
  const sendHeldUp = () => {
    const { view, playerID } = look()!;
    unseen = unseen.filter(({ move }) => {
      const refusal = playerID === null ? undefined : module.whyNot(view, playerID, move);
      refused ??= refusal;
      return playerID !== null && !refusal;
    });
    for (const { move } of unseen) send(move);
    speak();
  };

  const listening = () => clearInterval(silence);
  /** Asks again for as long as the server does not say how the match stands. */
  const askAgain = () => {
    listening();
    silence = setInterval(() => transport.requestSync(), PATIENCE);
  };

  let heard = 0;
  let known: readonly unknown[] = [];
  client.subscribe((state) => {
    const now = [state?.G, state?.ctx, client.log, client.matchData];
    if (client.chatMessages.length !== heard) {
      heard = client.chatMessages.length;
      lines = linesOf(client.chatMessages);
    }
    if (state && now.some((part, at) => part !== known[at])) {
      known = now;
      snapshot = look()!;
      forgetSeen(snapshot);
    }
    changed();
  });

  client.start();
  const { socket } = transport;
  socket.on('connect', () => {
    reconnected = true;
    askAgain();
  });
  socket.on('sync', (id: string) => {
    if (id !== matchID) return;
    listening();
    connection = 'live';
    if (reconnected) sendHeldUp();
    reconnected = false;
    changed();
  });
  socket.on('refused', (id: string, why: SocketRefusal) => {
    if (id !== matchID) return;
    unseen = [];
    refused = why;
    if (FOR_GOOD.has(why.reason)) {
      connection = 'gone';
      listening();
      socket.disconnect();
    }
    changed();
  });
  const lost = () => {
    listening();
    if (connection === 'gone') return;
    connection = snapshot ? 'offline' : 'connecting';
    changed();
    // A server that shuts down says goodbye, and socket.io takes that for good.
    if (!socket.active) silence = setInterval(() => socket.connect(), PATIENCE);
  };
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);

  return {
    snapshot: () => snapshot,
    connection: () => connection,
    refused: () => refused,
    chat: () => lines,
    unsent: () => (connection === 'live' ? 0 : unseen.length + unsaid.length),
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
    play: (move) => {
      if (!seat || !snapshot) return;
      refused = undefined;
      unseen = [...unseen, { move, from: snapshot.log.length }];
      if (connection === 'live') send(move);
      changed();
    },
    say: (text) => {
      const line = text.trim().slice(0, MAX_LINE);
      if (!seat || !line) return;
      unsaid = [...unsaid, line];
      speak();
      changed();
    },
    close: () => {
      readers.clear();
      listening();
      clearTimeout(breath);
      socket.removeAllListeners();
      // boardgame.io's client cannot be stopped twice.
      if (!closed) client.stop();
      closed = true;
    },
  };
};
