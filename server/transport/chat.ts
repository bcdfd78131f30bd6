import type { ChatMessage } from 'boardgame.io';
import type { Delayed } from '../matches/delayed';
import type { ChatLine, MatchStore } from '../storage/matchStore';
import type { Room, Rooms } from './rooms';

/** How many lines of chat are kept per match. */
const CHAT_KEPT = 100;

/** A line of chat in boardgame.io's form. */
export const chatMessage = ({ id, playerID, text }: ChatLine): ChatMessage => ({
  id,
  sender: playerID,
  payload: text,
});

/** Sends everybody in a room a line of the chat of a match. */
export const sendLine = ({ watchers }: Room, matchID: string, line: ChatLine): void => {
  for (const { socket } of watchers) socket.emit('chat', matchID, chatMessage(line));
};

/** The chat of matches, sent to the pages that are connected here. */
export type Chat = {
  /** Adds a line and sends it to all who watch, unless it has been added before. */
  readonly add: (matchID: string, line: ChatLine) => Promise<void>;
  /** Sends all who watch the lines that another process has stored: the one with an id, or all. */
  readonly toldElsewhere: (matchID: string, lineID?: string) => Promise<void>;
};

type Parts = {
  readonly store: Pick<MatchStore, 'chat' | 'addChatLine'>;
  readonly rooms: Pick<Rooms, 'at' | 'lateAt'>;
  /** Holds the lines back for delayed spectators. */
  readonly delayed: Pick<Delayed, 'heard'>;
  /** Called when a line has been added here. */
  readonly onLine: (matchID: string, lineID: string) => void;
};

/** The chat of all matches of a server. */
export const createChat = ({ store, rooms, delayed, onLine }: Parts): Chat => {
  const send = (matchID: string, line: ChatLine) => {
    for (const room of rooms.at(matchID)) sendLine(room, matchID, line);
    if (rooms.lateAt(matchID)) delayed.heard(matchID, [line]);
  };

  return {
    add: async (matchID, line) => {
      if (!(await store.addChatLine(matchID, line, CHAT_KEPT))) return;
      send(matchID, line);
      onLine(matchID, line.id);
    },
    toldElsewhere: async (matchID, lineID) => {
      for (const line of await store.chat(matchID))
        if (lineID === undefined || line.id === lineID) send(matchID, line);
    },
  };
};
