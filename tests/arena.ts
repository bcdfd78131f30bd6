import '../server/production';
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { GAMES, gameOf, type AnyGame } from '../games';
import { contest, KINDS, together, type Contest, type Kind, type Tallies } from './arena/contest';
import { cellsOf, markdownOf, withStrengths, type Line } from './arena/report';

/**
 * How strong are the computer players? `npm run arena` seats one of them among others of another kind, at every size
 * of table and in every seat in turn, on all cores, and counts. `--line-up hard,normal,easy` plays only that;
 * `--write` writes the README's table of strengths. Every match has its own seed and can be played again.
 */

const README = join(import.meta.dirname, '../README.md');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '100' },
    players: { type: 'string' },
    pairing: { type: 'string', multiple: true, default: ['hard:normal', 'normal:easy'] },
    'line-up': { type: 'string' },
    seed: { type: 'string', default: 'arena' },
    options: { type: 'string', default: '{}' },
    processes: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
    /** For a process started by another one: what it must play. */
    part: { type: 'string' },
  },
});

const among = <T extends string>(names: readonly T[], name: string): T => {
  const found = names.find((known) => known === name);
  if (!found) throw new Error(`${name} is not one of ${names.join(', ')}.`);
  return found;
};

const kindsIn = (text: string, mark: string): Kind[] => text.split(mark).map((name) => among(KINDS, name));

const atLeastOne = (text: string): number => Math.max(1, Number.parseInt(text, 10) || 1);

/** Everything a process is told of a contest. */
type Part = Omit<Contest, 'module'> & { readonly game: string };

/** The line-ups of a game: the requested one, or one of a kind among others at every size of table. */
const lineUpsOf = ({ game: { minPlayers, maxPlayers } }: AnyGame): Kind[][] => {
  if (values['line-up']) return [kindsIn(values['line-up'], ',')];
  const sizes = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, at) => minPlayers + at);
  const wanted = values.players?.split(',').map(Number) ?? sizes;
  return values.pairing
    .map((pairing) => kindsIn(pairing, ':'))
    .flatMap(([one, against]) =>
      sizes
        .filter((size) => wanted.includes(size))
        .map((size) => [one!, ...Array.from({ length: size - 1 }, () => against!)]),
    );
};

/** Imagined tables are short-lived: with the usual 16 MB for young objects, they are collected far more often. */
const ROOM = '--max-semi-space-size=64';

/** Lets another process play a part. */
const elsewhere = (part: Part): Promise<Tallies> =>
  new Promise((resolve, reject) => {
    const execArgv = [...process.execArgv, ROOM];
    const child = fork(import.meta.filename, ['--part', JSON.stringify(part)], { execArgv });
    child.once('message', (tallies) => resolve(tallies as Tallies));
    child.once('exit', (code) => reject(new Error(`A part of the arena ended with ${code}.`)));
  });

const play = async (whole: Omit<Part, 'share'>): Promise<Tallies> => {
  const of = Math.min(atLeastOne(values.processes), whole.matches);
  const parts = Array.from({ length: of }, (_, number): Part => ({ ...whole, share: { number, of } }));
  return together(await Promise.all(parts.map(elsewhere)));
};

const arena = async (): Promise<void> => {
  const ids = GAMES.map(({ id }) => id);
  const modules: readonly AnyGame[] = values.game ? [gameOf(among(ids, values.game))!] : GAMES;
  const matches = atLeastOne(values.matches);
  const lines: Line[] = [];
  for (const module of modules)
    for (const lineUp of lineUpsOf(module)) {
      const options: unknown = JSON.parse(values.options);
      const tallies = await play({ game: module.id, lineUp, matches, seed: values.seed, options });
      const line = { module, lineUp, matches, tallies };
      lines.push(line);
      process.stdout.write(
        `${Object.entries(cellsOf(line))
          .map(([name, cell]) => `${name} ${cell}`)
          .join(' · ')}\n`,
      );
    }
  if (!values.write) return;
  const written = withStrengths(readFileSync(README, 'utf8'), markdownOf(lines));
  writeFileSync(README, await format(written, { parser: 'markdown', printWidth: 110 }));
};

if (values.part) {
  const { game, ...part } = JSON.parse(values.part) as Part;
  process.send!(await contest({ module: gameOf(game)!, ...part }));
} else await arena();
