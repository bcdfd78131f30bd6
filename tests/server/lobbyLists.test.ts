import { LobbyClient } from 'boardgame.io/client';
import { cardGame } from '../../games/auf-achse-cards';
import { USUAL_TABLE } from '../../games/shared/conduct';
import { type LobbyMatch, type LobbyReplay } from '../../games/shared/protocol';
import { GAME, lay, openMatch, seatEverybody, shown, startServer, watch, type Seat } from './harness';
import { fault, finished } from './lobbyRequests';
import { comes } from './serverProcess';

describe('the lists', () => {
  test('show public matches that are not over, and how they stand', async () => {
    const server = await startServer();
    const over = await finished(server);
    const open = await openMatch(server, { numPlayers: 3, bots: { 2: 'easy' } });
    const running = await openMatch(server);
    await seatEverybody(server, running, 2);
    const hidden = await openMatch(server, { unlisted: true });
    const { body: rows } = await server.get<LobbyMatch[]>('/lobby');
    expect(rows.map(({ matchID, status }) => [matchID, status])).toEqual([
      [running, 'running'],
      [open, 'open'],
    ]);
    expect(rows[1]).toEqual({
      game: GAME,
      matchID: open,
      seats: [{ playerID: '0' }, { playerID: '1' }, { playerID: '2', name: 'Kalle', bot: 'easy' }],
      options: { stages: 1, betweenStages: 'redeal', ownRace: 'open' },
      table: USUAL_TABLE,
      status: 'open',
      updatedAt: expect.any(Number) as number,
    });
    expect(await shown(server, hidden)).toMatchObject({ unlisted: true, status: 'open' });
    const listed = await new LobbyClient({ server: server.url }).listMatches(GAME);
    expect(listed.matches.map(({ matchID }) => matchID)).toEqual([running, open, over.matchID]);
  });

  test('contain a hundred matches and link to older ones', async () => {
    const server = await startServer();
    await Promise.all(Array.from({ length: 103 }, () => openMatch(server)));
    const lobby = new LobbyClient({ server: server.url });
    const { matches } = await lobby.listMatches(GAME);
    expect(matches).toHaveLength(100);
    const { updatedAt } = matches.at(-1)!;
    const older = await lobby.listMatches(GAME, { updatedBefore: updatedAt });
    expect(older.matches).toHaveLength(3);
    expect(new Set([...matches, ...older.matches].map(({ matchID }) => matchID)).size).toBe(103);
    const newer = await lobby.listMatches(GAME, { updatedAfter: updatedAt });
    expect(newer.matches).toHaveLength(99);
    expect((await server.get('/lobby')).body).toHaveLength(100);
  });

  test('say for requested matches who is awaited there, and how they ended', async () => {
    const server = await startServer();
    const ask = async (ids: readonly string[]) =>
      (await server.get<LobbyMatch[]>(`/lobby/matches?ids=${ids.join()}`)).body;
    const over = await finished(server);
    const hidden = await openMatch(server, { unlisted: true });
    const running = await openMatch(server);
    const [ada] = (await seatEverybody(server, running, 2)) as [Seat, Seat];
    const rows = await ask([over.matchID, hidden, running, 'nowhere']);
    const rowOf = (matchID: string) => rows.find((row) => row.matchID === matchID);
    expect(rows).toHaveLength(3);
    expect(rowOf(over.matchID)).toMatchObject({ status: 'over', awaited: [], result: over.end.ctx.gameover });
    expect(rowOf(hidden)).toMatchObject({ status: 'open', awaited: [] });
    expect(rowOf(running)).toMatchObject({ status: 'running', awaited: ['0', '1'] });
    expect(rowOf(running)).not.toHaveProperty('result');
    const ear = await watch(server, running, ada);
    const both = ear.next('update');
    lay(ear, running, ada);
    await both;
    expect(await ask([running])).toMatchObject([{ awaited: cardGame.awaited(ear.state().G) }]);
    for (const query of ['', '?ids=', '?ids=__proto__', '?ids=a&ids=b'])
      expect(await server.get(`/lobby/matches${query}`)).toMatchObject({ status: 200, body: [] });
  });

  test('find replays of public matches by name and game', async () => {
    const server = await startServer();
    const find = async (query: string) => (await server.get<LobbyReplay[]>(`/lobby/replays${query}`)).body;
    const { matchID } = await finished(server);
    await finished(server, { unlisted: true });
    await comes('the record', async () => (await find('')).length > 0);
    const [found, ...others] = await find('?name=play&game=auf-achse-cards');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ matchID, status: 'over', result: { winners: expect.any(Array) } });
    expect(await find(`?endedBefore=${found!.endedAt}`)).toEqual([]);
    expect(await find(`?endedBefore=${found!.endedAt + 1}`)).toEqual([found]);
    for (const query of [
      '?name=eve',
      '?name=%00',
      '?game=chess',
      '?game=__proto__',
      `?name=${'x'.repeat(99)}`,
    ])
      expect(await find(query)).toEqual([]);
  });

  test('of an unknown game are refused', async () => {
    const server = await startServer();
    expect(await server.get('/games/chess')).toMatchObject(fault(404, 'unknownGame'));
  });
});
