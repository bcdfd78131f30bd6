import type { Bots } from '../bots/bots';
import type { Calls } from '../calls/calls';
import type { Log } from '../log';
import type { LiveMatches } from '../matches/liveMatches';
import type { MatchStore } from '../storage/matchStore';
import type { Transport } from '../transport/socketTransport';

/** The parts of this process that react to the others. */
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

/** How this process reacts when others have changed matches. */
export type Following = {
  /** Wakes the match, if this process is responsible for it. */
  readonly wake: (matchID: string) => void;
  /** Wakes all matches: this process may be responsible for more of them now. */
  readonly wakeAll: () => void;
  /** Something about the match other than its moves has changed. */
  readonly changed: (matchID: string) => void;
  /** Checks the positions of the matches watched here, and shows moves that were missed. */
  readonly look: () => void;
  /** Notices may have been lost: everything is read again. */
  readonly catchUp: () => void;
};

/** Makes this process follow the others; `isMine` says whether this process is responsible for a match. */
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
      log.warn({ error }, 'the positions of matches could not be read'),
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
