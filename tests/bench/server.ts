import '../../server/production';
import { parseArgs } from 'node:util';
import { flushTimes } from './disk';
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
import { GAME, script, SEATS, SEED } from './script';
import { KINDS, type Kind } from './serverKinds';
import { compareShared } from './shared';
import { pin, withServer, type ServerUnderLoad } from './underLoad';

/**
 * How many moves per second does the server take, and what does a move cost? `npm run bench:server` plays the board
 * game with two seats over websockets, against our server on both its stores, boardgame.io's own server on three, and
 * a bare socket.io echo that sends as much: one after the other, alternately, in several rounds; the server on one
 * core, the players on another. Every match follows one script of random moves, so that the players need not know the
 * rules. All servers run built, like the real one (vite.config.ts), and first play other matches for a while, so that
 * little is measured before it is compiled: in the first twenty seconds, a fifth of our server's computing time is V8
 * compiling. It prints the medians of the rounds.
 *
 * Options: `--kinds a,b`, `--rounds n`, `--seconds n`, `--warmup n` (seconds), `--only
 * one,fifty,inTime,length,memory`, `--postgres url` (a server where databases may be created and dropped), `--profile
 * folder` (a CPU profile of each server). Only on request, and for our server alone: `--only processes,crowd,thought`
 * (`--redis url`).
 */

const { values } = parseArgs({
  options: {
    kinds: { type: 'string', default: KINDS.join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '20' },
    only: { type: 'string', default: 'one,fifty,inTime,length,memory' },
    postgres: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432' },
    redis: { type: 'string', default: 'redis://127.0.0.1:6379' },
    profile: { type: 'string' },
  },
});
const kinds = KINDS.filter((kind) => values.kinds.split(',').includes(kind));
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const warmup = Number(values.warmup);
const wanted = new Set(values.only.split(','));

type FlatOut = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMs: number;
  readonly bytes: number;
  readonly packets: number;
  readonly serverLate: number;
  readonly playersLate: number;
};

const figuresOf = (
  { moves, ms, latencies, bytes, packets, late }: Measured,
  cpuMs: number,
  serverLate: number,
): FlatOut => ({
  perSecond: (moves / ms) * 1000,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  cpuMs: cpuMs / moves,
  bytes,
  packets,
  serverLate,
  playersLate: late,
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
    serverLate: of('serverLate'),
    playersLate: of('playersLate'),
  };
};

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Our own server comes first, so that the echo can send as much as it does. */
const inOrder = [...kinds].toSorted((a, b) => Number(b.startsWith('ours')) - Number(a.startsWith('ours')));

let packetBytes = 1000;

const serve = <T>(kind: Kind, matches: number, work: (server: ServerUnderLoad) => Promise<T>): Promise<T> =>
  withServer(
    kind,
    { game: GAME, seed: SEED, seats: SEATS, matches, packetBytes },
    { postgres: values.postgres, profile: values.profile },
    work,
  );

/** The number of other matches played before anything is measured. */
const WARM = 20;

const runOnce = (
  kind: Kind,
  matches: number,
  play: (loaded: readonly LoadedMatch[]) => Promise<Measured>,
): Promise<FlatOut> =>
  serve(kind, matches + WARM, async ({ port, tables, usage }) => {
    const others = await sitDown([port], GAME, tables.slice(matches));
    await playFlatOut(others, script, warmup * 1000);
    standUp(others);
    const loaded = await sitDown([port], GAME, tables.slice(0, matches));
    const before = await usage();
    const measured = await play(loaded);
    const { cpuMs, late } = await usage();
    standUp(loaded);
    const figures = figuresOf(measured, cpuMs - before.cpuMs, late);
    if (kind === 'ours-sqlite') packetBytes = Math.round(figures.bytes / figures.packets);
    return figures;
  });

/** Compares all kinds; the rounds alternate between them, so that other load on the machine affects all. */
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
            'server late, p99 ms': rounded(figures.serverLate, 1),
            'players late, p99 ms': rounded(figures.playersLate, 1),
            '× stock-memory': ratioTo('stock-memory', figures),
            '× echo': ratioTo('echo', figures),
          },
        ];
      }),
    ),
  );
};

/** The cost of a move late in a match and early, and the time of the first answer then. */
const compareLengths = async () => {
  const LATE = 2000;
  const EARLY = 100;
  const SPAN = 100;
  process.stdout.write('\nwith the length of a match\n');
  const rows: Record<string, object> = {};
  for (const kind of kinds) {
    if (kind === 'echo' || kind === 'stock-flatfile') continue;
    rows[kind] = await serve(kind, 2, async ({ port, tables }) => {
      const loaded = await sitDown([port], GAME, tables);
      const [long, short] = loaded as [LoadedMatch, LoadedMatch];
      while (long.at < LATE) await playNext(long, script);
      while (short.at < EARLY) await playNext(short, script);
      const late: number[] = [];
      const early: number[] = [];
      // alternately, so that both run on the same machine load
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

/** The memory of a socket and of a match with which nobody plays. */
const compareMemory = async () => {
  const MATCHES = 1000;
  process.stdout.write('\nmemory\n');
  const rows: Record<string, object> = {};
  for (const kind of kinds) {
    if (kind === 'stock-flatfile') continue;
    rows[kind] = await serve(kind, MATCHES + 20, async ({ port, tables, memory }) => {
      const first = await sitDown([port], GAME, tables.slice(0, 20));
      await playFlatOut(first, script, 1000);
      const empty = await memory();
      const idle = tables.slice(20);
      for (let at = 0; at < idle.length; at += 50) {
        const some = await sitDown([port], GAME, idle.slice(at, at + 50));
        if (kind !== 'echo') await Promise.all(some.map((match) => playNext(match, script)));
        standUp(some);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const played = await memory();
      const crowd: LoadedMatch[] = [];
      for (let at = 0; at < idle.length; at += 50)
        crowd.push(...(await sitDown([port], GAME, idle.slice(at, at + 50))));
      const watched = await memory();
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

pin(process.pid, '1');
process.stdout.write(
  `${script.length} moves of the board game, ${SEATS} seats; medians of ${rounds} rounds of ${seconds} s, ` +
    `each server after ${warmup} s of other matches\n`,
);
if (wanted.has('one'))
  await compare('1 match, as fast as it is answered', 1, (loaded) =>
    playFlatOut(loaded, script, seconds * 1000),
  );
if (wanted.has('fifty'))
  await compare('50 matches, as fast as they are answered', 50, (loaded) =>
    playFlatOut(loaded, script, seconds * 1000),
  );
if (wanted.has('inTime')) {
  const { p50, p99 } = await flushTimes();
  process.stdout.write(`\nThis disk flushes 16 kB in ${rounded(p50, 2)} ms, p99 ${rounded(p99, 2)} ms.\n`);
  await compare('200 matches, a move a second each', 200, (loaded) =>
    playInTime(loaded, script, { everyMs: 1000, rounds: seconds }),
  );
}
if (wanted.has('length')) await compareLengths();
if (wanted.has('memory')) await compareMemory();
const ground = {
  postgres: values.postgres,
  redis: values.redis,
  profile: values.profile,
  rounds,
  seconds,
  warmup,
};
for (const [name, compareOne] of Object.entries(compareShared(ground)))
  if (wanted.has(name)) await compareOne();
