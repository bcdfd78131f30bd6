import type { PlayerID } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { AnyGame } from '../../games';
import { RETRY_MS, type Transport } from './connection';

/** The reader's seat and the proof that it is theirs. */
export type OwnSeat = { readonly playerID: PlayerID; readonly credentials: string };

type Wanted = {
  readonly module: AnyGame;
  readonly matchID: string;
  readonly seat?: OwnSeat | undefined;
  readonly server?: string;
};

/** boardgame.io's client for the match, not started yet, and its transport. */
export const clientOf = ({ module, matchID, seat, server }: Wanted) => {
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
