import * as v from 'valibot';
import type { Refusal } from '../../games/shared/legality';
import type { Log } from '../log';
import { refusalOf } from '../matches/referee';
import { StoreUnavailable } from '../storage/matchStore';
import type { Allowances } from './gate';
import type { ClientEvent, GameSocket } from './rooms';

/** A packet as parsed by its schema. */
type Packet = { readonly matchID: string };

type Handler<Kind extends Packet> = {
  readonly schema: v.GenericSchema<unknown, Kind>;
  /** Does what the packet asks for, or returns why not. */
  readonly handle: (packet: Kind) => Promise<Refusal | undefined>;
};

type Parts = {
  readonly socket: GameSocket;
  readonly log: Log;
  /** What the connection may send; a client that is refused too often is disconnected. */
  readonly mayStill: Allowances;
  /** The match to which a refusal belongs when the packet names none. */
  readonly watchedMatch: () => string;
  /** Called with the reason of every packet that is refused. */
  readonly onRefused: (reason: string) => void;
  /** Called after an `update` was refused: the client may have gone on as if it had been accepted. */
  readonly resync: () => Promise<void>;
};

/** Adds the handler of one kind of packet to a socket. */
export type Receive = <Kind extends Packet>(event: ClientEvent, handler: Handler<Kind>) => void;

/**
 * Receives the packets of one socket: checks their form, limits clients that send too many, and answers each refused
 * packet with `refused`. No packet can make this throw.
 */
export const receiver = ({ socket, log, mayStill, watchedMatch, onRefused, resync }: Parts): Receive => {
  if (!mayStill.visits()) socket.disconnect(true);

  const refuse = (matchID: string, refusal: Refusal) => {
    onRefused(refusal.reason);
    socket.emit('refused', matchID, refusal);
    // the client is not to blame when the store is away
    if (refusal.reason !== 'unavailable' && !mayStill.refusals()) socket.disconnect(true);
  };

  return (event, { schema, handle }) => {
    /** Returns whether the packet was accepted. */
    const answer = async (args: unknown[]): Promise<boolean> => {
      const { success, output } = v.safeParse(schema, args);
      const handled = () => (success ? handle(output) : refusalOf('malformed'));
      // awaited in both cases: an immediate refusal must not overtake an earlier one
      const refusal = await ((await mayStill[event]()) ? handled() : refusalOf('tooMany'));
      if (refusal) refuse(success ? output.matchID : watchedMatch(), refusal);
      return !refusal;
    };

    socket.on(event, (...args: unknown[]) => {
      answer(args)
        .catch((error: unknown) => {
          log.error({ error, event }, 'a packet could not be handled');
          refuse(watchedMatch(), refusalOf(error instanceof StoreUnavailable ? 'unavailable' : 'internal'));
          return false;
        })
        .then(async (taken) => {
          if (!taken && event === 'update') await resync();
        })
        .catch((error: unknown) => {
          log.error({ error, event }, 'a client could not be resynchronized');
          // the client would go on showing the refused move: it reconnects by itself, and asks until it is answered
          socket.conn.close();
        });
    });
  };
};
