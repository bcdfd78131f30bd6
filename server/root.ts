import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the project: the sources of the server and the built one both lie one floor below it. */
export const ROOT = resolve(import.meta.dirname, '..');

/** The address of what a thread loads: the built module, where it lies beside the running server, or else its source. */
export const forThread = (built: string, source: string): string => {
  const beside = join(import.meta.dirname, built);
  return pathToFileURL(existsSync(beside) ? beside : join(ROOT, source)).href;
};
