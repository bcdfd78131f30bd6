import { createBots } from './bots/bots';
import type { Thinking } from './bots/thinking';
import type { Foundations } from './foundations';
import { createPauses, type Pauses } from './lobby/pauses';
import { createWishes, type Wishes } from './lobby/wishes';
import type { Absence } from './matches/absence';
import { createClockwork, type Clockwork } from './matches/clockwork';
import type { MoveQueue } from './matches/moveQueue';
import type { Presence } from './matches/payloads';

/**
 * What moves a match on by itself, in one process per match: computer players, clocks, and what the table has agreed
 * on.
 */
export type Drivers = {
  /**
   * Call it when somebody else's turn or time may have begun, or this process may have become responsible for the
   * match.
   */
  readonly wake: (matchID: string) => void;
  readonly wakeAll: () => void;
  readonly clockwork: Clockwork;
  readonly wishes: Wishes;
  readonly pauses: Pauses;
  /** Resolves when no computer player is playing any more. */
  readonly stopBots: () => Promise<void>;
  /** Stops clocks and wishes. */
  readonly close: () => void;
};

type Parts = {
  readonly moves: MoveQueue;
  readonly thinking: Thinking;
  readonly absence: Absence;
  readonly isPresent: Presence;
  /** Something has changed that the people at the table see. */
  readonly announce: (matchID: string) => void;
};

/** The drivers of one process. */
export const createDrivers = (
  { settings, store, live, games, cluster, uptime, log }: Foundations,
  { moves, thinking, absence, isPresent, announce }: Parts,
): Drivers => {
  const { isMine } = cluster;
  const bots = createBots({
    store,
    at: live.at,
    games,
    moves,
    thinking,
    delay: settings.botDelay,
    log,
    isMine,
    openTime: uptime.now,
  });
  const clockwork = createClockwork({
    store,
    live,
    games,
    isMine,
    now: uptime.now,
    announce,
    onOut: bots.wake,
    log,
  });
  const wishes = createWishes({ store, live, games, moves, absence, isMine, announce, log });
  const pauses = createPauses({ store, live, isPresent, isMine, announce, now: uptime.now, log });
  return {
    wake: (matchID) => {
      bots.wake(matchID);
      clockwork.attend(matchID);
      wishes.attend(matchID);
      pauses.attend(matchID);
    },
    wakeAll: () => {
      bots.wakeAll();
      clockwork.attendAll();
    },
    clockwork,
    wishes,
    pauses,
    stopBots: bots.close,
    close: () => {
      clockwork.close();
      wishes.close();
    },
  };
};
