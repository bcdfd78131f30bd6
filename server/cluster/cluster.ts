import { randomUUID } from 'node:crypto';
import type { Bots } from '../bots/bots';
import type { Calls } from '../calls/calls';
import { hashOf } from '../identity';
import type { Log } from '../log';
import type { LiveMatches } from '../matches/liveMatches';
import type { Presence } from '../matches/payloads';
import type { Settings } from '../settings';
import type { MatchStore } from '../storage/matchStore';
import type { Transport } from '../transport/socketTransport';
import { createBus, SILENCE, type Bus } from './bus';
import { createConnectionsElsewhere } from './connections';
import { createMembers } from './members';
import type { Notice } from './notices';
import { createPresenceElsewhere } from './presence';
import { postgresWire, redisWire } from './wires';

/** What of this process hears of the others. */
type Ears = {
  readonly store: Pick<MatchStore, 'positions'>;
  readonly live: Pick<LiveMatches, 'forget' | 'forgetAll'>;
  readonly transport: Pick<
    Transport,
    'movedElsewhere' | 'toldElsewhere' | 'matchChanged' | 'watched' | 'hereAt' | 'heldHere'
  >;
  readonly bots: Pick<Bots, 'wake' | 'wakeAll'>;
  readonly calls: Pick<Calls, 'wake' | 'changed' | 'wakeAll'>;
};

/** This process among those that share a database. */
export type Cluster = {
  /** Does this process do what one process is to do for that match? For a moment there may be two; never none for long. */
  readonly isMine: (matchID: string) => boolean;
  /** Is the page of that seat connected to another process? */
  readonly isPresent: Presence;
  /** Can its player see it there? */
  readonly isLooking: Presence;
  /** How many watch the match at other processes without a seat. */
  readonly spectatorsElsewhere: (matchID: string) => number;
  /** How many connections a caller holds to other processes, as far as is known. */
  readonly heldElsewhere: (caller: string) => number;
  /** Tells the others how many connections a caller holds here. */
  readonly tellHeld: (caller: string, connections: number) => void;
  /** Can processes hear each other? Undefined for one that has its matches to itself. */
  readonly bus: () => 'up' | 'away' | undefined;
  /** How many other processes are heard. */
  readonly others: () => number;
  /** Tells the others what has been kept: to be called after that. */
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

/** In ms. */
const BEAT = 1000;
const HEAL = 2000;

/**
 * The processes of one database, which hear each other by LISTEN and NOTIFY, or by way of Redis. `database` is what
 * tells this database from all others. What is not heard is seen by looking, every two seconds.
 */
export const createCluster = (
  { databaseUrl, redisUrl }: { readonly databaseUrl: string; readonly redisUrl: Settings['redisUrl'] },
  database: string,
  log: Log,
): Cluster => {
  const id = randomUUID();
  const by = redisUrl ? 'Redis' : 'PostgreSQL';
  const members = createMembers(id);
  const presence = createPresenceElsewhere();
  const connections = createConnectionsElsewhere();
  const timers: ReturnType<typeof setInterval>[] = [];
  let bus: Bus | undefined;
  /** Has something been told that the others may not have heard? From the first loss of the bus on, for all we know. */
  let mayBeMissed = false;
  const tell = (notice: Notice) => bus?.tell(notice);
  const tellHeld = (caller: string, held: number) =>
    tell({ kind: 'holds', caller: hashOf(caller), connections: held });

  const join = ({ store, live, transport, bots, calls }: Ears) => {
    const tellPresence = (matchID: string) => {
      const who = transport.hereAt(matchID);
      if (who.seats.length || who.spectators) tell({ kind: 'present', matchID, ...who });
    };

    /** Who is connected here. */
    const tellWho = () => {
      transport.watched().forEach(tellPresence);
      for (const [caller, held] of transport.heldHere()) tellHeld(caller, held);
    };

    const wake = (matchID: string) => {
      if (!members.isMine(matchID)) return;
      bots.wake(matchID);
      calls.wake(matchID);
    };
    const wakeAll = () => {
      bots.wakeAll();
      calls.wakeAll();
    };

    const changed = (matchID: string) => {
      live.forget(matchID);
      transport.matchChanged(matchID);
    };

    /** Looks where the matches stand that are watched here. */
    const look = async () => {
      const watched = transport.watched();
      const positions = await store.positions(watched);
      for (const matchID of watched) {
        const stateID = positions.get(matchID);
        if (stateID === undefined) changed(matchID);
        else transport.movedElsewhere(matchID, stateID);
      }
    };
    const lookNow = () =>
      void look().catch((error: unknown) => log.warn({ error }, 'where matches stand could not be read'));

    const forgetWho = (from: string) => {
      connections.forget(from);
      presence.forget(from).forEach(transport.matchChanged);
    };

    /** Something that was told may not have been heard. */
    const catchUp = () => {
      live.forgetAll();
      for (const matchID of transport.watched()) {
        transport.matchChanged(matchID);
        transport.toldElsewhere(matchID);
      }
      lookNow();
      wakeAll();
    };

    const hear = (from: string, notice: Notice) => {
      if (notice.kind === 'gone') members.left(from);
      const isNew = notice.kind !== 'gone' && members.heard(from);
      switch (notice.kind) {
        case 'alive':
          break;
        case 'hello':
          forgetWho(from);
          tell({ kind: 'here' });
          tellWho();
          if (notice.again) catchUp();
          break;
        case 'here':
        case 'gone':
          forgetWho(from);
          break;
        case 'moved':
          transport.movedElsewhere(notice.matchID, notice.stateID);
          wake(notice.matchID);
          break;
        case 'changed':
          changed(notice.matchID);
          calls.changed(notice.matchID);
          wake(notice.matchID);
          break;
        case 'chat':
          transport.toldElsewhere(notice.matchID, notice.lineID);
          break;
        case 'present':
          presence.told(from, notice.matchID, notice);
          transport.matchChanged(notice.matchID);
          break;
        case 'holds':
          connections.told(from, notice.caller, notice.connections);
          break;
      }
      if (isNew || notice.kind === 'gone') wakeAll();
    };

    const greet = () => {
      log.info({ by }, 'other processes can be heard');
      tell({ kind: 'hello', again: mayBeMissed });
      mayBeMissed = true;
      tellWho();
      catchUp();
    };

    const opened = createBus({
      openWire: redisUrl ? redisWire(redisUrl) : postgresWire(databaseUrl),
      channel: `matches-${database}`,
      id,
      onNotice: hear,
      onUp: greet,
    });
    bus = opened;

    const begun = performance.now();
    let beatAt = begun;
    let wasUp = true;
    const beat = () => {
      tell({ kind: 'alive' });
      const isLate = performance.now() - beatAt > 2 * BEAT;
      beatAt = performance.now();
      // what came while this process was busy has not been heard yet
      if (isLate) return;
      const isUp = opened.isUp() || beatAt - begun < SILENCE;
      if (wasUp && !isUp) log.warn({ by }, 'other processes cannot be heard');
      wasUp = isUp;
      const dead = members.bury();
      dead.forEach(forgetWho);
      // the last thing it did it may not have told any more
      if (dead.length) catchUp();
    };

    const heal = () => {
      // seats may have changed hands without a word
      if (!opened.isUp()) live.forgetAll();
      lookNow();
    };

    timers.push(setInterval(beat, BEAT), setInterval(heal, HEAL));
    tell({ kind: 'alive' });
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
      timers.forEach(clearInterval);
      tell({ kind: 'gone' });
      await bus?.close();
    },
  };
};
