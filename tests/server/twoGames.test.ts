import type { LobbyAPI } from 'boardgame.io';
import { GAMES, type AnyGame } from '../../games';
import { GAME, connect, openMatch, refusalIn, sitDown, startServer } from './harness';

const TWIN = 'twin';
const game = GAMES[0];
const TWO: readonly AnyGame[] = [game, { ...game, game: { ...game.game, name: TWIN } }];

describe('a match of one game', () => {
  test('cannot be accessed through another', async () => {
    const server = await startServer({}, TWO);
    expect((await server.get('/games')).body).toEqual([GAME, TWIN]);
    const matchID = await openMatch(server);
    const unknown = { status: 404, body: { error: 'unknownMatch' } };
    expect(await server.get(`/games/${TWIN}/${matchID}`)).toMatchObject(unknown);
    expect(await server.get(`/games/${TWIN}/${matchID}/record`)).toMatchObject(unknown);
    expect(await server.post(`/games/${TWIN}/${matchID}/join`, { playerName: 'Ada' })).toMatchObject(unknown);
    expect((await server.get<LobbyAPI.MatchList>(`/games/${TWIN}`)).body.matches).toEqual([]);
  });

  test('is not shown by the other game’s rules of what may be seen', async () => {
    const server = await startServer({}, TWO);
    const matchID = await openMatch(server);
    const { credentials } = await sitDown(server, matchID, '0');
    const ear = await connect(server.url, TWIN);
    for (const seat of [[null], ['0', credentials]]) {
      const refused = ear.next('refused');
      ear.socket.emit('sync', matchID, ...seat);
      expect(refusalIn(await refused).reason).toBe('unknownMatch');
    }
    expect(ear.heard.filter(({ event }) => event === 'sync')).toEqual([]);
  });
});
