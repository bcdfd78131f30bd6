import * as v from 'valibot';
import type { Refusal } from '../../games/shared/legality';
import type { Log } from '../log';
import { refusalOf } from '../matches/referee';
import { StoreUnavailable } from '../storage/matchStore';
import type { Allowances } from './gate';
import type { ClientEvent, GameSocket } from './rooms';

/** A packet as its schema understood it. */
type Packet = { readonly matchID: string };

type Handler<Kind extends Packet> = {
  readonly schema: v.GenericSchema<unknown, Kind>;
  /** Does what the packet asks for, or answers why not. */
  readonly handle: (packet: Kind) => Promise<Refusal | undefined>;
};

type Parts = {
  readonly socket: GameSocket;
  readonly log: Log;
  /** What its connection may send; a client that is refused too often is disconnected. */
  readonly mayStill: Allowances;
  /** The match a refusal belongs to when the packet names none. */
  readonly watchedMatch: () => string;
  /** Called with the reason of every packet that is refused. */
  readonly onRefused: (reason: string) => void;
  /** Called after an `update` was refused: the client may have played on as if it had not been. */
  readonly resync: () => Promise<void>;
};

/** Adds the handler of one kind of packet to a socket. */
export type Receive = <Kind extends Packet>(event: ClientEvent, handler: Handler<Kind>) => void;

/**
 * Receives the packets of one socket: checks their form, holds back who sends too many, and answers each that is
 * refused with `refused`. Nothing a packet does may throw.
 */
export const receiver = ({ socket, log, mayStill, watchedMatch, onRefused, resync }: Parts): Receive => {
  if (!mayStill.visits()) socket.disconnect(true);

  const refuse = (matchID: string, refusal: Refusal) => {
    onRefused(refusal.reason);
    socket.emit('refused', matchID, refusal);
    // that the store is away is no fault of who asks
    if (refusal.reason !== 'unavailable' && !mayStill.refusals()) socket.disconnect(true);
  };

  return (event, { schema, handle }) => {
    /** Answers whether the packet was taken. */
    const answer = async (args: unknown[]): Promise<boolean> => {
      const { success, output } = v.safeParse(schema, args);
      const handled = () => (success ? handle(output) : refusalOf('malformed'));
      // awaited either way: what is refused at once must not overtake what was refused before it
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
          log.error({ error, event }, 'a client could not be synced again');
          // it would show for ever what was not taken: it comes back by itself, and asks until it is answered
          socket.conn.close();
        });
    });
  };
};
