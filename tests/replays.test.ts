import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, GAMES, type AnyGame } from '../games';
import { readRecord, recordOf, type MatchRecord, type Replay } from '../games/shared/record';
import { RECORDINGS as cardGame } from './games/auf-achse-cards/recordings';
import { choicesAt, walk, type Recording } from './harness';

/** The matches kept of each game. `npm run record` plays them anew, to be looked at and committed with a new rule. */
const RECORDINGS: Readonly<Record<string, readonly Recording[]>> = { 'auf-achse-cards': cardGame };

const NAMES = ['Anna', 'Bruno', 'Chloé', 'David', 'Eliška'];

const folderOf = (module: AnyGame) => join(__dirname, 'games', module.game.name, 'replays');

const record = (module: AnyGame, { name, opening, choose }: Recording): void => {
  const { steps, positions } = walk(module, opening, choose);
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
    });

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
  test('between them they have every number of players and every value of every option', () => {
    const { minPlayers, maxPlayers } = module.game;
    const openings = recordings.map((recording) => JSON.parse(read(`${recording}.json`)) as MatchRecord);
    expect(new Set(openings.map(({ seats }) => seats.length)).size).toBe(maxPlayers - minPlayers + 1);
    for (const [option, { choices }] of Object.entries(module.options.fields))
      expect(new Set(openings.map(({ options }) => options[option]))).toEqual(new Set(choices));
  });
});
