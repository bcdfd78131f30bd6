import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { GAMES, gameOf, type AnyGame } from '../games';
import { recordOf } from '../games/shared/record';
import { choicesAt, walk, type Recording, type Walk } from './harness';
import { keptFolder } from './keptRecords';

/**
 * `npm run record` plays the matches of every `tests/games/<id>/recordings.ts` and stores them in `replays` beside
 * it: look at them and commit them with a new rule. `npm run record ausgebremst` does this for one game.
 */

const NAMES = ['Anna', 'Bruno', 'Chloé', 'David', 'Eliška', 'Frieda'];

/** How many seeds are tried for a match with the wanted end. */
const MOST_SEEDS = 400;

/** Plays an opening as its record will be played: an option that it does not name was not offered then. */
const played = (module: AnyGame, { name, opening: given, choose, until }: Recording): Walk => {
  const options = module.options.asKept(given.options as Record<string, unknown>);
  const opening = { ...given, options };
  if (!until) return walk(module, opening, choose, { wandering: Infinity });
  for (let n = 1; n <= MOST_SEEDS; n++) {
    const match = walk(module, { ...opening, seed: `${opening.seed} ${n}` }, choose, { wandering: Infinity });
    if (until(match.steps)) return match;
  }
  throw new Error(`no match of ${MOST_SEEDS} turned out to be ${name}`);
};

const write = async (file: string, content: unknown): Promise<void> =>
  writeFileSync(
    file,
    await format(JSON.stringify(content), { ...(await resolveConfig(file)), filepath: file }),
  );

const keep = async (module: AnyGame, folder: string, recording: Recording): Promise<void> => {
  const { opening, steps, positions } = played(module, recording);
  const record = recordOf({
    version: opening.chance ?? 2,
    game: module.game.name,
    options: recording.opening.options as Record<string, unknown>,
    seats: NAMES.slice(0, opening.numPlayers).map((seat) => ({ name: seat })),
    seed: opening.seed,
    steps,
    result: positions.at(-1)!.ctx.gameover as Record<string, unknown>,
  });
  const choices = positions.slice(0, -1).map((position) => choicesAt(module, position).length);
  await write(join(folder, `${recording.name}.json`), record);
  await write(join(folder, `${recording.name}.choices.json`), choices);
};

const wanted = process.argv.slice(2);
for (const id of wanted) if (!gameOf(id)) throw new Error(`there is no game ${id}`);

for (const module of GAMES) {
  const id = module.game.name;
  if (wanted.length && !wanted.includes(id)) continue;
  const { RECORDINGS } = (await import(`./games/${id}/recordings`)) as {
    RECORDINGS: readonly Recording[];
  };
  const folder = keptFolder(id);
  mkdirSync(folder, { recursive: true });
  for (const recording of RECORDINGS) await keep(module, folder, recording);
  process.stdout.write(`${id}: ${readdirSync(folder).length / 2} matches\n`);
}
