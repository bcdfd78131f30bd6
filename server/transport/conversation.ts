import type { ChatMessage, PlayerID } from 'boardgame.io';
import * as v from 'valibot';
import type { Refusal } from '../../games/shared/legality';
import { bucketOf, type Limit } from '../http/limits';
import { hashOf, proves } from '../identity';
import type { Log } from '../log';
import type { Play } from '../matches/play';
import { refusalOf } from '../matches/referee';
import type { ServedGame } from '../matches/shelf';
import { publicSeats, syncInfoFor } from '../matches/sight';
import type { ChatLine, Match, MatchStore } from '../storage/matchStore';
import { CHAT, SYNC, UPDATE } from './packets';
import type { GameSocket, Listener, Rooms } from './rooms';

/** How many lines of chat a match remembers. */
const CHAT_KEPT = 100;

/** Per socket. A refusal is paid from `patience`; whoever has none left is disconnected. */
const LIMITS = {
  sync: { burst: 10, perSecond: 1 },
  update: { burst: 40, perSecond: 20 },
  chat: { burst: 5, perSecond: 1 },
  patience: { burst: 50, perSecond: 0.5 },
} satisfies Record<string, Limit>;

export type Hall = {
  readonly store: MatchStore;
  readonly play: Play;
  readonly rooms: Rooms;
  readonly log: Log;
  readonly rateLimits: boolean;
  /** Somebody sat down at the match, or stood up from it. */
  readonly presenceChanged: (matchID: string) => void;
};

/** A packet as the server understood it. */
type Wish = { readonly matchID: string };

type Handling<Kind extends Wish> = {
  readonly schema: v.GenericSchema<unknown, Kind>;
  readonly limit: Limit;
  /** Does what is wished, or answers why not. */
  readonly grant: (wish: Kind) => Promise<Refusal | undefined>;
};

type Watch = v.InferOutput<typeof SYNC>;

const seatHash = (match: Match, playerID: PlayerID) =>
  match.seats.find((seat) => seat.playerID === playerID)?.credentialHash;

const chatMessage = ({ id, playerID, text }: ChatLine): ChatMessage => ({
  id,
  sender: playerID,
  payload: text,
});

/** Speaks with one socket about the matches of one game, in boardgame.io's words: sync, update, chat. */
export const converse = (socket: GameSocket, served: ServedGame, hall: Hall): void => {
  const { store, play, rooms, log, rateLimits, presenceChanged } = hall;
  const allowance = (limit: Limit) => (rateLimits ? bucketOf(limit) : () => true);
  const patience = allowance(LIMITS.patience);

  const watched = () => rooms.of(socket)?.matchID ?? '';

  const matchOf = async (matchID: string): Promise<Match | undefined> => {
    const match = await store.read(matchID);
    return match?.game === served.id ? match : undefined;
  };

  /** Sends all that a listener may see; answers whether there is anything left to see. */
  const sendTable = async ({ matchID, playerID }: Listener): Promise<boolean> => {
    const [match, state, entries] = await Promise.all([
      matchOf(matchID),
      store.state(matchID),
      store.log(matchID),
    ]);
    if (!match || !state) return false;
    const seats = publicSeats(match, rooms.isPresent);
    socket.emit('sync', matchID, syncInfoFor(served, state, entries, { playerID, seats }));
    return true;
  };

  const sendChat = async (matchID: string) => {
    for (const line of await store.chat(matchID)) socket.emit('chat', matchID, chatMessage(line));
  };

  /** After a refusal: the client may have played on as if there had been none. */
  const bringInStep = async () => {
    const listener = rooms.of(socket);
    if (!listener) return;
    await play.between(listener.matchID, async () => {
      if (rooms.of(socket) === listener) await sendTable(listener);
    });
  };

  const refuse = (matchID: string, refusal: Refusal) => {
    socket.emit('refused', matchID, refusal);
    if (!patience()) socket.disconnect(true);
  };

  /** Handles one kind of packet. Nothing a packet does may throw. */
  const on = <Kind extends Wish>(
    event: 'sync' | 'update' | 'chat',
    { schema, limit, grant }: Handling<Kind>,
  ) => {
    const take = allowance(limit);

    const handle = async (args: unknown[]) => {
      const { success, output } = v.safeParse(schema, args);
      const granted = () => (success ? grant(output) : refusalOf('malformed'));
      // awaited either way: what is refused at once must not overtake what was refused before it
      const refusal = await (take() ? granted() : refusalOf('tooMany'));
      if (refusal) refuse(success ? output.matchID : watched(), refusal);
      return refusal;
    };

    socket.on(event, (...args: unknown[]) => {
      handle(args)
        .catch((error: unknown) => {
          log.error({ error, event }, 'a packet could not be handled');
          refuse(watched(), refusalOf('internal'));
          return refusalOf('internal');
        })
        .then(async (refusal) => {
          if (refusal && event === 'update') await bringInStep();
        })
        .catch((error: unknown) => log.error({ error, event }, 'a client could not be brought back in step'));
    });
  };

  /** Has the socket watch a match, from now on and without missing a move; or answers why not. */
  const beginToWatch = async ({ matchID, playerID, credentials }: Watch): Promise<Refusal | undefined> => {
    const match = await matchOf(matchID);
    if (!match) return refusalOf('unknownMatch');
    if (playerID !== null && !proves(credentials, seatHash(match, playerID))) return refusalOf('notYourSeat');
    if (!socket.connected) return undefined;
    const credentialHash = playerID !== null && credentials ? hashOf(credentials) : undefined;
    const listener = { socket, matchID, playerID, credentialHash };
    const before = rooms.of(socket);
    rooms.enter(listener);
    if (!(await sendTable(listener))) {
      rooms.leave(socket);
      return refusalOf('unknownMatch');
    }
    if (before?.matchID !== matchID) await sendChat(matchID);
    if (before && before.matchID !== matchID) presenceChanged(before.matchID);
    presenceChanged(matchID);
    return undefined;
  };

  on('sync', {
    schema: SYNC,
    limit: LIMITS.sync,
    grant: (wish) => play.between(wish.matchID, () => beginToWatch(wish)),
  });

  /**
   * May the sender act for that seat? Asked with every packet: a client sends what a lost connection held up before it
   * asks how the match stands, and a seat may have changed hands.
   */
  const actsFor = async (
    playerID: PlayerID,
    { matchID, credentials }: Wish & { readonly credentials?: string | null | undefined },
  ) => {
    const match = await matchOf(matchID);
    return match !== undefined && proves(credentials, seatHash(match, playerID));
  };

  on('update', {
    schema: UPDATE,
    limit: LIMITS.update,
    grant: async ({ playerID, move, stateID, ...claim }) => {
      if (!(await actsFor(playerID, claim))) return refusalOf('notYourSeat');
      return play.play({ served, matchID: claim.matchID, playerID, move, stateID });
    },
  });

  on('chat', {
    schema: CHAT,
    limit: LIMITS.chat,
    grant: async ({ playerID, line, ...claim }) => {
      if (!(await actsFor(playerID, claim))) return refusalOf('notYourSeat');
      const { matchID } = claim;
      if (await store.addChatLine(matchID, line, CHAT_KEPT))
        for (const listener of rooms.listeners(matchID))
          listener.socket.emit('chat', matchID, chatMessage(line));
      return undefined;
    },
  });

  socket.on('disconnect', () => {
    const listener = rooms.leave(socket);
    if (listener) presenceChanged(listener.matchID);
  });
};
