import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES, type AnyGame } from '../../games';

/** The folder with the built modules for threads; undefined when a server is attacked outside of tests. */
const FOLDER = process.env['TEST_THREADS'];

const addressOf = (file: string): string => pathToFileURL(join(FOLDER!, file)).href;

/** Threads that load a built list of games. */
export const threadsWith = (games: readonly AnyGame[], built: string) => ({
  thread: addressOf('answer.js'),
  shelf: { games, address: addressOf(built) },
});

/** The threads of a server under test. */
export const THREADS = FOLDER ? threadsWith(GAMES, 'games.js') : {};
