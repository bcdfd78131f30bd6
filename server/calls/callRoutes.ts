import { CALL_BODY, CALL_OFF_BODY, type PushKey } from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import { readBody } from '../lobby/body';
import type { Lobby } from '../lobby/lobby';
import { provenHash } from '../lobby/proofs';
import type { Router } from '../lobbyServer';
import type { MatchStore, PushKeys, Way } from '../storage/matchStore';
import type { Outgoing } from './outgoing';

/** The most ways to call one player: a few devices and a chat. */
const MOST_WAYS = 6;

type Parts = {
  readonly store: Pick<MatchStore, 'addCalling' | 'removeCalling'>;
  readonly lobby: Pick<Lobby, 'matchAt'>;
  readonly outgoing: Pick<Outgoing, 'isAllowed'>;
  readonly keys: () => Promise<PushKeys>;
  /** Called when somebody at a match asks to be called. */
  readonly onWanted: (matchID: string) => void;
};

/** The routes with which players say how they want to be called. */
export const addCallRoutes = (router: Router, { store, lobby, outgoing, keys, onWanted }: Parts): void => {
  router.get('/push', async (ctx) => {
    const { publicKey } = await keys();
    ctx.body = { publicKey } satisfies PushKey;
  });

  router.post('/games/:name/:id/call', async (ctx) => {
    const match = await lobby.matchAt(ctx.params.name!, ctx.params.id!);
    const { way, ...claim } = await readBody(ctx, CALL_BODY);
    const { matchID, gameover } = match;
    const hash = provenHash(match, claim);
    if (gameover !== undefined) throw new Fault(409, 'matchOver');
    if (!outgoing.isAllowed(way.address)) throw new Fault(400, 'badAddress');
    const { kind, address } = way;
    const secret = way.kind === 'push' ? JSON.stringify(way.keys) : way.secret;
    const kept: Way = { kind, address, secret };
    if (!(await store.addCalling(matchID, claim.playerID, hash, kept, MOST_WAYS)))
      throw new Fault(429, 'tooMany');
    onWanted(matchID);
    ctx.body = {};
  });

  router.post('/games/:name/:id/callOff', async (ctx) => {
    const match = await lobby.matchAt(ctx.params.name!, ctx.params.id!);
    const { address, ...claim } = await readBody(ctx, CALL_OFF_BODY);
    provenHash(match, claim);
    await store.removeCalling(match.matchID, claim.playerID, address);
    ctx.body = {};
  });
};
