import { createThinking } from './bots/thinking';
import { createCalls, type Calls } from './calls/calls';
import { createDelivery } from './calls/delivery';
import { createOutgoing, type Outgoing } from './calls/outgoing';
import { createDrivers, type Drivers } from './drivers';
import type { Foundations } from './foundations';
import { createAbsence, type Absence } from './matches/absence';
import { conductFrom } from './matches/conduct';
import { createMoveQueue, type MoveQueue } from './matches/moveQueue';
import type { Presence } from './matches/payloads';
import { createRecords, type Records } from './matches/records';
import { stateIDOf } from './matches/stateID';
import { measuredMoves, observeLoad } from './operation/measured';
import { createSocketTransport, type Transport } from './transport/socketTransport';

/** What the threads of computer players load, if not the games of this server. */
export type ThreadGames = Pick<Parameters<typeof createThinking>[0], 'shelf' | 'thread'>;

/** Matches being played: their moves, those who watch, and what drives them on. */
export type Playing = {
  readonly moves: MoveQueue;
  readonly records: Records;
  readonly absence: Absence;
  readonly transport: Transport;
  readonly drivers: Drivers;
  readonly calls: Calls;
  readonly outgoing: Outgoing;
  /** Call it when something about a match other than its moves has changed and is stored: everybody is told. */
  readonly announce: (matchID: string) => void;
  /** Ends all play, then all connections. */
  readonly close: () => Promise<void>;
};

/** The move queue; each move is announced to the other processes and, if it ended its match, to the records. */
const createMoves = ({ store, live, games, log, uptime, metrics, cluster }: Foundations) => {
  const moves = measuredMoves(createMoveQueue(store, live, log, uptime.now), metrics);
  const records = createRecords(store, games, log);
  moves.onPlayed(({ matchID, state }) => {
    cluster.tell({ kind: 'moved', matchID, stateID: stateIDOf(state) });
    if (state.ctx.gameover !== undefined) records.matchEnded(matchID);
  });
  return { moves, records };
};

/** Puts together everything that plays. Nothing moves on its own until the drivers and calls are woken. */
export const createPlaying = (base: Foundations, threads: ThreadGames | undefined): Playing => {
  const { settings, games, store, live, cluster, limits, clock, uptime, metrics, log } = base;
  const announce = (matchID: string) => {
    live.forget(matchID);
    transport.matchChanged(matchID);
    drivers.wake(matchID);
    calls.changed(matchID);
    cluster.tell({ kind: 'changed', matchID });
  };

  const { moves, records } = createMoves(base);
  const thinking = createThinking({ ...threads, log, onThought: metrics.botThought });
  const isPresent: Presence = (...seat) => transport.isPresent(...seat);
  const absence: Absence = createAbsence({
    store,
    live,
    isPresent,
    announce,
    log,
    clock,
  });
  const drivers = createDrivers(base, { moves, thinking, absence, isPresent, announce });
  const { wishes } = drivers;
  const transport: Transport = createSocketTransport({
    games,
    store,
    live,
    moves,
    settings,
    limits,
    log,
    elsewhere: cluster,
    clock,
    onHeld: cluster.tellHeld,
    conductOf: conductFrom({ live, absence, wishes, clock, openTime: uptime.now }),
    takeBack: async (matchID, playerID, credentialHash) => {
      if (await store.takeBack(matchID, playerID, credentialHash)) announce(matchID);
    },
    onRefused: metrics.refused,
    onWatched: drivers.wake,
    onSilent: (matchID) => calls.wake(matchID),
    onPresence: (matchID) => {
      cluster.tell({ kind: 'present', matchID, ...transport.hereAt(matchID) });
      absence.look(matchID);
      wishes.attend(matchID);
    },
    onLine: (matchID, lineID) => cluster.tell({ kind: 'chat', matchID, lineID }),
  });
  const outgoing = createOutgoing(settings);
  const calls: Calls = createCalls({
    store,
    at: live.at,
    games,
    isPresent: transport.isPresent,
    isMine: cluster.isMine,
    delivery: createDelivery({ outgoing, keys: base.keys, contact: settings.pushContact, log }),
    delay: settings.callDelay,
    log,
  });

  moves.onPlayed(({ matchID, match }) => {
    calls.wake(matchID);
    if (!match || match.table.clock) drivers.clockwork.attend(matchID);
  });
  const matchChanged = (matchID: string) => {
    transport.matchChanged(matchID);
    absence.look(matchID);
  };
  cluster.join({ store, live, transport: { ...transport, matchChanged }, bots: drivers, calls });
  observeLoad(metrics, { transport, moves, thinking, cluster });

  return {
    moves,
    records,
    absence,
    transport,
    drivers,
    calls,
    outgoing,
    announce,
    close: async () => {
      await Promise.all([drivers.stopBots(), calls.close()]);
      await moves.idle();
      // pages treat the closed connection as lost, and look for a server again
      await transport.close();
      absence.close();
      drivers.close();
    },
  };
};
