import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The root folder of the project: the server's sources and the built server both lie one level below it. */
export const ROOT = resolve(import.meta.dirname, '..');

/**
 * The address of the module a thread loads: the built one if it lies beside the running server, otherwise its source.
 */
export const forThread = (built: string, source: string): string => {
  const beside = join(import.meta.dirname, built);
  return pathToFileURL(existsSync(beside) ? beside : join(ROOT, source)).href;
};
