import type { State } from 'boardgame.io';
import type { Call } from '../../games/shared/protocol';
import type { Log } from '../log';
import type { LiveMatch, LiveMatches } from '../matches/liveMatches';
import { stateIDOf } from '../matches/stateID';
import type { Calling, MatchStore } from '../storage/matchStore';
import type { AwaitedPeople } from './awaitedPeople';
import type { Delivery } from './delivery';

type Parts = {
  readonly store: Pick<MatchStore, 'noteCall' | 'settleCall' | 'removeCalling' | 'log'>;
  readonly at: LiveMatches['at'];
  readonly people: AwaitedPeople;
  /** Is this the process that calls the players of that match? */
  readonly isMine: (matchID: string) => boolean;
  readonly delivery: Pick<Delivery, 'deliver'>;
  readonly log: Log;
};

/** Has the seat moved since it was called? A player is called once for each turn. */
const hasMoved = async (
  store: Pick<MatchStore, 'log'>,
  matchID: string,
  { playerID, calledAt }: Calling,
  state: State,
): Promise<boolean> => {
  if (calledAt === undefined) return true;
  const since = await store.log(matchID, { moves: stateIDOf(state) - calledAt });
  return since.some(({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === playerID);
};

/**
 * Returns a function that calls a player in one way about the current position, unless that has been done. It
 * resolves when the call was delivered or given up.
 */
export const callPlayer = ({ store, at, people, isMine, delivery, log }: Parts) => {
  /** Calls that this process is delivering, each keyed by player, address and position. */
  const inHand = new Set<string>();

  return async (live: LiveMatch, calling: Calling): Promise<void> => {
    const { matchID, game } = live.match;
    const { playerID, kind, address } = calling;
    const stateID = stateIDOf(live.state);
    const keyAt = (position: number) => JSON.stringify([matchID, playerID, address, position]);
    // a server that stopped in the meantime may have left a call unfinished
    const isLeft = calling.isOwed && !inHand.has(keyAt(calling.calledAt!));
    if (!isLeft && !(await hasMoved(store, matchID, calling, live.state))) return;
    const key = keyAt(stateID);
    if (inHand.has(key)) return;
    inHand.add(key);
    try {
      if (!(await store.noteCall(matchID, calling, stateID))) return;
      const said: Call = { what: 'yourTurn', game, matchID, waiting: people.waitingAt(live) };
      const outcome = await delivery.deliver(calling, said, async () => {
        const now = await at(matchID);
        return isMine(matchID) && now !== undefined && people.missedAt(now).includes(playerID);
      });
      if (outcome === 'gone') await store.removeCalling(matchID, playerID, address);
      // if the match now belongs to another server, that server continues the call
      else if (isMine(matchID)) await store.settleCall(matchID, calling, stateID);
      log.debug({ matchID, kind, outcome }, 'a player was called');
    } finally {
      inHand.delete(key);
    }
  };
};
