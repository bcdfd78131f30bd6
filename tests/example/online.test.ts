import { LobbyClient } from 'boardgame.io/client';
import type { LogEntry } from '../../ui/kit/match';
import { openOnlineMatch, type OnlineMatch } from '../../ui/online/onlineMatch';
import { filmOf } from '../../ui/replay/film';
import { later, startServer, type Created } from '../server/harness';
import { until } from '../ui/becoming';
import { replayed } from '../replayed';
import { gameUi } from './board';
import { nim, type View } from './game';
import { SHELF } from './shelf';

const viewIn = (match: OnlineMatch) => match.snapshot()?.view as View | undefined;
const stepsIn = (match: OnlineMatch) => match.snapshot()?.log.length;

/** What everybody may read of a log. */
const storyIn = (log: readonly LogEntry[]) =>
  log.map(({ seat, move, args, happenings }) => ({ seat, move, args, happenings }));

/** A server with nothing but Nim to play, and two who have sat down at a table of it. */
const table = async () => {
  const server = await startServer({}, [nim]);
  const lobby = new LobbyClient({ server: server.url });
  expect(await lobby.listGames()).toEqual(['nim']);
  const { matchID } = await lobby.createMatch('nim', { numPlayers: 2, setupData: { last: 'loses' } });
  const join = async (playerName: string): Promise<OnlineMatch> => {
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('nim', matchID, {
      playerName,
    });
    const seat = { playerID, credentials };
    const match = openOnlineMatch({ module: nim, matchID, seat, server: server.url });
    later(match.close);
    await until(match, () => match.connection() === 'live' && viewIn(match) !== undefined);
    return match;
  };
  return { server, matchID, lisa: await join('Lisa'), kemal: await join('Kemal') };
};

describe('two who play Nim over the network', () => {
  test('see the same table, are refused what is not open, and come to an end', async () => {
    const { server, matchID, lisa, kemal } = await table();
    expect(viewIn(kemal)).toEqual(viewIn(lisa));

    kemal.play({ move: 'take', args: ['long', 1] });
    await until(kemal, () => kemal.refused() !== undefined);
    expect(kemal.refused()).toEqual({ reason: 'notYourTurn', rule: 'N-2.2', values: { seat: '0' } });

    const steps = [
      [lisa, 'long', 5],
      [kemal, 'middle', 4],
      [lisa, 'short', 2],
      [kemal, 'short', 1],
    ] as const;
    for (const [at, [who, row, count]] of steps.entries()) {
      who.play({ move: 'take', args: [row, count] });
      await Promise.all([lisa, kemal].map((match) => until(match, () => stepsIn(match) === at + 1)));
    }
    const winners = ['0'];
    for (const match of [lisa, kemal]) expect(nim.result(viewIn(match)!)).toMatchObject({ winners });

    const { body: record } = await server.get(`/games/nim/${matchID}/record`);
    const module = await SHELF.rulesOf(nim.id);
    const replay = replayed(record, () => module);
    const film = filmOf(replay, '1', gameUi.moments);
    expect(film.length).toBe(steps.length);
    const last = film.momentsOf(steps.length).at(-1)!;
    expect(last.view).toEqual(viewIn(kemal));
    expect(storyIn(last.log)).toEqual(storyIn(kemal.snapshot()!.log));
  });

  test('may be joined by a computer player', async () => {
    const server = await startServer({}, [nim]);
    const { body } = await server.post<Created>('/games/nim/create', {
      numPlayers: 2,
      bots: { 1: 'normal' },
    });
    const lobby = new LobbyClient({ server: server.url });
    const { playerCredentials } = await lobby.joinMatch('nim', body.matchID, {
      playerName: 'Lisa',
      playerID: '0',
    });
    const seat = { playerID: '0', credentials: playerCredentials };
    const match = openOnlineMatch({ module: nim, matchID: body.matchID, seat, server: server.url });
    later(match.close);
    await until(match, () => match.connection() === 'live' && viewIn(match)?.turn === '0');
    match.play({ move: 'take', args: ['long', 5] });
    await until(match, () => stepsIn(match) === 2 && viewIn(match)?.turn === '0');
    // as many in both rows that are left: it has read how the game is won
    expect(viewIn(match)!.sticks).toEqual({ short: 3, middle: 3, long: 0 });
  });
});
