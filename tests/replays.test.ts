import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, GAMES, type AnyGame } from '../games';
import type { Choice } from '../games/shared/options';
import { readRecord, recordOf, type MatchRecord, type Replay } from '../games/shared/record';
import { RECORDINGS as boardGame } from './games/auf-achse-board/recordings';
import { RECORDINGS as cardGame } from './games/auf-achse-cards/recordings';
import { RECORDINGS as racingGame } from './games/ausgebremst/recordings';
import { choicesAt, triedOf, walk, type Recording, type Walk } from './harness';

/** The matches kept of each game. `npm run record` plays them anew, to be looked at and committed with a new rule. */
const RECORDINGS: Readonly<Record<string, readonly Recording[]>> = {
  'auf-achse-cards': cardGame,
  'auf-achse-board': boardGame,
  ausgebremst: racingGame,
};

const NAMES = ['Anna', 'Bruno', 'Chloé', 'David', 'Eliška', 'Frieda'];

const folderOf = (module: AnyGame) => join(__dirname, 'games', module.game.name, 'replays');

/** What playing and looking for matches may take, in ms. */
const RECORDING_TIME = 15 * 60_000;

/** How many seeds are tried for a match that ends as it is wished. */
const PATIENCE = 400;

const played = (module: AnyGame, { name, opening, choose, until }: Recording): Walk => {
  if (!until) return walk(module, opening, choose, Infinity);
  for (let n = 1; n <= PATIENCE; n++) {
    const match = walk(module, { ...opening, seed: `${opening.seed} ${n}` }, choose, Infinity);
    if (until(match.steps)) return match;
  }
  throw new Error(`no match of ${PATIENCE} turned out to be ${name}`);
};

const record = (module: AnyGame, recording: Recording): void => {
  const { name } = recording;
  const { opening, steps, positions } = played(module, recording);
  const file = recordOf({
    game: module.game.name,
    options: opening.options as Record<string, unknown>,
    seats: NAMES.slice(0, opening.numPlayers).map((seat) => ({ name: seat })),
    seed: opening.seed,
    steps: steps as [string, string, ...string[]][],
    result: positions.at(-1)!.ctx.gameover as Record<string, unknown>,
  });
  const choices = positions.slice(0, -1).map((position) => choicesAt(module, position).length);
  writeFileSync(join(folderOf(module), `${name}.json`), JSON.stringify(file));
  writeFileSync(join(folderOf(module), `${name}.choices.json`), JSON.stringify(choices));
};

describe.each(GAMES.map((module): [string, AnyGame] => [module.game.name, module]))('%s', (name, module) => {
  const folder = folderOf(module);
  const recordings = RECORDINGS[name]!.map((recording) => recording.name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const replay = (recording: string): Replay => {
    const reading = readRecord(read(`${recording}.json`), gameOf);
    if (!reading.ok) throw new Error(`${recording}: ${JSON.stringify(reading.fault)}`);
    return reading.replay;
  };

  if (process.env['RECORD'])
    beforeAll(() => {
      mkdirSync(folder, { recursive: true });
      for (const recording of RECORDINGS[name]!) record(module, recording);
      execFileSync('npx', ['prettier', '--write', '--log-level=error', folder]);
    }, RECORDING_TIME);

  test('the files are those that are recorded', () =>
    expect(readdirSync(folder).toSorted()).toEqual(
      recordings.flatMap((recording) => [`${recording}.choices.json`, `${recording}.json`]).toSorted(),
    ));
  test.each(recordings)('%s is played again to its end, with as many choices at every step', (recording) => {
    const choices = replay(recording)
      .positions.slice(0, -1)
      .map((position) => choicesAt(module, position).length);
    expect(choices).toEqual(JSON.parse(read(`${recording}.choices.json`)));
  });
  test('each turned out as it was wished', () => {
    for (const { name: file, until } of RECORDINGS[name]!) {
      const { steps } = JSON.parse(read(`${file}.json`)) as MatchRecord;
      expect([file, until?.(steps) ?? true]).toEqual([file, true]);
    }
  });
  test('between them they have every number of players and every value of every option', () => {
    const { minPlayers, maxPlayers } = module.game;
    const openings = recordings.map((recording) => JSON.parse(read(`${recording}.json`)) as MatchRecord);
    expect(new Set(openings.map(({ seats }) => seats.length)).size).toBe(maxPlayers - minPlayers + 1);
    for (const [option, field] of Object.entries(module.options.fields)) {
      const chosen = new Set(
        openings.map(({ seats, options }) => triedOf(field, seats.length).indexOf(options[option] as Choice)),
      );
      expect([...triedOf(field, minPlayers).keys()].filter((at) => !chosen.has(at))).toEqual([]);
    }
  });
});
