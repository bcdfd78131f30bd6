import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '../games/shared/record';

/** The folder of a game's kept matches, which `npm run record` plays again. */
export const keptFolder = (game: string): string => join(import.meta.dirname, 'games', game, 'replays');

/** The file of a kept match. */
export const keptFile = (game: string, name: string): string => join(keptFolder(game), `${name}.json`);

/** The names of all kept matches of a game. */
export const keptNames = (game: string): readonly string[] =>
  readdirSync(keptFolder(game))
    .filter((file) => !file.endsWith('.choices.json'))
    .map((file) => file.replace(/\.json$/, ''));

/** A kept match. */
export const keptRecord = (game: string, name: string): MatchRecord =>
  JSON.parse(readFileSync(keptFile(game, name), 'utf8')) as MatchRecord;

/** The first step from this one on that made this move; the match is kept as it was before that step. */
export const stepWith = ({ steps }: MatchRecord, move: string, from = 0): number =>
  steps.findIndex(([, made], step) => step >= from && made === move);
