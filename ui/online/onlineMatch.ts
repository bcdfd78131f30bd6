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
  /** A spectator has none. */
  readonly seat?: OwnSeat | undefined;
  /** Address of the server; where the page came from unless said otherwise. */
  readonly server?: string;
  /** Keeps what waits for the connection beyond a reload; without one it waits as long as the page. */
  readonly outbox?: Outbox | undefined;
};

/** Sits down at a match on a server, or looks on, and stays there through lost connections until it is closed. */
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
  /** Is all of the log wanted? */
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
