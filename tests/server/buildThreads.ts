import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import config from '../../server/vite.config';

/** The modules that computer players' threads load, by the names of the built files. */
const SOURCES = {
  answer: 'server/bots/answer.ts',
  games: 'games/index.ts',
  slowShelf: 'tests/server/slowShelf.ts',
} as const;

/**
 * Builds them with everything they need, into a new folder; returns its path. A thread that reads TypeScript takes
 * seven times as long.
 */
export const buildThreads = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'threads-'));
  const { build: options, ...server } = config;
  await build({
    ...server,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ...options, outDir, rolldownOptions: { ...options?.rolldownOptions, input: SOURCES } },
  });
  // as beside the built server
  writeFileSync(join(outDir, 'package.json'), JSON.stringify({ type: 'module' }));
  return outDir;
};
