import '../../server/production';
import { fork, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { boardGame } from '../../games/auf-achse-board';
import { seededChance } from '../../games/shared/chance';
import { tableOf, type Step } from '../../games/shared/table';
import { newCredentials, newMatchID } from '../../server/identity';
import { withDatabase } from '../database';
import {
  firstAnswer,
  playFlatOut,
  playInTime,
  playNext,
  quantile,
  sitDown,
  standUp,
  type LoadedMatch,
  type Measured,
} from './load';
import {
  KINDS,
  type FromServer,
  type Kind,
  type Ordered,
  type Table,
  type ToServer,
  type Usage,
} from './serverKinds';

/**
 * How many moves a second does the server take, and what does a move cost it? `npm run bench:server` plays the board
 * game with two seats over websockets, against our server on both its stores, boardgame.io's own server on three, and
 * a bare socket.io echo that sends as much: one after the other, in turn, several rounds; the server on one core, the
 * players on another. Every match follows one script of random moves, so that the players need not know the rules.
 * Printed are medians of the rounds.
 *
 * Options: `--kinds a,b`, `--rounds n`, `--seconds n`, `--only flatOut,inTime,length,memory`, `--postgres url` (a server where databases
 * may be made and dropped).
 */

const GAME = boardGame.id;
/** A match this seed deals lasts more than 2,000 moves when it is played at random. */
const SEED = 'c';
const SEATS = 2;

const { values } = parseArgs({
  options: {
    kinds: { type: 'string', default: KINDS.join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'flatOut,inTime,length,memory' },
    postgres: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432' },
  },
});
const kinds = KINDS.filter((kind) => values.kinds.split(',').includes(kind));
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const wanted = new Set(values.only.split(','));

const scriptOf = (): readonly Step[] => {
  const table = tableOf(boardGame, { seed: SEED, numPlayers: SEATS });
  const random = seededChance(SEED);
  const steps: Step[] = [];
  for (let position = table.start; !boardGame.isOver(position.G);) {
    const [seat] = boardGame.awaited(position.G);
    const [move] = random.Shuffle([...boardGame.legalMoves(position.G, seat!)]);
    const step: Step = [seat!, move!.move, ...move!.args];
    const outcome = table.play(position, step);
    if (!outcome.taken) throw new Error(`${move!.move} is refused: ${outcome.refusal.reason}`);
    steps.push(step);
    position = outcome.position;
  }
  return steps;
};

/** One core for the server, the other for the players, where that can be said. */
const pin = (pid: number, core: number) => {
  try {
    execFileSync('taskset', ['-a', '-cp', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    process.stderr.write('taskset is missing: server and players share the cores\n');
  }
};

type ServerUnderLoad = {
  readonly port: number;
  readonly tables: readonly Table[];
  readonly usage: () => Promise<Usage>;
};

const answerOf = async <Type extends FromServer['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<FromServer, { type: Type }>> => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server has ended');
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [FromServer];
  if (message.type !== type) throw new Error(`the server said ${message.type} instead of ${type}`);
  return message as Extract<FromServer, { type: Type }>;
};

/** Runs one server with so many tables. */
const withServer = <T>(
  kind: Kind,
  { matches, packetBytes = 1000 }: { readonly matches: number; readonly packetBytes?: number },
  work: (server: ServerUnderLoad) => Promise<T>,
): Promise<T> => {
  const run = async (database?: string) => {
    const child = fork(join(import.meta.dirname, 'served.ts'), {
      execArgv: ['--import', 'tsx', '--expose-gc'],
    });
    const tell = (message: ToServer) => child.send(message);
    try {
      const tables = Array.from({ length: matches }, () => ({
        matchID: newMatchID(),
        credentials: Array.from({ length: SEATS }, newCredentials),
      }));
      const ordered: Ordered = { kind, game: GAME, seed: SEED, tables, packetBytes, database };
      tell({ type: 'start', ordered });
      const started = await answerOf(child, 'started');
      pin(child.pid!, 0);
      return await work({
        ...started,
        usage: () => {
          tell({ type: 'usage' });
          return answerOf(child, 'usage');
        },
      });
    } finally {
      if (child.exitCode === null) {
        tell({ type: 'stop' });
        await once(child, 'exit');
      }
    }
  };
  return kind.endsWith('postgres') ? withDatabase(values.postgres, run) : run();
};

type FlatOut = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMs: number;
  readonly bytes: number;
  readonly packets: number;
};

const figuresOf = ({ moves, ms, latencies, bytes, packets }: Measured, cpuMs: number): FlatOut => ({
  perSecond: (moves / ms) * 1000,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  cpuMs: cpuMs / moves,
  bytes,
  packets,
});

const median = (figures: readonly number[]): number => quantile(figures, 0.5);

const medians = (runs: readonly FlatOut[]): FlatOut => {
  const of = (figure: keyof FlatOut) => median(runs.map((run) => run[figure]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMs: of('cpuMs'),
    bytes: of('bytes'),
    packets: of('packets'),
  };
};

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Our own server comes first, so that the echo can send as much as it does. */
const inOrder = [...kinds].toSorted((a, b) => Number(b.startsWith('ours')) - Number(a.startsWith('ours')));

const script = scriptOf();
let packetBytes = 1000;

const runOnce = (
  kind: Kind,
  matches: number,
  play: (loaded: readonly LoadedMatch[]) => Promise<Measured>,
): Promise<FlatOut> =>
  withServer(kind, { matches, packetBytes }, async ({ port, tables, usage }) => {
    const loaded = await sitDown(port, GAME, tables);
    await playFlatOut(loaded, script, 1000);
    const before = await usage();
    const measured = await play(loaded);
    const { cpuMs } = await usage();
    standUp(loaded);
    const figures = figuresOf(measured, cpuMs - before.cpuMs);
    if (kind === 'ours-sqlite') packetBytes = Math.round(figures.bytes / figures.packets);
    return figures;
  });

/** Compares all kinds; the rounds go through them in turn, so that whatever else the machine does falls on all. */
const compare = async (
  title: string,
  matches: number,
  play: (loaded: readonly LoadedMatch[]) => Promise<Measured>,
) => {
  const runs = new Map<Kind, FlatOut[]>(inOrder.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++)
    for (const kind of inOrder) runs.get(kind)!.push(await runOnce(kind, matches, play));
  const all = new Map([...runs].map(([kind, figures]) => [kind, medians(figures)]));
  const ratioTo = (kind: Kind, { perSecond }: FlatOut) => {
    const other = all.get(kind);
    return other ? rounded(perSecond / other.perSecond, 2) : undefined;
  };
  process.stdout.write(`\n${title}\n`);
  console.table(
    Object.fromEntries(
      kinds.map((kind) => {
        const figures = all.get(kind)!;
        return [
          kind,
          {
            'moves/s': Math.round(figures.perSecond),
            'p50 ms': rounded(figures.p50, 2),
            'p99 ms': rounded(figures.p99, 2),
            'CPU ms/move': rounded(figures.cpuMs, 3),
            'bytes/move': Math.round(figures.bytes),
            '× stock-memory': ratioTo('stock-memory', figures),
            '× echo': ratioTo('echo', figures),
          },
        ];
      }),
    ),
  );
};

/** What a move costs late in a match and early, and how long the first answer is then. */
const compareLengths = async () => {
  const LATE = 2000;
  const EARLY = 100;
  const SPAN = 100;
  process.stdout.write('\nwith the length of a match\n');
  const rows: Record<string, object> = {};
  for (const kind of kinds) {
    if (kind === 'echo' || kind === 'stock-flatfile') continue;
    rows[kind] = await withServer(kind, { matches: 2 }, async ({ port, tables }) => {
      const loaded = await sitDown(port, GAME, tables);
      const [long, short] = loaded as [LoadedMatch, LoadedMatch];
      while (long.at < LATE) await playNext(long, script);
      while (short.at < EARLY) await playNext(short, script);
      const late: number[] = [];
      const early: number[] = [];
      // in turn, so that both meet the same machine
      for (let move = 0; move < SPAN; move++) {
        late.push(await playNext(long, script));
        early.push(await playNext(short, script));
      }
      const bytes = await firstAnswer(port, GAME, long);
      standUp(loaded);
      return {
        [`ms at ${EARLY}`]: rounded(median(early), 3),
        [`ms at ${LATE}`]: rounded(median(late), 3),
        ratio: rounded(median(late) / median(early), 2),
        'first answer, bytes': bytes,
      };
    });
  }
  console.table(rows);
};

/** What a socket and a match cost that nobody plays with. */
const compareMemory = async () => {
  const MATCHES = 1000;
  process.stdout.write('\nmemory\n');
  const rows: Record<string, object> = {};
  for (const kind of kinds) {
    if (kind === 'stock-flatfile') continue;
    rows[kind] = await withServer(kind, { matches: MATCHES + 20 }, async ({ port, tables, usage }) => {
      const first = await sitDown(port, GAME, tables.slice(0, 20));
      await playFlatOut(first, script, 1000);
      const empty = await usage();
      const idle = tables.slice(20);
      for (let at = 0; at < idle.length; at += 50) {
        const some = await sitDown(port, GAME, idle.slice(at, at + 50));
        if (kind !== 'echo') await Promise.all(some.map((match) => playNext(match, script)));
        standUp(some);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const played = await usage();
      const crowd: LoadedMatch[] = [];
      for (let at = 0; at < idle.length; at += 50)
        crowd.push(...(await sitDown(port, GAME, idle.slice(at, at + 50))));
      const watched = await usage();
      standUp([...crowd, ...first]);
      const kB = (bytes: number) => rounded(bytes / 1024, 1);
      return {
        'kB an idle match': kB((played.held - empty.held) / MATCHES),
        'kB an idle socket': kB((watched.held - played.held) / (MATCHES * SEATS)),
        'rss MB': rounded(watched.rss / 2 ** 20, 0),
      };
    });
  }
  console.table(rows);
};

pin(process.pid, 1);
process.stdout.write(
  `${script.length} moves of the board game, ${SEATS} seats; medians of ${rounds} rounds\n`,
);
if (wanted.has('flatOut'))
  for (const matches of [1, 50])
    await compare(
      `${matches} ${matches === 1 ? 'match' : 'matches'}, as fast as they are answered`,
      matches,
      (loaded) => playFlatOut(loaded, script, seconds * 1000),
    );
if (wanted.has('inTime'))
  await compare('200 matches, a move a second each', 200, (loaded) =>
    playInTime(loaded, script, { everyMs: 1000, rounds: seconds }),
  );
if (wanted.has('length')) await compareLengths();
if (wanted.has('memory')) await compareMemory();
