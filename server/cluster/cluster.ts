import { randomUUID } from 'node:crypto';
import { hashOf } from '../identity';
import type { Log } from '../log';
import type { Presence } from '../matches/payloads';
import type { ServerSettings } from '../settings';
import { createBus, type Bus } from './bus';
import { createConnectionsElsewhere } from './connections';
import { followingOf, type Ears } from './followOthers';
import { hearNotices, type Others } from './hearNotices';
import { createMembers } from './members';
import type { Notice } from './notices';
import { createPresenceElsewhere } from './presence';
import { startPulse } from './pulse';
import { postgresWire, redisWire } from './wires';

/** This process among those that share a database. */
export type Cluster = {
  /**
   * Is this the process responsible for that match? For a moment there may be two such processes; never none for
   * long.
   */
  readonly isMine: (matchID: string) => boolean;
  /** Is the page of that seat connected to another process? */
  readonly isPresent: Presence;
  /** Is that page visible to its player? */
  readonly isLooking: Presence;
  /** How many spectators watch the match through other processes. */
  readonly spectatorsElsewhere: (matchID: string) => number;
  /** How many connections a caller holds to other processes, as far as is known. */
  readonly heldElsewhere: (caller: string) => number;
  /** Tells the others how many connections a caller holds here. */
  readonly tellHeld: (caller: string, connections: number) => void;
  /** Can the processes hear each other? Undefined for a process that has its matches to itself. */
  readonly bus: () => 'up' | 'away' | undefined;
  /** How many other processes are heard. */
  readonly others: () => number;
  /** Tells the others what has been stored; call it after it was stored. */
  readonly tell: (notice: Extract<Notice, { matchID: string }>) => void;
  /** Begins to hear the others. */
  readonly join: (ears: Ears) => void;
  /** Tells the others that this process stops. */
  readonly leave: () => Promise<void>;
};

/** A process that has its matches to itself. */
export const ALONE: Cluster = {
  isMine: () => true,
  isPresent: () => false,
  isLooking: () => false,
  spectatorsElsewhere: () => 0,
  heldElsewhere: () => 0,
  tellHeld: () => {},
  bus: () => undefined,
  others: () => 0,
  tell: () => {},
  join: () => {},
  leave: async () => {},
};

/** How often changes whose notice was lost are looked for, in ms. */
const HEAL = 2000;

type Urls = { readonly databaseUrl: string; readonly redisUrl: ServerSettings['redisUrl'] };

/**
 * The processes of one database, which hear each other through LISTEN and NOTIFY, or through Redis. `database`
 * identifies this database among all others. Changes whose notice was lost are found by a check every two seconds.
 */
export const createCluster = ({ databaseUrl, redisUrl }: Urls, database: string, log: Log): Cluster => {
  const id = randomUUID();
  const by = redisUrl ? 'Redis' : 'PostgreSQL';
  const members = createMembers(id);
  const presence = createPresenceElsewhere();
  const connections = createConnectionsElsewhere();
  const others: Others = { members, presence, connections };
  let bus: Bus | undefined;
  let stopTimers: (() => void) | undefined;
  /** May notices have been lost? True once the bus has been up: coming up again means it was lost in between. */
  let mayBeMissed = false;
  const tell = (notice: Notice) => bus?.tell(notice);
  const tellHeld = (caller: string, held: number) =>
    tell({ kind: 'holds', caller: hashOf(caller), connections: held });

  const join = (ears: Ears) => {
    const { live, transport } = ears;
    const following = followingOf(ears, members.isMine, log);

    /** Tells the others who is connected here. */
    const tellWho = () => {
      for (const matchID of transport.watched()) {
        const who = transport.hereAt(matchID);
        if (who.seats.length || who.spectators) tell({ kind: 'present', matchID, ...who });
      }
      for (const [caller, held] of transport.heldHere()) tellHeld(caller, held);
    };
    const introduce = () => {
      tell({ kind: 'here' });
      tellWho();
    };
    const greet = () => {
      log.info({ by }, 'other processes can be heard');
      tell({ kind: 'hello', again: mayBeMissed });
      mayBeMissed = true;
      tellWho();
      following.catchUp();
    };
    const askWho = () => {
      tell({ kind: 'hello', again: true });
      tellWho();
    };
    const forgetWho = (from: string) => {
      connections.forget(from);
      presence.forget(from).forEach(transport.matchChanged);
    };

    const opened = createBus({
      openWire: redisUrl ? redisWire(redisUrl) : postgresWire(databaseUrl),
      channel: `matches-${database}`,
      id,
      onNotice: hearNotices({ others, ears, following, introduce, askWho, forgetWho }),
      onUp: greet,
    });
    bus = opened;

    const forgetDead = () => {
      const dead = members.forgetDead();
      dead.forEach(forgetWho);
      // its last notices may have been lost
      if (dead.length) following.catchUp();
    };
    const heal = () => {
      // seats may have changed hands without a notice
      if (!opened.isUp()) live.forgetAll();
      following.look();
    };
    const stopPulse = startPulse({ bus: opened, by, onPulse: forgetDead, log });
    const timer = setInterval(heal, HEAL);
    stopTimers = () => {
      stopPulse();
      clearInterval(timer);
    };
  };

  return {
    isMine: members.isMine,
    isPresent: presence.isPresent,
    isLooking: presence.isLooking,
    spectatorsElsewhere: presence.spectators,
    heldElsewhere: (caller) => connections.of(hashOf(caller)),
    tellHeld,
    bus: () => (bus?.isUp() ? 'up' : 'away'),
    others: members.others,
    tell: (notice) => {
      if (!bus?.isUp()) mayBeMissed = true;
      tell(notice);
    },
    join,
    leave: async () => {
      stopTimers?.();
      tell({ kind: 'gone' });
      await bus?.close();
    },
  };
};
