import type { ConnectionsElsewhere } from './connections';
import type { Ears, Following } from './followOthers';
import type { Members } from './members';
import type { Notice } from './notices';
import type { PresenceElsewhere } from './presence';

/** What this process knows about the others. */
export type Others = {
  readonly members: Members;
  readonly presence: PresenceElsewhere;
  readonly connections: ConnectionsElsewhere;
};

type Parts = {
  readonly others: Others;
  readonly ears: Pick<Ears, 'transport' | 'calls'>;
  readonly following: Following;
  /** Replies to a process that is new to this one: who is connected here. */
  readonly introduce: () => void;
  /** Asks the others who is connected to them, and tells them who is connected here. */
  readonly askWho: () => void;
  /** Forgets who was connected to a process. */
  readonly forgetWho: (from: string) => void;
};

/** Returns the handler for every notice of another process: it records what the notice says and acts on it. */
export const hearNotices = (parts: Parts) => {
  const { others, ears, following, introduce, askWho, forgetWho } = parts;
  const { members, presence, connections } = others;
  const { transport, calls } = ears;

  const heed = (from: string, notice: Notice) => {
    switch (notice.kind) {
      case 'alive':
        break;
      case 'hello':
        forgetWho(from);
        introduce();
        if (notice.again) following.catchUp();
        break;
      case 'here':
      case 'gone':
        forgetWho(from);
        break;
      case 'moved':
        transport.movedElsewhere(notice.matchID, notice.stateID);
        following.wake(notice.matchID);
        break;
      case 'changed':
        following.changed(notice.matchID);
        calls.changed(notice.matchID);
        following.wake(notice.matchID);
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
  };

  return (from: string, notice: Notice): void => {
    if (notice.kind === 'gone') members.left(from);
    const wasDead = members.isDead(from);
    const isNew = notice.kind !== 'gone' && members.heard(from);
    heed(from, notice);
    // it was only silent, and may not know that it was forgotten
    if (isNew && wasDead && notice.kind !== 'hello') askWho();
    if (isNew || notice.kind === 'gone') following.wakeAll();
  };
};
