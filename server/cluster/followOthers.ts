import type { Bots } from '../bots/bots';
import type { Calls } from '../calls/calls';
import type { Log } from '../log';
import type { LiveMatches } from '../matches/liveMatches';
import type { MatchStore } from '../storage/matchStore';
import type { Transport } from '../transport/socketTransport';

/** What of this process hears of the others. */
export type Ears = {
  readonly store: Pick<MatchStore, 'positions'>;
  readonly live: Pick<LiveMatches, 'forget' | 'forgetAll'>;
  readonly transport: Pick<
    Transport,
    'movedElsewhere' | 'toldElsewhere' | 'matchChanged' | 'watched' | 'hereAt' | 'heldHere'
  >;
  readonly bots: Pick<Bots, 'wake' | 'wakeAll'>;
  readonly calls: Pick<Calls, 'wake' | 'changed' | 'wakeAll'>;
};

/** What this process does when others have changed matches. */
export type Following = {
  /** Does what one process is to do for a match, if that is this one. */
  readonly wake: (matchID: string) => void;
  /** The same for all matches: others may be this process's now. */
  readonly wakeAll: () => void;
  /** Something about the match but its moves has changed. */
  readonly changed: (matchID: string) => void;
  /** Looks where the matches stand that are watched here, and shows what has been missed. */
  readonly look: () => void;
  /** Something that was told may not have been heard: everything is read again. */
  readonly catchUp: () => void;
};

/** Has this process follow the others; `isMine` answers whether a match is this process's to drive. */
export const followingOf = (
  { store, live, transport, bots, calls }: Ears,
  isMine: (matchID: string) => boolean,
  log: Log,
): Following => {
  const changed = (matchID: string) => {
    live.forget(matchID);
    transport.matchChanged(matchID);
  };

  const lookAtPositions = async () => {
    const watched = transport.watched();
    const positions = await store.positions(watched);
    for (const matchID of watched) {
      const stateID = positions.get(matchID);
      if (stateID === undefined) changed(matchID);
      else transport.movedElsewhere(matchID, stateID);
    }
  };
  const look = () =>
    void lookAtPositions().catch((error: unknown) =>
      log.warn({ error }, 'where matches stand could not be read'),
    );

  const wakeAll = () => {
    bots.wakeAll();
    calls.wakeAll();
  };

  return {
    wake: (matchID) => {
      if (!isMine(matchID)) return;
      bots.wake(matchID);
      calls.wake(matchID);
    },
    wakeAll,
    changed,
    look,
    catchUp: () => {
      live.forgetAll();
      for (const matchID of transport.watched()) {
        transport.matchChanged(matchID);
        transport.toldElsewhere(matchID);
      }
      look();
      wakeAll();
    },
  };
};
