import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type AnyGame } from '../games';
import type { Choice } from '../games/shared/options';
import type { MatchRecord, Replay } from '../games/shared/record';
import { choicesAt, triedOf, type Recording } from './harness';
import { keptFolder, keptRecord } from './keptRecords';
import { replayed } from './replayed';

const folderOf = (module: AnyGame) => join(__dirname, 'games', module.game.name);

/** The kept matches of a game, which `npm run record` plays again; empty if its folder has no recordings yet. */
const recordingsOf = (module: AnyGame): readonly Recording[] => {
  const file = join(folderOf(module), 'recordings.ts');
  return existsSync(file) ? jest.requireActual<{ RECORDINGS: readonly Recording[] }>(file).RECORDINGS : [];
};

describe.each(GAMES.map((module): [string, AnyGame] => [module.game.name, module]))('%s', (name, module) => {
  const folder = keptFolder(name);
  const all = recordingsOf(module);
  const recordings = all.map((recording) => recording.name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const replay = (recording: string): Replay => replayed(keptRecord(name, recording));

  if (!all.length) {
    test('keeps matches', () => {
      throw new Error(
        `Export RECORDINGS from tests/games/${name}/recordings.ts, then \`npm run record ${name}\`.`,
      );
    });
    return;
  }

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
    for (const { name: file, until } of all) {
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
        openings.map(({ seats, options }) =>
          triedOf(field, seats.length).indexOf(module.options.asKept(options)[option] as Choice),
        ),
      );
      expect([...triedOf(field, minPlayers).keys()].filter((at) => !chosen.has(at))).toEqual([]);
    }
  });
});
