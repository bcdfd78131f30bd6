import { withDatabase } from '../database';
import { lookOn, playFlatOut, playInTime, quantile, sitDown, standUp, type Measured } from './load';
import { GAME, script, SEATS, SEED } from './script';
import { newTables, withProcess, withServer, type Ground, type ServerUnderLoad } from './underLoad';

/** Measurements of our server alone: the cost of processes, spectators and thoughts that share it. */

type Settings = Ground & {
  readonly redis: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly warmup: number;
};

/** The matches that are measured; the other ones have warmed up the servers. */
const MATCHES = 20;
const WARM = 10;

const EVERY = { everyMs: 500 };

type Row = Readonly<Record<string, number>>;

const rounded = (value: number) => Number(value.toFixed(2));

const latenciesOf = ({ latencies, late }: Measured): Row => ({
  'p50 ms': rounded(quantile(latencies, 0.5)),
  'p99 ms': rounded(quantile(latencies, 0.99)),
  'longest ms': rounded(Math.max(...latencies)),
  'players late, p99 ms': rounded(late),
});

const cpuOf = async (servers: readonly ServerUnderLoad[]): Promise<number> => {
  const used = await Promise.all(servers.map(({ usage }) => usage()));
  return used.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
};

/** Measures each way alternately, in several rounds; prints the medians. */
const compareWays = async (
  title: string,
  rounds: number,
  ways: Readonly<Record<string, () => Promise<Row>>>,
) => {
  const rows = new Map<string, Row[]>(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < rounds; round++)
    for (const [way, measure] of Object.entries(ways)) rows.get(way)!.push(await measure());
  const medianOf = (found: readonly Row[]): Row =>
    Object.fromEntries(
      Object.keys(found[0]!).map((figure) => [
        figure,
        quantile(
          found.map((row) => row[figure]!),
          0.5,
        ),
      ]),
    );
  process.stdout.write(`\n${title}\n`);
  console.table(Object.fromEntries([...rows].map(([way, found]) => [way, medianOf(found)])));
};

/** Plays some matches to have the code compiled. */
const warmUp = async (ports: readonly number[], { tables }: ServerUnderLoad, { warmup }: Settings) => {
  const others = await sitDown(ports, GAME, tables.slice(-WARM));
  await playFlatOut(others, script, warmup * 1000);
  standUp(others);
};

/** Runs several processes on one database, started one after the other. */
const withProcesses = <T>(
  count: number,
  redis: string | undefined,
  settings: Settings,
  work: (servers: readonly ServerUnderLoad[]) => Promise<T>,
): Promise<T> =>
  withDatabase(settings.postgres, (database) => {
    const tables = newTables({ seats: SEATS, matches: MATCHES + WARM });
    const ordered = {
      kind: 'ours-postgres',
      game: GAME,
      seed: SEED,
      packetBytes: 0,
      tables,
      database,
      redis,
    } as const;
    const startNext = (started: readonly ServerUnderLoad[]): Promise<T> =>
      started.length === count
        ? work(started)
        : withProcess({ ...ordered, isSecond: started.length > 0 }, settings, (server) =>
            startNext([...started, server]),
          );
    return startNext([]);
  });

/** The seats of every match are at different processes. */
const flatOutOn = (count: number, redis: string | undefined, settings: Settings): Promise<Row> =>
  withProcesses(count, redis, settings, async (servers) => {
    const ports = servers.map(({ port }) => port);
    await warmUp(ports, servers[0]!, settings);
    const loaded = await sitDown(ports, GAME, servers[0]!.tables.slice(0, MATCHES));
    const before = await cpuOf(servers);
    const fast = await playFlatOut(loaded, script, settings.seconds * 1000);
    const used = (await cpuOf(servers)) - before;
    const slow = await playInTime(loaded, script, { ...EVERY, rounds: 2 * settings.seconds });
    standUp(loaded);
    return {
      'moves/s': Math.round((fast.moves / fast.ms) * 1000),
      'CPU ms/move, all processes': rounded(used / fast.moves),
      ...latenciesOf(slow),
    };
  });

const inTimeOn = (
  settings: Settings,
  disturb: (server: ServerUnderLoad) => Promise<{ readonly row?: Row; readonly end?: () => void }>,
): Promise<Row> =>
  withServer(
    'ours-sqlite',
    { game: GAME, seed: SEED, seats: SEATS, matches: MATCHES + WARM, packetBytes: 0 },
    settings,
    async (server) => {
      const ports = [server.port];
      await warmUp(ports, server, settings);
      const { row, end } = await disturb(server);
      const loaded = await sitDown(ports, GAME, server.tables.slice(0, MATCHES - 1));
      const crowded = await sitDown(ports, GAME, [server.tables[MATCHES - 1]!]);
      const load = { ...EVERY, rounds: 2 * settings.seconds };
      const [measured] = await Promise.all([
        playInTime(loaded, script, load),
        playInTime(crowded, script, load),
      ]);
      standUp([...loaded, ...crowded]);
      end?.();
      return { ...latenciesOf(measured), ...row };
    },
  );

const WATCHERS = 250;

/** The available comparisons, by name. */
export const compareShared = (settings: Settings): Readonly<Record<string, () => Promise<void>>> => ({
  processes: () =>
    compareWays(
      `${MATCHES} matches on one PostgreSQL, the seats of each in turn at all processes (which share a core): ` +
        'as fast as they are answered, then two moves a second each',
      settings.rounds,
      {
        'one process': () => flatOutOn(1, undefined, settings),
        'two, by NOTIFY': () => flatOutOn(2, undefined, settings),
        'two, by Redis': () => flatOutOn(2, settings.redis, settings),
      },
    ),
  crowd: () =>
    compareWays(
      `${MATCHES - 1} matches, two moves a second each, beside one that is looked on at`,
      settings.rounds,
      {
        'by nobody': () => inTimeOn(settings, async () => ({ row: { 'let in': 0 } })),
        [`by ${WATCHERS} who ask to`]: () =>
          inTimeOn(settings, async ({ port, tables }) => {
            const { letIn, leave } = await lookOn(port, GAME, tables[MATCHES - 1]!, WATCHERS);
            return { row: { 'let in': letIn }, end: leave };
          }),
      },
    ),
  thought: () =>
    compareWays(
      `${MATCHES - 1} matches, two moves a second each, while computer players of others`,
      settings.rounds,
      {
        'do nothing': () => inTimeOn({ ...settings, cores: '0,1' }, async () => ({})),
        'think for a second each, one after the other': () =>
          inTimeOn({ ...settings, cores: '0,1' }, async ({ think }) => {
            await think();
            return {};
          }),
      },
    ),
});
