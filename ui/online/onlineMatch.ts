import type { AnyGame } from '../../games';
import { MAX_LINE } from '../../games/shared/protocol';
import type { Heard } from '../kit/conduct';
import type { LogEntry, Match } from '../kit/match';
import { createListeners } from '../shell/listeners';
import { clientOf, type OwnSeat } from './client';
import { followConnection } from './connection';
import type { Outbox } from './outbox';
import { readerOf, type ChatLine } from './readMatch';
import { sendingOf } from './sending';
import { followSight } from './sight';

/** A match on a server. Moves and lines of chat made while the connection is down are sent when it is back. */
export type OnlineMatch = Match & {
  /** The same list until somebody says something new. */
  readonly chat: () => readonly ChatLine[];
  readonly say: (text: string) => void;
  /** Since when the connection is lost, in ms since 1970. */
  readonly lostSince: () => number | undefined;
  /**
   * From when a delayed spectator is shown the match, in ms since 1970; undefined once it is shown, and for everybody
   * else.
   */
  readonly dueAt: () => number | undefined;
  /** How many spectators there are. */
  readonly spectators: () => number;
  /**
   * The state of the table apart from the game; the same object until something changes, undefined until the server
   * has sent it.
   */
  readonly conduct: () => Heard | undefined;
  /** How many moves and lines of chat still wait for the connection. */
  readonly unsent: () => number;
  /** The log before the part in the snapshot, as far as it was read: the server sends one page at a time. */
  readonly earlier: () => readonly LogEntry[];
  /** Is there an earlier part of the log to read? */
  readonly hasEarlier: () => boolean;
  /** Asks for the previous page. */
  readonly readEarlier: () => void;
  /** Asks for one page after the other until the whole log is there. */
  readonly readAll: () => void;
};

type Opening = {
  readonly module: AnyGame;
  readonly matchID: string;
  /** Spectators have none. */
  readonly seat?: OwnSeat | undefined;
  /** Address of the server; by default the origin of the page. */
  readonly server?: string;
  /** Stores what waits for the connection across a reload; without it, that lasts as long as the page. */
  readonly outbox?: Outbox | undefined;
};

/** Joins or watches a match on a server, and stays there through lost connections until it is closed. */
export const openOnlineMatch = (opening: Opening): OnlineMatch => {
  const { module, matchID, seat, outbox } = opening;
  const { client, transport } = clientOf(opening);
  const reader = readerOf(client, seat?.playerID ?? null);
  const listeners = createListeners();
  const isLive = () => connection.state() === 'live';
  const onChange = listeners.tell;
  const sending = sendingOf({ client, transport, module, seat, outbox, reader, isLive, onChange });
  let heard: Heard | undefined;
  let spectators = 0;
  /** Is the whole log wanted? */
  let readsOn = false;
  let closed = false;

  client.subscribe(() => {
    reader.read();
    sending.forgetSeen();
    listeners.tell();
  });
  client.start();
  const sight = seat && followSight(transport, matchID);
  const connection = followConnection(transport, matchID, {
    onSync: (isNew) => {
      if (isNew) sending.sendHeldUp();
      if (isNew) sight?.tell();
      listeners.tell();
    },
    onRefused: (why) => {
      sending.refuse(why);
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
    refused: sending.refused,
    refusals: sending.refusals,
    conduct: () => heard,
    chat: reader.chat,
    unsent: () => (isLive() ? 0 : sending.count()),
    earlier: reader.earlier,
    hasEarlier: () => reader.known() > 0,
    readEarlier,
    readAll: () => {
      readsOn = true;
      readEarlier();
    },
    subscribe: listeners.subscribe,
    play: sending.play,
    say: (text) => sending.say(text.trim().slice(0, MAX_LINE)),
    close: () => {
      listeners.clear();
      connection.close();
      sight?.stop();
      sending.stop();
      // boardgame.io's client cannot be stopped twice.
      if (!closed) client.stop();
      closed = true;
    },
  };
};
