import type { PlayerID } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { AnyGame } from '../../games';
import type { LegalMove, Refusal } from '../../games/shared/legality';
import type { Heard } from '../kit/conduct';
import { UNDO } from '../../games/shared/undo';
import type { LogEntry, Match } from '../kit/match';
import { createListeners } from '../shell/listeners';
import { followConnection, RETRY_MS, type Transport } from './connection';
import { openWaiting, type Outbox } from './outbox';
import { readerOf, type ChatLine } from './readMatch';
import { followSight } from './sight';

/** A match kept by a server. What is played or said while the connection is down is sent when it is back. */
export type OnlineMatch = Match & {
  /** The same list until somebody says something. */
  readonly chat: () => readonly ChatLine[];
  readonly say: (text: string) => void;
  /** Since when there is no connection any more, in ms since 1970. */
  readonly lostSince: () => number | undefined;
  /** From when on the match is shown to those who watch it late, in ms since 1970; nothing once it is, and for all others. */
  readonly dueAt: () => number | undefined;
  /** How many watch without a seat. */
  readonly spectators: () => number;
  /** How the table stands beside the game; the same object until something changes, nothing before the server said so. */
  readonly conduct: () => Heard | undefined;
  /** How many moves and lines still wait for the connection. */
  readonly unsent: () => number;
  /** What has been read of the log from before the snapshot's begins: the server sends a page at a time. */
  readonly earlier: () => readonly LogEntry[];
  /** Is there more of the log? */
  readonly hasEarlier: () => boolean;
  /** Asks for the page before. */
  readonly readEarlier: () => void;
  /** Asks for one page after the other, until all of the log is there. */
  readonly readAll: () => void;
};

type Opening = {
  readonly module: AnyGame;
  readonly matchID: string;
  /** The reader's seat and the proof that it is theirs; a spectator has none. */
  readonly seat?: { readonly playerID: PlayerID; readonly credentials: string } | undefined;
  /** Address of the server; where the page came from unless said otherwise. */
  readonly server?: string;
  /** Keeps what waits for the connection beyond a reload; without one it waits as long as the page. */
  readonly outbox?: Outbox | undefined;
};

/** Longest line of the chat, in characters. */
export const MAX_LINE = 300;

/** The server takes a line a second from one page and refuses more: the ms between two lines. */
const LINE_PAUSE_MS = 1100;

/** boardgame.io's client of the match, not started yet, and what it talks through. */
const clientOf = ({ module, matchID, seat, server }: Opening) => {
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
          reconnectionDelayMax: RETRY_MS,
        },
      })(options)),
  });
  return { client, transport };
};

/** Does one thing after another with a pause between them, until there is nothing left to do. */
const paced = (doNext: () => boolean, pauseMs: number) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    if (pause || !doNext()) return;
    pause = setTimeout(() => {
      pause = undefined;
      go();
    }, pauseMs);
  };
  return { go, stop: () => clearTimeout(pause) };
};

/** Sits down at a match on a server, or looks on, and stays there through lost connections until it is closed. */
export const openOnlineMatch = (opening: Opening): OnlineMatch => {
  const { module, matchID, seat, outbox } = opening;
  const playerID = seat?.playerID ?? null;
  const { client, transport } = clientOf(opening);
  const reader = readerOf(client, playerID);
  const waiting = openWaiting(outbox);
  const listeners = createListeners();
  let refused: Refusal | undefined;
  let heard: Heard | undefined;
  let spectators = 0;
  /** Is all of the log wanted? */
  let readsOn = false;
  let closed = false;

  const send = ({ move, args }: LegalMove) => client.moves[move]?.(...args);

  /** boardgame.io's client knows the moves of the game only. Taking back does not wait for a connection: by then it may mean nothing. */
  const sendUndo = ({ args }: LegalMove) => {
    const state = client.getState();
    if (!seat || !state || connection.state() !== 'live') return;
    transport.sendAction(state, {
      type: 'MAKE_MOVE',
      payload: { type: UNDO, args: [...args], ...seat },
    });
  };

  const chat = paced(() => {
    const line = connection.state() === 'live' ? waiting.takeLine() : undefined;
    if (line === undefined) return false;
    client.sendChatMessage(line);
    listeners.tell();
    return true;
  }, LINE_PAUSE_MS);

  /**
   * The log does not tell what a secret move was played with: by its name and its place it is known again. One played
   * before the log begins that the server has sent was made or is out of date: played once more, it might be made twice.
   */
  const forgetSeen = () => {
    const seen = new Set<LogEntry>();
    waiting.keepMoves(({ move, from }) => {
      if (from < reader.begin()) return false;
      const entry = reader
        .logFrom(from)
        .find((entry) => entry.seat === playerID && entry.move === move.move && !seen.has(entry));
      if (entry) seen.add(entry);
      return !entry;
    });
  };

  /** Sends what a lost connection held up, as far as it is still open to the seat; of the rest it says why not. */
  const sendHeldUp = () => {
    const snapshot = reader.snapshot();
    if (!snapshot) return;
    waiting.keepMoves(({ move }) => {
      const refusal = playerID === null ? undefined : module.whyNot(snapshot.view, playerID, move);
      refused ??= refusal;
      return playerID !== null && !refusal;
    });
    for (const { move } of waiting.moves()) send(move);
    chat.go();
  };

  client.subscribe(() => {
    reader.read();
    forgetSeen();
    listeners.tell();
  });
  client.start();
  const sight = seat && followSight(transport, matchID);
  const connection = followConnection(transport, matchID, {
    onSync: (isNew) => {
      if (isNew) sendHeldUp();
      if (isNew) sight?.tell();
      listeners.tell();
    },
    onRefused: (why) => {
      waiting.keepMoves(() => false);
      refused = why;
      listeners.tell();
    },
    onLost: listeners.tell,
    onConduct: (conduct) => {
      heard = { ...conduct, at: Date.now() };
      listeners.tell();
    },
    onSpectators: (count) => {
      spectators = count;
      listeners.tell();
    },
    onEarlier: (page) => {
      const before = reader.known();
      reader.addEarlier(page);
      if (readsOn && reader.known() < before) readEarlier();
      listeners.tell();
    },
  });
  const readEarlier = () => {
    if (reader.known() > 0) connection.askForLog(reader.known());
  };

  return {
    snapshot: reader.snapshot,
    connection: connection.state,
    lostSince: connection.lostSince,
    dueAt: connection.dueAt,
    spectators: () => spectators,
    refused: () => refused,
    conduct: () => heard,
    chat: reader.chat,
    unsent: () => (connection.state() === 'live' ? 0 : waiting.count()),
    earlier: reader.earlier,
    hasEarlier: () => reader.known() > 0,
    readEarlier,
    readAll: () => {
      readsOn = true;
      readEarlier();
    },
    subscribe: listeners.subscribe,
    play: (move) => {
      const snapshot = reader.snapshot();
      if (!seat || !snapshot) return;
      refused = undefined;
      if (move.move === UNDO) return sendUndo(move);
      waiting.addMove({ move, from: reader.moves() });
      if (connection.state() === 'live') send(move);
      listeners.tell();
    },
    say: (text) => {
      const line = text.trim().slice(0, MAX_LINE);
      if (!seat || !line) return;
      waiting.addLine(line);
      chat.go();
      listeners.tell();
    },
    close: () => {
      listeners.clear();
      connection.close();
      sight?.stop();
      chat.stop();
      // boardgame.io's client cannot be stopped twice.
      if (!closed) client.stop();
      closed = true;
    },
  };
};
