import type { Thinking } from '../bots/thinking';
import type { Cluster } from '../cluster/cluster';
import { codeOf } from '../errors';
import type { MoveQueue } from '../matches/moveQueue';
import type { MatchStore } from '../storage/matchStore';
import type { Transport } from '../transport/socketTransport';
import type { Metrics } from './metrics';

/** The code of an error, or of its cause. */
const failureOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return codeOf(error) || (cause instanceof Error ? failureOf(cause) : 'unknown');
};

/** The codes with which SQLite and PostgreSQL report a damaged file. */
const CORRUPTED = /^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/;

/**
 * The same store, with every call counted and timed. `onCorrupted` is called when stored data can no longer be read.
 */
export const measuredStore = (store: MatchStore, metrics: Metrics, onCorrupted: () => void): MatchStore => {
  const measured = ([call, ask]: [string, (...args: never[]) => Promise<unknown>]) => [
    call,
    async (...args: never[]) => {
      const begun = performance.now();
      let failure: string | undefined;
      try {
        return await ask(...args);
      } catch (error) {
        failure = failureOf(error);
        if (CORRUPTED.test(failure)) onCorrupted();
        throw error;
      } finally {
        metrics.storeCalled(call, performance.now() - begun, failure);
      }
    },
  ];
  return Object.fromEntries(Object.entries(store).map(measured)) as MatchStore;
};

/** The same queue, with every move counted and timed until it is stored. */
export const measuredMoves = (moves: MoveQueue, metrics: Metrics): MoveQueue => ({
  ...moves,
  play: async (request) => {
    const begun = performance.now();
    const refusal = await moves.play(request);
    if (!refusal) metrics.movePlayed(request.served.id, performance.now() - begun);
    return refusal;
  },
});

type Loaded = {
  readonly transport: Pick<Transport, 'connections' | 'watched'>;
  readonly moves: Pick<MoveQueue, 'busy'>;
  readonly thinking: Pick<Thinking, 'waiting'>;
  readonly cluster: Pick<Cluster, 'bus' | 'others'>;
};

/** The current load of a server: computed whenever somebody asks for its metrics. */
export const observeLoad = ({ observe }: Metrics, { transport, moves, thinking, cluster }: Loaded): void => {
  observe('sockets', transport.connections);
  observe('watchedMatches', () => transport.watched().length);
  observe('busyMatches', moves.busy);
  observe('waitingBots', thinking.waiting);
  if (!cluster.bus()) return;
  observe('bus', () => Number(cluster.bus() === 'up'));
  observe('otherServers', cluster.others);
};
