import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '../games/shared/record';

/** The folder of the matches that are kept of a game, which `npm run record` plays anew. */
export const keptFolder = (game: string): string => join(import.meta.dirname, 'games', game, 'replays');

/** The file of a kept match. */
export const keptFile = (game: string, name: string): string => join(keptFolder(game), `${name}.json`);

/** The names of all matches that are kept of a game. */
export const keptNames = (game: string): readonly string[] =>
  readdirSync(keptFolder(game))
    .filter((file) => !file.endsWith('.choices.json'))
    .map((file) => file.replace(/\.json$/, ''));

/** A kept match. */
export const keptRecord = (game: string, name: string): MatchRecord =>
  JSON.parse(readFileSync(keptFile(game, name), 'utf8')) as MatchRecord;

/** The first step from this one on with which that move was made; the match is kept as it stood before. */
export const stepWith = ({ steps }: MatchRecord, move: string, from = 0): number =>
  steps.findIndex(([, made], step) => step >= from && made === move);
