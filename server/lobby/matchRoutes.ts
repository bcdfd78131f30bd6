import type { IncomingMessage } from 'node:http';
import { Fault } from '../http/faults';
import type { Router } from '../lobbyServer';
import type { Presence } from '../matches/payloads';
import type { Match } from '../storage/matchStore';
import { BODIES, readBody, type Body } from './body';
import type { Lobby } from './lobby';
import { matchJson } from './matchJson';
import type { Pauses } from './pauses';
import type { StandIns } from './standIns';
import type { Wishes } from './wishes';

type Parts = {
  readonly lobby: Lobby;
  readonly standIns: StandIns;
  readonly pauses: Pick<Pauses, 'ask'>;
  readonly wishes: Pick<Wishes, 'speak'>;
  /** The address that the request comes from. */
  readonly callerOf: (request: IncomingMessage) => string;
  readonly isPresent: Presence;
  readonly clock: () => number;
  readonly recordJsonOf: (match: Match) => Promise<string>;
};

/** The routes of protocol.ts for one match. Why they are not boardgame.io's own: lobbyServer.ts. */
export const addMatchRoutes = (
  router: Router,
  { lobby, standIns, pauses, wishes, callerOf, isPresent, clock, recordJsonOf }: Parts,
): void => {
  const matchAt = ({ name, id }: Readonly<Record<string, string | undefined>>) => lobby.matchAt(name!, id!);

  router.post('/games/:name/create', async (ctx) => {
    const body = await readBody(ctx, BODIES.create);
    ctx.body = await lobby.open(ctx.params.name!, body, callerOf(ctx.req));
  });

  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = matchJson(await matchAt(ctx.params), clock(), isPresent);
  });

  router.get('/games/:name/:id/record', async (ctx) => {
    const match = await matchAt(ctx.params);
    if (match.gameover === undefined) throw new Fault(409, 'stillRunning');
    ctx.body = await recordJsonOf(match);
    ctx.type = 'json';
  });

  /** A request to a match, with the body of that name; the result is sent back. */
  const post = <Name extends keyof typeof BODIES>(
    name: Name,
    act: (match: Match, body: Body<Name>) => Promise<unknown>,
  ) =>
    router.post(`/games/:name/:id/${name}`, async (ctx) => {
      const match = await matchAt(ctx.params);
      ctx.body = (await act(match, await readBody(ctx, BODIES[name]))) ?? {};
    });
  post('join', lobby.join);
  post('leave', lobby.leave);
  post('update', lobby.rename);
  post('playAgain', lobby.playAgain);
  post('close', lobby.close);
  post('free', lobby.free);
  post('fill', standIns.fill);
  post('handOver', standIns.handOver);
  post('takeBack', standIns.takeBack);
  post('pause', pauses.ask);
  post('goBack', wishes.speak);

  // boardgame.io's older way to rename, which its LobbyClient no longer calls
  router.post('/games/:name/:id/rename', () => {
    throw new Fault(410, 'malformed');
  });
};
