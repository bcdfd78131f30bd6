import type { LogEntry } from 'boardgame.io';
import { openPostgresStore } from '../../server/storage/postgresStore';
import {
  action,
  connect,
  later,
  lay,
  LONG,
  openMatch,
  openTo,
  sitDown,
  seatEverybody,
  startServer,
  stateIDIn,
  watch,
  type Seat,
  type TestServer,
} from './harness';
import { freshDatabase, inDatabase } from './postgres';
import { startProxy } from './proxy';
import { comes, NODE, started, type Running } from './serverProcess';

const REDIS = process.env['TEST_REDIS'];

/** A route for notices, and how to cut and restore it. */
type Way = (databaseUrl: string) => Promise<{
  readonly redisUrl: string | undefined;
  readonly cut: () => Promise<void> | void;
  readonly mend: () => void;
}>;

const byPostgres: Way = async (databaseUrl) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () =>
    inDatabase(databaseUrl, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'matches: notices'`,
      ),
    );
  const mend = () => clearInterval(timer);
  later(mend);
  return {
    redisUrl: undefined,
    cut: async () => {
      await end();
      timer = setInterval(() => void end().catch(() => {}), 100);
    },
    mend,
  };
};

const byRedis: Way = async () => {
  const { hostname, port } = new URL(REDIS!);
  expect(hostname).toBe('127.0.0.1');
  const proxy = await startProxy([Number(port || 6379)]);
  return { redisUrl: `redis://127.0.0.1:${proxy.port}`, cut: proxy.cut, mend: proxy.mend };
};

const WAYS: [string, Way][] = [
  ['PostgreSQL', byPostgres],
  ...(REDIS?.includes('127.0.0.1') ? [['Redis', byRedis] as [string, Way]] : []),
];

/** How often the server has begun to hear others. */
const heardOthers = ({ logged }: TestServer) =>
  logged.filter((line) => line.includes('other processes can be heard')).length;

test.each(WAYS)(
  'pages see moves played on other servers even while notices by %s are cut off',
  async (_, way) => {
    const databaseUrl = await freshDatabase();
    const { redisUrl, cut, mend } = await way(databaseUrl);
    const servers = await Promise.all([1, 2].map(() => startServer({ databaseUrl, redisUrl })));
    const [one, two] = servers as [TestServer, TestServer];
    await comes('the others', () => servers.every((server) => heardOthers(server) > 0));
    const matchID = await openMatch(one, { setupData: LONG });
    const [seat] = await seatEverybody(one, matchID, 2);
    const [player, spectator] = [await watch(one, matchID, seat), await watch(two, matchID)];
    const before = servers.map(heardOthers);

    await cut();
    const shown = spectator.next('update');
    lay(player, matchID, seat!);
    await shown;
    expect(spectator.state().G).toEqual((await watch(one, matchID)).state().G);
    const said = spectator.next('chat');
    const heard = player.next('chat');
    player.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'Hello' }, seat!.credentials);
    await heard;

    mend();
    expect(await said).toEqual([matchID, { id: 'a', sender: '0', payload: 'Hello' }]);
    await comes('the others again', () => servers.every((server, at) => heardOthers(server) > before[at]!));
  },
);

const url = ({ port }: Running) => `http://127.0.0.1:${port}`;

const kill = async (running: Running) => {
  running.child.kill('SIGKILL');
  await running.ended;
};

/** Servers as separate processes on one database, with their default settings. */
const processes = async (count: number) => {
  const databaseUrl = await freshDatabase();
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: '', LOG_LEVEL: 'warn' };
  const all = await Promise.all(Array.from({ length: count }, () => started(NODE, { env })));
  const post = async (path: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(url(all[0]!) + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  // the parts of a server that openMatch and sitDown use
  const lobby = { post } as unknown as TestServer;
  return { all, databaseUrl, lobby };
};

/**
 * Plays from a seat to a position, or to the end if the match ends earlier, and moves to the next server when its own
 * is gone. `told`: everything it was told, by position.
 */
const playAnywhere = async (
  urls: readonly string[],
  matchID: string,
  seat: Seat,
  {
    from,
    until,
    told,
  }: { readonly from: number; readonly until: number; readonly told: Map<number, string> },
): Promise<void> => {
  const note = (entries: readonly LogEntry[]) => {
    // entries that follow from a move have its number
    for (const entry of entries)
      if (!told.has(stateIDIn(entry))) told.set(stateIDIn(entry), JSON.stringify(entry.action.payload));
  };
  for (let at = from; ; at++) {
    const ear = await connect(urls[at % urls.length]!).catch(() => undefined);
    if (!ear) continue;
    const ask = () => ear.socket.emit('sync', matchID, seat.playerID, seat.credentials);
    // requests refused while servers come and go are repeated, as pages do
    const asking = setInterval(ask, 2000);
    const isThere = await new Promise<boolean>((resolve) => {
      const go = () => {
        const state = ear.state();
        if (stateIDIn(state) >= until || state.ctx.gameover) return resolve(true);
        const [move] = openTo(state, seat.playerID);
        if (!move) return;
        const wish = action(seat, move.move, move.args);
        ear.socket.emit('update', wish, stateIDIn(state), matchID, seat.playerID);
      };
      ear.socket.on('disconnect', () => resolve(false));
      ear.socket.on('sync', (_match, info: { log: LogEntry[] }) => {
        note(info.log);
        go();
      });
      ear.moves.on('update', (_match, _state, entries: LogEntry[]) => {
        note(entries);
        go();
      });
      ask();
    });
    clearInterval(asking);
    ear.socket.disconnect();
    if (isThere) return;
  }
};

test('three processes, one of them killed: no move that was shown is lost or played twice', async () => {
  const { all, databaseUrl, lobby } = await processes(3);
  const urls = all.map(url);
  const until = 36;
  const matches = await Promise.all(
    [0, 1, 2].map(async () => {
      const matchID = await openMatch(lobby, { setupData: LONG });
      return { matchID, seats: await seatEverybody(lobby, matchID, 2) };
    }),
  );
  const playing = matches.flatMap(({ matchID, seats }, match) =>
    seats.map((seat, at) => {
      const told = new Map<number, string>();
      return { matchID, told, end: playAnywhere(urls, matchID, seat, { from: match + at, until, told }) };
    }),
  );
  await comes('a move of every match', () => playing.every(({ told }) => told.size > 0));
  await kill(all[1]!);
  await Promise.all(playing.map(({ end }) => end));

  const store = await openPostgresStore(databaseUrl);
  later(() => store.close());
  for (const { matchID, told } of playing) {
    const log = await store.log(matchID);
    const { state } = (await store.load(matchID))!;
    const positions = [...new Set(log.map(stateIDIn))];
    expect(positions).toEqual(Array.from({ length: stateIDIn(state) }, (_, at) => at));
    for (const [position, said] of told) {
      const kept = log.find((entry) => stateIDIn(entry) === position)!;
      expect(JSON.parse(said)).toMatchObject({
        type: kept.action.payload.type,
        playerID: kept.action.payload.playerID,
      });
    }
    expect([...told.keys()].toSorted((a, b) => a - b).slice(-20)).toEqual(
      positions.slice(0, told.size).slice(-20),
    );
  }
});

test('computer players of a killed process play on in another one', async () => {
  const { all, lobby } = await processes(2);
  const ears = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const matchID = await openMatch(lobby, { numPlayers: 3, bots: { 1: 'easy', 2: 'easy' } });
      const ear = await watch({ url: url(all[1]!) } as TestServer, matchID);
      await sitDown(lobby, matchID, '0');
      return ear;
    }),
  );
  await kill(all[0]!);
  await comes('the moves of all computer players', () => ears.every((ear) => stateIDIn(ear.state()) >= 4));
  expect(ears.map((ear) => stateIDIn(ear.state()))).toEqual(Array(6).fill(4));
});
