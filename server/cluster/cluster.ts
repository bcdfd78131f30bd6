import { randomUUID } from 'node:crypto';
import type { Bots } from '../bots/bots';
import type { Log } from '../log';
import type { LiveMatches } from '../matches/liveMatches';
import type { Presence } from '../matches/payloads';
import type { Settings } from '../settings';
import type { MatchStore } from '../storage/matchStore';
import type { Transport } from '../transport/socketTransport';
import { createBus, type Bus } from './bus';
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
    'movedElsewhere' | 'toldElsewhere' | 'matchChanged' | 'watched' | 'presentHere'
  >;
  readonly bots: Pick<Bots, 'wake' | 'wakeAll'>;
};

/** This process among those that share a database. */
export type Cluster = {
  /** Does this process do what one process is to do for that match? For a moment there may be two; never none for long. */
  readonly isMine: (matchID: string) => boolean;
  /** Is the page of that seat connected to another process? */
  readonly isPresent: Presence;
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
  const members = createMembers(id);
  const presence = createPresenceElsewhere();
  const timers: ReturnType<typeof setInterval>[] = [];
  let bus: Bus | undefined;
  /** Has something been told that the others may not have heard? From the first loss of the bus on, for all we know. */
  let mayBeMissed = false;
  const tell = (notice: Notice) => bus?.tell(notice);

  const join = ({ store, live, transport, bots }: Ears) => {
    const tellPresence = (matchID: string) => {
      const seats = transport.presentHere(matchID);
      if (seats.length) tell({ kind: 'present', matchID, seats });
    };

    const wake = (matchID: string) => {
      if (members.isMine(matchID)) bots.wake(matchID);
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

    const forgetPresence = (from: string) => presence.forget(from).forEach(transport.matchChanged);

    /** Something that was told may not have been heard. */
    const catchUp = () => {
      live.forgetAll();
      for (const matchID of transport.watched()) {
        transport.matchChanged(matchID);
        transport.toldElsewhere(matchID);
      }
      lookNow();
      bots.wakeAll();
    };

    const hear = (from: string, notice: Notice) => {
      if (notice.kind === 'gone') members.left(from);
      const isNew = notice.kind !== 'gone' && members.heard(from);
      switch (notice.kind) {
        case 'alive':
          break;
        case 'hello':
          forgetPresence(from);
          tell({ kind: 'here' });
          transport.watched().forEach(tellPresence);
          if (notice.again) catchUp();
          break;
        case 'here':
        case 'gone':
          forgetPresence(from);
          break;
        case 'moved':
          transport.movedElsewhere(notice.matchID, notice.stateID);
          wake(notice.matchID);
          break;
        case 'changed':
          changed(notice.matchID);
          wake(notice.matchID);
          break;
        case 'chat':
          transport.toldElsewhere(notice.matchID, notice.lineID);
          break;
        case 'present':
          presence.told(from, notice.matchID, notice.seats);
          transport.matchChanged(notice.matchID);
          break;
      }
      if (isNew || notice.kind === 'gone') bots.wakeAll();
    };

    const greet = () => {
      log.info({ by: redisUrl ? 'Redis' : 'PostgreSQL' }, 'other processes can be heard');
      tell({ kind: 'hello', again: mayBeMissed });
      mayBeMissed = true;
      transport.watched().forEach(tellPresence);
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

    let beatAt = performance.now();
    let wasUp = false;
    const beat = () => {
      tell({ kind: 'alive' });
      const isLate = performance.now() - beatAt > 2 * BEAT;
      beatAt = performance.now();
      // what came while this process was busy has not been heard yet
      if (isLate) return;
      if (wasUp && !opened.isUp()) log.warn('other processes cannot be heard');
      wasUp = opened.isUp();
      const dead = members.bury();
      dead.forEach(forgetPresence);
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
