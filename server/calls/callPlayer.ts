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
  /** Is it this process that calls the players of that match? */
  readonly isMine: (matchID: string) => boolean;
  readonly delivery: Pick<Delivery, 'deliver'>;
  readonly log: Log;
};

/** Has the seat moved since it was called? It is called once for what it has to do. */
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

/** Answers what calls a player one way about a match as it stands, unless that has been done; it resolves when it has come to something. */
export const callPlayer = ({ store, at, people, isMine, delivery, log }: Parts) => {
  /** Calls that are being delivered here, each by who is called, how, and at which position. */
  const inHand = new Set<string>();

  return async (live: LiveMatch, calling: Calling): Promise<void> => {
    const { matchID, game } = live.match;
    const { playerID, kind, address } = calling;
    const stateID = stateIDOf(live.state);
    const keyAt = (position: number) => JSON.stringify([matchID, playerID, address, position]);
    // a server that has stopped meanwhile could not bring to an end what it had begun
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
      // another server goes on with what is not this one's any more
      else if (isMine(matchID)) await store.settleCall(matchID, calling, stateID);
      log.debug({ matchID, kind, outcome }, 'a player was called');
    } finally {
      inHand.delete(key);
    }
  };
};
