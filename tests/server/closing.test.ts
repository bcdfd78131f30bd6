import { once } from 'node:events';
import { connect } from 'node:net';
import { cardGame } from '../../games/auf-achse-cards';
import { Fault } from '../../server/http/faults';
import { createLog } from '../../server/log';
import { createRecords } from '../../server/matches/records';
import { servedGames } from '../../server/matches/servedGames';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import { eventually } from './botTables';
import {
  GAME,
  later,
  openMatch,
  openTo,
  seatEverybody,
  startServer,
  stateIDIn,
  stockClient,
  temporaryFolder,
  until,
  watch,
  type Seat,
} from './harness';
import { newMatch } from './storedMatches';

test('a server that is told to stop does not wait for idle connections', async () => {
  const server = await startServer();
  const idle = connect(server.port, '127.0.0.1');
  later(() => idle.destroy());
  idle.on('error', () => {});
  await new Promise((resolve) => idle.once('connect', resolve));
  const ended = new Promise((resolve) => idle.once('close', resolve));
  // by itself, such a connection would outlast the test
  await server.close();
  await ended;
});

test('a match that ends while the server stops is no fault: its record is written once somebody asks for it', async () => {
  const store = await openSqliteStore(':memory:');
  later(() => store.close());
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await store.create(newMatch('m', { game: GAME }));
  const match = (await store.read('m'))!;
  const recordsOf = () => createRecords(store, servedGames([cardGame]), log);

  // nothing can be replayed of this match: before the server stops, that is reported
  const open = recordsOf();
  open.matchEnded('m');
  await eventually(() => lines.join('').includes('could not be written'));

  lines.length = 0;
  const stopping = recordsOf();
  await stopping.close();
  stopping.matchEnded('m');
  await expect(stopping.recordJsonOf(match)).rejects.toEqual(new Fault(503, 'unavailable'));
  expect(lines).toEqual([]);
});

test('a request in progress is answered, and its effect is stored', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir });
  const caller = connect(server.port, '127.0.0.1');
  later(() => caller.destroy());
  let heard = '';
  caller.on('data', (text: Buffer) => (heard += text.toString()));
  const body = JSON.stringify({ numPlayers: 2 });
  const head = [
    `POST /games/${GAME}/create HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  caller.write(`${head.join('\r\n')}\r\n\r\n`);
  // the server has begun to read
  await once(caller, 'data');
  expect(heard).toContain('100 Continue');
  const ended = once(caller, 'close');
  const closing = server.close();
  caller.write(body);
  await Promise.all([closing, ended]);
  const [, matchID] = /"matchID":"([^"]+)"/.exec(heard) ?? [];
  expect(heard).toContain('200 OK');

  const next = await startServer({ dataDir });
  expect((await next.get(`/games/${GAME}/${matchID}`)).status).toBe(200);
});

test('a page continues with the next server, and no move is lost', async () => {
  const dataDir = temporaryFolder();
  const first = await startServer({ dataDir });
  const matchID = await openMatch(first);
  const [ada] = (await seatEverybody(first, matchID, 2)) as [Seat, Seat];
  const client = stockClient(first, matchID, ada);
  await until(client, ({ isConnected }) => isConnected);
  const play = () => {
    const [move] = openTo(client.getState()!, ada.playerID);
    client.moves[move!.move]!(...move!.args);
  };
  play();
  await until(client, (state) => stateIDIn(state) === 1);
  await first.close();
  const second = await startServer({ dataDir, port: first.port });
  await until(client, ({ isConnected }) => isConnected);
  expect((await second.get('/readyz')).status).toBe(200);
  const watcher = await watch(second, matchID);
  expect(stateIDIn(watcher.state())).toBe(1);
});
