import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../../games/shared/protocol';
import type { Log } from '../log';
import type { PushKeys, Way } from '../storage/matchStore';
import { letterOf } from './letters';
import type { Outgoing } from './outgoing';

/** The outcome of a call. `gone`: this way no longer reaches anybody. */
type Outcome = 'delivered' | 'gone' | 'failed';

/** Delivers calls to the addresses that players chose. */
export type Delivery = {
  /** Tries again when nobody answers, as long as the call is still right. */
  readonly deliver: (way: Way, call: Call, isStillRight: () => Promise<boolean>) => Promise<Outcome>;
  /** Gives up the calls that wait for another try. */
  readonly close: () => void;
};

type Parts = {
  readonly outgoing: Pick<Outgoing, 'post'>;
  readonly keys: () => Promise<PushKeys>;
  /** Where operators of a push service can reach the operator of this server, if that was configured. */
  readonly contact: string | undefined;
  readonly log: Log;
  /** The waits between two tries, in ms, in order. */
  readonly pauses?: readonly number[];
};

/** The contact sent when none is configured: push services require one. (Apple's does not accept this address.) */
const NOBODY = 'mailto:nobody@example.org';

const MINUTE = 60_000;
const PAUSES = [5000, MINUTE / 2, 5 * MINUTE, 30 * MINUTE];

const outcomeOf = (status: number): Outcome | 'later' => {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'failed';
};

/** Delivers calls to push services and web addresses; a call that cannot be delivered now is tried again. */
export const createDelivery = ({ outgoing, keys, contact, log, pauses = PAUSES }: Parts): Delivery => {
  const closed = new AbortController();
  let hasWarned = contact !== undefined;

  const warn = () => {
    if (hasWarned) return;
    log.warn('push services are not told who runs this server, and some refuse that: set PUSH_CONTACT');
    hasWarned = true;
  };

  const attempt = async (way: Way, call: Call): Promise<Outcome | 'later'> => {
    try {
      if (way.kind === 'push') warn();
      const sender = { keys: await keys(), contact: contact ?? NOBODY };
      return outcomeOf(await outgoing.post(letterOf(way, call, sender, Date.now())));
    } catch (error) {
      // the error may contain the address, which is private: only its code or name is logged
      const { code, name } = error as NodeJS.ErrnoException;
      log.debug({ kind: way.kind, error: code ?? name }, 'a call could not be posted');
      return 'later';
    }
  };

  return {
    deliver: async (way, call, isStillRight) => {
      for (const pause of [...pauses, undefined]) {
        const outcome = await attempt(way, call);
        if (outcome !== 'later') return outcome;
        if (pause === undefined) break;
        await sleep(pause, undefined, { signal: closed.signal, ref: false });
        if (!(await isStillRight())) break;
      }
      return 'failed';
    },
    close: () => closed.abort(),
  };
};
